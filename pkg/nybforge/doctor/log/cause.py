"""What a rule about logs is: the signs of a cause, why it happens, the fix, and examples."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear

Strength = Literal["certain", "likely", "weak"]
Fix = Callable[["Hit", Facts], tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One wording of a cause. Every line that pattern matches holds one of the needles (needles).

    certain: the text is written only when it fails. likely: it may be overcome later.
    weak: printed on healthy machines too; counts only where nothing else is found.
    """

    needles: tuple[str, ...]
    pattern: re.Pattern[str]
    strength: Strength = "certain"
    unless: re.Pattern[str] | None = None  # anywhere in the same line
    nearby: re.Pattern[str] | None = None  # must be in the line or the lines around it
    not_nearby: re.Pattern[str] | None = None  # must not be there


def is_plain(text: str) -> bool:
    """Return whether a shell takes the text for one word as it is."""
    return all(letter.isalnum() or letter in "@%+=:,./~_-" for letter in text)


class LogWord(str):
    """What a group of a pattern matched; formatted into a command it is one plain word.

    Text that a shell would take for more becomes the group's name in capitals, to be filled in.
    """

    _name: str

    def __new__(cls, text: str = "", name: str = "") -> LogWord:
        self = super().__new__(cls, text)
        self._name = name
        return self

    def __format__(self, spec: str) -> str:
        return format(str(self) if is_plain(self) else self._name.upper(), spec)


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
class Cause:
    """A cause of failure that a log can show.

    root_of are the causes this one brings about; they are not reported beside it.
    """

    id: str
    title: str
    why: str | Callable[[Hit], str]
    fix: Fix
    signs: tuple[Sign, ...]
    root_of: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    counter_examples: tuple[str, ...] = ()

    def steps(self, hit: Hit, facts: Facts) -> tuple[str, ...]:
        """Return what to do, on that machine; what the log names stays data in commands."""
        return self.fix(hit.for_commands(), facts)

    def explain(self, hit: Hit) -> str:
        """Return why it happened, in this log."""
        return self.why if isinstance(self.why, str) else self.why(hit)


def sign(
    needle: str | tuple[str, ...],
    pattern: str | None = None,
    strength: Strength = "certain",
    *,
    unless: str | None = None,
    nearby: str | None = None,
    not_nearby: str | None = None,
) -> Sign:
    """Return a sign; without a pattern the needle itself is looked for, in any case."""
    needles = (needle,) if isinstance(needle, str) else needle
    if pattern is None:
        pattern = "(?i)" + "|".join(linear.escape(one.strip("~")) for one in needles)
    return Sign(
        needles=needles,
        pattern=linear.compile(pattern),
        strength=strength,
        unless=linear.compile(unless) if unless else None,
        nearby=linear.compile(nearby) if nearby else None,
        not_nearby=linear.compile(not_nearby) if not_nearby else None,
    )


def commands(*lines: str) -> Fix:
    """Return a fix that is the same on every machine."""
    return lambda hit, facts: lines
