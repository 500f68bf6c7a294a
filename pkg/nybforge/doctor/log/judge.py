"""Decides which of a log's signs show the cause of the failure."""

from __future__ import annotations

import bisect
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from nybforge.doctor.log.cause import Cause, Hit
from nybforge.doctor.log.ending import Ending
from nybforge.doctor.log.lines import bare
from nybforge.doctor.log.outcome import RAISED
from nybforge.doctor.log.repaired import (
    allowed,
    in_warning,
    installed_after_all,
    never_installed,
    replaced,
    retried,
    run_again,
    skipped,
    tolerated,
)
from nybforge.doctor.log.steps import of_another_step

MOST_HITS = 4  # of each cause, this many first hits and as many last hits are kept

MOST_NOTES = 2

T = TypeVar("T")

_ORDER = {"certain": 0, "likely": 1, "weak": 2}


@dataclass(slots=True)
class Trail:
    """The hits and outcomes of the whole log. The memory that they use is bounded. Lines are added
    in order."""

    hits: list[Hit] = field(default_factory=list)
    # each is the number of a line and its reach, in lines (see outcome.Mark)
    successes: list[tuple[int, int]] = field(default_factory=list)
    failures: list[int] = field(default_factory=list)
    last_other: int = 0
    last_running: int = 0
    last_verdict: int = 0
    agains: list[int] = field(default_factory=list)
    last_success: int = 0
    last_failure: int = 0
    last_hit: int = 0
    unbroken: int = 0  # how many pieces without line breaks were seen so far
    _counts: Counter[str] = field(default_factory=Counter)

    @property
    def full(self) -> frozenset[str]:
        """The causes for which MOST_HITS first hits are stored.

        Of later hits of these causes, only the last ones are kept.
        """
        return frozenset(cause for cause, n in self._counts.items() if n >= MOST_HITS)

    def awaits(self, last: int) -> bool:
        """Return whether no outcome of a kind follows the last hit. `last` is the last line with an
        outcome of this kind."""
        return last <= self.hits[-1].line

    def add(
        self,
        *,
        hits: Iterable[Hit],
        successes: Iterable[tuple[int, int]],
        failures: Iterable[int],
        agains: Iterable[int] = (),
        known: Iterable[int] = (),
        other: int = 0,
        running: int = 0,
        verdict: int = 0,
    ) -> None:
        """Add the hits and outcomes in the next lines. Of the successes, failures and retries, keep
        only the first one after each hit. `other`, `running` and `verdict` are the numbers of
        the last lines with an outcome of that kind."""
        for hit in sorted(hits, key=lambda hit: hit.line):
            self._counts[hit.cause] += 1
            self.hits.append(hit)
            if self._counts[hit.cause] > 2 * MOST_HITS:
                same = (at for at, old in enumerate(self.hits) if old.cause == hit.cause)
                del self.hits[next(islice(same, MOST_HITS, None))]
                self._prune()
        if not (successes or failures or agains or known or other or running or verdict):
            return
        lines = [hit.line for hit in self.hits]
        successes, failures = sorted(successes), sorted(failures)
        self.last_success = max((self.last_success, *(line for line, _ in successes)))
        self.last_failure = max((self.last_failure, *failures))
        for success in successes:
            if _first_after(lines, self.successes[-1][0] if self.successes else 0, success[0]):
                self.successes.append(success)
        self.last_hit = max((self.last_hit, *known))
        for again in sorted(agains):
            if _first_after(lines, self.agains[-1] if self.agains else 0, again):
                self.agains.append(again)
        for failure in failures:
            if _first_after(lines, self.failures[-1] if self.failures else 0, failure):
                self.failures.append(failure)
        self.last_other = max(self.last_other, other)
        self.last_running = max(self.last_running, running)
        self.last_verdict = max(self.last_verdict, verdict)

    def _prune(self) -> None:
        """Remove outcomes that no longer are the first outcome after a hit."""
        most = 2 * len(self.hits)
        if max(len(self.successes), len(self.failures), len(self.agains)) <= most:
            return
        lines = [hit.line for hit in self.hits]
        if len(self.successes) > most:
            self.successes = _firsts(lines, self.successes, [line for line, _ in self.successes])
        if len(self.failures) > most:
            self.failures = _firsts(lines, self.failures, self.failures)
        if len(self.agains) > most:
            self.agains = _firsts(lines, self.agains, self.agains)


def _firsts(lines: list[int], marks: list[T], of_marks: list[int]) -> list[T]:
    """Return the marks that are the first one after one of the lines. `of_marks` has the line
    number of each mark."""
    last, out = 0, []
    for mark, line in zip(marks, of_marks, strict=True):
        if _first_after(lines, last, line):
            out.append(mark)
            last = line
    return out


def _first_after(lines: list[int], last: int, line: int) -> bool:
    """Return whether one of the sorted line numbers is at least `last` and less than `line`."""
    return bisect.bisect_left(lines, line) > bisect.bisect_left(lines, last)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The result for a log. It is one of three: the causes of a failure, root cause first; a good
    ending, with a few causes that the log shows before it; or the fact that the text is a document
    and not a log."""

    hits: tuple[Hit, ...] = ()
    notes: tuple[Hit, ...] = ()
    ending: Ending | None = None
    document: bool = False


def judge(trail: Trail, causes: Sequence[Cause], ending: Ending) -> Judgement:
    """Return what the log shows."""
    lasting = {cause.id for cause in causes if cause.lasting}
    hits = _explaining(trail, causes, lasting)
    warned = bool(trail.hits) and all(map(in_warning, trail.hits))
    ends_well = ending.is_well(warned=warned) and not any(
        never_installed(hit) or hit.cause in lasting for hit in hits
    )
    if not ends_well or not (trail.hits or ending.good):
        return Judgement(hits=hits)
    notes = [hit for hit in hits if hit.strength != "weak"]
    return Judgement(notes=tuple(notes[:MOST_NOTES]), ending=ending)


def _explaining(trail: Trail, causes: Sequence[Cause], lasting: Collection[str]) -> tuple[Hit, ...]:
    """Return one hit for each cause that explains the failure. The root cause comes first."""
    left = [
        hit
        for hit in trail.hits
        if not (_repaired if hit.cause in lasting else _succeeds_later)(hit, trail)
    ]
    counting = _counting(left, trail, causes)
    strong = {hit.cause for hit in counting if hit.strength != "weak"}
    explained = {root for cause in causes if cause.id in strong for root in cause.root_of}
    first: dict[str, Hit] = {}
    for hit in counting:
        if hit.cause in explained and not _outranks(hit.cause, strong, causes):
            continue
        kept = first.get(hit.cause)
        if kept is None or _ORDER[hit.strength] < _ORDER[kept.strength]:
            first[hit.cause] = hit
    return tuple(sorted(first.values(), key=lambda hit: hit.line))


def _counting(hits: list[Hit], trail: Trail, causes: Iterable[Cause]) -> list[Hit]:
    """Return the hits that count. A hit with the strength "certain" always counts. Another hit does
    not count if a stronger hit overrules it, or if the program ends later with an error whose cause
    is unknown."""
    strong = {hit.cause for hit in hits if hit.strength != "weak"}
    certain = {hit.cause for hit in hits if hit.strength == "certain"}
    roots = {cause.id: cause.root_of for cause in causes}
    out = []
    for hit in hits:
        if hit.strength != "certain" and trail.last_other > hit.line:
            continue  # the program ended later with an error whose cause is unknown
        if hit.strength == "weak" and strong:
            continue
        if hit.strength == "likely" and certain - {hit.cause, *roots[hit.cause]}:
            continue
        out.append(hit)
    return out


def _outranks(cause: str, strong: set[str], causes: Iterable[Cause]) -> bool:
    """Return whether the cause explains every cause in `strong` that explains it. Causes that
    explain each other are all reported."""
    own = next(set(item.root_of) for item in causes if item.id == cause)
    roots = {item.id for item in causes if item.id in strong and cause in item.root_of}
    return roots <= own


def _repaired(hit: Hit, trail: Trail) -> bool:
    """Return whether a later attempt at the same step succeeds."""
    bad = max(trail.last_failure, trail.last_other, trail.last_hit)
    if bad < hit.line + len(hit.after):  # this check is much faster than counting the lines
        if bad < hit.line + len(hit.after.splitlines()) and bad < run_again(hit):
            return True
        if bad <= hit.line + hit.after.count("\n") and installed_after_all(hit):
            return True
    good = max(trail.last_success, trail.last_running, trail.last_verdict)
    tried = bisect.bisect_right(trail.agains, hit.line)
    return tried < len(trail.agains) and trail.agains[tried] < good and bad < good


def _succeeds_later(hit: Hit, trail: Trail) -> bool:
    """Return whether the step that failed at the hit succeeds later in the log."""
    bad = max(trail.last_failure, trail.last_other)
    good = max(trail.last_verdict, trail.last_running)
    if _repaired(hit, trail) or hit.line < trail.last_verdict > bad:
        return True
    if ("|| " in hit.before and tolerated(hit)) or allowed(hit):
        return True
    if bad <= hit.line + 1 and (
        retried(hit) or skipped(hit) or (hit.line < good and replaced(hit))
    ):
        return True
    # errors of conda are excluded below, because the shell continues after them
    said = bare(hit.quote)
    if hit.strength == "certain" and RAISED.search(said) and not said.startswith("CondaError"):
        return False
    warned = hit.strength != "certain" or in_warning(hit)
    if hit.line < good and (warned or good > max(bad, trail.last_hit)):
        return not of_another_step(hit, good)
    after = bisect.bisect_right(trail.successes, (hit.line, 1 << 30))
    if after == len(trail.successes):
        return False
    line, reach = trail.successes[after]
    if of_another_step(hit, line):
        return False
    failure = bisect.bisect_right(trail.failures, hit.line)
    return failure == len(trail.failures) or trail.failures[failure] > line + reach
