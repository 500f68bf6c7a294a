"""Reads a package's archive with rules that are the same on every Python version. tarfile only
parses it.

Regular files, folders, symlinks and hard links are accepted; devices and FIFOs are refused. Every
path is plain and relative. No path goes through a link, and no path occurs twice. Symlinks point
inside the prefix. The unpacked size is limited.
"""

import re
import tarfile
from collections.abc import Iterator
from typing import IO, Any

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.safepath import UnsafePath, plain_path

# Limit of the unpacked size: this factor times the package's size (real packages reach a factor of
# about 100), or FLOOR bytes if that is more.
RATIO = 1000
FLOOR = 256 << 20
MOST_MEMBERS = 1 << 20
# Header types (long names, PAX) that tarfile reads into memory.
LONGEST_HEADER = 1 << 20
HEADERS = (
    tarfile.XHDTYPE,
    tarfile.XGLTYPE,
    tarfile.SOLARIS_XHDTYPE,
    tarfile.GNUTYPE_LONGNAME,
    tarfile.GNUTYPE_LONGLINK,
)
KINDS = {tarfile.CHRTYPE: "a device", tarfile.BLKTYPE: "a device", tarfile.FIFOTYPE: "a FIFO"}
# The symlink from an external python package to the machine's own interpreter.
EXTERNAL_PYTHON = re.compile(r"bin/python[0-9.]*")
DO_NOT_TRUST = "do not install this package; report it to the channel's maintainer"


def unsafe(package: str, what: str) -> Fault:
    """Return the error for an unsafe package."""
    return Fault(f"{package}: unsafe package: {what}", DO_NOT_TRUST)


class Member:
    """One entry of a package. `kind` is "file", "folder", "symlink" or "hardlink"."""

    def __init__(self, path: str, kind: str, info: tarfile.TarInfo) -> None:
        self.path = path
        self.kind = kind
        self.target = info.linkname
        self.size = info.size if kind == "file" else 0
        # never setuid, setgid, sticky or writable by others
        self.mode = info.mode & 0o755 | 0o400
        self.mtime = min(max(int(info.mtime), 0), 1 << 33)
        self.data: IO[bytes] | None = None


def unpacked_limit(packed: int) -> int:
    """Return the unpacked size limit of a package of this size."""
    return max(FLOOR, RATIO * packed)


class Limited:
    """A stream of unpacked bytes; raises Fault beyond the limit."""

    def __init__(self, stream: Any, limit: int, package: str) -> None:
        self.stream = stream
        self.left = self.limit = limit
        self.package = package

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes."""
        size = 1 << 20 if size < 0 else size
        data: bytes = self.stream.read(min(size, self.left + 1))
        self.left -= len(data)
        if self.left < 0:
            raise Fault(
                f"{self.package}: unpacked size limit exceeded ({self.limit >> 20} MiB)",
                DO_NOT_TRUST,
            )
        return data


class Info(tarfile.TarInfo):
    """Refuses large headers, which tarfile would read into memory."""

    def _proc_member(self, tar: Any) -> Any:
        if self.type in HEADERS and self.size > LONGEST_HEADER:
            raise tarfile.ReadError(f"a tar header is too long ({self.size} bytes)")
        return super()._proc_member(tar)  # type: ignore[misc]


class Members:
    """The rules for one package. Its parts (info and files of a .conda) are read one after the
    other."""

    def __init__(self, package: str, external: bool = False) -> None:
        self.package = package
        self.external = external  # external package: skip its link to python
        self.kinds: dict[str, str] = {}  # path -> kind

    def read(self, stream: Any) -> "Iterator[Member]":
        """Yield the members of an uncompressed tar stream; raise Fault at the first bad one."""
        with tarfile.open(fileobj=stream, mode="r|", tarinfo=Info) as tar:
            for info in tar:
                tar.members = []  # type: ignore[attr-defined]  # otherwise tarfile keeps every member
                member = self._member(info)
                if member is None:
                    continue
                member.data = tar.extractfile(info) if member.kind == "file" else None
                yield member

    def _member(self, info: tarfile.TarInfo) -> "Member | None":
        name = info.name[2:] if info.name.startswith("./") else info.name
        if info.isdir() and name.rstrip("/") in ("", "."):
            return None
        name = name.rstrip("/") if info.isdir() else name
        try:
            plain_path(name, literal=True)
        except UnsafePath as error:
            raise self._fault(str(error)) from None
        kind = self._kind(info, name)
        absolute = kind == "symlink" and info.linkname.startswith("/")
        if absolute and self.external and EXTERNAL_PYTHON.fullmatch(name):
            return None
        if kind == "symlink" and not link_stays_inside(name, info.linkname):
            raise self._fault(f"{name!a} is a symlink to {info.linkname!a}, outside the prefix")
        if kind == "hardlink":
            info.linkname = info.linkname[2:] if info.linkname[:2] == "./" else info.linkname
            if self.kinds.get(info.linkname) not in ("file", "hardlink"):
                raise self._fault(
                    f"{name!a} is a hard link to {info.linkname!a}, which is not an earlier file "
                    f"of the package"
                )
        self._enter(name, kind)
        return Member(name, kind, info)

    def _kind(self, info: tarfile.TarInfo, name: str) -> str:
        if info.isdir():
            return "folder"
        if info.issym():
            return "symlink"
        if info.islnk():
            return "hardlink"
        if info.type in (tarfile.REGTYPE, tarfile.AREGTYPE) and info.sparse is None:
            return "file"
        what = KINDS.get(info.type, f"of tar type {info.type!a}")
        raise self._fault(f"{name!a} is {what}, but only files, folders and links are allowed")

    def _enter(self, name: str, kind: str) -> None:
        """Record the member and its parents; refuse duplicates and paths through links."""
        parts = name.split("/")
        for count in range(1, len(parts)):
            parent = "/".join(parts[:count])
            if self.kinds.setdefault(parent, "folder") != "folder":
                raise self._fault(
                    f"the path {name!a} passes through {parent!a}, which is not a folder"
                )
        if self.kinds.get(name, kind) != kind or (kind != "folder" and name in self.kinds):
            raise self._fault(f"duplicate member {name!a}")
        self.kinds[name] = kind
        if len(self.kinds) > MOST_MEMBERS:
            raise self._fault(f"file count limit exceeded ({MOST_MEMBERS})")

    def _fault(self, what: str) -> Fault:
        return unsafe(self.package, what)


def link_stays_inside(path: str, target: str) -> bool:
    """Return whether a symlink points inside the prefix, whatever the prefix's other links are.

    Leading `..` components are safe: the link's own folder is not a link. A `..` after a name is
    refused, because that name may be another link.

    >>> link_stays_inside("lib/libx.so", "../lib64/libx.so.1")
    True
    >>> link_stays_inside("lib/x", "../../x"), link_stays_inside("a", "b/../c")
    (False, False)
    """
    if not target or target.startswith("/") or "\0" in target:
        return False
    depth, named = path.count("/"), False
    for part in target.split("/"):
        if part == "..":
            depth -= 1
            if named or depth < 0:
                return False
        elif part not in ("", "."):
            named = True
    return True
