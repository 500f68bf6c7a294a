"""Decompresses logs (gzip, bzip2, xz, zstd) while they are read. Of a truncated archive, the part
that exists is read.

Memory use is bounded, because an archive is decompressed in pieces of the requested size.
"""

from __future__ import annotations

import bz2
import importlib
import lzma
import zlib
from collections.abc import Callable
from typing import Any, Protocol

from nybforge.doctor.log.lines import Readable
from nybforge.errors import InputError

__all__ = ["Log", "unpacked"]

READ = 1 << 14  # this many bytes of the archive are read at once
# The memory limit of decompression. xz -9 needs 65 MiB, and other formats less than 10 MiB.
MOST_MEMORY = 128 << 20


class Log(Readable, Protocol):
    """A log of which a part may be unreadable."""

    @property
    def problem(self) -> str | None:
        """The reason why the rest cannot be read; None if there is no problem."""


def unpacked(stream: Readable) -> Log:
    """Return the log in the stream. If its first bytes are those of an archive, the log is
    decompressed."""
    head = stream.read(max(map(len, _KINDS)))
    kind = next((kind for magic, kind in _KINDS.items() if head.startswith(magic)), None)
    plain = _Plain(head, stream)
    return plain if kind is None else _Unpacked(kind, plain)


class _Plain:
    """A stream whose first bytes, `head`, were already read."""

    problem: str | None = None

    def __init__(self, head: bytes, rest: Readable) -> None:
        self._head, self._rest = head, rest

    def read(self, size: int, /) -> bytes:
        head, self._head = self._head, b""
        return head or self._rest.read(size)


class _Unpacked:
    """The content of an archive. An archive has one member, or several members in sequence."""

    problem: str | None = None

    def __init__(self, kind: str, packed: Readable) -> None:
        self._kind, self._packed = kind, packed
        self._start = _STARTS[kind]
        self._member = self._start()

    def read(self, size: int, /) -> bytes:
        while self.problem is None:
            more = self._more()
            if self._member.eof and not more:
                break
            if self._member.eof:
                self._member = self._start()
            starved = self._member.needs_input and not more
            try:
                data: bytes = self._member.decompress(more, size)
            except Exception as error:  # each archive format raises other exception classes
                self.problem = f"the {self._kind} archive is damaged: {error}"
                break
            if data:
                return data
            if starved and not self._member.eof:
                self.problem = f"the {self._kind} archive is cut off"
        return b""

    def _more(self) -> bytes:
        """Return the next compressed bytes of this member or of the next member. Zeros between
        members are padding and are skipped."""
        if not self._member.eof:
            return self._packed.read(READ) if self._member.needs_input else b""
        rest: bytes = self._member.unused_data.lstrip(b"\0")
        while not rest and (more := self._packed.read(READ)):
            rest = more.lstrip(b"\0")
        return rest


class _Gzip:
    """An adapter that gives zlib's decompressor the interface of the other decompressors."""

    def __init__(self) -> None:
        self._inner = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data

    @property
    def needs_input(self) -> bool:
        return not self._inner.unconsumed_tail

    def decompress(self, data: bytes, size: int) -> bytes:
        return self._inner.decompress(self._inner.unconsumed_tail + data, size)


def _zstd() -> Any:
    try:
        return importlib.import_module("compression.zstd").ZstdDecompressor()
    except ImportError:
        raise _elsewhere("zstd", "zstd -dc") from None


def _zip() -> Any:
    raise _elsewhere("zip", "unzip -p")


def _elsewhere(kind: str, command: str) -> InputError:
    return InputError(
        f"the log is a {kind} archive, which this Python cannot unpack",
        hint=f"{command} FILE | nybforge doctor --log -",
    )


_KINDS = {
    b"\x1f\x8b\x08": "gzip",
    b"BZh": "bzip2",
    b"\xfd7zXZ\0": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"PK\x03\x04": "zip",
}
_STARTS: dict[str, Callable[[], Any]] = {
    "gzip": _Gzip,
    "bzip2": bz2.BZ2Decompressor,
    "xz": lambda: lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MOST_MEMORY),
    "zstd": _zstd,
    "zip": _zip,
}
