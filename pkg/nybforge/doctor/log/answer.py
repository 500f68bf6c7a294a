"""Answers for a log: the causes in it, why they happen, and the fix on a machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import page
from nybforge.doctor.log.causes import installed_causes, load_causes
from nybforge.doctor.log.first import FirstError, Watch
from nybforge.doctor.log.limits import Limited
from nybforge.doctor.log.lines import Readable, pieces
from nybforge.doctor.log.packed import unpacked
from nybforge.doctor.log.scan import scan, with_neighbours
from nybforge.doctor.log.scene import facts_for
from nybforge.doctor.log.terms import explain, steps
from nybforge.redact import redact


def read(
    stream: Readable,
    clock: Callable[[], float],
    machine: Callable[[], Facts],
    folder: Path | None = None,
    *,
    here: bool = False,
) -> tuple[tuple[Mapping[str, Any], ...], Watch, str | None]:
    """Return the findings as plain data, the errors seen, and the reason why part of the log was
    not read. `here`: the facts are of this machine, and the log may be of another one."""
    log = Limited(unpacked(stream), clock)
    causes = load_causes(folder) if folder else installed_causes()
    watch = Watch()
    hits = scan(log, causes, watch)
    facts = machine() if hits else Facts()
    known = {cause.id: cause for cause in causes}
    findings = tuple(
        {
            "id": hit.cause,
            "line": hit.line,
            "quote": redact(hit.quote),
            "title": known[hit.cause].title,
            "why": explain(known[hit.cause], hit),
            "fix": list(steps(known[hit.cause], hit, facts_for(hit, facts) if here else facts)),
            "page": page(hit.cause),
        }
        for hit in hits
    )
    return findings, watch, log.problem


def first_error(stream: Readable) -> FirstError | None:
    """Return the log's first error."""
    watch = Watch()
    for before, piece, after in with_neighbours(pieces(stream)):
        watch.see(before, piece, after)
    return watch.found
