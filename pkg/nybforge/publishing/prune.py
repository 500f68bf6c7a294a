"""Removes old builds from a published channel: from the index first, then the files."""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from nybforge import shards
from nybforge.channel import INDEX, STATE
from nybforge.environments.bundle_installer.attested import SUFFIX
from nybforge.errors import ChannelError
from nybforge.package import SUFFIXES
from nybforge.publishing.indexes import (
    Change,
    Index,
    Sharded,
    noarch_last,
    read_index,
    read_indexes,
    read_sharded,
    remember,
    until_written,
    write_indexes,
)
from nybforge.publishing.store import Store
from nybforge.run import quoted

if TYPE_CHECKING:
    from rattler import MatchSpec, PackageRecord

__all__ = ["Removal", "apply", "chosen"]

# A file that is not indexed may belong to a run that is still publishing.
UNINDEXED_AFTER_S = 86400
# A client may still read a shard of the index that it downloaded earlier (CEP 16 says a week).
UNUSED_AFTER_S = 7 * 86400
REMOVED = f"{STATE}/removed"  # files that a prune is removing
UNUSED = f"{STATE}/unused-shards.json"  # shard → the time since when it is unused
# The end of a build string, in which builds of the same variant differ: cuda122_h1a2b3c4_0 →
# cuda122
BUILD_END = re.compile(r"_?(?:h[0-9a-f]+_)?\d+$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Removal:
    """A package to remove, and why."""

    file: str  # subdir/name
    size: int
    why: str


class _Build(NamedTuple):
    file: str
    record: PackageRecord
    depends: Sequence[MatchSpec]
    size: int
    timestamp: int

    @property
    def line(self) -> tuple[str, str, str]:
        """The platform, name and variant, which all builds of a variant have in common."""
        build = BUILD_END.sub("", str(self.record.build))
        return self.record.subdir, self.record.name.normalized, build


def chosen(store: Store, keep: int, now: float | None = None) -> list[Removal]:
    """Return the packages to remove. For each package, platform and variant (cuda122), keep the
    newest `keep` builds, and the older builds that kept packages depend on."""
    indexes, now = read_indexes(store), time.time() if now is None else now
    sharded = {subdir: index.sharded for subdir, index in indexes.items()}
    old = _old_shards(_unused_shards(store, sharded, now), now)
    return _chosen(store, indexes, keep, now) + old


def _chosen(store: Store, indexes: Mapping[str, Index], keep: int, now: float) -> list[Removal]:
    builds = [
        _build(store, subdir, name, line)
        for subdir, index in indexes.items()
        for name, line in index.lines.items()
    ]
    stays = _with_dependencies(_newest(builds, keep), builds)
    found = [
        Removal(
            file=each.file,
            size=each.size,
            why=f"the channel has {keep} or more newer builds of this package",
        )
        for each in builds
        if each.file not in stays
    ]
    return found + _unindexed(store, indexes, now)


def _build(store: Store, subdir: str, name: str, line: bytes) -> _Build:
    from rattler import MatchSpec, PackageRecord
    from rattler.package.build_string import BuildString

    try:
        entry = json.loads(line)
        record = PackageRecord(
            name=entry["name"],
            version=entry["version"],
            build=BuildString(entry["build"]),
            build_number=int(entry.get("build_number", 0)),
            subdir=subdir,
        )
        texts = entry.get("depends", [])
        if not isinstance(texts, list):
            raise TypeError(f"depends is not a list: {texts!r}")
        depends = [MatchSpec(text) for text in texts]
        numbers = [int(entry.get(key, 0)) for key in ("size", "timestamp")]
    except Exception as error:  # the exceptions of rattler have no base class of their own
        why = f"the key {error} is missing" if isinstance(error, KeyError) else str(error)
        raise ChannelError(
            f"the index has an invalid entry for the package {name}",
            where=f"{store.url}/{subdir}/{INDEX}",
            why=why,
            hint=f"to restore an earlier index: nybforge channel rollback {quoted([store.url])}",
        ) from None
    return _Build(f"{subdir}/{name}", record, depends, *numbers)


def _newest(builds: Sequence[_Build], keep: int) -> set[str]:
    lines: dict[tuple[str, str, str], list[_Build]] = defaultdict(list)
    for each in builds:
        lines[each.line].append(each)

    def age(each: _Build) -> tuple[Any, ...]:
        return each.record.version, each.record.build_number, each.timestamp

    return {
        each.file for same in lines.values() for each in sorted(same, key=age, reverse=True)[:keep]
    }


def _with_dependencies(stays: set[str], builds: Sequence[_Build]) -> set[str]:
    """Add the packages that kept packages need: if no kept package satisfies a dependency, keep all
    packages that satisfy it."""
    named: dict[str, list[_Build]] = defaultdict(list)
    for each in builds:
        named[each.record.name.normalized].append(each)
    by_file = {each.file: each for each in builds}
    stays, new = set(stays), set(stays)
    while new:
        specs = {str(spec): spec for file in new for spec in by_file[file].depends}
        before = set(stays)
        for spec in specs.values():
            others = named.get(spec.name.normalized, []) if spec.name else builds
            matching = {each.file for each in others if spec.matches(each.record)}
            if not matching & stays:
                stays |= matching
        new = stays - before
    return stays


def _unindexed(store: Store, indexes: Mapping[str, Index], now: float) -> list[Removal]:
    """Return the files that interrupted runs left behind, except new files."""
    return [
        Removal(file=f"{subdir}/{name}", size=file.size, why="the index does not list this file")
        for subdir, index in indexes.items()
        for name, file in store.files(subdir).items()
        if name.removesuffix(SUFFIX).endswith(SUFFIXES)
        and name.removesuffix(SUFFIX) not in index.lines
        and file.changed < now - UNINDEXED_AFTER_S
    ]


def _unused_shards(store: Store, sharded: Mapping[str, Sharded], now: float) -> Mapping[str, float]:
    """Return each shard that no index refers to, with the time when a prune first found this."""
    try:
        known = json.loads((store.read(UNUSED) or (b"{}", ""))[0])
        since = {str(file): min(float(when), now) for file, when in known.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        since = {}
    there = {
        f"{subdir}/{shards.FOLDER}/{name}"
        for subdir in sharded
        for name in store.files(f"{subdir}/{shards.FOLDER}")
    }
    used = {
        shards.path_of(subdir, sha256)
        for subdir, each in sharded.items()
        for sha256 in each.names.values()
    }
    return {file: since.get(file, now) for file in sorted(there - used)}


def _old_shards(unused: Mapping[str, float], now: float) -> list[Removal]:
    return [
        Removal(file=file, size=0, why="no index refers to this shard")
        for file, since in unused.items()
        if since <= now - UNUSED_AFTER_S
    ]


def apply(
    store: Store, keep: int, waiting: Callable[[str], None], now: float | None = None
) -> list[Removal]:
    """Remove the packages; return the packages that were removed."""
    removals: list[Removal] = []
    at = time.time() if now is None else now
    done, kept = Change(), dict[str, Mapping[str, bytes]]()

    def attempt() -> bool:
        before = read_indexes(store)
        removals[:] = _chosen(store, before, keep, at)
        gone = {each.file for each in removals}
        after = {
            subdir: {n: e for n, e in index.lines.items() if f"{subdir}/{n}" not in gone}
            for subdir, index in before.items()
        }
        kept.update(after)
        return write_indexes(store, before, after, noarch_last(after)[::-1], done)

    with store.alone(waiting):
        until_written(store, attempt)
        sharded = {subdir: read_sharded(store, subdir) for subdir in done.digests}
        unused = _unused_shards(store, sharded, at)
        old = _old_shards(unused, at)
        removed = {each.file for each in old}
        files = [file for each in removals for file in (each.file, each.file + SUFFIX)]
        _remove(store, [*files, *removed], kept, done.digests)
        left = {file: since for file, since in unused.items() if file not in removed}
        remember(store, UNUSED, json.dumps(left, indent=0).encode())
    return removals + old


def _remove(
    store: Store,
    files: Sequence[str],
    kept: Mapping[str, Mapping[str, bytes]],
    digests: Mapping[str, str | None],
) -> None:
    """Remove files to which no index refers.

    If the store has no locks, another run may find such a file and refer to it at the same time.
    Therefore each file is first moved away. If an index refers to the file afterwards, it is moved
    back. A publishing run does this in the opposite order: it writes its index, and then copies
    missing files. So whichever run checks last sees the change of the other run.
    """
    for file in files:
        store.move(file, f"{REMOVED}/{file}")
    for subdir, lines in kept.items():
        sharded = read_sharded(store, subdir)
        if sharded.origin != digests[subdir]:
            lines = read_index(store, subdir).lines
        used = {shards.path_of(subdir, sha256) for sha256 in sharded.names.values()}
        used |= {f"{subdir}/{name}" for name in lines}
        for folder in (subdir, f"{subdir}/{shards.FOLDER}"):
            # also remove the files that an interrupted prune moved away
            away = store.files(f"{REMOVED}/{folder}")
            there = store.files(folder) if away else {}
            for name in away:
                file = f"{folder}/{name}"
                if file.removesuffix(SUFFIX) in used and name not in there:
                    store.move(f"{REMOVED}/{file}", file)
                else:
                    store.remove(f"{REMOVED}/{file}")
