"""Counts what a log consists of: lines, and bytes that are not text."""

from __future__ import annotations

from nybforge.doctor.log.lines import Piece
from nybforge.redact import redact, whole_words

__all__ = ["Seen"]

MOST_UNREADABLE = 0.2  # a log with a larger share of unreadable characters is binary
LONGEST_QUOTE = 200
LONGEST_LINE = 4000
_CONTROLS = bytes({*range(32), 127} - set(b"\t\n\v\f\r\b\x1b"))


class Seen:
    """Counts what a log consists of; `lines` is the number of its lines."""

    def __init__(self) -> None:
        self.lines = 0
        self._last: tuple[int, str] | None = None
        self._characters = self._unreadable = 0
        self._at_start = True  # whether the next piece begins with the start of a line

    @property
    def is_binary(self) -> bool:
        """Return whether the log is not text in a usual encoding."""
        return self._unreadable > MOST_UNREADABLE * self._characters

    @property
    def last(self) -> tuple[int, str] | None:
        """The number and text of the last line that is not blank, without secrets."""
        return self._last and (self._last[0], redact(self._last[1])[:LONGEST_QUOTE])

    def see(self, piece: Piece) -> None:
        """Read the next piece."""
        text = piece.data.decode("utf-8", "replace")
        self._characters += len(text)
        if not piece.data.isascii():
            self._unreadable += text.count("\ufffd")
        self._unreadable += len(piece.data) - len(piece.data.translate(None, _CONTROLS))
        self.lines = piece.first + piece.data[:-1].count(b"\n")
        if row := text.rstrip():
            start = row.rfind("\n") + 1
            number = piece.first + row.count("\n", 0, start)
            line, starts = row[start:], start > 0 or self._at_start
            line = whole_words(line[:LONGEST_LINE], starts=starts, ends=len(line) <= LONGEST_LINE)
            self._last = number, line.strip() or "…"
        self._at_start = piece.data.endswith(b"\n")
