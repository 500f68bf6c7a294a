"""Repairs the engine's cache of unpacked packages after a kill or an edit.

To replace a cached package of the same name, the engine unpacks into a hidden folder (NAME and six
characters), writes the new hash into NAME.lock, deletes NAME and renames the folder to NAME. A kill
in between leaves an entry with the new hash and old or missing files. Every later build trusts this
entry and fails. The hidden folder shows that an entry is damaged in this way.

The cache shares files with environments by hard links. If a file is edited in an environment, it
changes in the cache, too. Its time is then newer than NAME.lock, because unpacked files keep the
times of the package. To compare all hashes would take seconds per gigabyte in each build.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path

from nybforge.storage import storage_errors

__all__ = ["folder_of", "mend"]

WHOLE = ".cache.lock"  # an installation locks this file while it unpacks; a build locks NAME.lock
SUFFIX = 6  # characters that the engine adds to a name


def folder_of(build: Path) -> Path:
    """Return the folder, below nybforge's scratch folder, where the engine keeps unpacked
    packages."""
    return build / "cache/rattler/pkgs"


def mend(folder: Path) -> tuple[str, ...]:
    """Remove cache entries that an interrupted replacement or an edit damaged; return their names,
    sorted.

    The next build unpacks them again. An entry stays if another process holds its lock or the lock
    of the whole cache, because that process is unpacking it.
    """
    mended = set()
    with storage_errors(folder):
        found = [(left.name[1:-SUFFIX], left) for left in folder.glob(".?*") if left.is_dir()]
        locks = [lock for lock in folder.glob("[!.]*.lock") if _is_edited(lock)]
        found += [(lock.stem, folder / lock.stem) for lock in locks]
        for name, left in found:
            if name and _take_out(folder, name, left):
                mended.add(name)
    return tuple(sorted(mended))


def _is_edited(lock: Path) -> bool:
    """Return whether a file of the entry is newer than the entry."""
    try:
        unpacked = lock.stat().st_mtime_ns
        return any(
            os.lstat(os.path.join(folder, name)).st_mtime_ns > unpacked
            for folder, _, names in os.walk(lock.with_suffix(""))
            for name in names
        )
    except FileNotFoundError:  # another process replaces the entry
        return False


def _take_out(folder: Path, name: str, left: Path) -> bool:
    lock = folder / f"{name}.lock"
    with (folder / WHOLE).open("ab") as cache, lock.open("ab") as held:
        try:
            for one in (cache, held):
                fcntl.flock(one, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        if not left.is_dir():  # the process that was unpacking the package has finished
            return False
        for path in (folder / name, left):
            shutil.rmtree(path, ignore_errors=True)
        lock.unlink(missing_ok=True)
    return True
