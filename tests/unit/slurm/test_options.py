"""The table [slurm]: sbatch's long options, retries and the time limit."""

from __future__ import annotations

import pytest

from nybforge.slurm.options import OURS, SBATCH, slurm_options, wrong_option


def test_the_partition_of_the_command_line_replaces_the_files() -> None:
    settings = {"partition": "cpu", "mem": "8G", "time": 30, "retries": 3}
    found = slurm_options(settings, "gpu")
    assert found.sbatch == {"partition": "gpu", "mem": "8G"}
    assert (found.minutes, found.retries) == (30, 3)
    assert slurm_options(settings).sbatch["partition"] == "cpu"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("retries", "2"), ("retries", -1), ("time", 0), ("time", True), ("time", "1:00")],
        *[("dependency", "x"), ("job-name", "x"), ("Mem", "1G"), ("mem=", "1"), ("mem", "")],
        *[("mem", "1\n#SBATCH --x"), ("mem", ["1G"]), ("exclusive", False)],
    ],
)
def test_wrong_entries(name: str, value: object) -> None:
    assert wrong_option(name, value)


def test_right_entries() -> None:
    for name, value in (("mem", "8G"), ("cpus-per-task", 8), ("exclusive", True), ("retries", 0)):
        assert wrong_option(name, value) is None
    for name in (*SBATCH, "exclus", "container-image", "container-env", "gpumps", "tmpdir", "mpi"):
        assert name in (*OURS, "time") or wrong_option(name, "x") is None


@pytest.mark.parametrize(
    ("name", "near"),
    [
        *[("partiton", "partition"), ("acount", "account"), ("cpu-per-task", "cpus-per-task")],
        *[("retry", "retries"), ("timeout", "time"), ("node", "nodes"), ("gpu", "gpus")],
        *[("mem-per-cpus", "mem-per-cpu"), ("node-list", "nodelist")],
    ],
)
def test_misspelled_options(name: str, near: str) -> None:
    assert str(wrong_option(name, "x")).endswith(f"perhaps you meant {near}")
