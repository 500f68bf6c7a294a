"""Answers for a log: the causes in it, why they happen, and the fix on a machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import fault, page
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.causes import installed_causes, load_causes
from nybforge.doctor.log.ending import Ending
from nybforge.doctor.log.first import FirstError, Watch
from nybforge.doctor.log.limits import Limited
from nybforge.doctor.log.lines import Readable, pieces
from nybforge.doctor.log.packed import unpacked
from nybforge.doctor.log.scan import survey, with_neighbours
from nybforge.doctor.log.scene import facts_for
from nybforge.doctor.log.seen import Seen
from nybforge.doctor.log.terms import explain, steps


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """The result of reading a log. `findings` and `notes` are causes in the form of JSON objects.

    `ending` is set if the program works at the end of the log. `watch` has the first error, `seen`
    has the number of lines, and `incomplete` is the reason why part of the log was not read.
    `is_broken` is true if the code that explains a cause raised an exception.
    """

    findings: tuple[Mapping[str, Any], ...]
    notes: tuple[Mapping[str, Any], ...]
    ending: Ending | None
    watch: Watch
    seen: Seen
    incomplete: str | None
    is_broken: bool


def read(
    stream: Readable,
    clock: Callable[[], float],
    machine: Callable[[], Facts],
    folder: Path | None = None,
    *,
    here: bool = False,
    failed: bool = False,
) -> Reading:
    """Return what the log shows.

    `here` is true if the facts describe this machine. If the log then comes from another kind of
    machine, each fix uses only facts that the log shows. `failed` is true if the program is known
    to have failed.
    """
    log = Limited(unpacked(stream), clock)
    causes = load_causes(folder) if folder else installed_causes()
    watch, seen = Watch(), Seen()
    found = survey(log, causes, watch, seen, failed=lambda: failed or log.problem is not None)
    facts = machine() if found.hits or found.notes else Facts()
    known = {cause.id: cause for cause in causes}
    broken = []

    def as_json(hit: Hit) -> Mapping[str, Any]:
        cause = known[hit.cause]
        try:
            own = facts_for(hit, facts) if here else facts
            why, fix = explain(cause, hit), list(steps(cause, hit, own))
        except Exception as error:
            broken.append(hit)
            why = f"the doctor's code for this cause failed: {fault(error)}"
            fix = ["report this finding with the log"]
        return {
            "id": hit.cause,
            "line": hit.line,
            "quote": hit.shown,
            "title": cause.title,
            "why": why,
            "fix": fix,
            "page": page(hit.cause),
        }

    return Reading(
        findings=tuple(map(as_json, found.hits)),
        notes=tuple(map(as_json, found.notes)),
        ending=found.ending,
        watch=Watch() if found.document else watch,  # a document only describes errors
        seen=seen,
        incomplete=log.problem,
        is_broken=bool(broken),
    )


def first_error(stream: Readable) -> FirstError | None:
    """Return the log's first error."""
    watch = Watch()
    for before, piece, after in with_neighbours(pieces(stream)):
        watch.see(before, piece, after)
    return watch.found
