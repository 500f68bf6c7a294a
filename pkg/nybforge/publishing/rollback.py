"""Restores an index that a published channel had before a change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping

import zstandard

from nybforge.errors import ChannelError, NothingSelected, UsageError, raise_all
from nybforge.publishing.indexes import (
    SNAPSHOTS,
    Change,
    Index,
    noarch_last,
    read_indexes,
    snapshots,
    until_written,
    write_indexes,
)
from nybforge.publishing.store import Folder, Store
from nybforge.repodata import lines_of
from nybforge.run import quoted
from nybforge.safepath import plain_name

__all__ = ["rollback"]


def rollback(store: Store, wanted: str | None, waiting: Callable[[str], None]) -> Change:
    """Restore the indexes of the snapshot `wanted`, or of the last snapshot if `wanted` is None.
    The current indexes are saved as a snapshot, so that a second rollback undoes the first."""
    done = Change()
    with store.alone(waiting):
        known = snapshots(store)
        if not known:
            raise NothingSelected(
                "the destination has no earlier index",
                where=store.url,
                why="there is an earlier index only after a published index has changed",
                hint=f"to rebuild the index: nybforge channel verify {quoted([store.url])} --repair"
                if isinstance(store, Folder)
                else None,
            )
        name = wanted or known[-1]
        if name not in known:
            hint = "the kept ones: " + ", ".join(reversed(known))
            raise UsageError(f"no such snapshot: {name}", where=store.url, hint=hint)
        old = _restored(store, name)

        def attempt() -> bool:
            before = read_indexes(store, tuple(old), replacing=True)
            after = {subdir: old.get(subdir, {}) for subdir in before}
            raise_all(list(_missing(store, before, after)))
            return write_indexes(store, before, after, noarch_last(after)[::-1], done)

        until_written(store, attempt)
    return done


def _restored(store: Store, name: str) -> dict[str, dict[str, bytes]]:
    found = store.read(f"{SNAPSHOTS}/{name}.json.zst")
    try:
        data = zstandard.ZstdDecompressor().decompressobj().decompress(found[0] if found else b"")
        indexes = json.loads(data)
        return {
            plain_name(subdir): lines_of(json.dumps(index).encode())
            for subdir, index in indexes.items()
        }
    except (ValueError, KeyError, TypeError, AttributeError, zstandard.ZstdError) as error:
        raise ChannelError(
            "the earlier index cannot be read",
            where=f"{store.url}/{SNAPSHOTS}/{name}",
            why=str(error),
            hint=f"choose another index; {_listing(store)}",
        ) from None


def _listing(store: Store) -> str:
    return f"to list them: nybforge channel rollback {quoted([store.url])} --list"


def _missing(
    store: Store, before: Mapping[str, Index], after: Mapping[str, Mapping[str, bytes]]
) -> Iterator[ChannelError]:
    for subdir, lines in after.items():
        again = lines.keys() - before[subdir].lines.keys()
        for name in sorted(again - store.files(subdir).keys() if again else ()):
            yield ChannelError(
                f"{subdir}/{name} is in the earlier index, but not in the store",
                where=store.url,
                why="`nybforge channel prune` removed the package",
                hint=f"choose a later index; {_listing(store)}",
            )
