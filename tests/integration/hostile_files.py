"""Write files as attackers could: packages with any tar members, channels, bundles, manifests."""

from __future__ import annotations

import bz2
import functools
import hashlib
import io
import json
import subprocess
import tarfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import zstandard
from tests.integration.bundles import make
from tests.unit.environments.packages import tool_package

from nybble.compat import KERNEL_ABI

Member = tuple[tarfile.TarInfo, bytes]
VICTIM = ""  # path of a file outside; replaces "VICTIM" in link targets of packages
INDEX = {"name": "evil", "version": "1.0", "build": "0", "build_number": 0, "depends": []}


def file(name: str, data: bytes = b"x", size: int | None = None) -> Member:
    """Return a regular file with the data, or with `size` zeros."""
    info = tarfile.TarInfo(name)
    info.size, info.mode = len(data) if size is None else size, 0o6755
    return info, data


def link(name: str, target: str) -> Member:
    """Return a symlink."""
    return special(name, tarfile.SYMTYPE, target)


def hard(name: str, target: str) -> Member:
    """Return a hard link."""
    return special(name, tarfile.LNKTYPE, target)


def special(name: str, kind: bytes, target: str = "") -> Member:
    """Return a member of another kind, without content."""
    info = tarfile.TarInfo(name)
    info.type, info.linkname, info.mode = kind, target, 0o666
    info.devmajor, info.devminor = 8, 0
    return info, b""


@functools.lru_cache(maxsize=8)
def _stream(data: bytes) -> bytes:
    return bz2.compress(data, 1)


class _Streams(io.BytesIO):
    """Pack each write as a bzip2 stream. Equal writes are packed only once, because a decompression
    bomb consists of many equal writes."""

    def write(self, data: Any) -> int:
        super().write(_stream(bytes(data)))
        return len(data)


class _Zeros:
    def __init__(self, size: int) -> None:
        self.left = size

    def read(self, size: int) -> bytes:
        size = min(size, self.left)
        self.left -= size
        return bytes(size)


def package(
    members: list[Member], info: Mapping[str, bytes], index: Mapping[str, Any], info_last: bool
) -> bytes:
    """Return a .tar.bz2 package with these members."""
    rows_of = [
        {"_path": each.name, "path_type": "softlink" if each.issym() else "hardlink"}
        for each, _ in members
    ]
    listed = {"paths": rows_of, "paths_version": 1}
    own = {
        "info/index.json": json.dumps(index).encode(),
        "info/paths.json": json.dumps(listed).encode(),
        **info,
    }
    rows = [file(name, data) for name, data in own.items()]
    sink, form = _Streams(), tarfile.PAX_FORMAT
    with tarfile.open(fileobj=sink, mode="w|", bufsize=1 << 20, format=form) as tar:
        for member, data in [*members, *rows] if info_last else [*rows, *members]:
            member.linkname = member.linkname.replace("VICTIM", VICTIM)
            zeros = member.size != len(data) and member.isreg()
            tar.addfile(member, _Zeros(member.size) if zeros else io.BytesIO(data))
    return sink.getvalue()


def channel(
    folder: Path,
    members: list[Member],
    *,
    info: Mapping[str, bytes] | None = None,
    own: Mapping[str, Any] | None = None,
    noarch: str | None = None,
    info_last: bool = False,
) -> Path:
    """Write a channel with one package `evil`; `own` replaces fields of the package's own index."""
    subdir = "noarch" if noarch else "linux-64"
    entry = {**INDEX, "subdir": subdir, **({"noarch": noarch} if noarch else {})}
    data = package(members, info or {}, {**entry, **(own or {})}, info_last)
    entry |= {
        "sha256": hashlib.sha256(data).hexdigest(),
        "md5": hashlib.md5(data, usedforsecurity=False).hexdigest(),
        "size": len(data),
    }
    for name in ("linux-64", "noarch"):
        (folder / name).mkdir(parents=True)
        table = {"evil-1.0-0.tar.bz2": entry} if name == subdir else {}
        document = {"info": {"subdir": name}, "packages": table, "packages.conda": {}}
        (folder / name / "repodata.json").write_text(json.dumps(document))
    (folder / subdir / "evil-1.0-0.tar.bz2").write_bytes(data)
    return folder


def conda(path: Path, size: int) -> None:
    """Write a .conda whose info part begins with `size` zeros; add it to the channel's index."""
    with zipfile.ZipFile(path, "w") as outer, outer.open("info-bomb.tar.zst", "w") as part:
        packed = zstandard.ZstdCompressor().stream_writer(part, closefd=False)
        with packed, tarfile.open(fileobj=packed, mode="w|") as tar:
            zeros, index = file("info/zeros", size=size), file("info/index.json", b"{}")
            tar.addfile(zeros[0], _Zeros(size))
            tar.addfile(index[0], io.BytesIO(index[1]))
    repodata = path.with_name("repodata.json")
    document = json.loads(repodata.read_text())
    data = path.read_bytes()
    entry = {**INDEX, "sha256": hashlib.sha256(data).hexdigest(), "size": len(data)}
    document["packages.conda"][path.name] = entry
    repodata.write_text(json.dumps(document))


def unpacked_bundle(root: Path, work: Path, folder: Path) -> None:
    """Make a good bundle and unpack it."""
    bundle = make(root, work, "good", tool_package(), suffix=".tar")
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", str(folder), "-f", str(bundle)], check=True)


def seal(folder: Path, data: bytes) -> None:
    """Write the bundle's manifest with a matching checksum, as the bundle's author could."""
    (folder / "bundle.json").write_bytes(data)
    (folder / "bundle.json.sha256").write_text(hashlib.sha256(data).hexdigest() + "\n")


def set_row(**changes: object) -> Callable[[dict[str, Any]], None]:
    """Return a function that changes the first package in a bundle's manifest."""
    return lambda manifest: manifest["packages"][0].update(changes)


def manifest(**changes: object) -> str:
    """Return the manifest of a kernel set with one image."""
    row = {"family": "f", "kind": "cubin", "arch": "sm_80", "file": "f.cubin", "size": 1}
    row |= {"sha256": "0" * 64, **changes}
    document = {"schema": 1, "target": "cuda122", "toolkit": "12.2", "ptx_isa": "8.2"}
    return json.dumps({**document, "kernel_abi": KERNEL_ABI, "images": [row]})
