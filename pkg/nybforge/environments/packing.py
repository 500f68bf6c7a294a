"""Gets the exact bytes of locked packages, and re-packs them for readers without zstd."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from nybforge.environments.lock import Locked
from nybforge.errors import BundleError, DownloadError, NybforgeError, StorageError, raise_all
from nybforge.package import read_index
from nybforge.storage import locked, storage_errors

__all__ = ["Packed", "fetch_packages", "index_text", "measured", "repacked"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Packed:
    """A package as it goes into a bundle or a mirror."""

    package: Locked
    path: Path
    file_name: str
    sha256: str
    md5: str
    size: int
    index: dict[str, Any]  # info/index.json

    @property
    def subdir(self) -> str:
        """The channel folder it belongs in."""
        return str(self.index.get("subdir") or self.package.subdir)


def measured(path: Path) -> tuple[str, str, int]:
    """Return sha256, md5 and size of a file."""
    sha256, md5, size = hashlib.sha256(), hashlib.md5(usedforsecurity=False), 0
    with path.open("rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            sha256.update(block)
            md5.update(block)
            size += len(block)
    return sha256.hexdigest(), md5.hexdigest(), size


def index_text(subdir: str, entries: Mapping[str, Mapping[str, Any]]) -> bytes:
    """Return the repodata.json of a channel folder that holds these files."""
    tables: dict[str, dict[str, Any]] = {"packages": {}, "packages.conda": {}}
    for file_name, entry in entries.items():
        kind = "packages.conda" if file_name.endswith(".conda") else "packages"
        tables[kind][file_name] = entry
    document = {"info": {"subdir": subdir}, **tables, "removed": [], "repodata_version": 1}
    return json.dumps(document, indent=1, sort_keys=True).encode() + b"\n"


def fetch_packages(
    packages: tuple[Locked, ...], downloads: Path, waiting: Callable[[str], None]
) -> dict[str, Path]:
    """Return url -> local file for every package, each with the very bytes of the lock; raise
    for all that are missing or different at once."""
    errors: list[NybforgeError] = []
    found: dict[str, Path] = {}
    with locked(downloads / ".lock", waiting):
        for package in packages:
            try:
                found[package.url] = _fetched(package, downloads)
            except (DownloadError, StorageError) as error:
                errors.append(error)
                break  # the next ones would say the same; what was fetched is kept
            except NybforgeError as error:
                errors.append(error)
    raise_all(errors)
    return found


def _fetched(package: Locked, downloads: Path) -> Path:
    parts = urlsplit(package.url)
    if parts.scheme == "file":
        path = Path(unquote(parts.path))
        if not path.is_file():
            raise BundleError(
                f"{package.file_name} is missing from its channel",
                where=path,
                hint="build or mirror it first, or lock again",
            )
    else:
        path = downloads / f"{package.sha256 or package.md5}-{package.file_name}"
        if not path.is_file():
            with storage_errors(downloads):
                _download(package, path)
    sha256, md5, size = measured(path)
    if (package.sha256 or sha256) != sha256 or (package.md5 or md5) != md5:
        if path.parent == downloads:
            path.unlink()
        raise BundleError(
            f"{package.file_name} has other bytes than the lock",
            where=package.url,
            why=f"sha256 {sha256[:16]}… ({size} bytes); wanted {(package.sha256 or '?')[:16]}…",
            hint="run it again, which fetches it anew, or lock again if the channel was rebuilt",
        )
    return path


def _download(package: Locked, path: Path) -> None:
    from rattler.networking import Client
    from rattler.package_streaming import download_to_path

    half = path.with_name(path.name + ".part")
    try:
        asyncio.run(download_to_path(Client(), package.url, half))
    except Exception as error:
        half.unlink(missing_ok=True)
        raise DownloadError(
            f"{package.file_name} cannot be fetched",
            where=package.url,
            why=str(error).splitlines()[0] if str(error) else type(error).__name__,
            hint="run it again where there is a network: what was fetched is kept; or name a "
            "mirror with --channel-alias",
        ) from None
    half.replace(path)


def repacked(package: Locked, path: Path, folder: Path) -> Packed:
    """Return the package as .tar.bz2, which python3's own library reads everywhere; the same
    input gives the same bytes. A package that is one already is taken as it is."""
    target, name = path, package.file_name
    if not path.name.endswith(".tar.bz2"):
        name = name.replace(".conda", ".tar.bz2")
        target = folder / name
        _repack(path, target)
    sha256, md5, size = measured(target)
    return Packed(
        package=package,
        path=target,
        file_name=name,
        sha256=sha256,
        md5=md5,
        size=size,
        index=read_index(path),
    )


def _repack(path: Path, target: Path) -> None:
    from rattler.package_streaming import extract

    with tempfile.TemporaryDirectory(prefix="nybforge-repack-", dir=target.parent) as scratch:
        content = Path(scratch)
        extract(path, content)
        with tarfile.open(target, "w:bz2", format=tarfile.PAX_FORMAT, compresslevel=9) as tar:
            for name in sorted(
                _entries(content), key=lambda each: (not each.startswith("info/"), each)
            ):
                member = tar.gettarinfo(str(content / name), arcname=name)
                member.mtime = member.uid = member.gid = 0
                member.uname = member.gname = ""
                if member.isreg():
                    with (content / name).open("rb") as file:
                        tar.addfile(member, file)
                else:
                    tar.addfile(member)


def _entries(folder: Path) -> Iterator[str]:
    """Yield files, links and empty folders, relative to `folder`."""
    for place, folders, files in os.walk(folder):
        here = Path(place)
        names = [*files, *(name for name in folders if (here / name).is_symlink())]
        yield from ((here / name).relative_to(folder).as_posix() for name in names)
        if not files and not folders:
            yield here.relative_to(folder).as_posix()
