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
    """One wording of a cause. Each line that matches `regex` contains at least one of the needles.

    The strength "certain" means that the line always shows a failure. "likely" means that a later
    step may still succeed. "weak" means that machines without a failure print the line too, so the
    sign counts only if no stronger sign is found. A pattern is compiled only after one of its
    needles is found in the log.
    """

    needles: tuple[str, ...]
    regex: str
    strength: Strength = "certain"
    unless_regex: str = ""  # must not match in the same line
    nearby_regex: str = ""  # must match in the line or in the lines around it
    not_nearby_regex: str = ""  # must not match in the line or in the lines around it

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
    """The text that a group of a pattern matched, safe to format into a command.

    If the text would need quotes in a shell, formatting it returns the group's name in capitals.
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
    # for a very long line, the whole words around the match before redaction; otherwise empty
    wide: str = ""
    matched: str = ""

    @property
    def shown(self) -> str:
        """The quoted line without secrets. A long line is redacted before it is shortened, because
        redaction recognizes only complete tokens."""
        if not self.wide:
            return redact(self.quote)
        return excerpt(redact(self.wide), redact(self.matched))

    def get(self, name: str, default: str = "") -> str:
        """Return the text that the named group of the pattern matched."""
        return self.groups.get(name) or default

    def for_commands(self) -> Hit:
        """Return the hit with its groups converted to LogWord, so that they are safe in
        commands."""
        groups = {name: LogWord(value, name) for name, value in self.groups.items()}
        return replace(self, groups=groups)

    @property
    def text(self) -> str:
        """The hit's line and the lines around it."""
        return self.before + self.quote + self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of a fix. It is shown only if all its conditions hold."""

    text: str
    when: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A reason and a fix for the hits that meet the conditions. If the reason or the fix is None,
    it is taken from the next case whose conditions hold."""

    when: tuple[str, ...] = ()
    why: str | None = None
    fix: tuple[Line, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """A cause of failure that a log can show.

    The reason and the fix come from the first case whose conditions hold. The last case has no
    conditions. `root_of` has the ids of causes that follow from this cause. They are not reported
    together with it. If `lasting` is true, a later success in the log does not mean that the cause
    is gone, unless the log announces a retry. An example is a defect in one of several machines.
    """

    id: str
    title: str
    cases: tuple[Case, ...]
    signs: tuple[Sign, ...]
    root_of: tuple[str, ...] = ()
    lasting: bool = False
    examples: tuple[str, ...] = ()
    counter_examples: tuple[str, ...] = ()
