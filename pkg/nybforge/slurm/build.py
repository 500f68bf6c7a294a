"""Builds a plan's steps as Slurm jobs: each job writes a channel of its own, and the submitter
merges these channels when all jobs have ended."""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Iterable
from pathlib import Path

from nybforge.build import Built
from nybforge.channel import Channel
from nybforge.context import Context
from nybforge.errors import ClusterError, Location, NybforgeError, error_classes, raise_all
from nybforge.journal import copy_entry, new_run
from nybforge.merge import merge
from nybforge.plan import Step
from nybforge.prepare import Prepared
from nybforge.request import environment
from nybforge.slurm.cluster import cluster_of
from nybforge.slurm.options import SlurmOptions
from nybforge.slurm.tasks import Ended, Task
from nybforge.slurm.worker import Site, build_step

# Hints for states in which Slurm ends a job
HINTS = {
    "TIMEOUT": "increase the time limit in nybforge.toml, in minutes: slurm = { time = 480 }",
    "OUT_OF_MEMORY": 'request more memory in nybforge.toml: slurm = { mem = "16G" }',
}

__all__ = ["errors_of", "execute_on_slurm", "site_of"]


def execute_on_slurm(
    made: Prepared, context: Context, options: SlurmOptions, toolchain: str
) -> tuple[Built, ...]:
    """Build the steps that are not up to date and publish their packages, even if some jobs fail.

    Then raise the errors of the failed jobs. A channel that a job of an interrupted run finished is
    merged, and its package is not built again.
    """
    steps = made.plan.to_build
    if not steps:
        return ()
    cluster = cluster_of(context, options)
    cluster.cancel_leftovers()
    kept = [step for step in steps if _is_finished(_folder(context, step) / "channel", step)]
    left = [step for step in steps if step not in kept]
    for step in left:
        shutil.rmtree(_folder(context, step), ignore_errors=True)
    done: dict[str, Ended] = {}
    site = dataclasses.replace(site_of(context), run=new_run(context, slots=1))
    try:
        done = cluster.run(
            [_task(step, left, kept, made, site, context, toolchain) for step in left]
        )
    finally:
        built = _merged(context, steps)
    _report(context, done.values())
    raise_all([error for each in done.values() for error in errors_of(each)])
    return tuple(dataclasses.replace(each, slurm=done.get(each.job)) for each in built)


def site_of(context: Context) -> Site:
    """Return the folders and variables that a node takes over from this machine. The nodes share
    this build's caches.
    """
    mine = environment(context)
    env = {"NYBFORGE_IMAGE_CACHE": mine["NYBFORGE_IMAGE_CACHE"]}
    env["NYBFORGE_PACKAGE_CACHE"] = mine["RATTLER_CACHE_DIR"]
    return Site(root=context.root, output=context.output, build=context.build, env=env)


def _folder(context: Context, step: Step) -> Path:
    return context.build / "slurm" / step.job


def _task(
    step: Step,
    left: list[Step],
    kept: list[Step],
    made: Prepared,
    site: Site,
    context: Context,
    toolchain: str,
) -> Task:
    """Return the task of a step. The packages from which the step is built are in the channels of
    the jobs before it, in the output channel, and in the toolchain's channels.
    """
    before = [each for each in (*kept, *left) if each.job in _all_before(step, made)]
    staged = [Channel(_folder(context, each) / "channel").url for each in before]
    urls = (*staged, Channel(context.output).url, *made.channels(step.target))
    names = {each.job for each in left}
    return Task(
        name=step.job,
        call=build_step,
        args=(site, step, made.plan.targets, toolchain, urls),
        log=_folder(context, step) / f"logs/{step.job}.log",
        after=tuple(job for job in step.after if job in names),
    )


def _all_before(step: Step, made: Prepared) -> set[str]:
    """Return the jobs that a step is built from, directly or indirectly."""
    found = set(step.after)
    for each in reversed(made.plan.steps):
        if each.job in found:
            found |= set(each.after)
    return found


def _is_finished(folder: Path, step: Step) -> bool:
    channel = Channel(folder)
    record = channel.record(step.job)
    return record is not None and record.key == step.key and channel.holds(record)


def _merged(context: Context, steps: Iterable[Step]) -> tuple[Built, ...]:
    """Publish the packages of the finished jobs together, and remove the folders of these jobs.
    Copy the journal entries of all jobs, including failed jobs."""
    target = Channel(context.output)
    for step in steps:
        copy_entry(Channel(_folder(context, step) / "channel"), target, step.job)
    finished = [each for each in steps if _is_finished(_folder(context, each) / "channel", each)]
    if not finished:
        return ()
    sources = [Channel(_folder(context, each) / "channel") for each in finished]
    with target.lock(context.report.note):
        merge(target, sources, replace=True)
    built = []
    for step in finished:
        record = target.record(step.job)
        assert record is not None
        built.append(Built(job=step.job, record=record))
        folder = _folder(context, step)
        for name in ("channel", "work", "variants", "times"):
            shutil.rmtree(folder / name, ignore_errors=True)
    return tuple(built)


def _report(context: Context, done: Iterable[Ended]) -> None:
    """Print how each job ended, and its log."""
    for each in sorted(done, key=lambda each: each.ok):
        tries = f", {each.attempts} attempts" if each.attempts > 1 else ""
        node = f" on {each.node}" if each.node else ""
        log = each.log if each.log.is_file() else each.slurm_log
        context.report.note(f"{each.state.lower():12} {each.name}: job {each.job}{node}{tries}")
        context.report.note(f"             {log}")


def errors_of(ended: Ended) -> list[NybforgeError]:
    """Return the errors of a failed task. If the task wrote no errors, return an error with Slurm's
    state."""
    if ended.ok or ended.state == "SKIPPED":
        return []
    found = [_error(each) for each in ended.value or ()]
    if found:
        return found
    return [
        ClusterError(
            f"{ended.name}: the Slurm job ended without a result",
            where=ended.slurm_log,
            why=f"job {ended.job}{f' on {ended.node}' if ended.node else ''}: {ended.state}",
            hint=HINTS.get(ended.state, f"scontrol show job {ended.job}, or sacct -j {ended.job}"),
            detail=ended.error.strip().splitlines()[-5:],
        )
    ]


def _error(data: dict[str, object]) -> NybforgeError:
    """Return the error that a node wrote as JSON."""
    kinds = {each.id: each for each in error_classes()}
    where = data.get("where")
    if isinstance(where, dict):
        where = Location(Path(str(where["path"])), where["line"], where["column"])
    detail = data.get("detail")
    return kinds.get(str(data.get("id")), NybforgeError)(
        str(data.get("what")),
        where=where if isinstance(where, (str, Location)) else None,
        why=None if data.get("why") is None else str(data["why"]),
        hint=None if data.get("hint") is None else str(data["hint"]),
        detail=[str(line) for line in detail] if isinstance(detail, list) else (),
    )
