"""Copies exact packages into a channel folder, with an index of these packages only."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nybforge.archive import check_identity
from nybforge.environments.lock import Lock, Locked
from nybforge.environments.packing import index_text
from nybforge.errors import BundleError, ChannelError
from nybforge.locks import confirm
from nybforge.outputs import replaced
from nybforge.package import digest, index_entry
from nybforge.safepath import UnsafePath, inside, plain_name
from nybforge.storage import locked, storage_errors, write_atomically

__all__ = ["Mirrored", "mirror", "mirror_path"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mirrored:
    """The contents of a mirror."""

    channels: tuple[str, ...]  # folders below the mirror, with the names of the channels
    copied: int
    kept: int


def mirror(
    locks: Sequence[Lock],
    paths: Mapping[str, Path],
    folder: Path,
    waiting: Callable[[str], None],
) -> Mirrored:
    """Add the locked packages to the mirror as FOLDER/CHANNEL/SUBDIR/FILE, so that FOLDER can be
    used as a channel alias. The indexes are written last. Concurrent runs wait for each other.

    The index entries have the lock's dependencies, because channels patch dependencies after a
    build.
    """
    with locked(folder / ".lock", waiting):
        return _mirror(locks, paths, folder)


def _mirror(locks: Sequence[Lock], paths: Mapping[str, Path], folder: Path) -> Mirrored:
    copied = kept = 0
    tables: dict[Path, dict[str, dict[str, Any]]] = {}
    channels: set[str] = set()
    for package in _each(locks):
        channel = folder / package.channel_name
        channels.add(package.channel_name)
        target = mirror_path(folder, package)
        if target.is_file() and package.sha256 == digest(target)[1]:
            check_identity(target, package.wanted)
            kept += 1
        else:
            check_identity(paths[package.url], package.wanted)
            confirm(folder / ".lock")
            _copy(paths[package.url], target)
            copied += 1
        for subdir in {"noarch", package.subdir}:
            tables.setdefault(channel / subdir, {})
        tables[target.parent][package.file_name] = _entry(package, target)
    confirm(folder / ".lock")
    for place, entries in tables.items():
        _write_index(place, entries)
    return Mirrored(channels=tuple(sorted(channels)), copied=copied, kept=kept)


def mirror_path(folder: Path, package: Locked) -> Path:
    """Return the package's path in the mirror; raise LockError if the path leads out of the
    mirror."""
    try:
        return inside(folder, package.place)
    except UnsafePath as error:
        raise BundleError(
            "a path of the mirror is a symlink",
            where=folder / package.place,
            why=error.why,
            hint="remove the symlink, or choose another folder with -o",
        ) from None


def _each(locks: Sequence[Lock]) -> list[Locked]:
    found = {package.url: package for lock in locks for package in lock.packages}
    return [found[url] for url in sorted(found)]


def _copy(source: Path, target: Path) -> None:
    with storage_errors(target.parent):
        target.parent.mkdir(parents=True, exist_ok=True)
        with source.open("rb") as stream, replaced(target) as sink:
            shutil.copyfileobj(stream, sink, 1 << 20)


def _entry(package: Locked, path: Path) -> dict[str, Any]:
    entry = index_entry(path)
    if package.depends is not None:
        entry["depends"] = list(package.depends)
        entry["constrains"] = list(package.constrains)
    return entry


def _write_index(place: Path, entries: Mapping[str, dict[str, Any]]) -> None:
    """Write the folder's index: the old entries whose files still exist, and the new entries."""
    path = place / "repodata.json"
    found: dict[str, dict[str, Any]] = {}
    if path.is_file():
        try:
            old = json.loads(path.read_text(encoding="utf-8"))
            known = {**old.get("packages", {}), **old.get("packages.conda", {})}
            found = {file: known[file] for file in known if (place / plain_name(file)).is_file()}
        except (ValueError, AttributeError, TypeError, RecursionError) as error:
            raise ChannelError(
                f"the mirror's index is damaged: {error}",
                where=path,
                hint="remove the index and run the mirror again",
            ) from None
    with storage_errors(place):
        place.mkdir(parents=True, exist_ok=True)
        write_atomically(path, index_text(place.name, {**found, **entries}))
