"""The user's cache of wheels, by sha256. Downloads are locked and verified, and each file appears
atomically."""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from pathlib import Path

from nybforge.toolchain.model import Wheel

__all__ = ["Wheelhouse", "digest", "remove"]


def digest(path: Path) -> str:
    """Return the file's sha256."""
    found = hashlib.sha256()
    with path.open("rb") as handle:
        while part := handle.read(1 << 20):
            found.update(part)
    return found.hexdigest()


KEPT_S = 30 * 86400  # partial downloads are kept this long


class Wheelhouse:
    """The wheels in the cache, at wheels/<sha256>/<file>."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, wheel: Wheel) -> Path:
        """Return the wheel's path in the cache."""
        return self.folder / "wheels" / wheel.sha256 / wheel.file

    def has(self, wheel: Wheel) -> bool:
        """Return whether the wheel exists and has its pinned size, if the size is known."""
        try:
            size = self.place(wheel).stat().st_size
        except OSError:
            return False
        return wheel.size is None or size == wheel.size

    def verified(self, wheel: Wheel) -> bool:
        """Return whether the wheel exists and has its pinned hash. Remove a damaged wheel."""
        path = self.place(wheel)
        if not path.is_file():
            return False
        if self.has(wheel) and digest(path) == wheel.sha256:
            return True
        path.unlink(missing_ok=True)
        return False

    def lock(self, wheel: Wheel) -> Path:
        """Return the lock file for the download of this wheel."""
        return self.folder / "locks" / f"{wheel.sha256}.lock"

    def adopt(self, wheel: Wheel) -> None:
        """Move the file, which is downloaded and verified, into the cache atomically."""
        place = self.place(wheel)
        place.parent.mkdir(parents=True, exist_ok=True)
        source = self.partial(wheel) / wheel.file
        with source.open("rb+") as handle:
            os.fsync(handle.fileno())
        os.replace(source, place)
        remove(source.parent)

    def partial(self, wheel: Wheel) -> Path:
        """Return the folder for the wheel's partial download; create it if it is missing. Remove
        old partial downloads."""
        folder = self.folder / "partial"
        place = folder / wheel.sha256
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
        for old in folder.iterdir():
            with contextlib.suppress(OSError):
                if time.time() - old.stat().st_mtime > KEPT_S:
                    remove(old)
        return place

    def fetched(self, wheel: Wheel) -> int:
        """Return the number of bytes that an interrupted download left."""
        try:
            return (self.folder / "partial" / wheel.sha256 / wheel.file).stat().st_size
        except OSError:
            return 0


def remove(path: Path) -> None:
    """Remove a file or a folder."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
