"""Lets several builds of the same sources use one channel at the same time.

Each step is built once, and the channel is locked only while a package is published. A build of
other sources waits, because it would replace the packages that the running builds depend on.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.channel import Channel, Record
from nybforge.context import Context
from nybforge.earlier import Earlier
from nybforge.errors import BusyError
from nybforge.locks import NO_LOCKS
from nybforge.plan import Plan, Step
from nybforge.storage import storage_errors

if TYPE_CHECKING:
    from nybforge.prepare import Prepared

__all__ = ["building", "claimed", "publish"]

POLL_S = 0.2


@contextlib.contextmanager
def building(
    channel: Channel, context: Context, prepare: Callable[[], Prepared]
) -> Iterator[Prepared]:
    """Prepare the plan under the channel's lock and yield it. While inside the context, builds of
    other sources wait."""
    note = context.report.note
    with channel.lock(note), storage_errors(channel.path):
        handle = _opened(channel, "sources")
    try:
        while True:
            with channel.lock(note):
                ready = prepare()
                if _joined(handle, _depended_on(ready.plan)):
                    break
            note(f"waiting for another run, which builds other sources into {channel.path}")
            fcntl.flock(handle, fcntl.LOCK_EX)
            fcntl.flock(handle, fcntl.LOCK_UN)
        yield ready
    finally:
        os.close(handle)


def _depended_on(plan: Plan) -> dict[str, str]:
    """Return job → key of the steps from which other steps are built."""
    jobs = {job for step in plan.steps for job in step.after}
    return {step.job: step.key for step in plan.steps if step.job in jobs}


def _joined(handle: int, mine: dict[str, str]) -> bool:
    """Share the lock with the running builds, whose keys are in the file. Return False if they
    build other sources. The caller holds the channel's lock."""
    theirs: dict[str, str] = {}
    try:
        if not _lock(handle):
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
            theirs = json.loads(os.pread(handle, 1 << 20, 0) or b"{}")
            if any(theirs[job] != mine[job] for job in theirs.keys() & mine.keys()):
                fcntl.flock(handle, fcntl.LOCK_UN)
                return False
        data = json.dumps({**theirs, **mine}).encode()
        os.ftruncate(handle, 0)
        os.pwrite(handle, data, 0)
        fcntl.flock(handle, fcntl.LOCK_SH)
    except BlockingIOError:  # a build that waited has just got the lock, and releases it
        return False
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
    return True


def _opened(channel: Channel, name: str) -> int:
    """Open a lock file of the channel, which is created if missing."""
    path = channel.state(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o644)


@contextlib.contextmanager
def claimed(
    channel: Channel, step: Step, before: Record | None, context: Context
) -> Iterator[Record | None]:
    """Hold the step's lock in the channel. Yield the step's record if another run built the step
    since this run read the record `before`, and None if this run must build it."""
    with _locked(channel, step, context):
        check_predecessors(channel, step)
        record = channel.record(step.job)
        new = record is not None and record != before and record.key == step.key
        yield record if record is not None and new and channel.holds(record) else None


@contextlib.contextmanager
def _locked(channel: Channel, step: Step, context: Context) -> Iterator[None]:
    """Hold a file lock. The wait ends when the runner was told to stop, because Ctrl-C does not
    reach a thread. Without file locks, two runs may build the same step; both publish it."""
    with storage_errors(channel.path):
        handle = _opened(channel, f"locks/{step.job}")
    try:
        waited = False
        while not _lock(handle):
            if not waited:
                waited = True
                context.report.note(f"waiting for another run, which is building {step.job}")
            if context.runner.over.wait(POLL_S):
                raise KeyboardInterrupt
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
    return True


def check_predecessors(channel: Channel, step: Step) -> None:
    """Raise BusyError if another run replaced a package that the step is built from."""
    for job in step.after:
        record = channel.record(job)
        if record is not None and record.key != step.inputs[job]:
            raise BusyError(
                f"another run replaced {job}, from which {step.job} is built",
                where=channel.path / record.file,
                why="the two runs build different sources into one channel",
                hint="use a channel per checkout: --output",
            )


def publish(channel: Channel, package: Path, step: Step, context: Context) -> Record:
    """Publish a step's package under the channel's lock. Keep the package that it replaces."""
    with channel.lock(context.report.note):
        check_predecessors(channel, step)
        old = channel.record(step.job)
        if old is not None and old.key != step.key:
            Earlier(context.build).keep(step.job, old, channel.path)
        return channel.publish(package, step.job, step.key, step.inputs)
