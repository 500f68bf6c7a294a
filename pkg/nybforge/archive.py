"""Reads conda packages of both formats. The rules of the bundle installer apply: safe paths and
size limits.

This module writes nothing. All code that unpacks, installs or repacks a package reads it with
`members`.
"""

from __future__ import annotations

import bz2
import contextlib
import json
import tarfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, cast

import zstandard

from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.members import (
    Info,
    Limited,
    Member,
    Members,
    unpacked_limit,
)
from nybforge.errors import ChannelError

__all__ = ["UNREADABLE", "check_identity", "info_files", "members", "read_index", "unsafe_package"]

# Exceptions that reading a damaged package can raise. A flipped bit can make the archive claim to
# be encrypted, or compressed by an unknown method.
UNREADABLE = (
    OSError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    tarfile.TarError,
    zipfile.BadZipFile,
    zstandard.ZstdError,
    ValueError,
)
INDEX = "info/index.json"
MOST_INDEX_BYTES = 16 << 20


def members(
    path: Path, *, external: bool = False, parts: Sequence[str] = ("info-", "pkg-")
) -> Iterator[Member]:
    """Yield the package's members in the archive's order; the info part of a .conda comes first.
    Raise ChannelError if the package is damaged or unsafe. Read `data` before taking the next
    member."""
    rules = Members(path.name, external=external)
    with _said(path):
        for part in parts:
            with _plain(path, part) as stream:
                for member in rules.read(stream):
                    if member.data is not None:
                        member.data = cast(IO[bytes], _Data(member.data, path))
                    yield member
            if not path.name.endswith(".conda"):
                return


def info_files(path: Path, *names: str) -> dict[str, bytes]:
    """Return the contents of the info files that exist. Stop reading after the last info file."""
    found: dict[str, bytes] = {}
    with (
        _said(path),
        _plain(path, "info-") as stream,
        tarfile.open(fileobj=cast(Any, stream), mode="r|", tarinfo=Info) as tar,
    ):
        for each in tar:
            tar.members = []  # type: ignore[attr-defined]  # otherwise tarfile keeps every member
            if each.name.removeprefix("./") not in names or not each.isreg():
                continue
            if each.size > MOST_INDEX_BYTES:
                limit = f"{MOST_INDEX_BYTES >> 20} MiB"
                raise ValueError(f"{each.name}: file size limit exceeded ({limit})")
            source = tar.extractfile(each)
            found[each.name.removeprefix("./")] = source.read() if source else b""
            if len(found) == len(names):
                break
    return found


def read_index(path: Path) -> dict[str, Any]:
    """Return the package's info/index.json; raise ChannelError if the file is not a package."""
    data = info_files(path, INDEX).get(INDEX)
    if data is None:
        raise _not_readable(path, f"it has no {INDEX}")
    try:
        loaded = json.loads(data)
    except (ValueError, RecursionError) as error:
        deep = isinstance(error, RecursionError)
        why = f"{INDEX} is nested too deeply" if deep else str(error)
        raise _not_readable(path, why) from None
    if not isinstance(loaded, dict):
        raise _not_readable(path, f"{INDEX}: expected a JSON object")
    return loaded


def check_identity(path: Path, wanted: Mapping[str, str]) -> dict[str, Any]:
    """Return the index that is inside the package (info/index.json). Raise ChannelError unless the
    name, version, build and subdir in this index equal the wanted values."""
    index = read_index(path)
    if index.get("subdir") is None:  # packages that were made before 2017 have no subdir
        wanted = {key: value for key, value in wanted.items() if key != "subdir"}
    wrong = [
        f"{key} {str(index.get(key))[:200]!a}, expected {value!a}"
        for key, value in wanted.items()
        if index.get(key) != value
    ]
    if wrong:
        raise ChannelError(
            f"the metadata in {path.name} does not match the channel's index or the lock",
            where=path,
            why="; ".join(wrong),
            hint="do not install this package; report it to the channel's maintainer",
        )
    return index


def unsafe_package(fault: Fault, path: Path) -> ChannelError:
    """Return the error for a package that the installer's rules refuse."""
    return ChannelError("the package is unsafe", where=path, why=fault.what, hint=fault.hint)


@contextlib.contextmanager
def _plain(path: Path, part: str) -> Iterator[Limited]:
    """Open one part of the package for reading, decompressed. A .tar.bz2 has only one part."""
    limit = unpacked_limit(path.stat().st_size)
    if path.name.endswith(".tar.bz2"):
        with bz2.BZ2File(path) as plain:
            yield Limited(plain, limit, path.name)
        return
    with zipfile.ZipFile(path) as outer:
        name = next((each for each in outer.namelist() if each.startswith(part)), None)
        if name is None:
            raise zipfile.BadZipFile(f"the package has no member {part}*.tar.zst")
        reader = zstandard.ZstdDecompressor()
        with outer.open(name) as packed, reader.stream_reader(packed) as stream:
            yield Limited(stream, limit, path.name)


class _Data:
    """The content of a member.

    If the content cannot be read, the error says that the package is damaged.
    """

    def __init__(self, stream: IO[bytes], path: Path) -> None:
        self.stream = stream
        self.path = path

    def read(self, size: int = -1) -> bytes:
        with _said(self.path):
            return self.stream.read(size)


@contextlib.contextmanager
def _said(path: Path) -> Iterator[None]:
    try:
        yield
    except Fault as fault:
        raise unsafe_package(fault, path) from None
    except UNREADABLE as error:
        raise _not_readable(path, str(error) or type(error).__name__) from None


def _not_readable(path: Path, why: str) -> ChannelError:
    return ChannelError("not a readable conda package", where=path, why=why)
