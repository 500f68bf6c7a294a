"""Writes the files that a user named. Regular files are replaced atomically; anything else is
opened and written.

`nybforge doctor --record /dev/null` must not replace the device with a regular file. So a finished
file is renamed to the path only if the path is missing or is a regular file. Devices, FIFOs and
descriptors of sockets are opened and written. A symlink stays, and its target is written. Parent
folders are never created. For nybforge's own files use storage.write_atomically.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

__all__ = ["opened_output", "replaced"]

MOST_LINKS = 40  # the limit of the Linux kernel


@contextlib.contextmanager
def opened_output(path: Path, *, executable: bool = False) -> Iterator[BinaryIO]:
    """Yield a binary file for the output. A regular file is replaced atomically; after an exception
    inside the context, it keeps its old content. executable: make the file executable (only a
    regular file)."""
    place, descriptor = _followed(path)
    if descriptor is not None:
        with os.fdopen(os.dup(descriptor), "wb") as sink:
            yield sink
        return
    old = _status(place)
    if old is not None and not stat.S_ISREG(old.st_mode):
        with _through(place) as sink:
            yield sink
        return
    with replaced(place, old, executable=executable) as sink:
        yield sink


def _followed(path: Path) -> tuple[Path, int | None]:
    """Return the resolved path. If the path names a descriptor of this process (/dev/stdout,
    /proc/self/fd/3), also return its number: opening the descriptor again would write from the
    beginning of its file."""
    for _ in range(MOST_LINKS):
        if path.name.isdecimal() and _is_own_descriptors(path.parent):
            return path, int(path.name)
        try:
            path = path.parent / path.readlink()
        except OSError:  # the path is missing or not a symlink
            return path, None
    raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))


def _is_own_descriptors(folder: Path) -> bool:
    pattern = rf"/proc/{os.getpid()}(?:/task/\d+)?/fd"
    return re.fullmatch(pattern, os.path.realpath(folder)) is not None


def _status(path: Path) -> os.stat_result | None:
    with contextlib.suppress(FileNotFoundError):
        return path.stat()
    return None


def _through(path: Path) -> BinaryIO:
    """Open an existing file that is not a regular file; do not create or truncate it."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CLOEXEC | os.O_NOCTTY), "wb")


@contextlib.contextmanager
def replaced(
    path: Path, old: os.stat_result | None = None, *, executable: bool = False
) -> Iterator[BinaryIO]:
    """Yield a new file that replaces the path at the end of the context. If an exception is raised,
    the new file is removed.

    The new file gets the mode and owner of the existing file `old`, or the umask's default mode.
    """
    half = path.with_name(f".{path.name[:100]}.{secrets.token_hex(6)}.part")
    handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    try:
        with os.fdopen(handle, "wb") as sink:
            if old is not None:
                # the file belongs to another user, in a folder that this user may write to
                with contextlib.suppress(OSError):
                    os.fchown(handle, old.st_uid, old.st_gid)
                os.fchmod(handle, stat.S_IMODE(old.st_mode))
            yield sink
            sink.flush()
            if executable:
                mode = os.fstat(handle).st_mode
                os.fchmod(handle, stat.S_IMODE(mode | (mode & 0o444) >> 2))
            os.fsync(handle)
        _renamed(half, path)
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def _renamed(half: Path, path: Path) -> None:
    try:
        half.replace(path)
    except OSError as error:
        if error.errno != errno.EBUSY:  # EBUSY: the file is a bind mount, as in a container
            raise
        with half.open("rb") as source, _through(path) as sink:
            os.ftruncate(sink.fileno(), 0)
            while piece := source.read(1 << 20):
                sink.write(piece)
        half.unlink()
