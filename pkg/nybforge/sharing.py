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
from typing import TYPE_CHECKING, TypeVar

from nybforge.channel import Channel, Record
from nybforge.context import Context
from nybforge.earlier import Earlier
from nybforge.errors import BusyError, StorageError
from nybforge.locks import NO_LOCKS, opened
from nybforge.package import read_attestation
from nybforge.plan import Plan, Step
from nybforge.storage import storage_errors

if TYPE_CHECKING:
    from nybforge.prepare import Prepared

__all__ = ["building", "claimed", "publish", "restored", "unchanged", "without_builds"]

POLL_S = 0.2
T = TypeVar("T")


@contextlib.contextmanager
def building(
    channel: Channel, context: Context, prepare: Callable[[], Prepared]
) -> Iterator[Prepared]:
    """Prepare the plan under the channel's lock and yield it. While inside the context, builds of
    other sources wait."""

    def join(handle: int) -> Prepared | None:
        ready = prepare()
        return ready if _joined(handle, _depended_on(ready.plan)) else None

    with _entered(channel, context, join, "builds other sources") as ready:
        yield ready


@contextlib.contextmanager
def without_builds(channel: Channel, context: Context) -> Iterator[None]:
    """Wait until no build uses the channel. While inside the context, builds wait."""
    with _entered(channel, context, lambda handle: _lock(handle) or None, "builds"):
        yield


@contextlib.contextmanager
def _entered(
    channel: Channel, context: Context, join: Callable[[int], T | None], what: str
) -> Iterator[T]:
    """Call `join` with the lock file of the running builds, under the channel's lock, until `join`
    returns a value. Yield the value while the file is open. Each call opens the file again, because
    `channel clean` may have removed it."""
    note = context.report.note
    while True:
        with contextlib.ExitStack() as stack:
            with channel.lock(note):
                handle = stack.enter_context(_lock_file(channel, "sources"))
                value = join(handle)
            if value is not None:
                yield value
                return
            note(f"waiting for another run, which {what} into {channel.path}")
            fcntl.flock(handle, fcntl.LOCK_EX)


@contextlib.contextmanager
def unchanged(channel: Channel, context: Context) -> Iterator[None]:
    """Hold the channel's lock while the channel is read. A user who may not write the channel
    shares the lock file; if there is none, no build has used the channel."""
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(channel.lock(context.report.note))
        except StorageError:
            with contextlib.suppress(OSError):
                handle = os.open(channel.state("lock"), os.O_RDONLY | os.O_CLOEXEC)
                stack.callback(os.close, handle)
                try:
                    fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
                except BlockingIOError:
                    context.report.note(f"waiting for another run, which uses {channel.path}")
                    fcntl.flock(handle, fcntl.LOCK_SH)
        yield


def _depended_on(plan: Plan) -> dict[str, str]:
    """Return job → key for the steps whose packages other steps are built from."""
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
    except BlockingIOError:  # a waiting build briefly holds the lock; try again
        return False
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
    return True


@contextlib.contextmanager
def _lock_file(channel: Channel, name: str) -> Iterator[int]:
    """Open a lock file of the channel; create it if it is missing. Its locks are released when the
    context ends."""
    with storage_errors(channel.path):
        handle = opened(channel.state(name))
    try:
        yield handle
    finally:
        os.close(handle)


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
    """Hold a file lock. The wait ends when the runner is stopped, because Ctrl-C does not
    reach a thread. Without file locks, two runs may build the same step; both publish it."""
    with _lock_file(channel, f"locks/{step.job}") as handle:
        waited = False
        while not _lock(handle):
            if not waited:
                waited = True
                context.report.note(f"waiting for another run, which is building {step.job}")
            if context.runner.over.wait(POLL_S):
                raise KeyboardInterrupt
        yield


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
                why="two runs with different sources write to the same channel",
                hint="use a separate channel for each checkout: --output",
            )


def publish(
    channel: Channel, package: Path, step: Step, context: Context, attestation: bytes | None = None
) -> Record:
    """Publish a step's package under the channel's lock.

    Keep the package that the new package replaces.
    """
    with channel.lock(context.report.note):
        check_predecessors(channel, step)
        old = channel.record(step.job)
        if old is not None and old.key != step.key:
            Earlier(context.build).keep(step.job, old, channel.path)
        return channel.publish(package, step.job, step.key, step.inputs, attestation)


def restored(channel: Channel, step: Step, context: Context) -> Record | None:
    """Publish the package that an earlier build made from the same inputs. Return None if the plan
    does not restore the step, or if the package is no longer kept."""
    package = Earlier(context.build).find(step.job, step.key) if step.restore else None
    if package is None:
        return None
    return publish(channel, package, step, context, read_attestation(package))
