"""A log as numbered pieces of clean text: any size, any line ends, no terminal escapes."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

CHUNK = 1 << 20
LONGEST_LINE = 1 << 22  # a longer line is cut here, so that memory stays bounded

_ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")

_SPELLED = re.compile(r"\\u001b\[[\d;]*m")


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """Consecutive whole lines; first is the number of the first one, counted from 1."""

    first: int
    text: str


def clean(text: str) -> str:
    """Return the text without terminal escapes; Windows line ends become plain.

    >>> clean("\\x1b[31merror\\x1b[0m: no\\r\\n")
    'error: no\\n'
    """
    if "\x1b" in text:
        text = _ESCAPES.sub("", text)
    if "\\u001b[" in text:  # escapes spelled out, as in a saved notebook
        text = _SPELLED.sub("", text)
    if "\r\n" in text:
        text = text.replace("\r\n", "\n")
    return text.replace("\0", "") if "\0" in text else text


def _encoding(start: bytes) -> str:
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"  # what PowerShell's > writes
    return "utf-8-sig"


def pieces(stream: BinaryIO) -> Iterator[Piece]:
    """Yield the log in pieces of about a mebibyte that end at a line's end."""
    data = stream.read(CHUNK)
    decoder = codecs.getincrementaldecoder(_encoding(data[:2]))("replace")
    number, rest = 1, ""
    while data:
        rest += decoder.decode(data)
        data = stream.read(CHUNK)
        cut = rest.rfind("\n") + 1
        if not cut and len(rest) > LONGEST_LINE:
            cut = len(rest)
        if cut:
            text, rest = clean(rest[:cut]), rest[cut:]
            yield Piece(first=number, text=text)
            number += text.count("\n")
    rest += decoder.decode(b"", final=True)
    if rest:
        yield Piece(first=number, text=clean(rest))
