"""The per-user cache of wheels, by sha256: locked, verified, filled atomically."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from nybforge.errors import StorageError
from nybforge.toolchain.model import Wheel

__all__ = ["Wheelhouse", "cache_folder", "digest", "locked"]


def cache_folder(env: Mapping[str, str]) -> Path:
    """Return where downloads are kept: NYBFORGE_CACHE, or nybforge in the user's cache folder."""
    if env.get("NYBFORGE_CACHE"):
        return Path(env["NYBFORGE_CACHE"]).absolute()
    base = env.get("XDG_CACHE_HOME") or str(Path(env.get("HOME") or Path.home()) / ".cache")
    return Path(base).absolute() / "nybforge"


def digest(path: Path) -> str:
    """Return the file's sha256."""
    found = hashlib.sha256()
    with path.open("rb") as handle:
        while part := handle.read(1 << 20):
            found.update(part)
    return found.hexdigest()


@contextlib.contextmanager
def locked(path: Path, waiting: Callable[[], None] | None = None) -> Iterator[None]:
    """Hold the lock file `path`; the system frees it when this process ends, however it ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise StorageError(
            "the folder cannot be written",
            where=path.parent,
            why=error.strerror,
            hint="set NYBFORGE_CACHE and NYBFORGE_BUILD to folders you may write",
        ) from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if waiting is not None:
                waiting()
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


class Wheelhouse:
    """The cache's wheels: wheels/<sha256>/<file>."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, wheel: Wheel) -> Path:
        """Return where the wheel lies or would lie."""
        return self.folder / "wheels" / wheel.sha256 / wheel.file

    def has(self, wheel: Wheel) -> bool:
        """Return whether the wheel is there, judged by its size alone where that is known."""
        try:
            size = self.place(wheel).stat().st_size
        except OSError:
            return False
        return wheel.size is None or size == wheel.size

    def verified(self, wheel: Wheel) -> bool:
        """Return whether the wheel is there with the pinned bytes; a damaged one is removed."""
        path = self.place(wheel)
        if not path.is_file():
            return False
        if self.has(wheel) and digest(path) == wheel.sha256:
            return True
        path.unlink(missing_ok=True)
        return False

    def lock(self, wheel: Wheel) -> Path:
        """Return the lock file that guards fetching this wheel."""
        return self.folder / "locks" / f"{wheel.sha256}.lock"

    def adopt(self, source: Path, wheel: Wheel) -> None:
        """Move a fetched and verified file to its place, complete or not at all."""
        place = self.place(wheel)
        place.parent.mkdir(parents=True, exist_ok=True)
        with source.open("rb+") as handle:
            os.fsync(handle.fileno())
        os.replace(source, place)

    def scratch(self) -> Path:
        """Return the folder for downloads under way; leftovers older than a day are removed."""
        folder = self.folder / "partial"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            with contextlib.suppress(OSError):
                if time.time() - old.stat().st_mtime > 86400:
                    remove(old)
        return folder


def remove(path: Path) -> None:
    """Remove a file or folder, whatever it is."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
