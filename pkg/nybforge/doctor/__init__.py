"""Diagnoses a machine or a log and suggests fixes; other packages import only this module.

Each function loads the rules and data it needs when it is called.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import FAILED, Finding

if TYPE_CHECKING:
    from nybble.compat import KernelSet
    from nybforge.doctor.log.answer import LogAnswer
    from nybforge.doctor.log.first import FirstError
    from nybforge.doctor.log.lines import Readable
    from nybforge.doctor.questions import Answer
    from nybforge.run import Runner
    from nybforge.variants import Variant

__all__ = [
    "FAILED",
    "Facts",
    "Finding",
    "FirstError",
    "LogAnswer",
    "can_build",
    "can_run",
    "explanations",
    "first_error",
    "judge",
    "kernel_set",
    "machine_record",
    "probe",
    "read_log",
    "read_record",
    "to_json",
    "why_not",
]


def probe(env: Mapping[str, str], runner: Runner) -> Facts:
    """Return the facts of this machine."""
    from nybforge.doctor.probes import gather
    from nybforge.doctor.probes.host import Host

    prefix, machine = Path(sys.prefix), platform.machine()
    return gather(Host(root=Path("/"), env=env, runner=runner, machine=machine, prefix=prefix))


def read_record(text: str, where: str) -> Facts:
    """Return the facts in a machine record. If a field is wrong, raise InputError with the name of
    the first wrong field."""
    from nybforge.doctor.record import loads

    return loads(text, where)


def to_json(facts: Facts) -> dict[str, Any]:
    """Return the facts as a dictionary that can be written as JSON."""
    from nybforge.doctor.record import to_json

    return to_json(facts)


def machine_record(facts: Facts, user: str, host: str, homes: Iterable[str]) -> str:
    """Return the text of a machine record. It contains no secrets, no user names and no host
    names."""
    from nybforge.doctor.record import scrubbed

    return json.dumps(scrubbed(to_json(facts), user, host, homes), indent=2) + "\n"


def judge(facts: Facts) -> tuple[Finding, ...]:
    """Return the findings about the machine. Findings that prevent use come first."""
    from nybforge.doctor import finding
    from nybforge.doctor.machine import RULES

    return finding.judge(facts, RULES)


def can_build(facts: Facts, variant: Variant) -> Answer:
    """Return whether the target can be built on that machine, and why."""
    from nybforge.doctor import questions

    return questions.can_build(facts, variant)


def can_run(facts: Facts, variant: Variant) -> Answer:
    """Return whether the target's kernels run on that machine, and why."""
    from nybforge.doctor import questions

    return questions.can_run(facts, variant)


def why_not(facts: Facts, arch: str, variants: Sequence[Variant]) -> Answer:
    """Return whether the machine's devices can run an image of that architecture, and why."""
    from nybforge.doctor import questions

    return questions.why_not(facts, arch, variants)


def kernel_set(variant: Variant) -> KernelSet:
    """Return the kernel set that a build of the target produces."""
    from nybforge.doctor import questions

    return questions.kernel_set(variant)


def explanations() -> dict[str, Callable[[], str]]:
    """Return a dictionary from the id of each finding to a function that returns what the finding
    means and how to fix it."""
    from nybforge.doctor.log.causes import installed_causes
    from nybforge.doctor.machine import RULES
    from nybforge.doctor.reference import sections

    return sections(RULES, installed_causes())


def read_log(
    stream: Readable,
    clock: Callable[[], float],
    machine: Callable[[], Facts],
    causes: Path | None = None,
    *,
    here: bool = False,
    failed: bool = False,
) -> LogAnswer:
    """Return the causes that the log shows, each with its fix.

    `clock` returns the CPU time of this process in seconds. `machine` returns the facts of the
    machine, and is called only if a cause is found. `causes` is the folder of the data files
    (default: the folder in this package). `here` is true if the facts describe this machine, while
    the log may come from another machine. `failed` is true if the program is known to have failed,
    even if the log shows success at its end.
    """
    from nybforge.doctor.log import answer

    return answer.read(stream, clock, machine, causes, here=here, failed=failed)


def first_error(log: Path) -> FirstError | None:
    """Return the first error in a log file of nybforge, or None if the log has no error."""
    from nybforge.doctor.log import answer

    with log.open("rb") as stream:
        return answer.first_error(stream)
