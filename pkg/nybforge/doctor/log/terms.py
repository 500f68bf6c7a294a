"""Evaluates the expressions in a cause's data file: names, conditions and templates.

A name is one of:

- a group of the sign's pattern
- `subdir`, the name of the machine's platform in conda
- `file.function`, the result of a function in a file of the folder computed. `file.function.N` is
  item N of the result.
- one of these names with `:N` after it, for the first N letters of its value

A condition has one of these forms. `not ` before a condition negates it:

- `NAME|NAME` holds if one of the names has a value.
- `NAME ~ REGEX` holds if the value of the name matches. NAME can also be a part of the log: `quote`
  is the hit's line, `before` and `after` are the text around it, and `text` is all three.
  `before:600+quote` is the last 600 characters before the line, followed by the line.
- `on SCENE|SCENE` holds if the log or the facts show one of these kinds of machine.

A template has placeholders. {{NAME}} is the value of a name. {{NAME|NAME|default}} is the first
value that is not empty, or else the default. {{NAME!q}} is the value, quoted for a shell.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, LogWord
from nybforge.doctor.log.scene import Scene, scene

__all__ = ["explain", "steps"]

HOLE = re.compile(r"\{\{([\w.:|][^{}]*?)(!q)?\}\}")
_TEXT = re.compile(r"(?:quote|text|before|after)(?::\d+)?(?:\+(?:quote|before|after)(?::\d+)?)*")
_COMPUTED = "nybforge.doctor.log.computed"


def explain(cause: Cause, hit: Hit) -> str:
    """Return the reason for the failure in this log."""
    said = next(
        case.why
        for case in cause.cases
        if case.why is not None and _all_hold(case.when, hit, Facts())
    )
    if said.startswith("@"):
        return str(value(said[1:], hit, Facts()))
    return _filled(said, hit, Facts())


def steps(cause: Cause, hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the lines of the fix for that machine. Text from the log is inserted so that a shell
    cannot run it as a command."""
    hit = hit.for_commands()
    chosen = next(case.fix for case in cause.cases if case.fix and _all_hold(case.when, hit, facts))
    out: list[str] = []
    for line in chosen:
        if not _all_hold(line.when, hit, facts):
            continue
        if line.text.startswith("@"):
            out.extend(value(line.text[1:], hit, facts))
        else:
            out.append(_filled(line.text, hit, facts))
    return tuple(out)


def _all_hold(conditions: tuple[str, ...], hit: Hit, facts: Facts) -> bool:
    return all(holds(condition, hit, facts) for condition in conditions)


def holds(condition: str, hit: Hit, facts: Facts) -> bool:
    """Return whether the condition holds for the hit on the machine that the facts describe."""
    wanted = condition.removeprefix("not ")
    return _is_so(wanted, hit, facts) == (wanted == condition)


def _is_so(condition: str, hit: Hit, facts: Facts) -> bool:
    if condition.startswith("on "):
        where = scene(hit, facts)
        return any(_is_on(where, what) for what in condition[3:].split("|"))
    name, is_pattern, regex = condition.partition(" ~ ")
    if not is_pattern:
        return any(value(each, hit, facts) for each in name.split("|"))
    text = _text(name, hit) if _TEXT.fullmatch(name) else str(value(name, hit, facts))
    return linear.search(regex, text) is not None


def _is_on(where: Scene, what: str) -> bool:
    if what == "container":
        return bool(where.engine)
    return bool(getattr(where, what, where.engine == what))


def _text(name: str, hit: Hit) -> str:
    """Return one part of the log, or several parts joined."""
    out = ""
    for part in name.split("+"):
        which, _, length = part.partition(":")
        text: str = getattr(hit, which)
        if length:
            text = text[-int(length) :] if which == "before" else text[: int(length)]
        out += text
    return out


def value(name: str, hit: Hit, facts: Facts) -> Any:
    """Return the value of the name, or "" if it has none."""
    base, _, length = name.partition(":")
    file, _, function = base.partition(".")
    if base == "subdir":
        found: Any = facts.system.subdir
    elif function:
        function, _, member = function.partition(".")
        found = _call(file, function, hit, facts)
        found = found[int(member)] if member else found
    else:
        found = hit.get(base)
    if length:
        cut = int(length)
        return found.cut(cut) if isinstance(found, LogWord) else str(found)[:cut]
    return found


@cache
def _function(file: str, name: str) -> tuple[Callable[..., Any], tuple[str, ...]]:
    function = getattr(import_module(f"{_COMPUTED}.{file}"), name)
    code = function.__code__
    return function, code.co_varnames[: code.co_argcount]


def _call(file: str, name: str, hit: Hit, facts: Facts) -> Any:
    function, parameters = _function(file, name)
    known = {"hit": hit, "facts": facts}
    return function(*(known[parameter] for parameter in parameters))


def _filled(text: str, hit: Hit, facts: Facts) -> str:
    """Return the template with its placeholders filled in."""

    def fill(match: re.Match[str]) -> str:
        *names, last = match[1].split("|")
        if not names:
            names, last = [last], ""
        found = next((each for name in names if (each := value(name, hit, facts))), last)
        return shlex.quote(str(found)) if match[2] else f"{found}"

    return HOLE.sub(fill, text)
