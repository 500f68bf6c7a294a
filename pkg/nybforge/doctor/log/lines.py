"""Reads a log as numbered pieces of clean bytes without terminal escapes."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from nybforge.doctor.log import linear

CHUNK = 1 << 16  # a piece of this many bytes fits in the processor's cache
OVERLAP = 1 << 12  # the pieces of a line that is longer than a chunk overlap by this many bytes

_ESCAPES = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")

# Escape sequences written as text, as in saved notebooks, in JSON and in the output of `cat -v`.
_SPELLED_START = linear.compile_bytes(r"\\(?:u001b|u001B|x1b|x1B|033)\[")
_SPELLED = re.compile(rb"(?:\\u001[bB]|\\x1[bB]|\\033|\^\[)\[[\d;]*[mK]")

# A line that continues the line before. Either it is indented or in a box and does not begin with a
# capital, or it is indented by at least four spaces.
_WRAPPED = re.compile(
    rb"\n(?:[ \t\xe2\x94\x82|]{2,12}(?=[a-z(`'\"])| {4,12}(?=[A-Z]))([^\n]{1,201})"
)
MOST_WRAPPED = 2

# Prefixes before the lines of a program's output. They come from CI systems, loggers, docker,
# docker compose and launchers, or mark the lines as quoted.
_PREFIX = re.compile(
    r"""(?x) (?: \s* (?:
        \[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[ ]?[+-]\d\d:?\d\d)?\]?  # a time
      | \[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?(?=\s)
      | [A-Z][a-z]{2}[ ][ \d]\d[ ]\d\d:\d\d:\d\d[ ]\S+[ ]\S+\[\d+\]:  # the system's journal
      | -?[ ]?\[?(?:DEBUG|INFO|WARNING|ERROR)\]?(?:[ ]-|:?(?=[ ]))  # a logger's level
      | \#\d+[ ]\d+\.\d+ | \d+\.\d{1,3}(?=\s)               # docker build: step and seconds
      | (?!SUCCESS)[\w.-]{1,40}[ ]*\|(?=\s)                # docker compose: service
      | \[(?:rank|worker|default)?\d*\]:                    # torchrun
      | \(\w+(?:[ ]\w+)?[ ]pid=\d+(?:,[ ]ip=[\d.]+)?\)      # ray, vLLM
      | \w+/[\w.-]+:[ ](?=\s*[\w\[])                        # kubectl
      | [>|│║*•]+(?=\s|\w)                                  # quoted text, pip's subprocess output
      | \d+:(?=[ ])                                         # srun --label, grep -n
    ) )+ \s? """
)


class Readable(Protocol):
    """A source of a log's bytes."""

    def read(self, size: int, /) -> bytes:
        """Return at most `size` bytes from the current position. At the end, return no bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """Consecutive whole lines in UTF-8; `first` is the number of the first line, counted from 1."""

    first: int
    data: bytes


def clean(data: bytes) -> bytes:
    r"""Return the bytes without terminal escapes and NULs.

    >>> clean(b"\x1b[31merror\x1b[0m: no\r\n")
    b'error: no\n'
    """
    if b"\x1b" in data:
        data = _ESCAPES.sub(b"", data)
    if _SPELLED_START.search(data) or b"^[[" in data:
        data = _SPELLED.sub(b"", data)
    if b"\r" in data:
        data = data.replace(b"\r\n", b"\n")
    return data.replace(b"\0", b"") if b"\0" in data else data


def bare(line: str) -> str:
    """Return the line without the prefixes of CI, docker and launchers.

    >>> bare("#10 659.0   error: can't find Rust compiler")
    "  error: can't find Rust compiler"
    >>> bare("2026-01-02T03:04:05.678Z Successfully installed pip-26.0")
    'Successfully installed pip-26.0'
    """
    found = _PREFIX.match(line)
    return line[found.end() :] if found else line


def continued(data: bytes, end: int) -> str:
    """Return the text of the lines after `end` that continue the line before `end`, or "" if no
    line continues it. Tools wrap long messages and indent or box the additional lines."""
    out: list[str] = []
    while len(out) < MOST_WRAPPED and (found := _WRAPPED.match(data, end)):
        out.append(found[1].decode("utf-8", "replace").strip())
        end = found.end()
    return " ".join(out)


def _chunks(stream: Readable) -> Iterator[bytes]:
    """Yield the bytes of the log in UTF-8. A log in UTF-16 is converted."""
    data = stream.read(CHUNK)
    # PowerShell writes UTF-16 to a file with >
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        decoder = codecs.getincrementaldecoder("utf-16")("replace")
        while data:
            yield decoder.decode(data).encode("utf-8", "replace")
            data = stream.read(CHUNK)
        return
    data = data.removeprefix(codecs.BOM_UTF8)
    while data:
        yield data
        data = stream.read(CHUNK)


def pieces(stream: Readable) -> Iterator[Piece]:
    """Yield the log in pieces of about 64 KiB. Each piece ends at the end of a line. A longer line
    is divided into pieces that overlap."""
    number, rest = 1, b""
    for data in _chunks(stream):
        rest += data
        cut = rest.rfind(b"\n") + 1
        if cut:
            whole, rest = rest[:cut], rest[cut:]
            yield Piece(first=number, data=clean(whole))
            number += whole.count(b"\n")
        if len(rest) > CHUNK:
            yield Piece(first=number, data=clean(rest))
            rest = rest[-OVERLAP:]
    if rest:
        yield Piece(first=number, data=clean(rest))
