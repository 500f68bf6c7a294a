"""Counts the lines of a log and the characters that are not text."""

from __future__ import annotations

from nybforge.doctor.log.lines import Piece
from nybforge.redact import redact, whole_words

__all__ = ["Seen"]

MOST_UNREADABLE = 0.2  # a log with a larger share of unreadable characters is binary
LONGEST_QUOTE = 200
LONGEST_LINE = 4000
_CONTROLS = bytes({*range(32), 127} - set(b"\t\n\v\f\r\b\x1b"))


class Seen:
    """Counts the lines of a log and the characters that are not text."""

    def __init__(self) -> None:
        self._piece: Piece | None = None
        self._last: tuple[Piece, bool] | None = None  # the last piece that is not blank
        self._characters = self._unreadable = 0
        self._at_start = True  # whether the next piece begins with the start of a line

    @property
    def lines(self) -> int:
        """How many lines the log has."""
        piece = self._piece
        return piece.first + piece.data[:-1].count(b"\n") if piece else 0

    @property
    def is_binary(self) -> bool:
        """Return whether the log is not text in a usual encoding."""
        return self._unreadable > MOST_UNREADABLE * self._characters

    @property
    def last(self) -> tuple[int, str] | None:
        """The number and the text of the last line that is not blank. Secrets are removed from the
        text."""
        if self._last is None:
            return None
        piece, at_start = self._last
        row = piece.data.decode("utf-8", "replace").rstrip()
        start = row.rfind("\n") + 1
        line, starts = row[start:], start > 0 or at_start
        line = whole_words(line[:LONGEST_LINE], starts=starts, ends=len(line) <= LONGEST_LINE)
        shown = redact(line.strip() or "…")[:LONGEST_QUOTE]
        return piece.first + row.count("\n", 0, start), shown

    def see(self, piece: Piece) -> None:
        """Read the next piece."""
        self._piece = piece
        text = piece.data.decode("utf-8", "replace")
        self._characters += len(text)
        # finding the character first is faster than always counting it
        if not piece.data.isascii() and "\ufffd" in text:
            self._unreadable += text.count("\ufffd")
        self._unreadable += len(piece.data) - len(piece.data.translate(None, _CONTROLS))
        if text and not text.isspace():
            self._last = piece, self._at_start
        self._at_start = piece.data.endswith(b"\n")
