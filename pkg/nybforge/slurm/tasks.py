"""Tasks for a cluster, grouped into job arrays, and the schedule of their submissions. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nybforge.plan import Plan

__all__ = ["Array", "Ended", "Task", "arrays", "arrays_of", "dependents", "plan_arrays"]

LARGEST = 1000  # tasks in one array; Slurm's default limit (MaxArraySize) is 1001


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One function call on a node."""

    name: str
    call: Callable[..., Any]
    args: tuple[Any, ...]
    log: Path | None = None  # where the call writes its log
    after: tuple[str, ...] = ()  # the tasks that must succeed first
    sbatch: Mapping[str, str] = field(default_factory=dict)  # more options, e.g. a node


@dataclass(frozen=True, slots=True, kw_only=True)
class Array:
    """Tasks that are submitted as one job array, and the tasks that must succeed first."""

    tasks: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """The result of a task: its value or its error, and the node on which it ran."""

    name: str
    job: str  # Slurm's id of the last attempt: 17 or 17_3
    state: str  # Slurm's state, such as COMPLETED or TIMEOUT, or SKIPPED
    attempts: int
    log: Path
    slurm_log: Path | None = None
    value: Any = None
    error: str = ""
    node: str = ""

    @property
    def ok(self) -> bool:
        """True if the task succeeded."""
        return self.state == "COMPLETED"

    def to_json(self) -> dict[str, object]:
        """Return the job as JSON data."""
        return {
            "job": self.name,
            "id": self.job,
            "state": self.state,
            "attempts": self.attempts,
            "node": self.node,
            "log": str(self.log),
            "slurm_log": None if self.slurm_log is None else str(self.slurm_log),
        }


def arrays(after: Mapping[str, Sequence[str]]) -> tuple[Array, ...]:
    """Group tasks (name → its predecessors, in order) that wait for the same tasks. Predecessors
    that are not in the mapping have already finished.

    >>> [each.tasks for each in arrays({"a": (), "b": ("a",), "c": (), "d": ("a", "x")})]
    [('a', 'c'), ('b', 'd')]
    """
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, before in after.items():
        groups.setdefault(tuple(sorted(each for each in before if each in after)), []).append(name)
    left = [
        Array(tasks=tuple(names[first : first + LARGEST]), after=before)
        for before, names in groups.items()
        for first in range(0, len(names), LARGEST)
    ]
    out: list[Array] = []
    while left:  # an array is submitted after its predecessors' arrays, because it names their ids
        waiting = {name for each in left for name in each.tasks}
        ready = [each for each in left if not waiting & set(each.after)]
        out += ready
        left = [each for each in left if each not in ready]
    return tuple(out)


def arrays_of(tasks: Sequence[Task]) -> tuple[Array, ...]:
    """Group the tasks. A task with its own sbatch options is submitted alone."""
    alone = tuple(Array(tasks=(each.name,), after=each.after) for each in tasks if each.sbatch)
    return alone + arrays({each.name: each.after for each in tasks if not each.sbatch})


def plan_arrays(plan: Plan) -> tuple[Array, ...]:
    """Return the job arrays that build the plan's steps."""
    return arrays({step.job: step.after for step in plan.to_build})


def dependents(name: str, tasks: Sequence[Task], done: Collection[str]) -> list[str]:
    """Return, in order, the unfinished tasks that wait for a task directly or indirectly."""
    found = {name}
    for task in tasks:
        if task.name not in done and found & set(task.after):
            found.add(task.name)
    return [task.name for task in tasks if task.name in found and task.name != name]
