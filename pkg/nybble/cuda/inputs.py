"""Identify the kind of device code, and the toolkit that produced it, by the first bytes."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from nybble.compat.tables import pair
from nybble.cuda.tables import Version, ptx_isa, tables

KINDS = ("ptx", "cubin", "ltoir", "fatbin", "object", "library")
EM_CUDA = 190


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """One input to link; `producer` is the version of its toolkit, or None if unknown."""

    kind: str
    producer: Version | None = None
    name: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"kind: '{self.kind}' is none of {', '.join(KINDS)}")


def _ptx(data: bytes) -> Version | None:
    found = re.search(rb"^\s*\.version\s+(\d+)\.(\d+)", data, re.MULTILINE)
    if found is None:
        return None
    isa = int(found[1]), int(found[2])
    makers = map(pair, tables()["measured"]["producers"])
    return min((one for one in makers if ptx_isa(one) >= isa), default=None)


def _lto(data: bytes) -> Version | None:
    if len(data) < 8:
        return None
    text = f"{data[4]}.{data[5]}/{data[6]}.{data[7]}"
    maker = tables()["lto_ir"].get(text)
    return pair(maker) if maker else None


def _elf(data: bytes) -> tuple[str, Version | None]:
    if len(data) < 64:
        raise ValueError("truncated ELF header")
    (machine,) = struct.unpack_from("<H", data, 18)
    (made,) = struct.unpack_from("<I", data, 20)
    if machine != EM_CUDA:
        return "object", None
    if data[8] >= 8:  # since CUDA 13.0 the header has no minor version
        return "cubin", (13, 0)
    return "cubin", (made // 10, made % 10) if made > 100 else None


def inspect(data: bytes, name: str = "") -> Input:
    """Return the kind and producer of device code; for other data raise ValueError with `name`."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"data is a {type(data).__name__}: must be bytes")
    data = bytes(data[:65536])
    try:
        if data[:4] == b"\x7fELF":
            kind, producer = _elf(data)
            return Input(kind=kind, producer=producer, name=name)
        if data[:4] == b"\xed\x43\x4e\x7f":
            return Input(kind="ltoir", producer=_lto(data), name=name)
        if data[:4] == b"\x50\xed\x55\xba":
            return Input(kind="fatbin", name=name)
        if data[:8] == b"!<arch>\n":
            return Input(kind="library", name=name)
        if b".version" in data and b".target" in data:
            return Input(kind="ptx", producer=_ptx(data), name=name)
    except ValueError as error:
        raise ValueError(f"{name or 'input'}: {error}") from error
    raise ValueError(
        f"{name or 'input'}: unknown format; expected PTX, a cubin, LTO IR, a fat binary or "
        "a library"
    )
