"""Locks across processes, containers and hosts: kernel locks if the file system has them, otherwise
a lease.

A process id is meaningless in another pid namespace or on another host, so process ids are never
checked.

1. `flock` on the lock file. The kernel releases the lock when the last descriptor is closed. So a
   killed holder releases it immediately, and a child that inherits the descriptor holds it too.
   After locking, the file at the path is compared with the locked file, because another process may
   have removed the locked file.
2. If the file system has no locks (ENOSYS, ENOLCK, EOPNOTSUPP), the file PATH.lease is the lock. It
   is created with O_EXCL, and it contains a random token. Its holder touches it every BEAT_S
   seconds. A waiter takes over the file if the file has not changed for STALE_S seconds according
   to the waiter's monotonic clock. GRACE_S seconds are enough if the file is also older than
   STALE_S according to the file system's clock. The waiter reads this clock from the mtime of a
   file that it has just written to the same folder. Even if one of these clocks jumps, a live
   holder touches the file within GRACE_S, and a waiter waits at most STALE_S for a dead holder.
3. `confirm` is called before a result is published (renamed into place). A holder that was
   suspended for longer than STALE_S then finds another token in its lease, or another file at its
   path, and fails.

The filelock package (4.3) is not used. The package's fallback is used for ENOSYS only and checks a
process id. The package's locks have no descriptor that a child can inherit. A bundle's installer,
which has only the standard library of Python 3.6, must be able to follow the same rules.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from nybforge.errors import BusyError

__all__ = ["NO_LOCKS", "confirm", "held", "is_same", "opened"]

NO_LOCKS = (errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP)
BEAT_S = 10.0
GRACE_S = 40.0  # the time of four beats
STALE_S = 300.0
POLL_S = 0.2

Waiting = Callable[[str], None]
Seen = tuple[int, int, str]  # a file's inode, mtime and content

# The locks of this process: lock file -> checks that raise BusyError if the lock was lost. The
# checks are a list, because a thread may lose a lock to another thread.
_HELD: dict[str, list[Callable[[], None]]] = {}


@contextlib.contextmanager
def held(path: Path, waiting: Waiting | None = None, *, lease: bool = True) -> Iterator[int]:
    """Hold the lock while inside the context; yield the lock file's descriptor. If another process
    holds the lock, report that process once. With lease=False, a file system without locks raises
    its OSError."""
    handle = opened(path)
    key, owner = os.path.abspath(path), os.getpid()
    try:
        with contextlib.ExitStack() as stack:
            try:
                _flock(handle, path, waiting)
                check: Callable[[], None] = partial(_check_file, handle, path)
            except OSError as error:
                if error.errno not in NO_LOCKS or not lease:
                    raise
                if waiting is not None:
                    waiting(f"no file locks in {path.parent}: using {path.name}.lease instead")
                check = stack.enter_context(_leased(path, waiting)).check
            _HELD.setdefault(key, []).append(check)
            _sign(handle, _name())
            try:
                yield handle
            finally:
                _HELD[key].remove(check)
                if os.getpid() == owner:  # in a forked child that exits, do nothing
                    _sign(handle, "")
    finally:
        os.close(handle)


def confirm(path: Path) -> None:
    """Raise BusyError if this process has lost the lock.

    After this error, nothing may be published.
    """
    for check in tuple(_HELD.get(os.path.abspath(path), ())):
        check()


def _lost(path: Path, why: str) -> BusyError:
    return BusyError(
        "another run took over the lock: nothing was published",
        where=path,
        why=why,
        hint="run the command again",
    )


def _name() -> str:
    return f"process {os.getpid()} on {os.uname().nodename}"


def _sign(handle: int, name: str) -> None:
    """Write the holder's name, for people who read the lock file; ignore a full disk."""
    with contextlib.suppress(OSError):
        os.ftruncate(handle, 0)
        os.pwrite(handle, name.encode(), 0)


# --- the kernel's lock ------------------------------------------------------------------------


def opened(path: Path) -> int:
    """Open the lock file; create it if it is missing. Refuse a symlink, which would redirect the
    write."""
    flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
    for _ in range(100):
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):  # the folder was removed after it was created
            return os.open(path, flags, 0o644)
    return os.open(path, flags, 0o644)


def _flock(handle: int, path: Path, waiting: Waiting | None) -> None:
    """Lock the file at the path. If another process replaced the file, open it again."""
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if waiting is not None:
                holder = os.pread(handle, 300, 0).decode(errors="replace") or "another process"
                waiting(f"waiting for {holder}, which is using {path.parent}")
                waiting = None
            fcntl.flock(handle, fcntl.LOCK_EX)
        if is_same(handle, path):
            return
        fresh = opened(path)
        os.dup2(fresh, handle, inheritable=False)
        os.close(fresh)


def is_same(handle: int, path: Path) -> bool:
    """Return whether the open file is the file at that path."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _check_file(handle: int, path: Path) -> None:
    if not is_same(handle, path):
        raise _lost(path, "the lock file was removed or replaced")


# --- the lease --------------------------------------------------------------------------------


class _Lease:
    """The file PATH.lease with this process's token, and the thread that touches the file."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}.lease")
        self.token = secrets.token_hex(16)
        self.text = f"{self.token}\n{_name()}\n"
        self.stop = threading.Event()
        self.beats = threading.Thread(target=self._beat, daemon=True)
        self.handle = -1
        self.owner = os.getpid()

    def create(self) -> bool:
        """Create the file; return False if it exists."""
        try:
            handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o644)
        except FileExistsError:
            return False
        try:
            os.write(handle, self.text.encode())
            self.handle = handle
            self.beats.start()
        except BaseException:
            os.close(handle)
            self.path.unlink(missing_ok=True)
            raise
        return True

    def _beat(self) -> None:
        while not self.stop.wait(BEAT_S):
            with contextlib.suppress(OSError):
                # touch this lease's own file, even if another file is at the path
                os.utime(self.handle)

    def check(self) -> None:
        """Raise BusyError unless the file contains this process's token."""
        now = _seen(self.path)
        if now is None or now[2] != self.text:
            raise _lost(self.path, f"this run was suspended for more than {STALE_S:g} s")

    def release(self) -> None:
        """Remove the file if it still belongs to this process."""
        if self.owner != os.getpid():  # a fork that exits
            return
        self.stop.set()
        self.beats.join()
        now = _seen(self.path)
        if now is not None and now[2] == self.text:
            self.path.unlink(missing_ok=True)
        os.close(self.handle)

    def age(self, seen: Seen) -> float:
        """Return the file's age in seconds according to the file system's clock."""
        probe = self.path.with_name(f"{self.path.name}.{self.token}")
        handle = os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            return (os.fstat(handle).st_mtime_ns - seen[1]) / 1e9
        finally:
            os.close(handle)
            probe.unlink(missing_ok=True)

    def take_over(self, seen: Seen) -> None:
        """Remove a dead holder's file. If a live holder's file appeared meanwhile, restore that
        file."""
        aside = self.path.with_name(f"{self.path.name}.{self.token}.stale")
        try:
            self.path.rename(aside)
        except FileNotFoundError:
            return  # another waiter removed the file first
        if _seen(aside) != seen:
            try:
                os.link(aside, self.path)
            except FileExistsError:
                pass  # a third process created the file; the process that lost its file notices it
            except OSError:  # a file system without hard links
                aside.rename(self.path)
        aside.unlink(missing_ok=True)


def _seen(path: Path) -> Seen | None:
    """Return the file at the path. Open the file, so that NFS asks the server for its current
    state."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
    except FileNotFoundError:
        return None
    try:
        status = os.fstat(handle)
        return status.st_ino, status.st_mtime_ns, os.read(handle, 1000).decode(errors="replace")
    finally:
        os.close(handle)


@contextlib.contextmanager
def _leased(path: Path, waiting: Waiting | None) -> Iterator[_Lease]:
    lease = _Lease(path)
    last: Seen | None = None
    since = time.monotonic()
    while not lease.create():
        seen = _seen(lease.path)
        if seen != last or seen is None:
            last, since = seen, time.monotonic()
        quiet = time.monotonic() - since
        if seen is not None and (
            quiet > STALE_S or (quiet > GRACE_S and lease.age(seen) > STALE_S)
        ):
            lease.take_over(seen)
            continue
        if waiting is not None and seen is not None:
            holder = seen[2].partition("\n")[2].strip() or "another process"
            waiting(f"waiting for {holder}, which is using {path.parent}")
            waiting = None
        time.sleep(POLL_S)
    try:
        yield lease
    finally:
        lease.release()
