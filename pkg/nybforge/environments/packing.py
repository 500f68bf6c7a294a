"""Fetches locked packages and verifies their hashes; repacks them for readers without zstd."""

from __future__ import annotations

import asyncio
import hashlib
import json
import tarfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any
from urllib.parse import unquote, urlsplit

from nybforge.archive import check_identity, members
from nybforge.environments.bundle_installer.members import Member, unpacked_limit
from nybforge.environments.bundle_installer.unpack import Tree, measure
from nybforge.environments.lock import Locked
from nybforge.errors import BundleError, DownloadError, NybforgeError, StorageError, raise_all
from nybforge.package import digest, read_attestation
from nybforge.run import quoted
from nybforge.storage import locked, storage_errors

__all__ = ["Packed", "download", "fetch_packages", "index_text", "repacked"]

TYPES = {
    "file": tarfile.REGTYPE,
    "folder": tarfile.DIRTYPE,
    "symlink": tarfile.SYMTYPE,
    "hardlink": tarfile.LNKTYPE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Packed:
    """A package for a bundle or a mirror."""

    package: Locked
    path: Path
    file_name: str
    sha256: str
    md5: str
    size: int
    index: dict[str, Any]  # the content of info/index.json
    unpacked: int  # upper bound of the uncompressed archive's size, in bytes
    tree: str  # hash of the package's content
    attestation: bytes | None = None  # the attestation of the package before it was repacked

    @property
    def subdir(self) -> str:
        """The channel's folder for the package."""
        return str(self.index.get("subdir") or self.package.subdir)


def index_text(subdir: str, entries: Mapping[str, Mapping[str, Any]]) -> bytes:
    """Return the repodata.json of a channel folder that contains these files."""
    tables: dict[str, dict[str, Any]] = {"packages": {}, "packages.conda": {}}
    for file_name, entry in entries.items():
        kind = "packages.conda" if file_name.endswith(".conda") else "packages"
        tables[kind][file_name] = entry
    document = {"info": {"subdir": subdir}, **tables, "removed": [], "repodata_version": 1}
    return json.dumps(document, indent=1, sort_keys=True).encode() + b"\n"


def fetch_packages(
    packages: tuple[Locked, ...], downloads: Path, waiting: Callable[[str], None]
) -> dict[str, Path]:
    """Return url -> local file for every package, verified against the lock. All packages that are
    missing or differ are reported in one error."""
    errors: list[NybforgeError] = []
    found: dict[str, Path] = {}
    with locked(downloads / ".lock", waiting):
        for package in packages:
            try:
                found[package.url] = _fetched(package, downloads)
            except (DownloadError, StorageError) as error:
                errors.append(error)
                # further downloads would fail for the same reason; keep the files that were fetched
                break
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
                hint=_of_channel(path),
            )
    else:
        path = downloads / f"{package.sha256 or package.md5}-{package.file_name}"
        if not path.is_file():
            with storage_errors(downloads):
                download(package.file_name, package.url, path)
    size, sha256, md5 = digest(path)
    if (package.sha256 or sha256) != sha256 or (package.md5 or md5) != md5:
        hint = (
            "run the command again, which downloads the package again; if the channel was "
            "rebuilt, lock again"
        )
        if path.parent == downloads:
            path.unlink()
        else:
            hint = _of_channel(path)
        raise BundleError(
            f"{package.file_name} is not the file that the lock lists",
            where=package.url,
            why=f"the file has sha256 {sha256[:16]}… ({size} bytes), the lock "
            f"{(package.sha256 or '?')[:16]}…",
            hint=hint,
        )
    return path


def _of_channel(path: Path) -> str:
    """Return the hint for a package of a local channel that differs from the lock."""
    channel = quoted([path.parent.parent])
    return (
        f"nybforge channel verify {channel} --repair, then build again; or lock again if the "
        "channel was rebuilt"
    )


def download(name: str, url: str, path: Path) -> None:
    """Download a package; the file appears only when it is complete. Raise DownloadError on
    failure."""
    from rattler.networking import Client
    from rattler.package_streaming import download_to_path

    half = path.with_name(path.name + ".part")
    try:
        asyncio.run(download_to_path(Client(), url, half))
    except Exception as error:
        half.unlink(missing_ok=True)
        raise DownloadError(
            f"{name} cannot be downloaded",
            where=url,
            why=str(error).strip().rpartition("\n")[2] or type(error).__name__,
            hint="run the command again with a network (finished downloads are kept), or use a "
            "mirror "
            "with --channel-alias",
        ) from None
    half.replace(path)


def repacked(package: Locked, path: Path, folder: Path) -> Packed:
    """Return the package as .tar.bz2, which the standard library of every Python 3 can read. The
    same input gives the same bytes; a .tar.bz2 package is returned unchanged. Raise ChannelError
    for a package that the installer would refuse."""
    target, name = path, package.file_name
    if not path.name.endswith(".tar.bz2"):
        name = name.replace(".conda", ".tar.bz2")
        target = folder / name
    tree = Tree()
    external = package.build.startswith("external_")
    if target == path:
        for member in members(path, external=external):
            _note(member, tree)
    else:
        _repack(path, target, tree, external)
    size, sha256, md5 = digest(target)
    return Packed(
        package=package,
        path=target,
        file_name=name,
        sha256=sha256,
        md5=md5,
        size=size,
        index=check_identity(path, package.wanted),
        unpacked=unpacked_limit(path.stat().st_size),
        tree=tree.digest(),
        attestation=read_attestation(path),
    )


def _repack(path: Path, target: Path, tree: Tree, external: bool) -> None:
    with tarfile.open(target, "w:bz2", format=tarfile.PAX_FORMAT, compresslevel=9) as tar:
        for member in members(path, external=external):
            info = tarfile.TarInfo(member.path)
            info.type, info.mode, info.size = TYPES[member.kind], member.mode, member.size
            info.linkname = member.target if member.kind in ("symlink", "hardlink") else ""
            if member.data is None:
                _note(member, tree)
                tar.addfile(info)
            else:
                data = _Hashed(member.data)
                tar.addfile(info, data)
                tree.add(member.path, member.mode, member.size, data.sha256.hexdigest())


def _note(member: Member, tree: Tree) -> None:
    """Add this member to the hash in the form that it has after unpacking."""
    if member.data is not None:
        size, sha256 = measure(member.data)
        tree.add(member.path, member.mode, size, sha256)
    elif member.kind == "symlink":
        tree.link(member.path, member.target)
    elif member.kind == "hardlink":
        tree.same(member.path, member.target)


class _Hashed:
    """A stream whose bytes are hashed while they are read."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream = stream
        self.sha256 = hashlib.sha256()

    def read(self, size: int = -1) -> bytes:
        data = self.stream.read(size)
        self.sha256.update(data)
        return data
