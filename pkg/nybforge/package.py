"""One conda package file: its metadata and its hashes. The same content gives the same bytes."""

from __future__ import annotations

import hashlib
import io
import json
import os
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import zstandard

from nybforge import redact
from nybforge.archive import read_index
from nybforge.environments.bundle_installer.attested import SUFFIX
from nybforge.glibc import Needs, read_needs, requirement
from nybforge.outputs import replaced

__all__ = [
    "attestation_path",
    "digest",
    "discard_package",
    "index_entry",
    "is_package",
    "normalise",
    "read_attestation",
    "read_index",
]

SUFFIXES = (".conda", ".tar.bz2")
# A set has 18 MiB of images, which are compressed already: level 9 takes 0.5 s and gives 10.6 MB,
# level 12 takes 1.5 s and gives the same size, level 19 takes 10 s and gives 10.1 MB.
LEVEL = 9
# Bytes that a thread compresses at a time. The 18 MiB of images become two pieces.
PIECE = 16 << 20
MOST_THREADS = 8
CHUNK = 1 << 20


def is_package(path: Path | os.DirEntry[str]) -> bool:
    """Return whether the file name is the name of a conda package."""
    return path.name.endswith(SUFFIXES) and not path.name.startswith(".")


def attestation_path(package: Path) -> Path:
    """Return the path of a package's attestation."""
    return package.with_name(package.name + SUFFIX)


def read_attestation(package: Path) -> bytes | None:
    """Return a package's attestation; None if it has none."""
    path = attestation_path(package)
    return path.read_bytes() if path.is_file() else None


def discard_package(path: Path) -> None:
    """Remove a package and its attestation."""
    path.unlink(missing_ok=True)
    attestation_path(path).unlink(missing_ok=True)


def digest(path: Path) -> tuple[int, str, str]:
    """Return the file's size, sha256 and md5 (old clients still check md5)."""
    sha, md5, size = hashlib.sha256(), hashlib.md5(usedforsecurity=False), 0
    with path.open("rb") as source:
        while chunk := source.read(CHUNK):
            sha.update(chunk)
            md5.update(chunk)
            size += len(chunk)
    return size, sha.hexdigest(), md5.hexdigest()


def index_entry(path: Path) -> dict[str, Any]:
    """Return the package's entry for a channel's index."""
    size, sha256, md5 = digest(path)
    entry = read_index(path)
    return {**entry, "md5": md5, "sha256": sha256, "size": size}


def normalise(path: Path, epoch: int) -> list[Needs]:
    """Rewrite a .conda in place so that equal content gives equal bytes. The engine writes the time
    of the build into index.json and into the archives; here `epoch` replaces it. The package's
    glibc dependency is set to what its ELF files need. Return the requirements of these files."""
    with zipfile.ZipFile(path) as outer:
        parts = {name: outer.read(name) for name in outer.namelist()}
    needs = list(_needs(_plain(parts[next(name for name in parts if name.startswith("pkg-"))])))
    packed: dict[str, bytes] = {}
    for name in sorted(parts, key=lambda name: (not name.endswith(".json"), name)):
        data = parts[name]
        if name.startswith(("info-", "pkg-")):
            data = _compressed(_repacked(_plain(data), epoch, needs))
        packed[name] = data
    with replaced(path) as sink, zipfile.ZipFile(sink, "w", zipfile.ZIP_STORED) as outer:
        for name, data in packed.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            outer.writestr(entry, data)
    return needs


def _needs(data: bytes) -> Iterator[Needs]:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive:
            source = archive.extractfile(member) if member.isreg() else None
            found = read_needs(source.read()) if source else None
            if found is not None:
                yield found


def _plain(data: bytes) -> bytes:
    return zstandard.ZstdDecompressor().decompressobj().decompress(data)


def _compressed(data: bytes, threads: int | None = None) -> bytes:
    """Return the data, compressed on all cores. The bytes depend on where the pieces begin and end,
    not on the number of threads. At least one thread is used, because zstd writes different bytes
    with zero threads.
    """
    count = threads or min(MOST_THREADS, len(os.sched_getaffinity(0)))
    how = zstandard.ZstdCompressionParameters.from_level(
        LEVEL, threads=count, job_size=PIECE, write_content_size=True
    )
    return zstandard.ZstdCompressor(compression_params=how).compress(data)


def _repacked(data: bytes, epoch: int, needs: Sequence[Needs]) -> bytes:
    out = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(data)) as source,
        tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as sink,
    ):
        for member in sorted(source.getmembers(), key=lambda member: member.name):
            stream = source.extractfile(member) if member.isreg() else None
            body = stream.read() if stream else b""
            body = _timeless(member.name, body, epoch, needs)
            member.size = len(body)
            member.mtime = epoch
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.pax_headers = {}
            sink.addfile(member, io.BytesIO(body) if stream else None)
    return out.getvalue()


def _timeless(name: str, body: bytes, epoch: int, needs: Sequence[Needs]) -> bytes:
    """Return the metadata file without this build's time, folders and C library."""
    if name not in ("info/index.json", "info/about.json"):
        return body
    document = json.loads(body)
    if name == "info/index.json":
        document["timestamp"] = epoch * 1000
        if needs:
            others = [each for each in document["depends"] if each.split()[0] != "__glibc"]
            document["depends"] = [*others, f"__glibc >={requirement(needs)},<3.0.a0"]
        for key in ("depends", "constrains"):  # the engine writes these lists in varying order
            document[key] = sorted(document.get(key, []))
    else:
        document["channels"] = [
            redact.public_url(url)
            for url in document.get("channels", [])
            if not url.startswith("file:")
        ]
    return json.dumps(document, indent=2, sort_keys=True).encode()
