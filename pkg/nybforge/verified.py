"""Remembers which files of a channel were verified, so that the next check reads only the files
that changed since.

A file counts as unchanged if its size, inode, ctime and index entry are unchanged. Only the kernel
sets the ctime. Disk corruption does not change the ctime, so `channel verify --all` reads every
byte.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from nybforge.errors import UsageError
from nybforge.places import cache_folder
from nybforge.storage import write_atomically

__all__ = ["Verified", "facts_of", "verified_of"]

# A file that changed within this time may change again without a new ctime, because the kernel's
# clock advances in ticks and a file server's clock may differ.
SETTLED_S = 2.0


def facts_of(path: Path, line: bytes = b"") -> str | None:
    """Return the file's facts (size, inode, times, digest of the index entry), which change when
    the file or its index entry changes. Return None if the file does not exist.
    """
    try:
        found = os.lstat(path)
    except OSError:
        return None
    fingerprint = hashlib.sha256(line).hexdigest()[:16]
    return f"{found.st_size} {found.st_ino} {found.st_mtime_ns} {found.st_ctime_ns} {fingerprint}"


@dataclass(slots=True)
class Verified:
    """The facts of the verified files: name → facts. `path` is the file that keeps them."""

    path: Path | None = None
    old: dict[str, str] = field(default_factory=dict)
    new: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Verified:
        """Return the remembered facts. There are no facts if the file cannot be read."""
        try:
            found = json.loads(path.read_bytes())
        except (OSError, ValueError, RecursionError):
            found = None
        good = isinstance(found, dict) and all(isinstance(each, str) for each in found.values())
        return cls(path, found if good else {})

    def holds(self, name: str, facts: str | None) -> bool:
        """Return whether the file was verified with these facts. If so, remember it for the next
        check."""
        if facts is None or self.old.get(name) != facts:
            return False
        self.new[name] = facts
        return True

    def add(self, name: str, facts: str | None) -> None:
        """Remember a file whose bytes were verified after the facts were taken."""
        if facts is not None and _changed_s(facts) < time.time() - SETTLED_S:
            self.new[name] = facts

    def write(self) -> None:
        """Write the facts of the files that this check verified. If the folder is not writable,
        ignore the error: each check then reads every byte."""
        if self.path is not None and self.new != self.old:
            with contextlib.suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(self.path, json.dumps(self.new).encode())


def verified_of(url: str, env: Mapping[str, str], *, everything: bool = False) -> Verified:
    """Return the facts that this user's earlier checks of the channel wrote. The facts are not
    stored in the channel, because whoever can change a package there could also change the
    facts."""
    name = hashlib.sha256(url.encode()).hexdigest()
    try:
        path = cache_folder(env) / "verified" / name
    except UsageError:  # this user has no home folder, or its path is relative
        return Verified()
    return Verified(path) if everything else Verified.read(path)


def _changed_s(facts: str) -> float:
    return int(facts.split()[3]) / 1e9
