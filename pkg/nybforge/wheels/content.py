"""Reads the files of a conda package into memory after checking each path."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nybforge.archive import members, read_index
from nybforge.errors import ChannelError

__all__ = ["Content", "read_package"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """A package's content: its metadata, its licences, and its regular files by path."""

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
        """The time of the package's files, in seconds."""
        return int(self.index.get("timestamp", 0)) // 1000

    def below(self, folder: str) -> dict[str, bytes]:
        """Return the files below a folder, by their path in the folder. Raise ChannelError if there
        are none."""
        start = folder + "/"
        found = {
            n.removeprefix(start): data for n, data in self.files.items() if n.startswith(start)
        }
        if not found:
            raise ChannelError("unexpected package content", where=self.file, why=f"no {folder}/")
        return found


def read_package(path: Path) -> Content:
    """Return the content of the .conda; raise ChannelError if it is damaged or unsafe."""
    found = {each.path: each.data.read() for each in members(path) if each.data is not None}
    index = read_index(path)
    start = "info/licenses/"
    licenses = {n.removeprefix(start): d for n, d in found.items() if n.startswith(start)}
    files = {n: d for n, d in found.items() if not n.startswith("info/")}
    return Content(file=path, index=index, licenses=licenses, files=files)
