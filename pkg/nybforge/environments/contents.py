"""Checks the paths that packages would write in a new prefix, before the engine links them.

The engine follows symlinks while it links packages. So this module applies the rules of the bundle
installer: it refuses every path that leads out of the prefix or through another package's symlink.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from nybforge.archive import check_identity, members, unsafe_package
from nybforge.environments.bundle_installer.fault import Fault
from nybforge.environments.bundle_installer.listing import (
    MOST_BYTES,
    entry_points_of,
    noarch_place,
    paths_of,
)
from nybforge.environments.bundle_installer.members import link_stays_inside, unsafe
from nybforge.environments.lock import locked as locked_record
from nybforge.environments.packing import download
from nybforge.errors import ChannelError
from nybforge.package import digest
from nybforge.safepath import UnsafePath, plain_name
from nybforge.storage import locked, storage_errors, write_atomically

if TYPE_CHECKING:
    from rattler import RepoDataRecord

__all__ = ["check_contents", "fetched", "restore_urls"]

# The info files that the engine and this module read.
INFO = ("info/paths.json", "info/files", "info/has_prefix", "info/link.json")


def fetched(records: Sequence[RepoDataRecord], downloads: Path) -> list[RepoDataRecord]:
    """Download remote packages into `downloads`, verify them against the index, and return the
    records with file:// URLs."""
    from rattler import RepoDataRecord

    found = []
    with locked(downloads / ".lock"):
        for record in records:
            if not record.url.startswith("file:"):
                path = _fetched(record, downloads)
                record = RepoDataRecord(
                    record, record.file_name, path.as_uri(), record.channel or ""
                )
            found.append(record)
    return found


def _fetched(record: RepoDataRecord, downloads: Path) -> Path:
    wanted = record.sha256.hex() if record.sha256 else None
    try:
        name = plain_name(record.file_name)
    except UnsafePath as error:
        raise ChannelError(f"unsafe index: {error}", where=record.url) from None
    if wanted is None:
        raise ChannelError("the index has no sha256 for this package", where=record.url)
    path = downloads / wanted / name
    if path.is_file() and digest(path)[1] == wanted:
        return path
    half = path.with_name(f".{name}.fetched")
    with storage_errors(downloads):
        path.parent.mkdir(parents=True, exist_ok=True)
        download(name, record.url, half)
        if digest(half)[1] != wanted:
            half.unlink()
            raise ChannelError(
                "a package does not match the channel's index",
                where=record.url,
                hint="run the command again; if it still fails, report the package to the "
                "channel's maintainer",
            )
        half.replace(path)
    return path


def restore_urls(prefix: Path, records: Sequence[RepoDataRecord]) -> None:
    """Replace the download paths in conda-meta with the packages' original URLs."""
    for record in records:
        stem = record.file_name.removesuffix(".conda").removesuffix(".tar.bz2")
        path = prefix / "conda-meta" / f"{stem}.json"
        document = json.loads(path.read_text(encoding="utf-8"))
        if document.get("url") != record.url:
            document["url"] = record.url
            write_atomically(path, json.dumps(document, indent=2).encode())


def check_contents(records: Sequence[RepoDataRecord]) -> None:
    """Raise ChannelError for the first package that is unsafe, alone or together with the
    others."""
    versions = [each.version for each in records if each.name.normalized == "python"]
    python = ".".join(map(str, versions[0].as_major_minor() or ())) if versions else None
    placed: dict[str, tuple[str, str]] = {}  # path in the prefix -> kind of file, and its package
    for record in records:
        path = Path(unquote(urlsplit(record.url).path))  # a local file
        try:
            for name, kind in _placed(record, path, python):
                before = placed.setdefault(name, (kind, record.file_name))
                if before[1] != record.file_name and "symlink" in (kind, before[0]):
                    what = f"{name!a} is in {before[1]} too, and one of them is a symlink"
                    raise unsafe(record.file_name, what)
        except Fault as fault:
            raise unsafe_package(fault, path) from None


def _placed(record: RepoDataRecord, path: Path, python: str | None) -> list[tuple[str, str]]:
    """Yield (path in the prefix, kind) of all files that will be installed, including entry
    points."""
    package = record.file_name
    external = str(record.build).startswith("external_")
    kinds: dict[str, str] = {}
    targets: dict[str, str] = {}
    info: dict[str, bytes] = {}
    for member in members(path, external=external):
        kinds[member.path] = member.kind
        targets[member.path] = member.target
        if member.path in INFO and member.data is not None:
            if member.size > MOST_BYTES:
                raise unsafe(package, f"{member.path}: file size limit exceeded")
            info[member.path] = member.data.read()
    index = check_identity(path, locked_record(record).wanted)
    noarch = index.get("noarch") == "python"
    if noarch != record.noarch.python:
        raise unsafe(
            package, "the package's noarch type differs from the one in the channel's index"
        )
    found = []
    for entry in paths_of(info, package):
        inner = entry["_path"]
        name = noarch_place(inner, package, python) if noarch else inner
        kind = kinds.get(inner, "symlink" if external else "")
        if not kind:
            raise unsafe(
                package, f"info/paths.json lists {inner!a}, which the package does not contain"
            )
        if kind == "symlink" and inner in kinds and not link_stays_inside(name, targets[inner]):
            what = f"{name!a} is a symlink to {targets[inner]!a}, outside the prefix"
            raise unsafe(package, what)
        found.append((name, kind))
    if noarch:
        commands = [f"bin/{command}" for command, _, _ in entry_points_of(info, package)]
        there = dict(found)
        for name in commands:
            if there.get(name) == "symlink":
                raise unsafe(package, f"{name!a} is both an entry point and a symlink")
        found += [(name, "file") for name in commands]
    return found
