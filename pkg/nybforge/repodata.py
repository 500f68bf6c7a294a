"""Reads and writes repodata.json, a channel's index, with one line for each package.

A change replaces only the lines of the changed packages, so that it need not parse or encode the
entries of all other packages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from nybforge.safepath import plain_name

__all__ = ["OTHER_FORMS", "SHARDED", "encoded", "line_of", "lines_of", "parsed"]

SHARDED = "repodata_shards.msgpack.zst"
# Files with the same content as repodata.json. A change of repodata.json makes them stale.
OTHER_FORMS = ("repodata.json.zst", "repodata.json.bz2", SHARDED)
SECTIONS = {"packages": ".tar.bz2", "packages.conda": ".conda"}
# File names are plain (safepath.plain_name), so a quotation mark is the only character to escape.
LINE = re.compile(rb'"((?:[^"\\]|\\")+)": (\{.*\})')


def parsed(data: bytes) -> dict[str, dict[str, Any]]:
    """Return the entries by file name. Raise ValueError, KeyError or TypeError if the data is not
    an index."""
    loaded = json.loads(data)
    entries = {**loaded["packages"], **loaded["packages.conda"]}
    for name, entry in entries.items():
        plain_name(name)
        if not isinstance(entry, dict):
            raise TypeError(name)
    return entries


def line_of(entry: Mapping[str, Any]) -> bytes:
    """Return the line of an entry, without its name."""
    return json.dumps(entry, sort_keys=True, ensure_ascii=False).encode()


def lines_of(data: bytes, *, ours: bool = False) -> dict[str, bytes]:
    """Return the lines by file name. `ours` means that `encoded` returned the data, so the lines
    are valid and are not parsed as JSON."""
    if ours:
        return _lines_of_rows(data)
    return {name: line_of(entry) for name, entry in parsed(data).items()}


def _lines_of_rows(data: bytes) -> dict[str, bytes]:
    """Return the lines of an index that `encoded` returned."""
    pieces = data.split(b",\n")[1:-1]  # the first piece is "info", the last is "removed"
    for number in [n for n, piece in enumerate(pieces) if b"\n" in piece]:
        # in this row, a section of the index begins or ends
        pieces[number] = pieces[number].removesuffix(b"\n}").rpartition(b"{\n")[2]
    rows = (piece for piece in pieces if piece)
    if b"\\" in data:
        found = (LINE.fullmatch(row) for row in rows)
        return {m[1].decode().replace('\\"', '"'): m[2] for m in found if m is not None}
    parts = (row.partition(b'": ') for row in rows)  # three times as fast as matching LINE
    return {name[1:].decode(): line for name, _, line in parts}


def encoded(subdir: str, lines: Mapping[str, bytes]) -> bytes:
    """Return the index of a platform folder."""
    names = sorted(lines)
    parts = [b'{"info": %s,\n' % json.dumps({"subdir": subdir}).encode()]
    for section, suffix in SECTIONS.items():
        rows = [
            b'"%b": %b' % (name.replace('"', '\\"').encode(), lines[name])
            for name in names
            if name.endswith(suffix)
        ]
        parts.append(b'"%s": {\n%s\n},\n' % (section.encode(), b",\n".join(rows)))
    return b"".join([*parts, b'"removed": [], "repodata_version": 1}\n'])
