"""Explains disk errors, and provides locks and atomic writes.

Every disk error (full, over quota, read-only, forbidden) becomes a StorageError that names the
path.
"""

from __future__ import annotations

import contextlib
import errno
import os
import pwd
import re
import shlex
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from nybforge.errors import NybforgeError, StorageError
from nybforge.locks import NO_LOCKS, held
from nybforge.outputs import opened_output, replaced

__all__ = [
    "answer_errors",
    "check_answer",
    "full",
    "locked",
    "other_owner",
    "storage_error",
    "storage_errors",
    "write_answer",
    "write_atomically",
]

ELSEWHERE = (
    "choose another folder: --output for the channel, --prefix for an environment, "
    "NYBFORGE_BUILD for scratch, NYBFORGE_CACHE for downloads, -o for the output of a command"
)
ROOM = "free disk space (`nybforge channel clean`) and run again"
# Error number → message and hint.
REFUSALS = {
    errno.ENOSPC: ("the disk is full", ROOM),
    errno.EDQUOT: ("the disk quota is used up", ROOM),
    errno.EROFS: ("the file system is read-only", ELSEWHERE),
    errno.EACCES: ("permission denied", ELSEWHERE),
    errno.EPERM: ("operation not permitted", ELSEWHERE),
    errno.EIO: ("input/output error of the disk", "see the system's log (dmesg)"),
    errno.ENAMETOOLONG: ("the path is too long", ELSEWHERE),
    errno.EFBIG: (
        "file size limit exceeded (ulimit -f)",
        ELSEWHERE,
    ),
    errno.ESTALE: ("stale file handle on a network file system", "run again"),
    errno.ELOOP: ("a symlink is there", "remove the symlink"),
    errno.EMFILE: ("too many open files", "allow more: ulimit -n 1024"),
}
# the names of files that nybforge creates in a user's folder
OURS = ("lock", ".lock", ".lock.lease", ".nybforge")
RIGHTS = (errno.EACCES, errno.EPERM)
# These errors mean that the path cannot be written, but only if they occur during a write.
PLACES = {
    errno.EEXIST: ("expected a folder, found a file", ELSEWHERE),
    errno.EISDIR: ("expected a file, found a folder", "remove the folder"),
    errno.ENOTDIR: ("a parent in the path is not a folder", ELSEWHERE),
    errno.ENOENT: ("no such folder, and it cannot be created", ELSEWHERE),
}
# The engine and its programs report these errors only as text. Rust adds "(os error 28)".
WORDS = {
    number: re.compile(rf"{re.escape(os.strerror(number))}|os error {number}\b|Errno {number}\b")
    for number in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EFBIG, errno.EMFILE)
}
# A build needs at least this much free space. On a full disk the engine may report another error
# ("failed to interact with the package cache layer"), and it frees some space when it fails. So the
# free space is checked too.
FULL_BYTES = 4 * 1024 * 1024


def refusal_in(text: str) -> int | None:
    """Return the errno of the disk error in the text, or None.

    >>> refusal_in("head: write error: No space left on device") == errno.ENOSPC
    True
    """
    return next((number for number, words in WORDS.items() if words.search(text)), None)


def full(folder: Path, *texts: str) -> str | None:
    """Return a message if the text or the disk itself shows that the folder's disk is full."""
    for text in texts:
        number = refusal_in(text)
        if number in (errno.ENOSPC, errno.EDQUOT):
            return REFUSALS[number][0]
    return REFUSALS[errno.ENOSPC][0] if free_bytes(folder) < FULL_BYTES else None


def other_owner(path: Path) -> str | None:
    """Return the name of the other user who owns the path or its nearest existing parent. Return
    None if the owner is the current user."""
    for place in (path, *path.parents):
        with contextlib.suppress(OSError):
            number = place.stat().st_uid
            if number == os.geteuid():
                return None
            try:
                return pwd.getpwuid(number).pw_name
            except KeyError:  # this machine has no name for the user id
                return f"user {number}"
    return None


def free_bytes(folder: Path) -> int:
    """Return the free disk space of the folder, or of its nearest existing parent."""
    for place in (folder, *folder.parents):
        with contextlib.suppress(OSError):
            return shutil.disk_usage(place).free
    return 0


def storage_error(
    error: BaseException, folders: Sequence[Path], *, writing: bool = False
) -> StorageError | None:
    """Return the StorageError for an exception, or None if it is not a disk error.

    The error's path is the file that the exception names, or else the folder of `folders` with the
    least free space. With `writing`, a missing folder is a disk error too.
    """
    known = {**REFUSALS, **(PLACES if writing else {})}
    seen: set[int] = set()
    # An exception from closing an archive hides the exception that caused it, such as a full disk.
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        number = _errno(cause)
        if number in known:
            why, hint = known[number]
            # if there is no disk space, the error of a failed copy names the source first
            named = getattr(cause, "filename2", None) or getattr(cause, "filename", None)
            place = Path(os.fsdecode(named)) if isinstance(named, (str, bytes)) else None
            # errors of rmtree name a file without its folder
            if place is None or (folders and not place.is_absolute()):
                place = min(folders, key=free_bytes, default=None)
            elif writing and place.name.startswith(".") and place.parent in folders:
                place = place.parent  # a partial file of nybforge: users do not know its name
            while place is not None and place.name in OURS:
                place = place.parent
            owner = other_owner(place) if number in RIGHTS and place is not None else None
            why += f": the owner is {owner}" if owner else ""
            written = writing or number in WORDS
            if number in RIGHTS and not written:
                hint = "read permission required"
            what = "the folder cannot be written" if written else "a file cannot be used"
            return StorageError(what, where=place, why=why, hint=hint)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
        known = REFUSALS
    return None


def _errno(error: BaseException) -> int | None:
    if isinstance(error, shutil.Error):  # shutil.Error collects many messages
        found = re.search(r"Errno (\d+)", str(error))
        return int(found.group(1)) if found else None
    return error.errno if isinstance(error, OSError) else refusal_in(_words(error))


def _words(error: BaseException) -> str:
    return "\n".join(error.lines()) if isinstance(error, NybforgeError) else str(error)


@contextlib.contextmanager
def storage_errors(folder: Path) -> Iterator[None]:
    """Convert disk errors into a StorageError while `folder` is written."""
    try:
        yield
    except StorageError:
        raise
    except Exception as error:
        said = storage_error(error, [folder], writing=True)
        if said is None:
            raise
        raise said from error


def write_atomically(path: Path, data: bytes) -> None:
    """Write one of nybforge's own files atomically. The file replaces anything at the path, even a
    symlink."""
    with replaced(path) as sink:
        sink.write(data)


def write_answer(path: Path, content: str | bytes, *, executable: bool = False) -> None:
    """Write a file that the user named. An existing device or the target of a symlink is
    written."""
    data = content.encode() if isinstance(content, str) else content
    with answer_errors(path), opened_output(path, executable=executable) as sink:
        sink.write(data)


def check_answer(path: Path) -> None:
    """Raise StorageError if no file can be created at the path that the user named. Commands call
    this before long work."""
    with answer_errors(path):
        path.parent.stat()
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))


@contextlib.contextmanager
def answer_errors(path: Path) -> Iterator[None]:
    """Convert disk errors into a StorageError while the user's file is written."""
    try:
        yield
    except BrokenPipeError:
        raise  # the reader closed the pipe
    except OSError as error:
        why, hint = REFUSALS.get(error.errno or 0, (error.strerror, ELSEWHERE))
        if hint == ELSEWHERE:
            hint = "choose a file in an existing, writable folder"
        if error.errno == errno.ENOENT and not path.parent.exists():
            hint = f"mkdir -p {shlex.quote(str(path.parent))}"
        raise StorageError("the file cannot be written", where=path, why=why, hint=hint) from None


@contextlib.contextmanager
def locked(
    path: Path, waiting: Callable[[str], None] | None = None, *, needed: bool = False
) -> Iterator[int]:
    """Hold the lock file while inside the context (see nybforge/locks.py); if another process holds
    it, report that process once.

    Yield the file's descriptor. A child that inherits the descriptor holds the lock until the child
    ends. needed: raise an error if the file system has no locks.
    """
    with contextlib.ExitStack() as stack:
        with storage_errors(path.parent):
            try:
                handle = stack.enter_context(held(path, waiting, lease=not needed))
            except OSError as error:
                if needed and error.errno in NO_LOCKS:
                    raise _no_locks(path.parent) from None
                raise
        yield handle


def _no_locks(folder: Path) -> StorageError:
    return StorageError(
        "the file system has no file locks, which the engine needs",
        where=folder,
        hint="set NYBFORGE_BUILD to a folder on a local disk, e.g. NYBFORGE_BUILD=/tmp/nybforge",
    )
