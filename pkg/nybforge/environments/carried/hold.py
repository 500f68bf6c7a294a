"""Lets one node at a time install into a prefix on a shared file system; the others wait for it."""

import os
import time
from collections.abc import Callable

from nybforge.environments.carried.fault import Fault

# A holder touches its file after every package; one silent for this long is gone.
STALE_S = 900.0


class Hold:
    """The file PREFIX.lock, made with O_EXCL (atomic on NFS too), naming its holder."""

    def __init__(self, prefix: str, say: "Callable[[str], None]", stale: float = STALE_S) -> None:
        self.path = prefix + ".lock"
        self.say = say
        self.stale = stale
        self.mine = f"{os.uname().nodename} {os.getpid()}\n"

    def acquire(self, wait: float, done: "Callable[[], bool]") -> bool:
        """Take the lock. Return False when, while waiting, another node has finished the work."""
        until = time.time() + wait
        told = ""
        while True:
            if done():
                return False
            if self._create():
                return True
            holder = self._read().strip()
            if self._gone(holder):
                self._steal(holder)
                continue
            if holder and holder != told:
                self.say(f"waiting for {holder} to finish this environment")
                told = holder
            if time.time() >= until:
                raise Fault(
                    f"{holder or 'another node'} still holds {self.path} after {wait:g} s",
                    "if no installation runs there any more, remove that file",
                )
            time.sleep(0.2)

    def beat(self) -> None:
        """Show the others that this holder is alive; stop if one took it for dead."""
        if self._read() != self.mine:
            raise Fault(f"{self.path} was taken away", "run the installer again")
        os.utime(self.path, None)

    def release(self) -> None:
        """Give the lock back."""
        if self._read() == self.mine:
            os.unlink(self.path)

    def _create(self) -> bool:
        try:
            handle = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644)
        except FileExistsError:
            return False
        try:
            with os.fdopen(handle, "w") as file:
                file.write(self.mine)
        except OSError:  # no room
            os.unlink(self.path)
            raise
        return True

    def _read(self) -> str:
        try:
            with open(self.path) as file:
                return file.read()
        except OSError:
            return ""

    def _gone(self, holder: str) -> bool:
        host, _, pid = holder.partition(" ")
        if host == os.uname().nodename and pid.isdigit():
            try:
                os.kill(int(pid), 0)
            except ProcessLookupError:
                return True
            except PermissionError:
                return False
            return False
        times = self._times()
        return times is not None and times[1] - times[0] > self.stale

    def _times(self) -> "tuple[float, float] | None":
        """Return when the lock was touched and now, both by the file server's clock."""
        probe = f"{self.path}.{os.uname().nodename}.{os.getpid()}"
        try:
            with open(probe, "w"):
                now = os.stat(probe).st_mtime
            os.unlink(probe)
            return os.stat(self.path).st_mtime, now
        except OSError:
            return None

    def _steal(self, holder: str) -> None:
        """Put a dead holder's file aside; a live one's that came in between is put back."""
        aside = f"{self.path}.{os.getpid()}.stale"
        try:
            os.rename(self.path, aside)
        except OSError:
            return  # another node was quicker
        with open(aside) as file:
            taken = file.read().strip()
        if taken != holder:
            try:
                os.link(aside, self.path)
            except OSError:
                self.say(f"{self.path} changed hands twice")
        else:
            self.say(f"{holder or 'another node'} is gone: going on where it stopped")
        os.unlink(aside)
