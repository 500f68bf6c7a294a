"""The journal of builds: data from a step's log, one entry per job, damaged entries."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from steps import step_of

from nybforge.channel import Channel
from nybforge.context import Context, make_context
from nybforge.errors import BuildFailed, ChannelError, Problems
from nybforge.journal import (
    Recorder,
    Run,
    Test,
    copy_entry,
    cores_of,
    journal_paths,
    new_run,
    read_entry,
)
from nybforge.merge import merge
from nybforge.report import Report

Make = Callable[..., Path]
STEP = step_of("libnybble", key="k")


class Clock:
    """A clock that the test sets."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def context(tmp_path: Path, root: Path, clock: Clock) -> Context:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO(), clock=clock)
    env = {"NYBFORGE_ROOT": str(root), "CPU_COUNT": "3", "PATH": "/usr/bin:/bin"}
    return make_context(report, env, tmp_path, str(tmp_path / "channel"))


def written(context: Context, recorder: Recorder) -> dict[str, tuple[str, float, float]]:
    """Write the entry of a built package; return the kind, start and end of each part, by name."""
    channel = Channel(context.output)
    with recorder.written(channel):
        pass
    (path,) = journal_paths(channel)
    return {each.name: (each.kind, each.start, each.end) for each in read_entry(path).spans}


def test_images_start_before_their_line_and_phases_after_the_one_before(
    context: Context, clock: Clock
) -> None:
    recorder = Recorder(STEP, Run(), context)
    clock.now += 2
    recorder.line("✔ Successfully updated the host environment")
    clock.now += 10
    recorder.line("compiled  gemm4.sm_80.cubin  3.0 s, 90 MiB, 7.5 s elapsed")
    recorder.line("cached    gemm4.sm_86.cubin")
    clock.now += 1
    recorder.line("Checking for symlinks")
    clock.now += 1
    assert written(context, recorder) == {
        "✔ Successfully updated the host environment": ("phase", 0, 2),
        "gemm4.sm_80.cubin": ("unit", 4.5, 12),
        "Checking for symlinks": ("phase", 2, 13),
        "publish": ("phase", 13, 14),
    }


def test_objects_have_the_times_of_ninjas_log(
    context: Context, clock: Clock, tmp_path: Path
) -> None:
    folder = tmp_path / "work/bld/rattler-build_libnybble/work/build"
    folder.mkdir(parents=True)
    lines = ["# ninja log v7", "0\t1500\t0\ta.cc.o\tab", "200\t4000\t0\tb.cc.o\tcd", "truncat"]
    (folder / ".ninja_log").write_text("\n".join(lines))
    recorder = Recorder(STEP, Run(), context)
    clock.now += 5
    recorder.line("[1/2] Building CXX object a.cc.o")
    clock.now += 5
    recorder.line("[2/2] Building CXX object b.cc.o")
    recorder.objects(tmp_path / "work")
    found = written(context, recorder)
    assert found["a.cc.o"] == ("unit", 6, 7.5)
    assert found["b.cc.o"] == ("unit", 6.2, 10)


def test_an_entry_has_where_and_how_it_was_built(context: Context, root: Path) -> None:
    recorder = Recorder(STEP, new_run(context, 2), context)
    recorder.tests.append(Test(name="commands", passed=True))
    written(context, recorder)
    (path,) = journal_paths(Channel(context.output))
    entry = read_entry(path)
    assert (entry.job, entry.key, entry.outcome) == (STEP.job, "k", "built")
    assert (entry.cores, entry.run.slots) == (3, 2)
    assert len(entry.run.commit.removesuffix("-dirty")) == 40
    assert [test.name for test in entry.tests] == ["commands"]
    assert cores_of({}) >= 1


def test_a_failure_replaces_the_entry_and_an_interruption_does_not(context: Context) -> None:
    channel = Channel(context.output)
    recorder = Recorder(STEP, Run(), context)
    errors = [BuildFailed("first", hint="with --token=hunter2secret"), ChannelError("second")]
    with pytest.raises(Problems), recorder.written(channel):
        raise Problems(errors)
    with pytest.raises(KeyboardInterrupt), Recorder(STEP, Run(), context).written(channel):
        raise KeyboardInterrupt
    (path,) = journal_paths(channel)
    entry = read_entry(path)
    assert entry.outcome == "failed"
    assert [error.what for error in entry.errors] == ["first", "second"]
    assert "hunter2secret" not in path.read_text("utf-8")


def test_the_journal_does_not_decide_what_is_built(context: Context) -> None:
    written(context, Recorder(STEP, Run(), context))
    assert Channel(context.output).records() == {}


def test_a_merge_takes_the_entries_of_the_packages_it_copies(
    context: Context, tmp_path: Path, package: Make
) -> None:
    source, target = Channel(context.output), Channel(tmp_path / "merged")
    written(context, Recorder(STEP, Run(), context))
    with source.lock(print), target.lock(print):
        source.publish(package(tmp_path / "in", "libnybble"), STEP.job, "k", {})
        merge(target, [source])
    (path,) = journal_paths(target)
    assert read_entry(path).key == "k"
    path.unlink()
    for job in ("another", STEP.job):
        copy_entry(source, target, job)
    assert [each.stem for each in journal_paths(target)] == [STEP.job]


@pytest.mark.parametrize(
    "change",
    [
        {"spans": 3},
        {"run": None},
        {"started": "now"},
        {"job": "another"},
        {"tests": [{"name": "x"}]},
        {"errors": [{}]},
        {"errors": [{"id": "NF400", "what": None}]},
        {"new": 1},
    ],
    ids=str,
)
def test_a_damaged_entry_is_a_value_error(context: Context, change: dict[str, object]) -> None:
    written(context, Recorder(STEP, Run(), context))
    (path,) = journal_paths(Channel(context.output))
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}))
    with pytest.raises(ValueError, match="not an entry of a build"):
        read_entry(path)
    path.write_text("{")
    with pytest.raises(ValueError, match="Expecting"):
        read_entry(path)
