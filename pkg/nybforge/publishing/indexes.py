"""Reads and replaces the indexes of a published channel: repodata.json and the sharded index.

Each index is replaced in one step, repodata.json first. A run that changed a repodata.json then
makes the sharded index match this repodata.json, even if other runs change the two indexes at the
same time.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import zstandard

from nybforge import shards
from nybforge.channel import INDEX, STATE
from nybforge.errors import BusyError, ChannelError
from nybforge.publishing.store import Store
from nybforge.repodata import encoded, lines_of
from nybforge.run import quoted
from nybforge.safepath import UnsafePath, plain_name

__all__ = [
    "SNAPSHOTS",
    "Change",
    "Index",
    "Sharded",
    "noarch_last",
    "read_index",
    "read_indexes",
    "read_sharded",
    "remember",
    "snapshots",
    "until_written",
    "write_indexes",
]

SNAPSHOTS = f"{STATE}/snapshots"
MOST_SNAPSHOTS = 20
ATTEMPTS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Sharded:
    """The sharded index of a platform folder. `names` maps names to sha256; `origin` is the sha256
    of the repodata.json with the same records; `version` is the index's version in the store, or
    None if the store has no sharded index."""

    names: Mapping[str, bytes]
    origin: str | None = None
    version: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Index:
    """The index of one platform folder, and its version in the store. The version is None if the
    store has no such index. `data` has the bytes of the index if `encoded` made them."""

    lines: Mapping[str, bytes]
    sharded: Sharded
    version: str | None = None
    digest: str | None = None
    data: bytes | None = None
    damaged: bool = False


@dataclass(slots=True, kw_only=True)
class Change:
    """The result of a change: the files (subdir/name) that were copied or kept, the files that were
    added to or removed from the index, the snapshot of the index before the change, and the sha256
    of each repodata.json after it. `found` are the files of `copied` that an
    interrupted run had already stored; no index names them, so a prune may be removing them."""

    copied: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    added: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    snapshot: str | None = None
    digests: dict[str, str | None] = field(default_factory=dict)
    found: list[str] = field(default_factory=list)


def until_written(store: Store, attempt: Callable[[], bool]) -> None:
    """Call `attempt` until it returns True. `attempt` returns False if another run changed an index
    after it was read. Raise BusyError if that happens again and again."""
    if not any(attempt() for _ in range(ATTEMPTS)):
        raise _busy(store)


def noarch_last(subdirs: Iterable[str]) -> list[str]:
    """Return the platform folders in the order in which packages are added to their indexes: noarch
    is last, because its packages depend on packages of the platforms. Packages are removed in the
    reverse order."""
    return sorted(subdirs, key=lambda subdir: (subdir == "noarch", subdir))


def read_indexes(
    store: Store, subdirs: tuple[str, ...] = (), *, replacing: bool = False
) -> dict[str, Index]:
    """Return the indexes of the store's platform folders, and of `subdirs`. With `replacing`, a
    damaged index is returned as an empty index; otherwise it raises ChannelError."""
    known = [name for name in store.folders() if not name.startswith(".")]
    found = {subdir: read_index(store, subdir, replacing) for subdir in sorted({*known, *subdirs})}
    return {
        subdir: index
        for subdir, index in found.items()
        if subdir in subdirs or index.version is not None
    }


def read_index(store: Store, subdir: str, replacing: bool = False) -> Index:
    """Read both indexes, the sharded index first. So, if this run can replace the sharded index
    later, no other run has written the sharded index since this read. This also holds if another
    run changed repodata.json between the two reads."""
    found, sharded = None, Sharded(names={})
    try:
        sharded = read_sharded(store, subdir)
        found = store.read(f"{subdir}/{INDEX}")
        if found is None:
            return Index(lines={}, sharded=sharded)
        data, version = found
        digest = hashlib.sha256(data).hexdigest()
        written = store.read(f"{STATE}/{subdir}.index")
        ours = written is not None and written[0] == digest.encode()
        return Index(
            lines=lines_of(data, ours=ours),
            sharded=sharded,
            version=version,
            digest=digest,
            data=data if ours else None,
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        if replacing and found is not None:
            return Index(lines={}, sharded=sharded, version=found[1], damaged=True)
        foreign = isinstance(error, (KeyError, TypeError, UnsafePath))
        raise ChannelError(
            "the published index cannot be read",
            where=f"{store.url}/{subdir}/{INDEX}",
            why="the JSON does not have the fields of a package index" if foreign else str(error),
            hint=f"to restore an earlier index: nybforge channel rollback {quoted([store.url])}",
        ) from None


def read_sharded(store: Store, subdir: str) -> Sharded:
    """Return the sharded index of a platform folder. If the index cannot be read, return an empty
    one with its version, so that the damaged index is replaced. The content of the index can be
    made again from repodata.json."""
    found = store.read(f"{plain_name(subdir)}/{shards.INDEX}")
    if found is None:
        return Sharded(names={})
    try:
        names, origin = shards.parsed_index(found[0])
    except shards.FAULTS:
        return Sharded(names={}, version=found[1])
    return Sharded(names=names, origin=origin, version=found[1])


def write_indexes(
    store: Store,
    before: Mapping[str, Index],
    after: Mapping[str, Mapping[str, bytes]],
    order: list[str],
    done: Change,
) -> bool:
    """Save a snapshot of all indexes, then replace the indexes that change. Return False if another
    run changed one of them after it was read."""
    changed = [
        subdir
        for subdir in order
        if after[subdir] != before[subdir].lines
        or before[subdir].version is None
        or before[subdir].damaged
    ]
    if changed and any(index.version is not None for index in before.values()):
        done.snapshot = done.snapshot or _snapshot(store, before)
    digests = done.digests = {subdir: index.digest for subdir, index in before.items()}
    for subdir in changed:
        data = encoded(subdir, after[subdir])
        if not store.replace(f"{subdir}/{INDEX}", data, before[subdir].version):
            return False
        old = before[subdir].lines
        done.added += [f"{subdir}/{name}" for name in sorted(after[subdir].keys() - old.keys())]
        done.removed += [f"{subdir}/{name}" for name in sorted(old.keys() - after[subdir].keys())]
        digests[subdir] = hashlib.sha256(data).hexdigest()
        remember(store, f"{STATE}/{subdir}.index", str(digests[subdir]).encode())
    for subdir in order:
        _write_sharded(store, subdir, before[subdir], after[subdir], digests[subdir])
    return True


def _write_sharded(
    store: Store, subdir: str, before: Index, after: Mapping[str, bytes], digest: str | None
) -> None:
    """Make the sharded index match the repodata.json with this digest. If another run changes an
    index meanwhile, make the sharded index match the current repodata.json."""

    def attempt() -> bool:
        nonlocal before, after, digest
        if before.sharded.origin == digest:
            return True
        names, found = _shards(store, subdir, before, after)
        created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        data = shards.encoded_index(subdir, names, str(digest), created)
        if store.replace(f"{subdir}/{shards.INDEX}", data, before.sharded.version):
            # no index referred to these shards: a prune may have removed them in the meantime
            for path, content in found.items():
                store.replace(path, content, None)
            return True
        before = read_index(store, subdir)
        after, digest = before.lines, before.digest
        return False

    until_written(store, attempt)


def _shards(
    store: Store, subdir: str, before: Index, after: Mapping[str, bytes]
) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Write the shards that the published index does not have yet. Return name → sha256 of all
    shards, and path → content of the shards whose files were in the store although no index refers
    to them."""
    known = before.sharded.names if before.sharded.origin == before.digest else {}
    lines = before.lines if known else {}
    files = {file for file, line in after.items() if lines.get(file) != line}
    changed = {shards.name_of(file) for file in (*files, *(lines.keys() - after.keys()))}
    groups: dict[str, list[tuple[str, bytes]]] = defaultdict(list)
    for file, line in after.items():
        if (name := shards.name_of(file)) in changed:
            groups[name].append((file, line))
    names = {name: sha256 for name, sha256 in known.items() if name not in changed}
    there, found = {*before.sharded.names.values()}, {}
    for name, group in groups.items():
        try:
            data, names[name] = shards.shard(group)
        except ValueError as error:
            raise ChannelError(
                "the published index contains an invalid record",
                where=f"{store.url}/{subdir}/{INDEX}: {name}",
                why=str(error),
            ) from None
        path = shards.path_of(subdir, names[name])
        if names[name] not in there and not store.replace(path, data, None):
            found[path] = data
    return names, found


def remember(store: Store, path: str, data: bytes) -> None:
    """Write a file that makes the next run faster, such as the digest of an index. Another run may
    write it at the same time. The next run ignores content that does not match the store."""
    old = store.read(path)
    store.replace(path, data, old[1] if old else None)


def _snapshot(store: Store, indexes: Mapping[str, Index]) -> str:
    """Save the indexes as a new snapshot; remove the oldest snapshots."""
    now = time.time_ns()
    second = time.strftime("%Y%m%dT%H%M%S", time.gmtime(now // 10**9))
    name = f"{second}.{now % 10**9 // 1000:06}Z-{secrets.token_hex(3)}"
    texts = (
        b"%b: %b" % (json.dumps(subdir).encode(), index.data or encoded(subdir, index.lines))
        for subdir, index in indexes.items()
        if index.version is not None
    )
    # level 9 takes ten times as long and saves nothing
    writer = zstandard.ZstdCompressor(level=1, write_checksum=True)  # checked by a rollback
    data = writer.compress(b"{%b}" % b",".join(texts))
    if not store.replace(f"{SNAPSHOTS}/{name}.json.zst", data, None):
        raise _busy(store)
    for old in snapshots(store)[:-MOST_SNAPSHOTS]:
        store.remove(f"{SNAPSHOTS}/{old}.json.zst")
    return name


def snapshots(store: Store) -> list[str]:
    """Return the names of the kept snapshots, oldest first."""
    found = store.files(SNAPSHOTS)
    return sorted(name.removesuffix(".json.zst") for name in found if name.endswith(".json.zst"))


def _busy(store: Store) -> BusyError:
    return BusyError(
        "other runs changed the published index during every attempt of this run",
        where=store.url,
        hint="run the command again when the other runs are done",
    )
