"""A finding about a machine, and the rule that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from nybforge.doctor.facts import Facts

Severity = Literal["blocks", "warns", "notes"]

ORDER: dict[Severity, int] = {"blocks": 0, "warns": 1, "notes": 2}


def page(finding: str) -> str:
    """Return the place in the reference page for a finding's id."""
    return f"docs/findings.md#{finding}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What is wrong, the evidence, and commands that fix it on this machine."""

    id: str
    severity: Severity
    what: str
    seen: str
    fix: tuple[str, ...]

    @property
    def page(self) -> str:
        """The place in the reference page for this id."""
        return page(self.id)

    def to_json(self) -> dict[str, Any]:
        """Return the finding as plain data."""
        return {**asdict(self), "fix": list(self.fix), "page": self.page}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A pure function from facts to findings of one id, with the text of its docs page."""

    id: str
    title: str
    explains: str
    check: Callable[[Facts], Iterable[Finding]]


def judge(facts: Facts, rules: Iterable[Rule]) -> tuple[Finding, ...]:
    """Return the findings of all rules, sorted by severity, then by id."""
    found = {finding: None for rule in rules for finding in rule.check(facts)}
    return tuple(sorted(found, key=lambda item: (ORDER[item.severity], item.id, item.what)))
