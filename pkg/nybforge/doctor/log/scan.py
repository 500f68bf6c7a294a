"""Finds signs of causes, successes and failures in a log; judge.py decides which count."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice

from nybforge.doctor.log.cause import Cause, Hit, Sign
from nybforge.doctor.log.first import Watch
from nybforge.doctor.log.judge import MOST_HITS, Trail, judge
from nybforge.doctor.log.lines import Piece, Readable, pieces
from nybforge.doctor.log.needles import needles
from nybforge.doctor.log.outcome import AGAIN, CARRIED_ON, FAILURE, MARKS, OTHER, SUCCESS, Mark
from nybforge.doctor.log.view import AROUND, Spot, View, together

LAST_PIECES = 8  # pieces at the end that are searched for every cause


def scan(stream: Readable, causes: Sequence[Cause], watch: Watch | None = None) -> tuple[Hit, ...]:
    """Return the causes that the log shows, root cause first; pass each piece to `watch`."""
    trail = Trail()
    asked: tuple[Sign | Mark, ...] = (*(one for cause in causes for one in cause.signs), *MARKS)
    known = needles(frozenset(needle for one in asked for needle in one.needles))
    waiting: deque[View] = deque()
    for before, piece, after in with_neighbours(pieces(stream)):
        if watch is not None:
            watch.see(before, piece, after)
        lowered = piece.data.lower()
        if likely := known.among(lowered + b"\n"):
            waiting.append(View(piece, before, after, lowered, likely))
        if len(waiting) > LAST_PIECES:
            _follow(trail, waiting.popleft(), causes, is_last=False)
    for view in waiting:
        _follow(trail, view, causes, is_last=True)
    return judge(trail, causes)


def _follow(trail: Trail, view: View, causes: Sequence[Cause], *, is_last: bool) -> None:
    """Add the hits and outcomes in a piece to the trail. A cause of which many hits are known is
    looked for in the last pieces only."""
    full = {cause.id for cause in causes if trail.room(cause.id) <= 0 and not is_last}
    signs = [
        (cause.id, one)
        for cause in causes
        for one in cause.signs
        if cause.id not in full and view.may_have(one)
    ]
    marks = [mark for mark in MARKS if view.may_have(mark)]
    kept = view.matching([*(one for _, one in signs), *marks])
    hits: list[tuple[int, Hit]] = []
    for cause, one in signs:
        if id(one) not in kept:
            continue
        found = list(islice(view.spots(one), MOST_HITS))
        if len(found) == MOST_HITS and (last := view.last(one)):
            found.append(last)
        hits += [(spot.place, view.hit(cause, one, spot)) for spot in found]
    known = {hit.line for _, hit in hits}
    every = [(cause.id, one.regex) for cause in causes for one in cause.signs] if full else []

    def is_known(spot: Spot) -> bool:
        if spot.line in known:
            return True
        found = together(tuple(regex for _, regex in every)).among(spot.part.encode())
        return any(every[number][0] in full for number in found)

    some = bool(hits or trail.hits)
    lines = {id(mark): view.lines(mark, some) for mark in marks if id(mark) in kept}
    trail.add(
        hits=[hit for _, hit in sorted(hits, key=lambda item: item[0])],
        known=known,
        successes=[(line, mark.reach) for mark in SUCCESS for line in lines.get(id(mark), ())],
        failures=[line for mark in FAILURE for line in lines.get(id(mark), ())],
        others=[
            spot.line
            for mark in OTHER
            if id(mark) in kept and (spot := view.last(mark, is_known)) is not None
        ],
        carried_on=[
            spot.line
            for mark in CARRIED_ON
            if id(mark) in kept and (spot := view.last(mark)) is not None
        ],
        # these words are common, so they count only after a hit
        agains=[line for mark in AGAIN for line in lines.get(id(mark), ())] if some else (),
    )


def with_neighbours(stream: Iterator[Piece]) -> Iterator[tuple[bytes, Piece, bytes]]:
    """Yield each piece with the end of the previous piece and the start of the next one."""
    before = b""
    current = next(stream, None)
    while current is not None:
        following = next(stream, None)
        yield before, current, following.data[:AROUND] if following else b""
        before, current = current.data[-AROUND:], following
