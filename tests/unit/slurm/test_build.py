"""How the errors of failed jobs reach the user. The builds themselves: test_slurm.py."""

from __future__ import annotations

from pathlib import Path

from nybforge.errors import BuildFailed, ClusterError, Location
from nybforge.slurm.build import errors_of
from nybforge.slurm.tasks import Ended


def ended(state: str, value: object = None, error: str = "") -> Ended:
    return Ended(
        name="one", job="7_1", state=state, attempts=2, log=Path("one.log"), node="n1",
        slurm_log=Path("7_1.out"), value=value, error=error,
    )  # fmt: skip


def test_an_error_from_a_node_reads_as_if_it_was_raised_here() -> None:
    original = BuildFailed(
        "one: the build failed", where=Location(Path("a.cc"), 3, None), hint="look", detail=["x"]
    )
    (error,) = errors_of(ended("FAILED", [original.to_json()]))
    assert isinstance(error, BuildFailed)
    assert error.lines() == original.lines()


def test_a_job_that_slurm_ended_shows_its_state() -> None:
    (error,) = errors_of(ended("TIMEOUT", error="slurmstepd: error: DUE TO TIME LIMIT"))
    assert isinstance(error, ClusterError)
    assert error.why == "job 7_1 on n1: TIMEOUT"
    assert "TIME LIMIT" in error.detail[0]
    assert "increase the time limit" in str(error.hint)
    (error,) = errors_of(ended("NODE_FAIL"))
    assert "scontrol show job 7_1" in str(error.hint)


def test_successes_and_skipped_jobs_are_no_errors() -> None:
    assert errors_of(ended("COMPLETED", 3)) == []
    assert errors_of(ended("SKIPPED")) == []
