"""A cause of failure in logs: its signs, why it happens, the fix, and examples."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from nybforge.doctor.log import linear

Strength = Literal["certain", "likely", "weak"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One wording of a cause. Every line that the pattern matches holds one of the needles.

    certain: the text is written only when it fails. likely: it may be overcome later.
    weak: printed on healthy machines too; counts only where nothing else is found.
    Patterns are compiled when a needle is found.
    """

    needles: tuple[str, ...]
    regex: str
    strength: Strength = "certain"
    unless_regex: str = ""  # anywhere in the same line
    nearby_regex: str = ""  # must be in the line or the lines around it
    not_nearby_regex: str = ""  # must not be there

    @property
    def pattern(self) -> re.Pattern[str]:
        """What the line must match."""
        return linear.compile(self.regex)

    @property
    def unless(self) -> re.Pattern[str] | None:
        """What the line must not hold."""
        return linear.compile(self.unless_regex) if self.unless_regex else None

    @property
    def nearby(self) -> re.Pattern[str] | None:
        """What the line or the lines around it must hold."""
        return linear.compile(self.nearby_regex) if self.nearby_regex else None

    @property
    def not_nearby(self) -> re.Pattern[str] | None:
        """What the line and the lines around it must not hold."""
        return linear.compile(self.not_nearby_regex) if self.not_nearby_regex else None


def is_plain(text: str) -> bool:
    """Return whether a shell takes the text for one word as it is."""
    return all(letter.isalnum() or letter in "@%+=:,./~_-" for letter in text)


class LogWord(str):
    """The match of a pattern's group; formatted into a command it is one plain word.

    Text that a shell would take for more becomes the group's name in capitals, to be filled in.
    """

    _name: str

    def __new__(cls, text: str = "", name: str = "") -> LogWord:
        self = super().__new__(cls, text)
        self._name = name
        return self

    def __format__(self, spec: str) -> str:
        return format(str(self) if is_plain(self) else self._name.upper(), spec)

    def cut(self, length: int) -> LogWord:
        """Return its first letters as a LogWord."""
        return LogWord(self[:length], self._name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A sign found: its line, and the lines around it."""

    cause: str
    line: int
    quote: str
    strength: Strength
    groups: Mapping[str, str] = field(default_factory=dict)
    before: str = ""
    after: str = ""

    def get(self, name: str, default: str = "") -> str:
        """Return what the pattern's group of that name matched."""
        return self.groups.get(name) or default

    def for_commands(self) -> Hit:
        """Return the hit whose groups can be put into commands."""
        groups = {name: LogWord(value, name) for name, value in self.groups.items()}
        return replace(self, groups=groups)

    @property
    def text(self) -> str:
        """Its line and the lines around it."""
        return self.before + self.quote + self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of a fix, for where its conditions hold."""

    text: str
    when: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Conditions of a hit and what is said then; None leaves that to the next case."""

    when: tuple[str, ...] = ()
    why: str | None = None
    fix: tuple[Line, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """A cause of failure that a log can show.

    cases: the first case whose conditions hold gives the reason or the fix; the last has none.
    root_of: causes that result from this one; they are not reported with it.
    """

    id: str
    title: str
    cases: tuple[Case, ...]
    signs: tuple[Sign, ...]
    root_of: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    counter_examples: tuple[str, ...] = ()
