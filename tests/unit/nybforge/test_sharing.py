"""Builds that share a channel: the same sources run together, other sources wait."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from steps import step_of

from nybforge.channel import Channel
from nybforge.context import Context, make_context
from nybforge.errors import BusyError
from nybforge.plan import Plan, Step
from nybforge.prepare import Prepared
from nybforge.report import Report
from nybforge.sharing import building, claimed, publish, without_builds

Make = Callable[..., Path]


def step(job: str, key: str = "k", **after: str) -> Step:
    return step_of(job, job, key=key, inputs=after, after=tuple(after))


def prepared(**keys: str) -> Prepared:
    """Return a plan in which `top` is built from these jobs."""
    steps = [*(step(job, key) for job, key in keys.items()), step("top", **keys)]
    plan = Plan(targets=("cpu",), steps=tuple(steps), compilers={})
    return Prepared(plan=plan, channels=lambda target: ())


@pytest.fixture
def context(tmp_path: Path) -> Context:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    return make_context(report, {}, tmp_path, str(tmp_path / "channel"))


def second(
    channel: Channel, context: Context, other: Prepared, until: threading.Event | None = None
) -> threading.Event:
    """Run a second build in a thread; return the event that is set when it has started."""
    started = threading.Event()

    def run() -> None:
        with building(channel, context, lambda: other):
            started.set()
            if until is not None:
                until.wait(60)

    threading.Thread(target=run, daemon=True).start()
    return started


@pytest.mark.parametrize(
    ("keys", "together"),
    [
        ({"lib": "a"}, True),
        ({"other": "b"}, True),
        ({"lib": "b"}, False),
        ({"lib": "a", "other": "b"}, True),
        ({"other": "b", "lib": "b"}, False),
    ],
)
def test_builds_of_the_same_sources_run_together(
    context: Context, keys: dict[str, str], together: bool
) -> None:
    channel = Channel(context.output)
    with building(channel, context, lambda: prepared(lib="a")) as ready:
        assert [each.job for each in ready.plan.steps] == ["lib", "top"]
        started = second(channel, context, prepared(**keys))
        assert started.wait(60 if together else 0.5) is together
    assert started.wait(60)


def test_the_keys_of_all_running_builds_count(context: Context) -> None:
    channel = Channel(context.output)
    with (
        building(channel, context, lambda: prepared(lib="a")),
        building(channel, context, lambda: prepared(tool="b")),
    ):
        assert not second(channel, context, prepared(lib="z")).wait(0.5)


def test_clean_waits_for_builds_and_a_waiting_build_for_clean(
    context: Context, root: Path, package: Make
) -> None:
    """`clean` replaces the lock files. Builds of different sources still wait for each other
    afterwards."""
    channel = Channel(context.output)
    env = {"NYBFORGE_OUTPUT": str(channel.path), "NYBFORGE_BUILD": str(context.cwd / "other")}
    argv = [sys.executable, "-m", "nybforge", "channel", "clean", "--all"]
    with building(channel, context, lambda: prepared(lib="a")):
        publish(channel, package(context.cwd, "lib"), step("lib", "a"), context)
        clean = subprocess.Popen(
            argv, env={**os.environ, **env}, cwd=root, stderr=subprocess.PIPE, text=True
        )
        assert clean.stderr is not None
        assert "waiting for another run, which builds into" in clean.stderr.readline()
        waiting = second(channel, context, prepared(lib="b"))
        assert not waiting.wait(0.5)
        assert len(channel.files("noarch")) == 1
    clean.communicate(timeout=60)
    assert clean.returncode == 0
    assert waiting.wait(60)
    assert channel.files("noarch") == ()


def test_a_build_that_waited_holds_the_lock_file_that_is_there_now(context: Context) -> None:
    channel = Channel(context.output)
    release = threading.Event()
    with without_builds(channel, context):
        waiting = second(channel, context, prepared(lib="a"), release)
        assert not waiting.wait(0.5)
        with channel.lock(print):
            channel.state("sources").unlink()
    assert waiting.wait(60)
    assert not second(channel, context, prepared(lib="b")).wait(0.5)
    release.set()


def test_a_step_that_another_run_built_is_taken(context: Context, package: Make) -> None:
    channel, one = Channel(context.output), step("one")
    with claimed(channel, one, channel.record("one"), context) as taken:
        assert taken is None
        before = channel.record("one")
        record = publish(channel, package(context.cwd, "one"), one, context)
    with claimed(channel, one, before, context) as taken:
        assert taken == record
    with claimed(channel, one, record, context) as taken:  # --force: an older record
        assert taken is None
    with claimed(channel, step("one", "other"), before, context) as taken:
        assert taken is None


def test_the_wait_for_another_run_ends_when_this_run_is_stopped(context: Context) -> None:
    channel, one, said = Channel(context.output), step("one"), context.report.stderr
    waits = "waiting for another run, which is building one"

    def stop() -> None:
        end = time.monotonic() + 60
        while waits not in said.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
        context.runner.over.set()

    with claimed(channel, one, None, context):
        threading.Thread(target=stop, daemon=True).start()
        with pytest.raises(KeyboardInterrupt), claimed(channel, one, None, context):
            pass  # only the end of this run ends the wait
    assert waits in said.getvalue()


def test_nothing_is_published_over_a_replaced_predecessor(context: Context, package: Make) -> None:
    channel, top = Channel(context.output), step("top", lib="mine")
    publish(channel, package(context.cwd, "lib"), step("lib", "theirs"), context)
    with pytest.raises(BusyError, match="replaced lib, from which top is built"):
        publish(channel, package(context.cwd, "top"), top, context)
    with pytest.raises(BusyError), claimed(channel, top, None, context):
        pass
    assert [path.name for path in channel.files("noarch")] == ["lib-1.0-h0_0.conda"]
