"""The part of the doctor verb that reads a log and prints its causes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from nybforge import doctor
from nybforge.errors import ExitCode, InputError

if TYPE_CHECKING:
    from nybforge.context import Context


ASK = "to diagnose this machine, run nybforge doctor without --log"
HERE = (
    "the fixes are for this machine; for the log of another machine, run nybforge doctor "
    "--record FILE there, and add --facts FILE here"
)


def read_log(log: str, context: Context, machine: Callable[[], doctor.Facts], *, here: bool) -> int:
    """Print the causes found in the log ("-": stdin), root cause first. `here`: whether the facts
    describe this machine."""
    try:
        with _opened(log, context) as stream:
            found = doctor.read_log(stream, time.process_time, machine, here=here)
    except OSError as error:
        raise InputError(
            "the log cannot be read",
            where=context.cwd / log,
            why=error.strerror,
            hint="name the log of a failed command, or pass its output: COMMAND 2>&1 | nybforge "
            "doctor --log -",
        ) from error
    if found.incomplete is not None:
        context.report.note(f"{found.incomplete}; only the readable part before the fault was read")
    if not found.findings and (found.binary or found.last is None):
        raise _unreadable(found, log)
    first = found.first_error
    answer = {
        "findings": list(found.findings),
        "notes": list(found.notes),
        "ending": None if found.ending is None else _place(found.ending),
        "first_error": None if first is None else first.to_json(),
        "look_at": [_place(place) for place in found.look_at],
        "incomplete": found.incomplete,
    }
    lines = _well(found) if found.ending else [*_lines(found), *_first(found)]
    if here and found.findings:
        lines += ["", HERE]
    context.report.answer("doctor-log", answer, lines)
    if found.is_broken:
        return int(ExitCode.BUG)
    return int(ExitCode.DOCTOR_BLOCKING if found.findings else ExitCode.OK)


def _unreadable(found: doctor.LogAnswer, log: str) -> InputError:
    """Return the error for a log without text."""
    what = f"the log has only blank lines ({found.lines})" if found.lines else "the log is empty"
    if found.incomplete is not None:
        what = "the log has no text before the part that cannot be read"
    hint = "errors go to stderr: COMMAND 2>&1 | nybforge doctor --log -"
    if found.binary:
        what, hint = "the log is not text", "pass the text that the command prints"
    return InputError(what, where="stdin" if log == "-" else log, hint=hint)


def _place(place: tuple[int, str]) -> dict[str, Any]:
    return {"line": place[0], "text": place[1]}


def _opened(log: str, context: Context) -> Any:
    if log != "-":
        return (context.cwd / log).open("rb")
    if sys.stdin is None:
        raise InputError("the log cannot be read", where="stdin", why="stdin is closed")
    return nullcontext(sys.stdin.buffer)


def _well(found: doctor.LogAnswer) -> list[str]:
    """Return the answer for a log of a successful run: the line that shows success, problems
    before it, and the last line, because the log may end in the middle of a later step.
    """
    assert found.ending is not None
    number, text = found.ending
    out = ["no failure found; this line shows success:", f"  line {number}: {text}"]
    if found.last is not None and found.last[0] > number:
        out += ["the last line with text is:", "  line {}: {}".format(*found.last)]
    for row in found.notes:
        out += ["", f"note: before that, {row['title']} [{row['id']}]"]
        out += [f"  line {row['line']}: {row['quote']}", f"  more: {row['page']}"]
    before = [] if found.notes else [(at, line) for at, line in found.look_at if at < number]
    out += ["", "errors before that:"] * bool(before)
    out += [f"  line {at}: {line}" for at, line in before]
    return [*out, "", ASK]


def _lines(found: doctor.LogAnswer) -> list[str]:
    rows = found.findings
    if not rows:
        if not found.look_at and found.last is not None:
            number, text = found.last
            what = f"no failure found; lines read: {found.lines}; the last line with text is:"
            return [what, f"  line {number}: {text}", ASK]
        look = [f"  line {number}: {text}" for number, text in found.look_at]
        return ["the cause is not known; look first at:", *look, ASK]
    out: list[str] = []
    for row in rows:
        out += ["", f"{row['title']} [{row['id']}]", f"  line {row['line']}: {row['quote']}"]
        out += [f"  why:  {row['why']}"]
        out += [f"  fix:  {line}" for line in row["fix"]]
        out += [f"  more: {row['page']}"]
    return out[1:]


def _first(found: doctor.LogAnswer) -> list[str]:
    """Return the log's first error, unless a cause quotes its line."""
    first = found.first_error
    if first is None or first.number in [row["line"] for row in found.findings]:
        return []
    if not found.findings and len(first.lines) == 1:
        return []  # the lines to look at include this line already
    return ["", f"first error, line {first.number}:", *(f"  | {line}" for line in first.lines)]
