"""The part of the doctor verb that reads a log: where it comes from, and how the answer looks."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from typing import Any, BinaryIO

from nybforge.context import Context
from nybforge.diagnose.log.cause import Hit
from nybforge.errors import ExitCode, InputError
from nybforge.probes.facts import Facts


def read_log(args: argparse.Namespace, context: Context) -> int:
    """Answer with the causes found in the log, root cause first."""
    from nybforge.diagnose.log.families import CAUSES
    from nybforge.diagnose.log.scan import scan

    try:
        with _opened(args, context) as stream:
            hits = scan(stream, CAUSES)
    except OSError as error:
        where = context.cwd / args.log
        raise InputError("the log cannot be read", where=where, why=error.strerror) from error
    facts = _machine(args, context) if hits else Facts()
    known = {cause.id: cause for cause in CAUSES}
    rows: list[dict[str, Any]] = []
    for hit in hits:
        cause = known[hit.cause]
        rows.append(_row(hit, cause.title, cause.explain(hit), cause.fix(hit, facts)))
    context.report.answer("doctor-log", {"findings": rows}, _lines(rows))
    return int(ExitCode.DOCTOR_BLOCKING if rows else ExitCode.OK)


def _opened(args: argparse.Namespace, context: Context) -> Any:
    if args.log == "-":
        stdin: BinaryIO = sys.stdin.buffer
        return nullcontext(stdin)
    return (context.cwd / args.log).open("rb")


def _machine(args: argparse.Namespace, context: Context) -> Facts:
    """Return the machine the fixes are for."""
    from nybforge.cli.doctor import machine_facts

    return machine_facts(args, context)


def _row(hit: Hit, title: str, why: str, fix: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": hit.cause,
        "line": hit.line,
        "quote": hit.quote,
        "title": title,
        "why": why,
        "fix": list(fix),
        "page": f"docs/findings/{hit.cause}.md",
    }


def _lines(rows: list[dict[str, Any]]) -> list[str]:
    if not rows:
        return ["no known cause found"]
    out: list[str] = []
    for row in rows:
        out += ["", f"{row['title']} [{row['id']}]", f"  line {row['line']}: {row['quote']}"]
        out += [f"  why:  {row['why']}"]
        out += [f"  fix:  {line}" for line in row["fix"]]
        out += [f"  more: {row['page']}"]
    return out[1:]
