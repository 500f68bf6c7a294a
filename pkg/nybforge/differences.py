"""Finds the differences between the packages of a channel, its index and its attestations."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nybforge import shards
from nybforge.package import digest, read_index
from nybforge.verified import Verified, facts_of

if TYPE_CHECKING:
    from nybforge.attestation.check import Check

__all__ = ["Disagreement", "difference", "differences", "shard_differences"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """A difference between a package and the index."""

    file: str  # subdir/name
    kind: str  # "missing", "unindexed", "changed", "unreadable" or "unattested"
    what: str


def differences(
    subdir: str,
    files: Sequence[Path],
    lines: Mapping[str, bytes],
    deep: bool,
    done: Verified,
    check: Check | None,
) -> Iterator[Disagreement]:
    """Yield the differences between the packages of a platform folder and the lines of its index.
    Files that `done` lists and that have not changed since are not read."""
    there = {path.name: path for path in files}
    for name in sorted(lines.keys() - there.keys()):
        what = "in the index, not in the folder"
        yield Disagreement(file=f"{subdir}/{name}", kind="missing", what=what)
    for name, path in there.items():
        file, kind, wrong = f"{subdir}/{name}", "changed", None
        if name not in lines:
            what = "in the folder, not in the index"
            yield Disagreement(file=file, kind="unindexed", what=what)
            continue
        facts = facts_of(path, lines[name]) if deep else None
        if not done.holds(file, facts):
            wrong = difference(path, json.loads(lines[name]), deep)
            if wrong is None:
                done.add(file, facts)
        if wrong is None and check is not None:
            kind, wrong = "unattested", check.fault(path, lines[name], done)
        if wrong is not None:
            yield Disagreement(file=file, kind=kind, what=wrong)


def shard_differences(
    root: Path, subdir: str, lines: Mapping[str, bytes]
) -> Iterator[Disagreement]:
    """Yield the first difference between the sharded index of a published channel and the lines of
    repodata.json."""
    path = root / subdir / shards.INDEX
    if not path.is_file():
        return
    try:
        wrong = _wrong_shard(root, subdir, path.read_bytes(), lines)
    except OSError as error:
        wrong = f"{error.strerror}: {error.filename}"
    except shards.FAULTS as error:
        wrong = f"it cannot be read: {error}"
    if wrong is not None:
        yield Disagreement(file=f"{subdir}/{shards.INDEX}", kind="changed", what=wrong)


def _wrong_shard(root: Path, subdir: str, index: bytes, lines: Mapping[str, bytes]) -> str | None:
    found: dict[str, bytes] = {}
    for name, sha256 in shards.parsed_index(index)[0].items():
        data = (root / shards.path_of(subdir, sha256)).read_bytes()
        if hashlib.sha256(data).digest() != sha256:
            return f"the shard of {name} was changed"
        found |= shards.lines_of(data)
    for name in sorted(found.keys() | lines.keys()):
        if found.get(name) != lines.get(name):
            return f"it differs from repodata.json: {name}"
    return None


def difference(path: Path, entry: Mapping[str, Any], deep: bool) -> str | None:
    """Return how a package differs from its index entry; None if it does not differ."""
    size = path.stat().st_size
    if size != entry.get("size"):
        return f"{size} bytes, the index says {entry.get('size')}"
    if not deep:
        return None
    if (found := digest(path)[1]) != entry.get("sha256"):
        return f"sha256 {found[:16]}…, the index says {str(entry.get('sha256'))[:16]}…"
    own = read_index(path)
    for key in ("name", "version", "build", "build_number", "depends", "constrains"):
        if own.get(key) != entry.get(key) and (own.get(key) or entry.get(key)):
            return f"the index says {key}: {entry.get(key)}, the package {own.get(key)}"
    return None
