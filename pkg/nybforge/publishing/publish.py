"""Publishes the packages of a channel into a store.

Packages are written first. Then each index is replaced in one step, so that readers see either the
old or the new index, and every package in an index exists. The bytes of a published package never
change.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from nybforge.channel import INDEX, Channel
from nybforge.environments.bundle_installer.attested import SUFFIX
from nybforge.errors import ChannelError, NothingSelected, raise_all
from nybforge.publishing.indexes import (
    Change,
    Index,
    noarch_last,
    read_indexes,
    snapshots,
    until_written,
    write_indexes,
)
from nybforge.publishing.store import Store, open_store
from nybforge.run import quoted

__all__ = ["open_published", "other_bytes", "publish"]


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
        for file in done.found:  # a prune may have removed a file that no index named
            _copy_file(source, store, file)
    return done


def open_published(text: str, cwd: Path, env: Mapping[str, str]) -> Store:
    """Return the store that an argument names. Raise NothingSelected if no channel is published
    there, because a mistyped folder must not become a channel."""
    store = open_store(text, cwd, env)
    if not snapshots(store) and not any(INDEX in store.files(each) for each in store.folders()):
        raise NothingSelected(
            "no channel is published at this destination",
            where=store.url,
            hint=f"check the name, or publish a channel: nybforge channel publish {quoted([text])}",
        )
    return store


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
        f"a different file is already published as {file}",
        where=url,
        why="a published file must not change, because locks and caches contain its hash",
        hint="increase the build number in the recipe, then build and publish again",
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
    signed = _attestations(source.path / subdir)
    # listing a large store takes long, so it is listed only for new attestations of published
    # packages
    resigned = any(name in published and name + SUFFIX in signed for name in lines)
    there = store.files(subdir) if resigned else {}
    seen = {*done.kept, *done.copied}  # files that an earlier attempt handled
    for name, line in sorted(lines.items()):
        file = f"{subdir}/{name}"
        if name in published and file not in seen:
            done.kept.append(file)
        elif file not in seen:
            if not store.create(file, source.path / file):
                if store.sha256(file) != _sha256(line):
                    raise other_bytes(store.url, file)
                done.found.append(file)
            done.copied.append(file)
        changed = signed.get(name + SUFFIX)
        known = there.get(name + SUFFIX)
        # an attestation that is new, or was signed after it was published
        if changed is not None and (known is None or changed > known.changed):
            _copy_attestation(source.path / f"{file}{SUFFIX}", file + SUFFIX, store)


def _copy_file(source: Channel, store: Store, file: str) -> None:
    """Copy a package and its attestation, unless the store already has them."""
    for each in (file, file + SUFFIX):
        if (source.path / each).is_file():
            store.create(each, source.path / each)


def _attestations(folder: Path) -> dict[str, float]:
    """Return the attestations in a platform folder, and when each was changed."""
    if not folder.is_dir():
        return {}
    with os.scandir(folder) as entries:
        return {e.name: e.stat().st_mtime for e in entries if e.name.endswith(SUFFIX)}


def _copy_attestation(path: Path, name: str, store: Store) -> None:
    if store.create(name, path):
        return
    old = store.read(name)
    if old is not None and old[0] != path.read_bytes():
        store.replace(name, path.read_bytes(), old[1])
