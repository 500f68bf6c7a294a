"""Reads the files of a conda package into memory, each path checked."""

from __future__ import annotations

import io
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import zstandard

from nybforge.errors import ChannelError
from nybforge.package import UNREADABLE, part, read_index
from nybforge.safepath import UnsafePath, plain_path

__all__ = ["Content", "read_package"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What a package holds: its metadata, its licences and its regular files by path."""

    file: Path
    index: dict[str, Any]
    licenses: dict[str, bytes]
    files: dict[str, bytes]

    @property
    def version(self) -> str:
        """The package's version."""
        return str(self.index["version"])

    @property
    def epoch(self) -> int:
        """When its sources were made, in seconds."""
        return int(self.index.get("timestamp", 0)) // 1000

    def below(self, folder: str) -> dict[str, bytes]:
        """Return the files below a folder, by the path in it; raise ChannelError for none."""
        start = folder + "/"
        found = {
            n.removeprefix(start): data for n, data in self.files.items() if n.startswith(start)
        }
        if not found:
            raise ChannelError("not the package it should be", where=self.file, why=f"no {folder}/")
        return found


def read_package(path: Path) -> Content:
    """Return what the .conda holds; raise ChannelError for one that cannot be read."""
    index = read_index(path)
    try:
        with zipfile.ZipFile(path) as outer:
            info = dict(_files(outer, "info-"))
            files = dict(_files(outer, "pkg-"))
    except (*UNREADABLE, UnsafePath) as error:
        raise ChannelError("not a readable conda package", where=path, why=str(error)) from None
    start = "info/licenses/"
    licenses = {n.removeprefix(start): d for n, d in info.items() if n.startswith(start)}
    return Content(file=path, index=index, licenses=licenses, files=files)


def _files(outer: zipfile.ZipFile, start: str) -> Iterator[tuple[str, bytes]]:
    packed = outer.read(part(outer, start))
    plain = zstandard.ZstdDecompressor().decompressobj().decompress(packed)
    with tarfile.open(fileobj=io.BytesIO(plain)) as archive:
        for member in archive:
            source = archive.extractfile(member) if member.isreg() else None
            if source is not None:
                yield "/".join(plain_path(member.name, literal=True)), source.read()
