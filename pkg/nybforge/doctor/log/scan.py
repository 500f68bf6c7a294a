"""Finds signs of causes, successes and failures in a log; judge.py decides which count."""

from __future__ import annotations

import bisect
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nybforge.doctor.log.cause import Cause, Hit, Sign
from nybforge.doctor.log.first import Watch
from nybforge.doctor.log.judge import Trail, judge
from nybforge.doctor.log.lines import Piece, Readable, bare, pieces
from nybforge.doctor.log.needles import Needles
from nybforge.doctor.log.outcome import (
    AGAIN,
    CARRIED_ON,
    FAILURE,
    MARKS,
    OTHER,
    SUCCESS,
    Mark,
)
from nybforge.doctor.log.repaired import quoted

AROUND = 4000  # bytes that are kept before and after a hit
NEARBY = 1500  # of these, the characters that `nearby` patterns search
LONGEST_QUOTE = 400
LONG_LINE = 8000  # a longer line is read in windows that overlap by half
WINDOW = 4096


def scan(stream: Readable, causes: Sequence[Cause], watch: Watch | None = None) -> tuple[Hit, ...]:
    """Return the causes that the log shows, root cause first; pass each piece to `watch`."""
    trail = Trail()
    asked: tuple[Sign | Mark, ...] = (*(one for cause in causes for one in cause.signs), *MARKS)
    needles = Needles(needle for one in asked for needle in one.needles)
    for before, piece, after in with_neighbours(pieces(stream)):
        if watch is not None:
            watch.see(before, piece, after)
        likely = needles.likely(piece.data)
        if likely:
            _follow(trail, _View(piece, before, after, likely), causes)
    return judge(trail, causes)


def _follow(trail: Trail, view: _View, causes: Sequence[Cause]) -> None:
    """Add the hits and outcomes in a piece to the trail."""
    hits: list[tuple[int, Hit]] = []
    known: set[int] = set()
    for cause in causes:
        room = trail.room(cause.id)
        for one in cause.signs:
            if view.found.keys().isdisjoint(one.needles):
                continue
            for spot in view.spots(one):
                known.add(spot.line)
                if room > 0:
                    room -= 1
                    hits.append((spot.place, view.hit(cause.id, one, spot)))
    trail.add(
        hits=[hit for _, hit in sorted(hits, key=lambda item: item[0])],
        known=known,
        successes=[(line, mark.reach) for mark in SUCCESS for line in view.lines(mark)],
        failures=[line for mark in FAILURE for line in view.lines(mark)],
        others=[line for mark in OTHER for line in view.lines(mark) if line not in known],
        carried_on=[line for mark in CARRIED_ON for line in view.lines(mark)],
        # these words are common, so they count only after a hit
        agains=[line for mark in AGAIN for line in view.lines(mark)] if hits or trail.hits else (),
    )


def with_neighbours(stream: Iterator[Piece]) -> Iterator[tuple[bytes, Piece, bytes]]:
    """Yield each piece with the end of the previous piece and the start of the next one."""
    before = b""
    current = next(stream, None)
    while current is not None:
        following = next(stream, None)
        yield before, current, following.data[:AROUND] if following else b""
        before, current = current.data[-AROUND:], following


@dataclass(frozen=True, slots=True, kw_only=True)
class _Spot:
    """A match in a piece: the number and bounds of its line, and the part of the line that
    matched."""

    line: int
    start: int
    end: int
    text: str  # the text between start and end
    part: str
    match: re.Match[str]

    @property
    def place(self) -> int:
        """The position of the matching part in the piece."""
        return self.start + self.text.find(self.part)


class _View:
    """A piece, prepared for many searches. Only lines that contain a needle are extracted."""

    def __init__(self, piece: Piece, before: bytes, after: bytes, likely: frozenset[str]) -> None:
        self.piece = piece
        self.before, self.after = before, after
        self._ends = [found.start() for found in re.finditer(b"\n", piece.data)]
        self._texts: dict[int, tuple[str, list[tuple[str, str, str]]]] = {}
        lowered = piece.data.lower()
        found = {needle: list(self._look_for(needle, lowered)) for needle in likely}
        self.found = {needle: places for needle, places in found.items() if places}

    def _look_for(self, needle: str, lowered: bytes) -> Iterator[tuple[int, int, int]]:
        """Yield number, start and end of each line that contains the needle. In a long line, start
        and end are those of a window."""
        ends, wanted = self._ends, needle.strip("~").encode()
        position = lowered.find(wanted)
        while position >= 0:
            line = bisect.bisect_left(ends, position)
            start = ends[line - 1] + 1 if line else 0
            end = ends[line] if line < len(ends) else len(lowered)
            following = end
            if end - start > LONG_LINE:
                half = WINDOW // 2
                start += max(0, (position - start - half // 2) // half * half)
                end = min(end, start + WINDOW)
                following = max(position + 1, min(end, start + half + half // 2))
            yield self.piece.first + line, start, end
            position = lowered.find(wanted, following)

    def _parts(self, start: int, end: int) -> tuple[str, list[tuple[str, str, str]]]:
        """Return the text between the bounds, and its parts between carriage returns.

        Each part comes in three forms: unchanged, without log prefixes, and in lower case.
        """
        if start not in self._texts:
            text = _plain(self.piece.data[start:end].decode("utf-8", "replace"))
            parts = [(part, bare(part), part.lower() + "\n") for part in text.split("\r")]
            self._texts[start] = text, parts
        return self._texts[start]

    def _spots(self, one: Sign | Mark) -> Iterator[_Spot]:
        found = dict.fromkeys(at for needle in one.needles for at in self.found.get(needle, ()))
        literals = [needle.strip("~") for needle in one.needles]
        for number, start, end in found:
            text, parts = self._parts(start, end)
            for part, inner, lowered in parts:
                if not any(literal in lowered for literal in literals):
                    continue
                match = one.pattern.search(part)
                if match is None and inner is not part:
                    match = one.pattern.search(inner)
                if match is not None:
                    yield _Spot(
                        line=number, start=start, end=end, text=text, part=part, match=match
                    )

    def lines(self, mark: Mark) -> Iterator[int]:
        """Yield the numbers of the lines with that mark."""
        return (
            spot.line
            for spot in self._spots(mark)
            if not (mark.unless and mark.unless.search(spot.match.string))
        )

    def spots(self, one: Sign) -> Iterator[_Spot]:
        """Yield the sign's matches in this piece."""
        for spot in self._spots(one):
            if one.unless and one.unless.search(spot.part):
                continue
            if quoted(spot.part, spot.part.find(spot.match[0]) + len(spot.match[0])):
                continue
            if one.nearby or one.not_nearby:
                before, after = self._around(spot)
                near = before[-NEARBY:] + spot.text + after[:NEARBY]
                if one.nearby and not one.nearby.search(near):
                    continue
                if one.not_nearby and one.not_nearby.search(near):
                    continue
            yield spot

    def _around(self, spot: _Spot) -> tuple[str, str]:
        data = self.piece.data
        before = (self.before + data[max(0, spot.start - AROUND) : spot.start])[-AROUND:]
        after = (data[spot.end : spot.end + AROUND] + self.after)[:AROUND]
        return _text(before), _text(after)

    def hit(self, cause: str, one: Sign, spot: _Spot) -> Hit:
        """Return the hit at that spot."""
        before, after = self._around(spot)
        return Hit(
            cause=cause,
            line=spot.line,
            quote=_quote(spot.part, spot.match),
            strength=one.strength,
            groups={name: value for name, value in spot.match.groupdict().items() if value},
            before=before,
            after=after,
        )


def _plain(line: str) -> str:
    """Return the line. If it is a log inside JSON, separate its lines by carriage returns."""
    if "\\n" in line and (len(line) > LONGEST_QUOTE or line.lstrip().startswith(("{", '"'))):
        return line.replace("\\n", "\r").replace('\\"', '"')
    return line


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _quote(part: str, match: re.Match[str]) -> str:
    """Return the line. Of a very long line, return the part around the match."""
    if len(part) <= LONGEST_QUOTE:
        return part.strip()
    start = max(0, part.find(match[0]) - LONGEST_QUOTE // 4)
    return "…" + part[start : start + LONGEST_QUOTE].strip() + "…"
