"""Makes temporary folders. If a process is killed, the next run removes the process's folder."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

__all__ = ["scratch_folder"]


@contextlib.contextmanager
def scratch_folder(prefix: str, place: Path | None = None) -> Iterator[Path]:
    """Yield an empty folder PREFIX… in `place`, or in the system's folder for temporary files.

    Remove older folders with the same prefix first, if they belong to this user and nobody has
    locked them. The process that made a folder holds a lock on it, which the kernel releases when
    the process ends.
    """
    parent = Path(tempfile.gettempdir()) if place is None else place
    _sweep(prefix, parent)
    folder, handle = _made(prefix, parent)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if handle is not None:
            os.close(handle)


def _made(prefix: str, parent: Path) -> tuple[Path, int | None]:
    """Return a new folder and the lock on it. The lock is None if the file system has no locks."""
    while True:
        folder = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
        handle = None
        # another run removed the folder before it was locked
        with contextlib.suppress(FileNotFoundError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:  # another run is about to remove the folder
                os.close(handle)
                continue
            except OSError:
                os.close(handle)
                return folder, None
            if folder.exists():
                return folder, handle
        if handle is not None:
            os.close(handle)


def _sweep(prefix: str, parent: Path) -> None:
    """Remove the folders that killed processes left. Folders that cannot be removed are ignored."""
    for folder in parent.glob(f"{prefix}*"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                if os.fstat(handle).st_uid == os.geteuid():
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(handle)
