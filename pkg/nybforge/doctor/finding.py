"""A finding about a machine, and the rule that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from nybforge.doctor.facts import Facts

Severity = Literal["blocks", "warns", "notes"]

ORDER: dict[Severity, int] = {"blocks": 0, "warns": 1, "notes": 2}


def page(finding: str) -> str:
    """Return the address of the section about this finding's id in the reference page."""
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
        """The link to the section about this finding in the reference page."""
        return page(self.id)

    def to_json(self) -> dict[str, Any]:
        """Return the finding as a dictionary that can be written as JSON."""
        return {**asdict(self), "fix": list(self.fix), "page": self.page}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A function that returns findings of one id from facts, with the texts about this id in the
    reference page."""

    id: str
    title: str
    explains: str
    check: Callable[[Facts], Iterable[Finding]]


def judge(facts: Facts, rules: Iterable[Rule]) -> tuple[Finding, ...]:
    """Return the findings of all rules, sorted by severity, then by id."""
    found = {finding: None for rule in rules for finding in rule.check(facts)}
    return tuple(sorted(found, key=lambda item: (ORDER[item.severity], item.id, item.what)))
