"""Reads and writes repodata.json, a channel's index, with one line for each package.

A change replaces only the lines of the changed packages, so that it need not parse or encode the
entries of all other packages.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

from nybforge.safepath import plain_name

__all__ = ["encoded", "line_of", "lines_of", "parsed"]

SECTIONS = {"packages": ".tar.bz2", "packages.conda": ".conda"}
# Names are plain (safepath.plain_name), so a quotation mark is the only character to escape.
LINE = re.compile(rb'^"((?:[^"\\]|\\")+)": (\{.*\}),?$', re.MULTILINE)


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


def lines_of(data: bytes, written: str | None = None) -> dict[str, bytes]:
    """Return the lines by file name. Parse the data as JSON, unless its sha256 is `written`:
    `encoded` returned the data with this sha256, so that its lines are known to be valid."""
    if written is not None and hashlib.sha256(data).hexdigest() == written:
        return {name.decode().replace('\\"', '"'): line for name, line in LINE.findall(data)}
    return {name: line_of(entry) for name, entry in parsed(data).items()}


def encoded(subdir: str, lines: Mapping[str, bytes]) -> bytes:
    """Return the index of a platform folder."""
    names = sorted(lines)
    parts = [b'{"info": %s,\n' % json.dumps({"subdir": subdir}).encode()]
    for section, suffix in SECTIONS.items():
        rows = (
            b'"%s": %s' % (name.replace('"', '\\"').encode(), lines[name])
            for name in names
            if name.endswith(suffix)
        )
        parts.append(b'"%s": {\n%s\n},\n' % (section.encode(), b",\n".join(rows)))
    return b"".join([*parts, b'"removed": [], "repodata_version": 1}\n'])
