"""Searches a piece of a log for the signs of causes and the marks of outcomes."""

from __future__ import annotations

import bisect
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import islice, takewhile
from typing import NamedTuple

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import LONGEST_QUOTE, Cause, Hit, Sign, excerpt
from nybforge.doctor.log.documents import Structure, in_conversation, in_document, thanks
from nybforge.doctor.log.lines import Piece, bare, continued
from nybforge.doctor.log.needles import BREAK, Needles
from nybforge.doctor.log.outcome import Mark
from nybforge.doctor.log.places import LONG_LINE, Places
from nybforge.doctor.log.quoted import documented, mentioned, quoted
from nybforge.doctor.log.repaired import command
from nybforge.redact import whole_words

__all__ = ["AROUND", "Index", "Spot", "View"]

AROUND = 4000  # this many bytes of text are kept on each side of a hit
NEARBY = 1500  # `nearby` patterns search this many characters on each side of a line
WIDE = 2000
MANY = 1000  # compiling a matcher takes as long as searching this many lines
MOST_TRIED = 16  # `last` checks at most this many lines
# `spots` checks at most this many matches of a sign, from the start or the end of a piece
MOST_SPOTS = 64
# of the lines with a mark in a piece, only the first ones (this many) and the last one are read
MOST_MARKS = 16


class _Together:
    """Patterns that are all searched for in one pass over a text of many lines."""

    def __init__(self, patterns: tuple[str, ...]) -> None:
        self._patterns, self._is_new = patterns, True

    def is_new(self) -> bool:
        """Return True at the first call, and False at later calls. At the first call, the matcher
        is not compiled yet."""
        was, self._is_new = self._is_new, False
        return was

    @cached_property
    def matcher(self) -> linear.Set:
        """The matcher; it is compiled when it is first used."""
        return linear.Set(map(linear.anywhere, self._patterns))


_together = lru_cache(maxsize=32)(_Together)


@lru_cache(maxsize=8)
def _together_in_line(marks: tuple[Mark, ...]) -> linear.Set:
    """Return one matcher for the patterns of all marks. The matcher is applied to one line at a
    time."""
    return linear.Set(mark.pattern.pattern for mark in marks)


@lru_cache(maxsize=8192)
def _searched(pattern: re.Pattern[str], line: str) -> re.Match[str] | None:
    return pattern.search(line)


def _search(pattern: re.Pattern[str], line: str) -> re.Match[str] | None:
    """Return the first match in the line. Recent results are kept, because many lines of a log are
    repeated, for example warnings and lines of tracebacks."""
    return _searched(pattern, line) if len(line) <= LONGEST_QUOTE else pattern.search(line)


# a line break, with the characters of a box at it
_BROKEN = linear.compile(BREAK.replace("(?: |", "(?:"))


class Spot(NamedTuple):
    """A match in a piece, with the start and end of its line. `part` is the part of the line
    between carriage returns that matched."""

    view: View
    start: int
    end: int
    text: str  # the text of the piece from start to end
    part: str
    match: re.Match[str]

    @property
    def line(self) -> int:
        """The number of the line."""
        return self.view.piece.first + self.view.places.line(self.start)

    def shows_any(self, signs: Iterable[Sign]) -> bool:
        """Return whether the line matches the pattern of one of the signs."""
        lowered = self.part.lower()
        return any(
            any(needle in lowered for needle in sign.needles) and sign.pattern.search(self.part)
            for sign in signs
        )

    @property
    def place(self) -> int:
        """The position of the matching part in the piece."""
        return self.start + self.text.find(self.part)


class Index:
    """The signs of all causes, with a dictionary from each needle to the signs that have it."""

    def __init__(self, causes: Iterable[Cause]) -> None:
        self.signs = [(cause.id, one) for cause in causes for one in cause.signs]
        self.by_needle: dict[str, list[int]] = {}
        for at, (_, one) in enumerate(self.signs):
            for needle in one.needles:
                self.by_needle.setdefault(needle, []).append(at)


class View:
    """A piece that is prepared for many searches. Only lines that contain a needle are extracted
    from the piece."""

    def __init__(self, piece: Piece, before: bytes, after: bytes, known: Needles) -> None:
        self.piece = piece
        self.before, self.after = before, after
        self.places = Places(piece.data.lower(), known)
        self._texts: dict[tuple[int, int], tuple[str, list[tuple[str, str, str]]]] = {}
        self._near: dict[tuple[int, int], tuple[str, str]] = {}
        self._mentions: dict[tuple[int, str, int, int], bool] = {}

    @cached_property
    def _structure(self) -> Structure:
        return Structure(self.before + self.piece.data + self.after)

    @property
    def is_unbroken(self) -> bool:
        """Return whether the piece has so few line breaks that a search of one line reads almost
        the whole piece."""
        data, most = self.piece.data, len(self.piece.data) // LONG_LINE
        at = 0
        # in most logs, the first few line breaks are near the start, so this loop is fast
        for _ in range(most):
            if (at := data.find(b"\n", at) + 1) == 0:
                break
        else:
            return False
        return sum(map(data.count, (b"\n", b"\r", b"\\n"))) < len(data) / LONG_LINE - 1

    def may_have(self, one: Sign | Mark) -> bool:
        """Return whether the piece contains one of the needles of `one`."""
        return not self.places.likely.isdisjoint(one.needles)

    def possible(self, index: Index) -> list[tuple[str, Sign]]:
        """Return the signs whose needles the piece contains, each with its cause."""
        by_needle = index.by_needle
        found = {at for needle in by_needle.keys() & self.places.likely for at in by_needle[needle]}
        return [index.signs[at] for at in sorted(found)]

    def matching(self, some: Iterable[Sign]) -> set[int]:
        """Return the ids of the signs that may match a line. If many lines contain a needle of a
        sign, the sign's pattern is first searched for in the whole piece. This is much faster than
        a search in each line."""
        all_of = list(some)
        dense = [one for one in all_of if any(map(self.places.is_dense, one.needles))]
        if not dense:
            return set(map(id, all_of))
        together = _together(tuple(one.pattern.pattern for one in dense))
        if together.is_new() and self._has_few(dense):
            return set(map(id, all_of))
        flat = self.piece.data.replace(b"\r", b"\n").replace(b"\\n", b"\n").replace(b'\\"', b'"')
        found = set(together.matcher.among(flat))
        missing = {id(one) for number, one in enumerate(dense) if number not in found}
        return {id(one) for one in all_of} - missing

    def _has_few(self, signs: Iterable[Sign]) -> bool:
        """Return whether only a few, short lines contain the signs' needles."""
        needles = {needle for one in signs for needle in one.needles}
        return not self.is_unbroken and self.places.count(needles) < MANY

    def _parts(self, start: int, end: int) -> tuple[str, list[tuple[str, str, str]]]:
        """Return the text from `start` to `end`, and the parts of the text between carriage
        returns.

        Each part comes in three forms: unchanged, without log prefixes, and in lower case.
        """
        if (start, end) not in self._texts:
            text = self.piece.data[start:end].decode("utf-8", "replace")
            text = _plain(_BROKEN.sub(" ", text) if "\n" in text else text)
            parts = [(part, bare(part), part.lower() + "\n") for part in text.split("\r")]
            self._texts[start, end] = text, parts
        return self._texts[start, end]

    def _spots(self, one: Sign, *, backwards: bool) -> Iterator[Spot]:
        found = sorted({place for needle in one.needles for place in self.places.of(needle)})
        pattern, unless = one.pattern, one.unless
        for start, end in reversed(found) if backwards else found:
            text, parts = self._parts(start, end)
            for part, inner, lowered in parts:
                if not any(map(lowered.__contains__, one.needles)):
                    continue
                match = _search(pattern, part)
                if match is None and inner is not part:
                    match = _search(pattern, inner)
                if match is None and len(parts) == 1 and (more := continued(self.piece.data, end)):
                    whole = f"{part.rstrip()} {more}"
                    match = pattern.search(whole)
                    if match and match.start() < len(part) < match.end():
                        part = whole
                    else:
                        match = None
                if match is None or (unless and unless.search(part)):
                    continue
                yield Spot(self, start, end, text, part, match)

    def lines(self, marks: tuple[Mark, ...]) -> list[tuple[int, Mark]]:
        """Return the first lines that have one of the marks, and the last such line."""
        found = list(islice(self._marked(marks), MOST_MARKS))
        if len(found) == MOST_MARKS:
            found += islice(self._marked(marks, backwards=True), 1)
        return [(spot.line, mark) for mark, spot in found]

    def last(self, marks: tuple[Mark, ...], ignored: Callable[[Spot], bool] | None = None) -> int:
        """Return the number of the last line that has one of the marks and is not ignored, or 0 if
        there is none. Only the last MOST_TRIED lines with a mark are checked."""
        spots = islice(self._marked(marks, backwards=True), MOST_TRIED)
        return next((spot.line for _, spot in spots if not (ignored and ignored(spot))), 0)

    def _marked(
        self, marks: tuple[Mark, ...], *, backwards: bool = False
    ) -> Iterator[tuple[Mark, Spot]]:
        likely = [mark for mark in marks if self.may_have(mark)]
        found = {
            place for one in likely for needle in one.needles for place in self.places.of(needle)
        }
        together = _together_in_line(marks)
        for start, end in sorted(found, reverse=backwards):
            text, parts = self._parts(start, end)
            for part, inner, lowered in parts:
                which = set(together.among(part.encode()))
                if inner is not part:
                    which.update(together.among(inner.encode()))
                for mark in map(marks.__getitem__, sorted(which)):
                    match = mark.pattern.search(part) or mark.pattern.search(inner)
                    if not match or not any(map(lowered.__contains__, mark.needles)):
                        continue
                    if not (mark.unless and mark.unless.search(match.string)):
                        yield mark, Spot(self, start, end, text, part, match)

    def last_spot(self, one: Sign) -> Spot | None:
        """Return the last match of the sign in this piece, or None if there is none."""
        return next(self.spots(one, backwards=True), None)

    def spots(self, one: Sign, *, backwards: bool = False) -> Iterator[Spot]:
        """Yield the sign's matches in this piece."""
        for spot in islice(self._spots(one, backwards=backwards), MOST_SPOTS):
            if self._only_mentions(spot):
                continue
            nearby, not_nearby = one.nearby, one.not_nearby
            if nearby or not_nearby:
                before, after = self._around(spot)
                near = before[-NEARBY:] + spot.text + after[:NEARBY]
                if nearby and not nearby.search(near):
                    continue
                if not_nearby and not_nearby.search(near):
                    continue
            yield spot

    def _only_mentions(self, spot: Spot) -> bool:
        """Return whether the message is only quoted, or is part of a document."""
        start = spot.part.find(spot.match[0])
        end = start + len(spot.match[0])
        key = spot.start, spot.part, start, end
        if key not in self._mentions:  # several signs can match the same message
            before, after = self._around(spot)
            self._mentions[key] = (
                quoted(spot.part, end)
                or mentioned(spot.part, start, end)
                or documented(before, spot.part, after)
                or self._in_file(spot)
                or in_document(before, spot.part, start, after)
                or (self._is_thanked(spot) and in_conversation(before, after))
            )
        return self._mentions[key]

    @cached_property
    def _thanks(self) -> list[int]:
        return thanks(self.piece.data + self.after)

    def _is_thanked(self, spot: Spot) -> bool:
        """Return whether the text after the message contains words that may end a solved
        conversation."""
        at = bisect.bisect_left(self._thanks, spot.end)
        return at < len(self._thanks) and self._thanks[at] < spot.end + AROUND

    def _in_file(self, spot: Spot) -> bool:
        """Return whether the line is part of a file and not the output of a program."""
        start = spot.start + len(self.before)
        bounds = start - AROUND, start + AROUND
        if not self._structure.is_possible(*bounds):
            return False
        # A file that contains the line ends before the next command in the log.
        following = self._around(spot)[1].splitlines(keepends=True)
        own = takewhile(lambda line: not command(line.rstrip()), following)
        end = min(bounds[1], start + len(spot.text) + sum(map(len, own)))
        return self._structure.is_file(bounds[0], start, end, spot.part)

    def _around(self, spot: Spot) -> tuple[str, str]:
        place = spot.start, spot.end
        if place not in self._near:
            data = self.piece.data
            before = (self.before + data[max(0, spot.start - AROUND) : spot.start])[-AROUND:]
            after = (data[spot.end : spot.end + AROUND] + self.after)[:AROUND]
            self._near[place] = _text(before), _text(after)
        return self._near[place]

    def _wide(self, spot: Spot) -> str:
        """Return the whole words around the match in a very long line, or "" for a shorter line.
        The text is longer than the quotation, so that it contains each secret in the quotation
        completely. Redaction does not recognize a part of a secret."""
        if len(spot.part) <= LONGEST_QUOTE:
            return ""
        before, after = self._around(spot)
        line = _plain(before.rpartition("\n")[2] + spot.text + after.partition("\n")[0])
        place = max(0, line.find(spot.match[0]))
        wide = line[max(0, place - WIDE) : place + WIDE]
        starts = place <= WIDE and ("\n" in before or not before)
        ends = place + WIDE >= len(line) and ("\n" in after or not after)
        return whole_words(wide, starts=starts, ends=ends) or spot.match[0]

    def hit(self, cause: str, one: Sign, spot: Spot) -> Hit:
        """Return the hit of the sign `one` at that spot."""
        before, after = self._around(spot)
        return Hit(
            cause=cause,
            line=spot.line,
            quote=excerpt(spot.part, spot.match[0]),
            wide=self._wide(spot),
            matched=spot.match[0],
            strength=one.strength,
            groups={name: value for name, value in spot.match.groupdict().items() if value},
            before=before,
            after=after,
        )


def _plain(line: str) -> str:
    """Return the line. If the line is a log inside JSON, replace each escaped line break by a
    carriage return."""
    if "\\n" in line and (len(line) > LONGEST_QUOTE or line.lstrip().startswith(("{", '"'))):
        return line.replace("\\n", "\r").replace('\\"', '"')
    return line


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
