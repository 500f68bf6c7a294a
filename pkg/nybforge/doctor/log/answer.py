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
from nybforge.doctor.log.first import FirstError, Watch
from nybforge.doctor.log.limits import Limited
from nybforge.doctor.log.lines import Readable, pieces
from nybforge.doctor.log.packed import unpacked
from nybforge.doctor.log.scan import survey, with_neighbours
from nybforge.doctor.log.scene import facts_for
from nybforge.doctor.log.seen import Seen
from nybforge.doctor.log.terms import explain, steps


@dataclass(frozen=True, slots=True, kw_only=True)
class LogAnswer:
    """The result of reading a log. `findings` has the causes of the failure, root cause first.

    `first_error` is set even if the cause of the first error is unknown. `findings` is empty if the
    end of the log shows that the program works. In that case, `ending` is the last line that shows
    success, with its line number, and `notes` has the causes that the log shows before this line.
    `incomplete` is the reason why part of the log was not read. `look_at` has the lines to look at
    first, with their line numbers. `lines` is the number of lines in the log. `last` is the last
    line that is not blank, with its line number. `binary` is true if the log is not text.
    `is_broken` is true if the code that explains a cause raised an exception.
    """

    findings: tuple[Mapping[str, Any], ...]
    first_error: FirstError | None
    incomplete: str | None
    look_at: tuple[tuple[int, str], ...]
    notes: tuple[Mapping[str, Any], ...]
    ending: tuple[int, str] | None
    lines: int
    last: tuple[int, str] | None
    binary: bool
    is_broken: bool


def read(
    stream: Readable,
    clock: Callable[[], float],
    machine: Callable[[], Facts],
    folder: Path | None = None,
    *,
    here: bool = False,
    failed: bool = False,
) -> LogAnswer:
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

    if found.document:  # a document only describes errors
        watch = Watch()
    ending = found.ending
    return LogAnswer(
        findings=tuple(map(as_json, found.hits)),
        first_error=watch.found,
        incomplete=log.problem,
        look_at=watch.look_at,
        notes=tuple(map(as_json, found.notes)),
        ending=None if ending is None else (ending.line, ending.quote),
        lines=seen.lines,
        last=seen.last,
        binary=seen.is_binary,
        is_broken=bool(broken),
    )


def first_error(stream: Readable) -> FirstError | None:
    """Return the log's first error."""
    watch = Watch()
    for before, piece, after in with_neighbours(pieces(stream)):
        watch.see(before, piece, after)
    return watch.found
