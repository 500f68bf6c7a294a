"""The options of Slurm jobs: sbatch's long options, from nybforge.toml and the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["OPTIONS_HELP", "SlurmOptions", "slurm_options", "wrong_option"]

OPTIONS_HELP = "a table of sbatch's long options, and retries"
RETRIES = 1  # how often a failed job is submitted again
MINUTES = 240  # the time limit of a job
# options that nybforge sets itself
OURS = ("array", "dependency", "error", "job-name", "kill-on-invalid-dep", "output", "signal")


@dataclass(frozen=True, slots=True, kw_only=True)
class SlurmOptions:
    """The options of each submitted job, and how often a failed job is submitted again."""

    sbatch: Mapping[str, str]  # "cpus-per-task" → "8"
    minutes: int = MINUTES
    retries: int = RETRIES


def wrong_option(name: str, value: object) -> str | None:
    """Return the error in an entry of the table, or None if the entry is valid.

    >>> wrong_option("cpus-per-task", 8), wrong_option("time", 60)
    (None, None)
    >>> wrong_option("time", "1:00:00")
    'slurm.time must be a number of minutes'
    >>> wrong_option("array", "0-3")
    'slurm.array is set by nybforge'
    """
    number = isinstance(value, int) and not isinstance(value, bool)
    if name == "retries":
        return None if number and int(str(value)) >= 0 else f"slurm.{name} must be a number"
    if name == "time":
        good = number and int(str(value)) >= 1
        return None if good else f"slurm.{name} must be a number of minutes"
    if name in OURS:
        return f"slurm.{name} is set by nybforge"
    if not re.fullmatch(r"[a-z][a-z-]*[a-z]", name):
        return f"slurm.{name} is not a long option of sbatch"
    text = isinstance(value, str) and value != "" and "\n" not in value
    return None if number or text or value is True else f"slurm.{name} must be text or a number"


def slurm_options(settings: Mapping[str, object], partition: str | None = None) -> SlurmOptions:
    """Return the options in the settings; the command line's partition takes precedence.

    >>> slurm_options({"account": "lab", "exclusive": True, "retries": 0}, "gpu").sbatch
    {'account': 'lab', 'exclusive': '', 'partition': 'gpu'}
    """
    own = {name: "" if value is True else str(value) for name, value in settings.items()}
    retries = int(own.pop("retries", RETRIES))
    minutes = int(own.pop("time", MINUTES))
    if partition is not None:
        own["partition"] = partition
    return SlurmOptions(sbatch=own, minutes=minutes, retries=retries)
