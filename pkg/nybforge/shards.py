"""Makes and reads sharded indexes (CEP 16): one file with the records of each package name, and an
index of these files. Clients download the records of the names that they solve for."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgpack
import zstandard

from nybforge.repodata import SECTIONS, SHARDED, line_of

__all__ = [
    "FAULTS",
    "FOLDER",
    "INDEX",
    "encoded_index",
    "lines_of",
    "name_of",
    "parsed_index",
    "path_of",
    "shard",
]

INDEX = SHARDED
FOLDER = "shards"
HASHES = ("md5", "sha256")
# The key of the sha256 of the repodata.json that has the same records. Clients ignore this key.
ORIGIN = "repodata_sha256"
MOST_BYTES = 256 << 20  # a limit; conda-forge's index of linux-64 has 0.7 MB (CEP 16)
# Exceptions that reading a file raises if it is not a shard or an index of shards
FAULTS = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
LEVEL = 3  # the index consists of hashes, which no level compresses


def name_of(file: str) -> str:
    """Return the package name in a file name.

    >>> name_of("nybble-kernels-1.2-cuda122_h0_0.conda")
    'nybble-kernels'
    """
    return file.rsplit("-", 2)[0]


def path_of(subdir: str, sha256: bytes) -> str:
    """Return the path of a shard in the channel."""
    return f"{subdir}/{FOLDER}/{sha256.hex()}.msgpack.zst"


def shard(lines: Iterable[tuple[str, bytes]]) -> tuple[bytes, bytes]:
    """Return the file with the records of one package name, and the file's sha256. Raise ValueError
    if a line cannot be stored in it."""
    records = {file: _record(line) for file, line in sorted(lines)}
    content: dict[str, Any] = {
        section: {file: each for file, each in records.items() if file.endswith(suffix)}
        for section, suffix in SECTIONS.items()
    }
    data = _packed({**content, "removed": []})
    return data, hashlib.sha256(data).digest()


def _record(line: bytes) -> dict[str, Any]:
    """Return a record with its hashes as bytes, which are half as long as hexadecimal digits."""
    record: dict[str, Any] = json.loads(line)
    return record | {key: bytes.fromhex(str(record[key])) for key in HASHES if key in record}


def encoded_index(subdir: str, names: Mapping[str, bytes], origin: str, created: str) -> bytes:
    """Return the index of a platform folder's shards (name → sha256)."""
    info = {"base_url": "./", "shards_base_url": f"./{FOLDER}/", "subdir": subdir}
    info |= {"created_at": created, ORIGIN: origin}
    return _packed({"version": 1, "info": info, "shards": dict(sorted(names.items()))})


def parsed_index(data: bytes) -> tuple[dict[str, bytes], str | None]:
    """Return name → sha256, and the sha256 of the repodata.json with the same records. Raise
    one of FAULTS if the data is not an index of shards."""
    found = _unpacked(data)
    names = found["shards"]
    if {*map(type, names.values())} - {bytes} or {*map(len, names.values())} - {32}:
        raise TypeError("shards")
    return names, found["info"].get(ORIGIN)


def lines_of(data: bytes) -> dict[str, bytes]:
    """Return the lines of repodata.json that a shard contains, by file name. Raise one of FAULTS if
    the data is not a shard."""
    found = _unpacked(data)
    records = {**found["packages"], **found["packages.conda"]}
    for record in records.values():
        record |= {key: record[key].hex() for key in HASHES if key in record}
    return {file: line_of(record) for file, record in records.items()}


def _unpacked(data: bytes) -> Any:
    try:
        with zstandard.ZstdDecompressor().stream_reader(data) as stream:
            plain = stream.read(MOST_BYTES + 1)
        if len(plain) > MOST_BYTES:
            raise ValueError(f"the unpacked shard has more than {MOST_BYTES >> 20} MiB")
        return msgpack.unpackb(plain)
    except (zstandard.ZstdError, msgpack.UnpackException) as error:
        raise ValueError(str(error)) from None


def _packed(content: object) -> bytes:
    try:
        return zstandard.ZstdCompressor(level=LEVEL).compress(msgpack.packb(content))
    except OverflowError as error:  # a number of more than 64 bits
        raise ValueError(str(error)) from None
