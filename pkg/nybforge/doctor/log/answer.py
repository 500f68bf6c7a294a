"""Answers for a log: the causes it shows, why they happen, and the fix on a machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.families import CAUSES
from nybforge.doctor.log.limits import Limited
from nybforge.doctor.log.lines import Readable
from nybforge.doctor.log.packed import unpacked
from nybforge.doctor.log.scan import scan
from nybforge.redact import redact


def read(
    stream: Readable, clock: Callable[[], float], machine: Callable[[], Facts]
) -> tuple[tuple[Mapping[str, Any], ...], str | None]:
    """Return the findings as plain data, and why the end of the log was not read."""
    log = Limited(unpacked(stream), clock)
    hits = scan(log, CAUSES)
    facts = machine() if hits else Facts()
    known = {cause.id: cause for cause in CAUSES}
    findings = tuple(
        {
            "id": hit.cause,
            "line": hit.line,
            "quote": redact(hit.quote),
            "title": known[hit.cause].title,
            "why": known[hit.cause].explain(hit),
            "fix": list(known[hit.cause].steps(hit, facts)),
            "page": f"docs/findings/{hit.cause}.md",
        }
        for hit in hits
    )
    return findings, log.problem
