"""Publishes the packages of a channel into a store.

Packages are written first. Then each index is replaced in one step, so that readers see either the
old or the new index, and every package in an index exists. The bytes of a published package never
change.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import zstandard

from nybforge.channel import INDEX, STATE, Channel
from nybforge.environments.carried.attested import SUFFIX
from nybforge.errors import BusyError, ChannelError, NothingSelected, raise_all
from nybforge.publishing.store import File, Store, open_store
from nybforge.repodata import encoded, lines_of
from nybforge.run import quoted
from nybforge.safepath import UnsafePath, plain_name

__all__ = [
    "Change",
    "Index",
    "noarch_last",
    "open_published",
    "other_bytes",
    "publish",
    "read_indexes",
    "snapshots",
    "until_written",
    "write_indexes",
]

SNAPSHOTS = f"{STATE}/snapshots"
MOST_SNAPSHOTS = 20
ATTEMPTS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Index:
    """The index of one platform folder, and its version in the store. The version is None if the
    store has no such index."""

    lines: Mapping[str, bytes]
    version: str | None = None
    damaged: bool = False


@dataclass(slots=True, kw_only=True)
class Change:
    """The result of a change: the files (subdir/name) that were copied or kept, the files that were
    added to or removed from the index, and the snapshot of the index before the change."""

    copied: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    added: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    snapshot: str | None = None


def publish(source: Channel, store: Store, waiting: Callable[[str], None]) -> Change:
    """Copy the source's new packages into the store and index them."""
    wanted = {subdir: source.lines(subdir) for subdir in source.subdirs()}
    done = Change()

    def attempt() -> bool:
        before = read_indexes(store, tuple(wanted))
        _check_names(wanted, before, store)
        for subdir, lines in wanted.items():
            _copy(source, store, subdir, lines, before[subdir].lines, done)
        after = {subdir: {**lines, **before[subdir].lines} for subdir, lines in wanted.items()}
        return write_indexes(store, before, after, noarch_last(after), done)

    with store.alone(waiting):
        until_written(store, attempt)
    return done


def open_published(text: str, cwd: Path, env: Mapping[str, str]) -> Store:
    """Return the store that an argument names. Raise NothingSelected if no channel is published
    there, because a mistyped folder must not become one."""
    store = open_store(text, cwd, env)
    if not snapshots(store) and not any(INDEX in store.files(each) for each in store.folders()):
        raise NothingSelected(
            "no channel is published there",
            where=store.url,
            hint=f"check the name, or publish one: nybforge channel publish {quoted([text])}",
        )
    return store


def until_written(store: Store, attempt: Callable[[], bool]) -> None:
    """Call `attempt` until it returns True. It returns False if another run changed an index after
    it was read. Raise BusyError if that happens again and again."""
    if not any(attempt() for _ in range(ATTEMPTS)):
        raise _busy(store)


def noarch_last(subdirs: Iterable[str]) -> list[str]:
    """Return the platform folders in the order in which their indexes get packages: packages of
    noarch depend on packages of the platforms. The reverse is the order to remove packages."""
    return sorted(subdirs, key=lambda subdir: (subdir == "noarch", subdir))


def read_indexes(
    store: Store, subdirs: tuple[str, ...] = (), *, replacing: bool = False
) -> dict[str, Index]:
    """Return the indexes of the store's platform folders, and of `subdirs`. `replacing` returns a
    damaged index as an empty one; otherwise it is a ChannelError."""
    known = [name for name in store.folders() if not name.startswith(".")]
    found = {subdir: _read(store, subdir, replacing) for subdir in sorted({*known, *subdirs})}
    return {
        subdir: index
        for subdir, index in found.items()
        if subdir in subdirs or index.version is not None
    }


def _read(store: Store, subdir: str, replacing: bool) -> Index:
    found = None
    try:
        found = store.read(f"{plain_name(subdir)}/{INDEX}")
        if found is None:
            return Index(lines={})
        written = store.read(f"{STATE}/{subdir}.index")
        digest = written[0].decode("ascii", "replace") if written else None
        return Index(lines=lines_of(found[0], digest), version=found[1])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        if replacing and found is not None:
            return Index(lines={}, version=found[1], damaged=True)
        foreign = isinstance(error, (KeyError, TypeError, UnsafePath))
        raise ChannelError(
            "the published index cannot be read",
            where=f"{store.url}/{subdir}/{INDEX}",
            why="it is not an index of packages" if foreign else str(error),
            hint="to restore an earlier one: nybforge channel rollback DEST",
        ) from None


def _check_names(
    wanted: Mapping[str, Mapping[str, bytes]], before: Mapping[str, Index], store: Store
) -> None:
    """Raise an error for each package whose name is already published with other bytes."""
    raise_all(
        [
            other_bytes(store.url, f"{subdir}/{name}")
            for subdir, lines in wanted.items()
            for name in sorted(lines.keys() & before[subdir].lines.keys())
            if lines[name] != before[subdir].lines[name]
            and _sha256(lines[name]) != _sha256(before[subdir].lines[name])
        ]
    )


def _sha256(line: bytes) -> object:
    return json.loads(line).get("sha256")


def other_bytes(url: str, file: str) -> ChannelError:
    """Return the error for a name that is already published with other bytes."""
    return ChannelError(
        f"other bytes are published as {file}",
        where=url,
        why="a name that is published keeps its bytes, because locks and caches contain its hash",
        hint="increase the build number in the recipe, build and publish again",
    )


def _copy(
    source: Channel,
    store: Store,
    subdir: str,
    lines: Mapping[str, bytes],
    published: Mapping[str, bytes],
    done: Change,
) -> None:
    """Copy the unpublished packages of a platform folder, and the new attestations of all
    packages."""
    there = store.files(subdir)
    seen = {*done.kept, *done.copied}  # files that an earlier attempt handled
    for name, line in sorted(lines.items()):
        file = f"{subdir}/{name}"
        if name in published and file not in seen:
            done.kept.append(file)
        elif file not in seen:
            # an interrupted run may have copied the file
            if not store.create(file, source.path / file) and store.sha256(file) != _sha256(line):
                raise other_bytes(store.url, file)
            done.copied.append(file)
        _copy_attestation(source.path / f"{file}{SUFFIX}", file + SUFFIX, store, there)


def _copy_attestation(path: Path, name: str, store: Store, there: Mapping[str, File]) -> None:
    """Copy an attestation that is new, or was signed after it was published."""
    known = there.get(path.name)
    if not path.is_file() or (known and path.stat().st_mtime <= known.changed):
        return
    if store.create(name, path):
        return
    old = store.read(name)
    if old is not None and old[0] != path.read_bytes():
        store.replace(name, path.read_bytes(), old[1])


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
    for subdir in changed:
        data = encoded(subdir, after[subdir])
        if not store.replace(f"{subdir}/{INDEX}", data, before[subdir].version):
            return False
        old = before[subdir].lines
        done.added += [f"{subdir}/{name}" for name in sorted(after[subdir].keys() - old.keys())]
        done.removed += [f"{subdir}/{name}" for name in sorted(old.keys() - after[subdir].keys())]
        _remember(store, f"{STATE}/{subdir}.index", hashlib.sha256(data).hexdigest().encode())
    return True


def _remember(store: Store, path: str, data: bytes) -> None:
    """Write the digest of an index, so that the next run need not parse the index. Another run may
    write a different digest at the same time. A digest that does not match is ignored."""
    old = store.read(path)
    store.replace(path, data, old[1] if old else None)


def _snapshot(store: Store, indexes: Mapping[str, Index]) -> str:
    """Save the indexes as a new snapshot; remove the oldest snapshots."""
    now = time.time_ns()
    second = time.strftime("%Y%m%dT%H%M%S", time.gmtime(now // 10**9))
    name = f"{second}.{now % 10**9 // 1000:06}Z-{secrets.token_hex(3)}"
    texts = {
        subdir: encoded(subdir, index.lines).decode()
        for subdir, index in indexes.items()
        if index.version is not None
    }
    data = zstandard.ZstdCompressor(level=9).compress(json.dumps(texts).encode())
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
        "other runs change the published index again and again",
        where=store.url,
        hint="run it again when they are done",
    )
