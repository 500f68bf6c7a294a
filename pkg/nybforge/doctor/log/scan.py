"""Finds signs of causes, successes and failures in a log; judge.py decides which count."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice

from nybforge.doctor.log.cause import Cause, Hit, Sign
from nybforge.doctor.log.ending import Ending, Tail
from nybforge.doctor.log.first import Watch
from nybforge.doctor.log.judge import MOST_HITS, Judgement, Trail, judge
from nybforge.doctor.log.lines import Piece, Readable, pieces
from nybforge.doctor.log.needles import Needles, needles
from nybforge.doctor.log.outcome import (
    AGAIN,
    FAILURE,
    MARKS,
    OTHER,
    RUNNING,
    SUCCESS,
    VERDICT,
    Mark,
)
from nybforge.doctor.log.seen import Seen
from nybforge.doctor.log.text_kind import is_document
from nybforge.doctor.log.view import AROUND, Index, Spot, View

# of the pieces without line breaks, only the first ones (this many) and the last ones are searched
MOST_UNBROKEN = 2
MOST_PROBABLE = 4  # this many needles of an earlier piece are searched for first in later pieces
LAST_PIECES = 2  # this many pieces at the end of the log are searched for every cause


def scan(stream: Readable, causes: Sequence[Cause]) -> tuple[Hit, ...]:
    """Return the causes that the log shows, root cause first."""
    return survey(stream, causes).hits


def survey(
    stream: Readable,
    causes: Sequence[Cause],
    watch: Watch | None = None,
    seen: Seen | None = None,
    *,
    failed: Callable[[], bool] = lambda: False,
) -> Judgement:
    """Return what the log shows. Pass each piece to `watch` and `seen`.

    `failed` is called after the whole log was read. It returns True if the end of the log must not
    be judged, because the program is known to have failed or the end was not read.
    """
    trail, tail = Trail(), Tail()
    known, index = _prepared(causes)
    probable: tuple[bytes, ...] = ()
    waiting: deque[View] = deque()
    view = None
    for before, piece, after in with_neighbours(pieces(stream)):
        tail.see(piece)
        if watch is not None:
            watch.see(before, piece, after)
        if seen is not None:
            seen.see(piece)
        view = View(piece, before, after, known)
        if view.places.has_one_of(probable):
            waiting.append(view)
        elif view.places.likely:
            probable = tuple(map(str.encode, sorted(view.places.likely, key=len)[:MOST_PROBABLE]))
            waiting.append(view)
        if len(waiting) > LAST_PIECES:
            _follow(trail, waiting.popleft(), index, is_last=False)
    if view and view.piece.first == 1 and not failed() and is_document(view.piece.data):
        # only a log of one piece can be a document: people do not write longer texts
        return Judgement(document=True)
    for view in waiting:
        _follow(trail, view, index, is_last=True)
    return judge(trail, causes, Ending() if failed() else tail.ending(trail.last_hit))


_kept: list[tuple[Sequence[Cause], Needles, Index]] = []


def _prepared(causes: Sequence[Cause]) -> tuple[Needles, Index]:
    """Return the needles and the index of the causes. Both are kept for the next log, because a
    program that reads many logs searches each log for the same causes."""
    for same, known, index in _kept:
        if same is causes:
            return known, index
    signs: tuple[Sign | Mark, ...] = (*(one for cause in causes for one in cause.signs), *MARKS)
    known = needles(frozenset(needle for one in signs for needle in one.needles))
    index = Index(causes)
    if isinstance(causes, tuple):  # only a tuple is kept, because a list may change
        _kept[:] = [(causes, known, index)]
    return known, index


def _follow(trail: Trail, view: View, index: Index, *, is_last: bool) -> None:
    """Add the hits and outcomes in a piece to the trail. A cause that already has many hits is
    searched for only in the last pieces. If a line is so long that it fills many pieces, only its
    first pieces and its last ones are read."""
    if view.is_unbroken and not is_last:
        trail.unbroken += 1
        if trail.unbroken > MOST_UNBROKEN:
            return
    full = frozenset() if is_last else trail.full
    hits = _hits(view, [(cause, one) for cause, one in view.possible(index) if cause not in full])
    if not hits and not trail.hits:
        return  # outcomes count only after a hit
    known = {hit.line for hit in hits}

    @cache
    def skipped() -> list[Sign]:
        return [one for cause, one in view.possible(index) if cause in full]

    def is_known(spot: Spot) -> bool:
        return spot.line in known or spot.shows_any(skipped())

    # in pieces before the last ones, only the first outcome after a hit counts
    if not hits and not is_last:
        trail.add(
            hits=(),
            successes=_places(view, SUCCESS) if trail.awaits(trail.last_success) else (),
            failures=_lines(view, FAILURE) if trail.awaits(trail.last_failure) else (),
            agains=_lines(view, AGAIN) if trail.awaits(max(trail.agains, default=0)) else (),
        )
        return
    trail.add(
        hits=hits,
        known=known,
        successes=_places(view, SUCCESS),
        failures=_lines(view, FAILURE),
        agains=_lines(view, AGAIN),
        other=view.last(OTHER, is_known),
        running=view.last(RUNNING),
        verdict=view.last(VERDICT),
    )


def _places(view: View, marks: tuple[Mark, ...]) -> list[tuple[int, int]]:
    return [(line, mark.reach) for line, mark in view.lines(marks)]


def _lines(view: View, marks: tuple[Mark, ...]) -> list[int]:
    return [line for line, _ in view.lines(marks)]


def _hits(view: View, signs: Sequence[tuple[str, Sign]]) -> list[Hit]:
    """Return the first hits and the last hit of each sign in a piece, in the order of the text."""
    kept = view.matching(one for _, one in signs)
    hits: list[tuple[int, Hit]] = []
    for cause, one in signs:
        if id(one) not in kept:
            continue
        found = list(islice(view.spots(one), MOST_HITS))
        if len(found) == MOST_HITS and (last := view.last_spot(one)):
            found.append(last)
        hits += [(spot.place, view.hit(cause, one, spot)) for spot in found]
    return [hit for _, hit in sorted(hits, key=lambda item: item[0])]


def with_neighbours(stream: Iterator[Piece]) -> Iterator[tuple[bytes, Piece, bytes]]:
    """Yield each piece with the end of the previous piece and the start of the next one."""
    before = b""
    current = next(stream, None)
    while current is not None:
        following = next(stream, None)
        yield before, current, following.data[:AROUND] if following else b""
        before, current = current.data[-AROUND:], following
