"""A cause of failure in logs: its signs, why it happens, the fix, and examples."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from nybforge.doctor.log import linear
from nybforge.redact import redact

Strength = Literal["certain", "likely", "weak"]
LONGEST_QUOTE = 400
STRENGTHS: tuple[Strength, ...] = get_args(Strength)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One wording of a cause. Each line that matches the pattern contains at least one of the
    needles.

    Strength "certain": the line always means failure. "likely": a later step may succeed anyway.
    "weak": healthy machines print it too, so it counts only if no other cause is found.
    Patterns are compiled when a needle is found.
    """

    needles: tuple[str, ...]
    regex: str
    strength: Strength = "certain"
    unless_regex: str = ""  # must not match in the same line
    nearby_regex: str = ""  # must match in the line or the lines around it
    not_nearby_regex: str = ""  # must not match in the line or the lines around it

    @property
    def pattern(self) -> re.Pattern[str]:
        """The pattern that the line must match."""
        return linear.compile(self.regex)

    @property
    def unless(self) -> re.Pattern[str] | None:
        """The pattern that must not match in the line."""
        return linear.compile(self.unless_regex) if self.unless_regex else None

    @property
    def nearby(self) -> re.Pattern[str] | None:
        """The pattern that must match in the line or the lines around it."""
        return linear.compile(self.nearby_regex) if self.nearby_regex else None

    @property
    def not_nearby(self) -> re.Pattern[str] | None:
        """The pattern that must not match in the line or the lines around it."""
        return linear.compile(self.not_nearby_regex) if self.not_nearby_regex else None


def excerpt(line: str, matched: str) -> str:
    """Return the line or, if it is very long, the part around the match."""
    place = max(0, line.find(matched))
    line = line[line.rfind("\r", 0, place) + 1 :].partition("\r")[0]
    if len(line) <= LONGEST_QUOTE:
        return line.strip()
    start = max(0, line.find(matched) - LONGEST_QUOTE // 4)
    return f"…{line[start : start + LONGEST_QUOTE].strip()}…"


def is_plain(text: str) -> bool:
    """Return whether a shell reads the text as one word without quotes."""
    return all(letter.isalnum() or letter in "@%+=:,./~_-" for letter in text)


class LogWord(str):
    """The match of a pattern's group, safe to format into a command.

    If the text needs shell quoting, the group's name in capitals is formatted in its place.
    """

    _name: str

    def __new__(cls, text: str = "", name: str = "") -> LogWord:
        self = super().__new__(cls, text)
        self._name = name
        return self

    def __format__(self, spec: str) -> str:
        return format(str(self) if is_plain(self) else self._name.upper(), spec)

    def cut(self, length: int) -> LogWord:
        """Return the first `length` characters as a LogWord."""
        return LogWord(self[:length], self._name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A match of a sign: its line, and the lines around it."""

    cause: str
    line: int
    quote: str
    strength: Strength
    groups: Mapping[str, str] = field(default_factory=dict)
    before: str = ""
    after: str = ""
    wide: str = ""  # if the line is very long: its whole words around the match, not yet redacted
    matched: str = ""

    @property
    def shown(self) -> str:
        """The quotation without secrets. A long line is redacted before it is cut, because
        redaction does not recognize a part of a token."""
        if not self.wide:
            return redact(self.quote)
        return excerpt(redact(self.wide), redact(self.matched))

    def get(self, name: str, default: str = "") -> str:
        """Return the text that the named group of the pattern matched."""
        return self.groups.get(name) or default

    def for_commands(self) -> Hit:
        """Return the hit with groups that are safe in commands."""
        groups = {name: LogWord(value, name) for name, value in self.groups.items()}
        return replace(self, groups=groups)

    @property
    def text(self) -> str:
        """The hit's line and the lines around it."""
        return self.before + self.quote + self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of a fix; it is shown if its conditions hold."""

    text: str
    when: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A reason and a fix for hits that meet the conditions. If one of them is None, a later case
    provides it."""

    when: tuple[str, ...] = ()
    why: str | None = None
    fix: tuple[Line, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """A cause of failure that a log can show.

    `cases`: the first case whose conditions hold provides the reason or the fix. The last case has
    no conditions. `root_of`: the consequences of this cause, which are not reported together with
    it. `lasting`: a later success does not end the cause, unless the log announces a retry. For
    example, one of several machines has a defect.
    """

    id: str
    title: str
    cases: tuple[Case, ...]
    signs: tuple[Sign, ...]
    root_of: tuple[str, ...] = ()
    lasting: bool = False
    examples: tuple[str, ...] = ()
    counter_examples: tuple[str, ...] = ()
