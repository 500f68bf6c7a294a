"""Runs a function on each node of a partition, as one job per node, because an array cannot name
nodes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nybforge.context import Context
from nybforge.errors import NothingSelected
from nybforge.scratch import claim
from nybforge.slurm.cluster import cluster_of, slurm_answer
from nybforge.slurm.options import SlurmOptions
from nybforge.slurm.tasks import Ended, Task

__all__ = ["nodes_of", "on_each_node"]

# states of nodes that start no jobs
AWAY = ("down", "drain", "fail", "maint", "power", "unknown", "not_resp", "inval")


def nodes_of(context: Context, options: SlurmOptions) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the nodes of the partition (the default partition if none is named) that can run jobs,
    and the state of each other node."""
    partition = options.sbatch.get("partition")
    chosen = ["--partition", partition] if partition else []
    answer = slurm_answer(context, ["sinfo", "-h", "-N", "-o", "%N|%T|%P", *chosen])
    rows = [line.strip().split("|") for line in answer if line.count("|") == 2]
    states = {name: state for name, state, of in rows if partition or of.endswith("*")}
    if not states:
        raise NothingSelected(
            "the partition has no nodes",
            where=partition or "the default partition",
            hint="choose a partition with --partition; `sinfo` lists the partitions",
        )
    away = {n: s.rstrip("*") for n, s in states.items() if s.lower().startswith(AWAY) or "*" in s}
    return tuple(name for name in states if name not in away), away


def on_each_node(
    context: Context,
    options: SlurmOptions,
    nodes: Sequence[str],
    call: Callable[..., Any],
    args: tuple[Any, ...],
) -> dict[str, Ended]:
    """Call the function on each node; return node → the result of the call."""
    claim(context.build)
    cluster = cluster_of(context, options, own=True)
    tasks = [Task(name=node, call=call, args=args, sbatch={"nodelist": node}) for node in nodes]
    return cluster.run(tasks)
