"""Build the packages of the named or the default targets into the channel."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.cli.options import (
    DEFAULT_TARGETS,
    add_executor,
    add_targets,
    add_toolchain,
    executor_of,
    on_slurm,
    prepared,
    whole,
)
from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.build import Built
    from nybforge.context import Context
    from nybforge.plan import Plan
    from nybforge.prepare import Prepared


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser, DEFAULT_TARGETS)
    add_toolchain(parser)
    parser.add_argument(
        "--jobs",
        type=whole(1),
        metavar="N",
        help="number of packages that are built at once (default: 2)",
    )
    add_executor(parser)
    parser.add_argument(
        "--dry-run",
        action="store_true",
        help="show the plan and build nothing",
    )
    parser.epilog = (
        "examples:\n  nybforge build cuda122\n  nybforge build --output /srv/channel\n"
        "  nybforge build cuda122 --device auto   # this machine's GPUs alone: a quick build\n"
        "  nybforge build cuda122 --platform linux-aarch64\n"
        "  nybforge build cuda122 --dry-run  # show the plan, as nybforge plan does\n"
        "  nybforge build --executor slurm --partition cpu"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Run the steps that `nybforge plan` prints."""
    from nybforge.channel import Channel
    from nybforge.cli.plan import answer_steps, plan_document

    slurm = on_slurm(args)
    if args.dry_run:
        return answer_steps(prepared(args, context).plan, context, commands=False, slurm=slurm)
    report = context.report
    channel = Channel(context.output)
    plan, built = build_plan(args, context)
    records = {step.job: channel.record(step.job) for step in plan.steps}
    records |= {job: each.record for job, each in built.items()}
    document = plan_document(plan, context)
    for entry in document["steps"]:
        record = records[entry["job"]]
        entry["built"] = entry["job"] in built
        entry["file"] = None if record is None else record.file
        entry["sha256"] = None if record is None else record.sha256
    if slurm:
        document["jobs"] = [each.slurm.to_json() for each in built.values() if each.slurm]
    files = [str(context.output / record.file) for record in records.values() if record]
    lines = [*files, f"channel {channel.url}"]
    if args.toolchain == "embedded":
        lines += ["", f"$ {_next(plan, args.output, context.cwd, context.env)}"]
    report.answer("build", {"channel": channel.url, **document}, lines)
    return ExitCode.OK


def build_plan(args: argparse.Namespace, context: Context) -> tuple[Plan, dict[str, Built]]:
    """Build the packages missing from the channel; return the plan and the built packages."""
    from nybforge.channel import Channel
    from nybforge.cli.plan import compiler_lines
    from nybforge.devices import resolve
    from nybforge.packagecache import mend
    from nybforge.request import package_cache
    from nybforge.scratch import build_lock
    from nybforge.sharing import building
    from nybforge.variants import load_targets, select

    # report unknown names now, and not after minutes of waiting for another build
    select(load_targets(context.root), args.targets)
    resolve(args.device, context.runner)
    report = context.report
    channel = Channel(context.output)
    executor = executor_of(args, context)

    def ready() -> Prepared:
        for repair in channel.settle():
            report.note(f"{repair.done:12} {repair.file}: {repair.what}")
        return prepared(args, context)

    with build_lock(context) as scratch, building(channel, context, ready) as made:
        for name in mend(package_cache(context)):
            report.note(
                f"repaired     {name}: an earlier run was interrupted while unpacking it, or an "
                "installed file of it was edited"
            )
        plan = made.plan
        if plan.to_build:
            for line in compiler_lines(plan):
                report.note(line)
        for step in plan.steps:
            report.note(f"{'build' if step.build else 'keep':12} {step.job}: {step.reason}")
        done = executor.execute(made, context, [scratch])
        with channel.lock(report.note):
            channel.settle()
    built = {each.job: each for each in done if not each.taken}
    return plan, built


def _next(plan: Plan, output: str | None, cwd: Path, env: Mapping[str, str]) -> str:
    """Return the command that installs the built packages into an unused prefix. A container's
    nybforge cannot run outside the container, so build_all.sh passes the path of the checkout's
    nybforge."""
    from nybforge.packages import EXTRAS
    from nybforge.run import quoted

    program = Path(env.get("NYBFORGE_PROGRAM") or Path(sys.prefix, "bin/nybforge"))
    if program.is_relative_to(cwd):
        program = program.relative_to(cwd)
    images = [step.target for step in plan.steps if step.package == "nybble-kernels"]
    specs = ["nybble", images[0] if len(images) == 1 else "TARGET" if images else "cpu"]
    specs += [step.package for step in plan.steps if step.package in EXTRAS]
    channel = ["--output", output] if output else []
    return quoted([program, "env", "create", *channel, "--prefix", _free(cwd, "env"), *specs])


def _free(cwd: Path, name: str) -> str:
    """Return the first of ./env, ./env2, ./env3 … that does not exist."""
    count = 1
    while os.path.lexists(cwd / (found := f"./{name}{count if count > 1 else ''}")):
        count += 1
    return found
