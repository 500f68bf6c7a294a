"""The record of a job's last build: the key and digests of its inputs, and its package. The record
is checked when it is read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybforge.package import is_package
from nybforge.safepath import plain_path

__all__ = ["Record", "read_record"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """The record of one built package."""

    key: str
    inputs: Mapping[str, str]
    file: str  # subdir/name
    sha256: str

    def to_json(self) -> str:
        """Return the record as JSON data."""
        document = {
            "key": self.key,
            "inputs": dict(self.inputs),
            "file": self.file,
            "sha256": self.sha256,
        }
        return json.dumps(document, indent=2, sort_keys=True)


def read_record(path: Path) -> Record | None:
    """Return the record in the file. Return None if the file cannot be read, or if the record does
    not name a package file of a channel. The second check is for safety, because a build deletes
    the file that the record of the previous build names."""
    try:
        return _checked(Record(**json.loads(path.read_text(encoding="utf-8"))))
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return None


def _checked(record: Record) -> Record:
    subdir, name = plain_path(record.file)
    texts = (record.key, record.sha256, *record.inputs, *record.inputs.values())
    if subdir.startswith(".") or not is_package(Path(name)):
        raise ValueError(record.file)
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("expected text")
    return record
