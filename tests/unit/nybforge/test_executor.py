"""Executors: the dry run of --executor slurm needs neither Slurm nor submitit."""

from __future__ import annotations

import argparse
import io
from pathlib import Path

import pytest

from nybforge.cli.options import executor_of
from nybforge.context import make_context
from nybforge.executor import Local, Slurm
from nybforge.report import Report

PLAN = ("build", "cuda122", "--toolchain", "conda-forge", "--dry-run")


def test_the_dry_run_shows_the_job_arrays(nybforge) -> None:
    said = nybforge(*PLAN, "--executor", "slurm")
    kernels = "slurm array: nybble-kernels-cuda122-noarch (after nvrtcc-linux-64)"
    assert kernels in said.out.replace("aarch64", "64").splitlines()
    document = nybforge(*PLAN, "--executor", "slurm", "--json").document
    jobs = [job for each in document["arrays"] for job in each["jobs"]]
    assert sorted(jobs) == sorted(step["job"] for step in document["steps"])
    assert "arrays" not in nybforge(*PLAN, "--json").document


def test_a_build_without_sbatch_is_one_error(nybforge) -> None:
    argv = [word for word in PLAN if word != "--dry-run"]
    failed = nybforge(*argv, "--executor", "slurm", env={"PATH": "/nowhere"})
    assert failed.code == 4
    assert "submitit" in failed.err or "sbatch" in failed.err


def test_options_choose_the_executor(tmp_path: Path) -> None:
    (tmp_path / "nybforge.toml").write_text('slurm = { partition = "cpu", mem = "4G" }\n')
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    context = make_context(report, {}, tmp_path)
    words = {"jobs": 3, "toolchain": "embedded"}
    local = executor_of(argparse.Namespace(executor="local", partition=None, **words), context)
    assert local == Local(jobs=3)
    slurm = executor_of(argparse.Namespace(executor="slurm", partition="gpu", **words), context)
    assert isinstance(slurm, Slurm)
    assert slurm.options.sbatch == {"partition": "gpu", "mem": "4G"}


@pytest.mark.parametrize(
    "argv",
    [
        *[("build", "cpu", "--dry-run"), ("build", "cpu"), ("wheel", "cpu"), ("doctor",)],
        ("env", "create", "--prefix", "/tmp/none", "nybble", "cpu"),
    ],
)
def test_a_partition_alone_starts_nothing_on_this_machine(nybforge, argv: tuple[str, ...]) -> None:
    failed = nybforge(*argv, "--partition", "gpu")
    assert failed.code == 2
    assert "--partition needs --executor slurm" in failed.err
    assert not {"start", "plan", "solve"} & set(failed.err.split())


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (("--prefix", "env", "nybble"), "needs an absolute --prefix"),
        (("--prefix", "/e", "nybble", "--modulefile", "m"), "--modulefile and --executor slurm"),
        (("--prefix", "/e", "--bundle", "none.sh"), "no such file"),
        (("--prefix", "/e", "--bundle", "b.sh", "nybble"), "--bundle and packages exclude"),
        (("--prefix", "/e", "--bundle", "b.sh", "-f", "e.yml"), "--bundle and packages exclude"),
    ],
)
def test_wrong_options_for_nodes_submit_no_job(nybforge, argv: tuple[str, ...], says: str) -> None:
    failed = nybforge("env", "create", "--executor", "slurm", *argv)
    assert failed.code == 2, failed.err
    assert says in failed.err
