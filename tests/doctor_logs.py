"""The logs in tests/data/logs, in one file per cause, with the causes that each must show; and
functions that give a text to the doctor."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli

from nybforge import doctor
from nybforge.doctor import Facts

__all__ = ["LOGS", "Log", "ids", "log", "read", "saved"]

FOLDER = Path(__file__).parent / "data/logs"
_KEYS = {"name", "source", "text", "encoding", "expected", "notes", "machine", "next"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """A log. Names begin with real/ (public texts, shortened by their authors) or written/ (ours).

    table: the log's file in tests/data/logs, named after the cause.
    expected: the causes that the log shows, the root cause first.
    notes: the causes that the log of a successful run shows.
    next: text that the suggested fix must contain on `machine`.
    """

    table: str
    name: str
    source: str
    data: bytes
    expected: tuple[str, ...]
    notes: tuple[str, ...] = ()
    next: str = ""
    machine: str = ""


def _log(row: dict[str, Any], cause: str) -> Log:
    assert row.keys() <= _KEYS, (cause, row.keys() - _KEYS)
    return Log(
        table=cause,
        name=row["name"],
        source=row["source"],
        data=row["text"].encode(row.get("encoding", "utf-8")),
        expected=tuple(row.get("expected", [] if cause == "none" or "notes" in row else [cause])),
        notes=tuple(row.get("notes", ())),
        next=row.get("next", ""),
        machine=row.get("machine", ""),
    )


LOGS = tuple(
    _log(row, path.stem)
    for path in sorted(FOLDER.glob("*.toml"))
    for row in tomli.loads(path.read_text(encoding="utf-8"))["logs"]
)


def log(name: str) -> Log:
    """Return the log with this name."""
    return next(each for each in LOGS if each.name == name)


def saved(name: str, folder: Path) -> str:
    """Write the log with this name into the folder and return the file's path."""
    path = folder / f"{Path(name).name}.txt"
    path.write_bytes(log(name).data)
    return str(path)


def read(
    text: str, facts: Facts | None = None, *, here: bool = False, failed: bool = False
) -> doctor.LogAnswer:
    """Return the doctor's answer for a log."""
    stream = io.BytesIO(text.encode())
    return doctor.read_log(stream, lambda: 0.0, lambda: facts or Facts(), here=here, failed=failed)


def ids(text: str) -> list[str]:
    """Return the ids of the causes that a log shows, the root cause first."""
    return [finding["id"] for finding in read(text).findings]
