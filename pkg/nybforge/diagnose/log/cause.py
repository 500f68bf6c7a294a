"""What a rule about logs is: the signs of a cause, why it happens, the fix, and examples."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from nybforge.probes.facts import Facts

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
) -> Sign:
    """Return a sign; without a pattern the needle itself is looked for, in any case."""
    needles = (needle,) if isinstance(needle, str) else needle
    if pattern is None:
        pattern = "(?i)" + "|".join(re.escape(one.strip("~")) for one in needles)
    return Sign(
        needles=needles,
        pattern=re.compile(pattern),
        strength=strength,
        unless=re.compile(unless) if unless else None,
        nearby=re.compile(nearby) if nearby else None,
    )


def commands(*lines: str) -> Fix:
    """Return a fix that is the same on every machine."""
    return lambda hit, facts: lines
