"""The part of the doctor verb that reads a log: where it comes from, and how the answer looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

from nybforge.context import Context
from nybforge.diagnose.log.cause import Hit
from nybforge.errors import ExitCode, InputError
from nybforge.probes.facts import Facts
from nybforge.redact import redact


def read_log(log: str, context: Context, machine: Callable[[], Facts]) -> int:
    """Answer with the causes found in the log ("-": stdin), root cause first.

    machine: asked for what the fixes are for, if there is a cause to fix.
    """
    from nybforge.diagnose.log.families import CAUSES
    from nybforge.diagnose.log.limits import Limited
    from nybforge.diagnose.log.packed import unpacked
    from nybforge.diagnose.log.scan import scan

    try:
        with _opened(log, context) as stream:
            if not stream.peek(1):
                raise InputError(
                    "the log is empty",
                    where=log,
                    hint="errors go to stderr: COMMAND 2>&1 | nybforge doctor --log -",
                )
            text = Limited(unpacked(stream), time.process_time)
            hits = scan(text, CAUSES)
    except OSError as error:
        where = context.cwd / log
        raise InputError("the log cannot be read", where=where, why=error.strerror) from error
    if text.problem is not None:
        context.report.note(f"{text.problem}; what is before that was read")
    facts = machine() if hits else Facts()
    known = {cause.id: cause for cause in CAUSES}
    rows: list[dict[str, Any]] = []
    for hit in hits:
        cause = known[hit.cause]
        rows.append(_row(hit, cause.title, cause.explain(hit), cause.steps(hit, facts)))
    answer = {"findings": rows, "incomplete": text.problem}
    context.report.answer("doctor-log", answer, _lines(rows))
    return int(ExitCode.DOCTOR_BLOCKING if rows else ExitCode.OK)


def _opened(log: str, context: Context) -> Any:
    if log != "-":
        return (context.cwd / log).open("rb")
    if sys.stdin is None:
        raise InputError("the log cannot be read", where="-", why="stdin is closed")
    return nullcontext(sys.stdin.buffer)


def _row(hit: Hit, title: str, why: str, fix: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": hit.cause,
        "line": hit.line,
        "quote": redact(hit.quote),
        "title": title,
        "why": why,
        "fix": list(fix),
        "page": f"docs/findings/{hit.cause}.md",
    }


def _lines(rows: list[dict[str, Any]]) -> list[str]:
    if not rows:
        return ["no known cause found; without --log nybforge doctor looks at this machine"]
    out: list[str] = []
    for row in rows:
        out += ["", f"{row['title']} [{row['id']}]", f"  line {row['line']}: {row['quote']}"]
        out += [f"  why:  {row['why']}"]
        out += [f"  fix:  {line}" for line in row["fix"]]
        out += [f"  more: {row['page']}"]
    return out[1:]
