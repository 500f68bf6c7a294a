"""One wheel: its metadata and its RECORD. The same content gives the same bytes."""

from __future__ import annotations

import base64
import hashlib
import time
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nybforge.outputs import replaced
from nybforge.storage import storage_errors

__all__ = ["Wheel", "normalised"]

EARLIEST = 315532800  # 1980-01-01, the earliest time in a zip archive


def normalised(name: str) -> str:
    """Return a distribution's name as it is written in file names.

    >>> normalised("nybble-kernels-cuda122")
    'nybble_kernels_cuda122'
    """
    return name.replace("-", "_").replace(".", "_").lower()


@dataclass(frozen=True, slots=True, kw_only=True)
class Wheel:
    """A distribution that is written as one wheel."""

    name: str
    version: str
    summary: str
    text: str  # the long description, Markdown
    tag: str = "py3-none-any"
    requires: Sequence[str] = ()
    extras: Mapping[str, Sequence[str]] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)
    programs: Sequence[str] = ()  # executable files
    licenses: Mapping[str, bytes]

    @property
    def stem(self) -> str:
        """The common beginning of the names of the file and the metadata folder."""
        return f"{normalised(self.name)}-{self.version}"

    @property
    def file(self) -> str:
        """The wheel's file name."""
        return f"{self.stem}-{self.tag}.whl"

    def metadata(self) -> str:
        """Return the text of METADATA, according to version 2.4 of the core metadata
        specification."""
        lines = [
            "Metadata-Version: 2.4",
            f"Name: {self.name}",
            f"Version: {self.version}",
            f"Summary: {self.summary}",
            "License-Expression: Apache-2.0",
            *(f"License-File: {name}" for name in sorted(self.licenses)),
            "Classifier: Operating System :: POSIX :: Linux",
            "Requires-Python: >=3.10",
            *(f"Requires-Dist: {each}" for each in self.requires),
        ]
        for extra, wanted in sorted(self.extras.items()):
            lines.append(f"Provides-Extra: {extra}")
            lines += [f'Requires-Dist: {each}; extra == "{extra}"' for each in wanted]
        lines += ["Description-Content-Type: text/markdown", "", self.text]
        return "\n".join(lines)

    def content(self) -> dict[str, bytes]:
        """Return every file except RECORD, by its path in the wheel."""
        info = f"{self.stem}.dist-info"
        pure = "true" if self.tag.endswith("-any") else "false"
        wheel = (
            f"Wheel-Version: 1.0\nGenerator: nybforge\nRoot-Is-Purelib: {pure}\nTag: {self.tag}\n"
        )
        return {
            **dict(sorted(self.files.items())),
            **{f"{info}/licenses/{name}": data for name, data in sorted(self.licenses.items())},
            f"{info}/METADATA": self.metadata().encode(),
            f"{info}/WHEEL": wheel.encode(),
        }

    def write(self, folder: Path, epoch: int) -> Path:
        """Write the wheel into the folder atomically and return its path."""
        content = self.content()
        rows = [f"{name},{_hash(data)},{len(data)}" for name, data in content.items()]
        record = f"{self.stem}.dist-info/RECORD"
        content[record] = "\n".join([*rows, f"{record},,", ""]).encode()
        path = folder / self.file
        with storage_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            with replaced(path) as half, zipfile.ZipFile(half, "w", compresslevel=9) as sink:
                for name, data in content.items():
                    entry = zipfile.ZipInfo(name, time.gmtime(max(epoch, EARLIEST))[:6])
                    entry.compress_type = zipfile.ZIP_DEFLATED
                    entry.external_attr = (0o100755 if name in self.programs else 0o100644) << 16
                    sink.writestr(entry, data)
        return path


def _hash(data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
    return "sha256=" + digest.rstrip(b"=").decode()
