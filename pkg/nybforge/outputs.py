"""Writes the files that a user named: replaces regular files whole, writes through all else.

`nybforge doctor --record /dev/null` must not put a regular file in the device's place. So only a
regular file (or nothing) is replaced, by a rename of a finished one. Devices, FIFOs and sockets'
descriptors are opened and written; of a symlink the target is written, and the link stays. Parent
folders are never made. For files of nybforge's own use storage.write_atomically.
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

MOST_LINKS = 40  # as the kernel has it


@contextlib.contextmanager
def opened_output(path: Path, *, executable: bool = False) -> Iterator[BinaryIO]:
    """Yield a binary file to write the output to. A regular file has the old content, or all of the
    new one; on an exception inside, the old. executable: chmod +x, of regular files alone."""
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
    """Return what the path's symlinks lead to, and the number of our own descriptor where they lead
    to one (/dev/stdout, /proc/self/fd/3): opened anew it would be written from its beginning."""
    for _ in range(MOST_LINKS):
        if path.name.isdecimal() and _is_own_descriptors(path.parent):
            return path, int(path.name)
        try:
            path = path.parent / path.readlink()
        except OSError:  # no link, or not there
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
    """Open what is no regular file; nothing is made, cut or taken as our terminal."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CLOEXEC | os.O_NOCTTY), "wb")


@contextlib.contextmanager
def replaced(
    path: Path, old: os.stat_result | None = None, *, executable: bool = False
) -> Iterator[BinaryIO]:
    """Yield a new file that takes the path's place at the end; an exception removes it again. It
    gets the mode and owner of `old`, the file there, or as a new one what the umask allows."""
    half = path.with_name(f".{path.name[:100]}.{secrets.token_hex(6)}.part")
    handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    try:
        with os.fdopen(handle, "wb") as sink:
            if old is not None:
                with contextlib.suppress(OSError):  # another's file in a folder that we may write
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
        if error.errno != errno.EBUSY:  # a file that is mounted there, as into a container
            raise
        with half.open("rb") as source, _through(path) as sink:
            os.ftruncate(sink.fileno(), 0)
            while piece := source.read(1 << 20):
                sink.write(piece)
        half.unlink()
