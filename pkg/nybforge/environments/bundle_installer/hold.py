"""Lets one installer at a time work on a prefix on a shared file system, while the others wait."""

import contextlib
import fcntl
import os
import threading
import time
import uuid
from collections.abc import Callable

from nybforge.environments.bundle_installer.fault import Fault

# A holder touches its file every BEAT_S seconds. A waiter considers the holder dead if the file is
# STALE_S old and was not touched for GRACE_S according to the waiter's own monotonic clock. The
# second condition is needed because the clocks of other machines may jump (as in
# nybforge/locks.py).
BEAT_S = 10.0
GRACE_S = 40.0
STALE_S = 300.0
# If two nodes take over at once, the node that is named in the file after this time holds the lock.
SETTLE_S = 0.5
BOOT = "/proc/sys/kernel/random/boot_id"


class Hold:
    """The file PREFIX.lock: created with O_EXCL, locked with flock, and containing its holder's
    name.

    On the holder's machine (same boot id, same device), a free flock means that the holder is dead,
    even if it ran in another container. Elsewhere (other nodes, file systems without locks) a
    holder counts as dead if it has not touched its file for `stale` seconds according to the file
    server's clock. Process ids are not used, because each container has its own.
    """

    def __init__(self, prefix: str, say: "Callable[[str], None]", stale: float = STALE_S) -> None:
        self.path = prefix + ".lock"
        self.say = say
        self.stale = stale
        self.handle = -1
        self.mine = ""
        self.seen: tuple[int, int, str] = (0, 0, "")  # the file's inode, mtime and content
        self.since = 0.0  # when `seen` last changed, by this node's monotonic clock
        self.stop = threading.Event()
        self.beats = threading.Thread()

    def acquire(self, wait: float, done: "Callable[[], bool]") -> bool:
        """Take the lock. Return False if another node has done the work meanwhile."""
        until = time.monotonic() + wait
        told = ""
        while True:
            if done():
                self._clear()
                return False
            if self._create() or self._take_over(self.say):
                self._keep()
                return True
            holder = _name(self._read())
            if holder and holder != told:
                self.say(f"waiting for {holder} to finish this environment")
                told = holder
            if time.monotonic() >= until:
                raise Fault(
                    f"{holder or 'another node'} still holds the lock {self.path} after {wait:g} s",
                    "if no installer is running on that node, remove this file",
                )
            time.sleep(0.2)

    def beat(self) -> None:
        """Touch the file to show that this holder is alive. Stop if another node has taken over."""
        if self._read() != self.mine:
            raise Fault(
                f"{self.path}: another installer took over the lock", "run the installer again"
            )
        os.utime(self.handle, None)

    def release(self) -> None:
        """Release the lock."""
        self.stop.set()
        self.beats.join()
        if self._read() == self.mine:
            os.unlink(self.path)
        os.close(self.handle)
        self.handle = -1

    def _keep(self) -> None:
        """Touch the file until the lock is released."""

        def touch() -> None:
            while not self.stop.wait(BEAT_S):
                os.utime(self.handle, None)

        self.beats = threading.Thread(target=touch, daemon=True)
        self.beats.start()

    def _create(self) -> bool:
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        try:
            self.handle = os.open(self.path, flags, 0o644)
        except FileExistsError:
            return False
        try:
            _flock(self.handle, fcntl.LOCK_EX)  # other processes lock the file only for a moment
            self._sign()
        except OSError:  # no disk space
            os.unlink(self.path)
            os.close(self.handle)
            raise
        return True

    def _sign(self) -> None:
        boot, device = _boot(), os.fstat(self.handle).st_dev
        self.mine = (
            f"{uuid.uuid4().hex} {boot or '-'} {device} {os.uname().nodename} {os.getpid()}\n"
        )
        os.ftruncate(self.handle, 0)
        os.pwrite(self.handle, self.mine.encode(), 0)
        os.fsync(self.handle)

    def _clear(self) -> None:
        """Remove the file that a killed holder left after its work was done."""
        with contextlib.suppress(OSError):  # the file may belong to another user
            if self._take_over(lambda text: None):
                os.unlink(self.path)
                os.close(self.handle)
                self.handle = -1

    def _take_over(self, say: "Callable[[str], None]") -> bool:
        """Take over the file of a dead holder; return whether this node holds the lock now."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
        except FileNotFoundError:
            return False
        locked = _flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        holder = self._read()
        silent = self._silent(holder, os.fstat(handle))
        if (
            locked is False
            or not self._is_at(handle)
            or not (silent or (locked and _same_kernel(holder, os.fstat(handle).st_dev)))
        ):
            os.close(handle)
            return False
        self.handle = handle
        self._sign()
        if silent:
            time.sleep(SETTLE_S)
        if self._read() != self.mine:  # another node took over first
            os.close(handle)
            return False
        say(f"{_name(holder) or 'another node'} is dead: continuing its installation")
        return True

    def _is_at(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.lstat(self.path))
        except FileNotFoundError:
            return False

    def _read(self) -> str:
        try:
            with open(self.path, errors="replace") as file:
                return file.read(4096)
        except OSError:
            return ""

    def _silent(self, holder: str, facts: os.stat_result) -> bool:
        """Return whether both clocks show that the holder no longer touches its file."""
        seen = (facts.st_ino, facts.st_mtime_ns, holder)
        if seen != self.seen:
            self.seen, self.since = seen, time.monotonic()
        if time.monotonic() - self.since < min(GRACE_S, self.stale):
            return False
        probe = f"{self.path}.{uuid.uuid4().hex}"
        try:
            handle = os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
            try:
                now = os.fstat(handle).st_mtime
            finally:
                os.close(handle)
                os.unlink(probe)
            # If the file contains no holder's name, its creator was killed before it wrote the
            # name, because writing takes almost no time.
            return now - facts.st_mtime > (self.stale if holder else min(GRACE_S, self.stale))
        except OSError:
            return False


def _flock(handle: int, how: int) -> "bool | None":
    """Lock the file. Return False if another process holds the lock, and None if the file system
    has no locks."""
    try:
        fcntl.flock(handle, how)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _boot() -> str:
    try:
        with open(BOOT) as file:
            return file.read().strip()
    except OSError:
        return ""


def _same_kernel(holder: str, device: int) -> bool:
    """Return whether the file contains this machine's boot id and this device number.

    On another machine or device, flock does not show whether the holder is alive.
    """
    words = holder.split()
    return len(words) == 5 and bool(_boot()) and words[1:3] == [_boot(), str(device)]


def _name(holder: str) -> str:
    """Return the node and process that the file names as its holder."""
    return " ".join(holder.split()[-2:])
