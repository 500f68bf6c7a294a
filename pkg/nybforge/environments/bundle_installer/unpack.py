"""Unpacks a package's archive into a folder, and computes one hash over the content of the
folder."""

import bz2
import fcntl
import hashlib
import os
import shutil
import stat
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.members import (
    Limited,
    Member,
    Members,
    unpacked_limit,
    unsafe,
)
from nybforge.safepath import opened_parent

NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
# marks a folder into which a process is unpacking; the process holds a lock on the folder
HALF = ".half-"


def unpack(stream: "IO[bytes]", folder: str, row: "dict[str, Any]") -> None:
    """Unpack a .tar.bz2 package; `folder` appears only when it is complete."""
    name = row["file"]
    limit = row.get("unpacked") or unpacked_limit(row["size"])
    members = Members(name, external=bool(row.get("external")))
    with _half(folder) as half:
        try:
            for member in members.read(Limited(bz2.BZ2File(stream), limit, name)):
                _write(member, half, name)
        except (tarfile.TarError, OSError, EOFError, ValueError) as error:
            if isinstance(error, OSError) and error.errno:
                error.filename = folder  # if a write fails on a full disk, the error names no file
                raise
            raise Fault(
                f"{name}: incomplete or damaged package ({error})", "copy the bundle again"
            ) from None
        try:
            os.rename(half, folder)
        except OSError:
            if not os.path.isdir(folder):  # otherwise another process created the folder
                raise


@contextmanager
def _half(folder: str) -> "Iterator[str]":
    """Yield an empty folder beside the final folder, and remove it at the end. If the installer is
    killed, the kernel releases its lock and `remove_halves` removes the folder."""
    # other processes may fill the same cache
    half = f"{folder}{HALF}{os.uname().nodename}.{os.getpid()}"
    shutil.rmtree(half, ignore_errors=True)
    os.makedirs(half)
    handle = os.open(half, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        _flock(handle)
        yield half
    finally:
        shutil.rmtree(half, ignore_errors=True)
        os.close(handle)


def remove_halves(cache: str) -> None:
    """Remove partially unpacked folders that killed installers left in a cache."""
    for name in os.listdir(cache):
        path = os.path.join(cache, name)
        if HALF not in name or os.path.islink(path):
            continue
        try:
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        except OSError:
            continue
        try:
            if _flock(handle):
                shutil.rmtree(path, ignore_errors=True)
        finally:
            os.close(handle)


def _flock(handle: int) -> bool:
    """Lock the folder. Return False if another process holds the lock, or if folders cannot be
    locked."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write(member: Member, half: str, package: str) -> None:
    with opened_parent(half, member.path, make=True, literal=True) as (parent, name):
        try:
            if member.kind == "folder":
                try:
                    os.mkdir(name, dir_fd=parent)
                except FileExistsError:
                    if not stat.S_ISDIR(os.lstat(name, dir_fd=parent).st_mode):
                        raise
            elif member.kind == "symlink":
                os.symlink(member.target, name, dir_fd=parent)
            elif member.kind == "hardlink":
                with opened_parent(half, member.target, literal=True) as (place, old):
                    os.link(old, name, src_dir_fd=place, dst_dir_fd=parent, follow_symlinks=False)
            else:
                _write_file(member, name, parent)
        except FileExistsError:  # on a case-insensitive file system, both names refer to one file
            raise unsafe(package, f"duplicate member {member.path!a}") from None


def _write_file(member: Member, name: str, parent: int) -> None:
    assert member.data is not None
    handle = os.open(name, NEW, 0o600, dir_fd=parent)
    with open(handle, "wb") as file:
        shutil.copyfileobj(member.data, file, 1 << 20)
        file.flush()
        os.fchmod(handle, member.mode)
        os.utime(handle, (member.mtime, member.mtime))


def discard(folder: str) -> None:
    """Remove an unpacked package atomically."""
    half = f"{folder}{HALF}{os.uname().nodename}.{os.getpid()}"
    try:
        os.rename(folder, half)
    except FileNotFoundError:
        return  # another process removed the folder first
    shutil.rmtree(half, ignore_errors=True)


class Tree:
    """One hash over a package's paths, kinds, permissions, contents and link targets.

    The bundle writer computes the hash from the archive, and the installer from an unpacked folder.
    """

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}

    def add(self, path: str, mode: int, size: int, sha256: str) -> None:
        """Add a regular file."""
        self.lines[path] = f"file {mode:o} {size} {sha256}"

    def link(self, path: str, target: str) -> None:
        """Add a symlink."""
        self.lines[path] = f"symlink {target}"

    def same(self, path: str, other: str) -> None:
        """Add a hard link to a file that was already added."""
        self.lines[path] = self.lines[other]

    def digest(self) -> str:
        """Return the hash."""
        text = "".join(f"{path}\0{line}\n" for path, line in sorted(self.lines.items()))
        return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def tree_of(folder: str) -> str:
    """Return the hash of the folder's content. For entries other than files and links, only the
    kind is hashed."""
    found = Tree()
    for place, folders, files in os.walk(folder):
        links = [name for name in folders if os.path.islink(os.path.join(place, name))]
        for name in files + links:
            path = os.path.join(place, name)
            inner, facts = os.path.relpath(path, folder), os.lstat(path)
            if facts.st_uid not in (0, os.geteuid()):
                found.lines[inner] = "another user's"
            elif stat.S_ISLNK(facts.st_mode):
                found.link(inner, os.readlink(path))
            elif stat.S_ISREG(facts.st_mode):
                with open(path, "rb") as file:
                    size, sha256 = measure(file)
                found.add(inner, stat.S_IMODE(facts.st_mode), size, sha256)
            else:
                found.lines[inner] = "special"
    return found.digest()


def measure(stream: "IO[bytes]") -> "tuple[int, str]":
    """Return the length and the sha256 of the stream."""
    digest, size = hashlib.sha256(), 0
    while True:
        block = stream.read(1 << 20)
        if not block:
            return size, digest.hexdigest()
        digest.update(block)
        size += len(block)
