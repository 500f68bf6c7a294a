"""The options of Slurm jobs: sbatch's long options, from nybforge.toml and the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["SlurmOptions", "slurm_options", "wrong_option"]

RETRIES = 1  # how often a failed job is submitted again
MINUTES = 240  # the time limit of a job
# options that nybforge sets itself
OURS = ("array", "dependency", "error", "job-name", "kill-on-invalid-dep", "output", "signal")
# The long options in sbatch's man page (Slurm 25.05). Plugins of a cluster add others.
_SBATCH = """
    account acctg-freq array batch bb bbf begin chdir cluster-constraint clusters comment
    consolidate-segments constraint container container-id contiguous core-spec cores-per-socket
    cpu-freq cpus-per-gpu cpus-per-task deadline delay-boot dependency distribution error exclude
    exclusive export export-file extra extra-node-info get-user-env gid gpu-bind gpu-freq gpus
    gpus-per-node gpus-per-socket gpus-per-task gres gres-flags help hint hold ignore-pbs input
    job-name kill-on-invalid-dep licenses mail-type mail-user mcs-label mem mem-bind mem-per-cpu
    mem-per-gpu mincpus network nice no-kill no-requeue nodefile nodelist nodes ntasks
    ntasks-per-core ntasks-per-gpu ntasks-per-node ntasks-per-socket oom-kill-step open-mode output
    overcommit oversubscribe parsable partition power prefer priority profile propagate qos quiet
    reboot requeue reservation resv-ports segment signal sockets-per-node spread-job spread-segments
    stepmgr switches test-only thread-spec threads-per-core time time-min tmp tres-bind
    tres-per-task uid usage use-min-nodes verbose version wait wait-all-nodes wckey wrap
"""
SBATCH = tuple(_SBATCH.split())


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
    >>> wrong_option("partiton", "gpu")
    'slurm.partiton is not a long option of sbatch: perhaps you meant partition'
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
    if (near := _meant(name)) is not None:
        return f"slurm.{name} is not a long option of sbatch: perhaps you meant {near}"
    text = isinstance(value, str) and value != "" and "\n" not in value
    return None if number or text or value is True else f"slurm.{name} must be text or a number"


def _meant(name: str) -> str | None:
    """Return the option that is almost spelled like `name`, unless sbatch accepts the name. sbatch
    also accepts the beginning of an option."""
    from difflib import get_close_matches

    if name in SBATCH or sum(each.startswith(name) for each in SBATCH) == 1:
        return None
    own = get_close_matches(name, ("retries", "time"), n=1)
    return next(iter(own or get_close_matches(name, SBATCH, n=1, cutoff=0.85)), None)


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
