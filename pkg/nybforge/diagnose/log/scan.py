"""Finds the signs of causes in a log and decides which of them are the answer."""

from __future__ import annotations

import bisect
import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import BinaryIO

from nybforge.diagnose.log.cause import Cause, Hit, Sign
from nybforge.diagnose.log.lines import Piece, pieces
from nybforge.diagnose.log.needles import present
from nybforge.diagnose.log.outcome import CARRIED_ON, FAILURE, OTHER, RAISED, SUCCESS, Mark

AROUND = 4000  # characters kept before and after a hit
LONGEST_QUOTE = 400
MOST_HITS = 200  # per cause: enough to judge by, bounded for logs full of the same line


@dataclass(slots=True)
class Trail:
    """What was seen in the whole log."""

    hits: list[Hit] = field(default_factory=list)
    successes: list[tuple[int, int]] = field(default_factory=list)  # line, reach
    failures: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    carried_on: list[int] = field(default_factory=list)


def scan(stream: BinaryIO, causes: Sequence[Cause]) -> tuple[Hit, ...]:
    """Return the causes the log shows, root cause first; empty where it shows none."""
    trail = Trail()
    counts: dict[str, int] = {}
    marks = (*SUCCESS, *FAILURE, *CARRIED_ON, *OTHER)
    needles = frozenset(
        [one.needle for cause in causes for one in cause.signs] + [mark.needle for mark in marks]
    )
    for before, piece, after in _with_neighbours(pieces(stream)):
        lowered = _lower(piece.text)
        view = _View(
            piece=piece,
            lowered=lowered,
            before=before,
            after=after,
            starts=[0],
            needles=present(lowered, needles),
        )
        for cause in causes:
            for one in cause.signs:
                room = MOST_HITS - counts.get(cause.id, 0)
                hits = list(itertools.islice(view.hits(cause.id, one), room))
                counts[cause.id] = counts.get(cause.id, 0) + len(hits)
                trail.hits += hits
        trail.successes += [(line, mark.reach) for mark in SUCCESS for line in view.lines(mark)]
        trail.failures += [line for mark in FAILURE for line in view.lines(mark)]
        trail.carried_on += [line for mark in CARRIED_ON for line in view.lines(mark)]
        trail.others += [line for mark in OTHER for line in view.lines(mark)]
    return judge(trail, causes)


def _lower(text: str) -> str:
    """Return the text in lower case with every character in its place."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(letter.lower() if letter.isascii() else letter for letter in text)


def _with_neighbours(stream: Iterator[Piece]) -> Iterator[tuple[str, Piece, str]]:
    """Yield each piece with the end of the one before and the start of the one after."""
    before = ""
    current = next(stream, None)
    while current is not None:
        following = next(stream, None)
        yield before, current, following.text[:AROUND] if following else ""
        before, current = current.text[-AROUND:], following


@dataclass(frozen=True, slots=True, kw_only=True)
class _View:
    """A piece, prepared for many searches; lines are cut out only where a needle is found."""

    piece: Piece
    lowered: str
    before: str
    after: str
    starts: list[int]  # offsets of lines; filled on first use
    needles: frozenset[str]  # those that are in the piece

    def _found(self, needle: str) -> Iterator[tuple[int, int]]:
        """Yield start and end of each line that holds the needle."""
        if needle not in self.needles:
            return
        text = self.piece.text
        position = self.lowered.find(needle)
        while position >= 0:
            start = text.rfind("\n", 0, position) + 1
            end = text.find("\n", position)
            end = len(text) if end < 0 else end
            yield start, end
            position = self.lowered.find(needle, end)

    def _number(self, offset: int) -> int:
        if len(self.starts) == 1:
            self.starts.extend(m.end() for m in re.finditer("\n", self.piece.text))
        return self.piece.first + bisect.bisect_right(self.starts, offset) - 1

    def lines(self, mark: Mark) -> Iterator[int]:
        """Yield the numbers of lines with that mark."""
        for start, end in self._found(mark.needle):
            if any(mark.pattern.search(part) for part in self.piece.text[start:end].split("\r")):
                yield self._number(start)

    def hits(self, cause: str, one: Sign) -> Iterator[Hit]:
        """Yield the sign's hits in this piece."""
        text = self.piece.text
        for start, end in self._found(one.needle):
            for part in text[start:end].split("\r"):
                match = one.pattern.search(part)
                if match is None:
                    continue
                before = (self.before + text[max(0, start - AROUND) : start])[-AROUND:]
                after = (text[end : end + AROUND] + self.after)[:AROUND]
                if one.unless and one.unless.search(part):
                    continue
                if one.nearby and not one.nearby.search(before[-1500:] + part + after[:1500]):
                    continue
                yield Hit(
                    cause=cause,
                    line=self._number(start),
                    quote=_quote(part, match),
                    strength=one.strength,
                    groups={name: value for name, value in match.groupdict().items() if value},
                    before=before,
                    after=after,
                )


def _quote(part: str, match: re.Match[str]) -> str:
    """Return the line, or the part of a very long one around the match."""
    if len(part) <= LONGEST_QUOTE:
        return part.strip()
    start = max(0, match.start() - LONGEST_QUOTE // 4)
    return "…" + part[start : start + LONGEST_QUOTE].strip() + "…"


def judge(trail: Trail, causes: Sequence[Cause]) -> tuple[Hit, ...]:
    """Return one hit per cause that stands, root cause first."""
    trail.hits.sort(key=lambda hit: hit.line)
    trail.successes.sort()
    trail.failures.sort()
    standing = [hit for hit in trail.hits if not _overcome(hit, trail)]
    strong = {hit.cause for hit in standing if hit.strength != "weak"}
    explained = {root for cause in causes if cause.id in strong for root in cause.root_of}
    certain = {hit.cause for hit in standing if hit.strength == "certain"}
    roots = {cause.id: cause.root_of for cause in causes}
    first: dict[str, Hit] = {}
    for hit in standing:
        if hit.strength != "certain" and _drowned(hit, trail):
            continue
        if hit.strength == "weak" and strong:
            continue
        if hit.strength == "likely" and certain - {hit.cause, *roots[hit.cause]}:
            continue
        if hit.cause in explained and not _outranks(hit.cause, strong, causes):
            continue
        kept = first.get(hit.cause)
        if kept is None or _better(hit, kept):
            first[hit.cause] = hit
    return tuple(sorted(first.values(), key=lambda hit: hit.line))


def _outranks(cause: str, strong: set[str], causes: Iterable[Cause]) -> bool:
    """Return whether that cause itself explains all those that would explain it."""
    own = next(set(item.root_of) for item in causes if item.id == cause)
    roots = {item.id for item in causes if item.id in strong and cause in item.root_of}
    return roots <= own


def _better(hit: Hit, kept: Hit) -> bool:
    """Return whether a later hit says more than the one kept."""
    order = {"certain": 0, "likely": 1, "weak": 2}
    return order[hit.strength] < order[kept.strength]


def _overcome(hit: Hit, trail: Trail) -> bool:
    """Return whether the log goes on to succeed at what the hit was about."""
    if hit.strength == "certain" and RAISED.search(hit.quote):
        return False
    if hit.strength != "certain" and any(line > hit.line for line in trail.carried_on):
        return True
    after = bisect.bisect_right(trail.successes, (hit.line, 1 << 30))
    if after == len(trail.successes):
        return False
    line, reach = trail.successes[after]
    failure = bisect.bisect_right(trail.failures, hit.line)
    return failure == len(trail.failures) or trail.failures[failure] > line + reach


def _drowned(hit: Hit, trail: Trail) -> bool:
    """Return whether an error that no rule knows ended the program after a sign in passing."""
    known = {other.line for other in trail.hits}
    return any(line > hit.line and line not in known for line in trail.others)
