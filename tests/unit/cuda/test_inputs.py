"""The kind of device code is detected from its first bytes."""

from __future__ import annotations

import struct

import pytest

from nybble.cuda import Input, inspect


def elf(machine: int, made: int, abi: int = 7) -> bytes:
    head = b"\x7fELF" + bytes([2, 1, 1, 0x33, abi]) + bytes(7)
    return (head + struct.pack("<HHI", 2, machine, made)).ljust(64, b"\0")


@pytest.mark.parametrize(
    ("data", "kind", "producer"),
    [
        (b"// x\n.version 8.2\n.target sm_80\n", "ptx", (12, 2)),
        (b".version 8.5\n.target sm_80\n", "ptx", (12, 5)),
        (b".version 99.0\n.target sm_80\n", "ptx", None),
        (elf(190, 122), "cubin", (12, 2)),
        (elf(190, 1, abi=8), "cubin", (13, 0)),
        (elf(62, 1), "object", None),
        (bytes.fromhex("ed434e7f013a0233") + bytes(8), "ltoir", None),
        (bytes([0xED, 0x43, 0x4E, 0x7F, 1, 59, 2, 58]), "ltoir", (12, 2)),
        (bytes([0xED, 0x43, 0x4E, 0x7F, 1, 65, 2, 98]), "ltoir", (13, 0)),
        (b"\x50\xed\x55\xba" + bytes(8), "fatbin", None),
        (b"!<arch>\nx", "library", None),
    ],
)
def test_kind_and_producer(data: bytes, kind: str, producer: tuple[int, int] | None) -> None:
    assert inspect(data) == Input(kind=kind, producer=producer)


def test_other_bytes_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"notes\.txt: unknown format; expected PTX"):
        inspect(b"hello", "notes.txt")
    with pytest.raises(ValueError, match="truncated"):
        inspect(b"\x7fELF", "short")
    with pytest.raises(TypeError, match="must be bytes"):
        inspect("text")  # type: ignore[arg-type]
