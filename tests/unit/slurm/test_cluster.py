"""Jobs that time out, are preempted or fail, with fakes of Slurm's commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from slurm_commands import install

pytestmark = pytest.mark.slow  # each task starts a process

PROGRAM = """\
import io, json, operator, os, sys
from pathlib import Path
from nybforge.context import make_context
from nybforge.report import Report
from nybforge.slurm import cluster
from nybforge.slurm.options import slurm_options
from nybforge.slurm.tasks import Task

cluster.POLL_S = cluster.QUEUE_S = 0.2
env = {**os.environ, "NYBFORGE_BUILD": sys.argv[1]}
context = make_context(Report(stdout=io.StringIO(), stderr=sys.stderr, env=env), env, Path.cwd())
made = cluster.cluster_of(context, slurm_options({"retries": 1, "mem": "1G"}))
tasks = [
    Task(name=name, call=operator.add, args=(name, "!"), after=tuple(after))
    for name, after in json.loads(sys.argv[2])
]
done = made.run(tasks).values()
print(json.dumps([{**one.to_json(), "value": one.value, "error": one.error} for one in done]))
"""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, **install(tmp_path)}


def run(env: dict[str, str], tmp_path: Path, tasks: list[object], faults: str = "") -> object:
    pytest.importorskip("submitit", reason="missing: submitit")
    (tmp_path / "slurm-state/faults").write_text(faults)
    argv = [sys.executable, "-c", PROGRAM, str(tmp_path / "build"), json.dumps(tasks)]
    done = subprocess.run(argv, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return {each["job"]: each for each in json.loads(done.stdout)}, done.stderr


def submitted(tmp_path: Path) -> dict[str, dict[str, str]]:
    jobs = json.loads((tmp_path / "slurm-state/state.json").read_text())["jobs"]
    return {name: job["options"] for name, job in jobs.items()}


def test_results_and_options(env: dict[str, str], tmp_path: Path) -> None:
    ended, _ = run(env, tmp_path, [["a", []], ["b", []], ["c", ["a", "b"]]])
    assert {name: (one["state"], one["value"]) for name, one in ended.items()} == {
        name: ("COMPLETED", f"{name}!") for name in "abc"
    }
    options = submitted(tmp_path)
    assert [options[name]["mem"] for name in ("1_0", "1_1", "2")] == ["1G"] * 3
    assert options["2"]["dependency"].strip("'") == "afterok:1_0:1_1"


@pytest.mark.parametrize("state", ["TIMEOUT", "PREEMPTED", "NODE_FAIL", "OUT_OF_MEMORY"])
def test_a_job_that_slurm_ended_is_retried(env: dict[str, str], tmp_path: Path, state: str) -> None:
    ended, said = run(env, tmp_path, [["first", []], ["other", []]], f"first {state}\n")
    assert ended["first"]["state"] == "COMPLETED"
    assert (ended["first"]["attempts"], ended["other"]["attempts"]) == (2, 1)
    assert f"retry        first (job 1_0 on n1): {state}" in said


def test_retries_are_bounded_and_the_others_results_are_kept(
    env: dict[str, str], tmp_path: Path
) -> None:
    tasks = [["first", []], ["other", []], ["next", ["first"]], ["last", ["next"]]]
    ended, _ = run(env, tmp_path, tasks, "first TIMEOUT\nfirst TIMEOUT\n")
    assert {name: (one["state"], one["attempts"]) for name, one in ended.items()} == {
        "first": ("TIMEOUT", 2),
        "other": ("COMPLETED", 1),
        "next": ("SKIPPED", 1),
        "last": ("SKIPPED", 1),
    }
    assert ended["last"]["error"] == "not run, because first failed"


def test_a_missing_submitit_is_one_error_with_its_command(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked/submitit"
    blocked.mkdir(parents=True)
    (blocked / "__init__.py").write_text("raise ImportError('not here')\n")
    argv = [sys.executable, "-m", "nybforge", "build", "cpu", "--executor", "slurm", "--json"]
    argv += ["--toolchain", "conda-forge", "--output", str(tmp_path / "channel")]
    env = {**os.environ, "PYTHONPATH": str(blocked.parent)}
    env["NYBFORGE_BUILD"] = str(tmp_path / "build")
    done = subprocess.run(argv, env=env, capture_output=True, text=True, timeout=60)
    error = json.loads(done.stdout)["error"]
    assert (done.returncode, error["id"]) == (4, "NF300")
    assert "pip install submitit" in error["hint"]
