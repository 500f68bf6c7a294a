"""Executors build a plan's steps on this machine or on the nodes of a Slurm cluster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from nybforge.build import Built, execute_plan

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.prepare import Prepared
    from nybforge.slurm.options import SlurmOptions

__all__ = ["Executor", "Local", "Slurm"]


class Executor(Protocol):
    """Builds the steps of a plan that are not up to date and publishes their packages."""

    def execute(self, made: Prepared, context: Context, holds: Sequence[int]) -> tuple[Built, ...]:
        """Build the steps and return what was built. Child processes inherit the locks `holds`."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Local:
    """Builds on this machine, at most `jobs` steps at once."""

    jobs: int

    def execute(self, made: Prepared, context: Context, holds: Sequence[int]) -> tuple[Built, ...]:
        """Build the steps in child processes."""
        return execute_plan(made.plan, context, made.channels, self.jobs, holds)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slurm:
    """Builds each step as a Slurm job."""

    options: SlurmOptions
    toolchain: str

    def execute(self, made: Prepared, context: Context, holds: Sequence[int]) -> tuple[Built, ...]:
        """Submit the steps as job arrays, and merge the packages that the jobs built."""
        from nybforge.slurm.build import execute_on_slurm

        return execute_on_slurm(made, context, self.options, self.toolchain)
