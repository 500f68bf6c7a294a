"""A finding about a machine, and the rule that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal

from nybforge.doctor.facts import Facts

Severity = Literal["blocks", "warns", "notes"]

ORDER: dict[Severity, int] = {"blocks": 0, "warns": 1, "notes": 2}
FAILED = "doctor_failed"  # the id of findings about probes and rules that raised an exception


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


def fault(error: Exception) -> str:
    """Describe an exception, and where it was raised."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}:{frame.lineno})"


def failure(part: str, seen: str) -> Finding:
    """Return the finding about a probe or rule that raised an exception."""
    return Finding(
        id=FAILED,
        severity="warns",
        what=f"the doctor's {part} failed, so its answer is unknown",
        seen=seen,
        fix=("nybforge doctor --record machine.json; report this finding with the file",),
    )


def judge(facts: Facts, rules: Iterable[Rule]) -> tuple[Finding, ...]:
    """Return the findings of all rules, sorted by severity, then by id."""
    found: dict[Finding, None] = {}
    for rule in rules:
        try:
            for finding in rule.check(facts):
                found[finding] = None
        except Exception as error:
            found[failure(f"rule {rule.id}", fault(error))] = None
    return tuple(sorted(found, key=lambda item: (ORDER[item.severity], item.id, item.what)))
