"""Show the build steps in order, and why each would run."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from nybforge.cli.options import DEFAULT_TARGETS, add_targets, add_toolchain, prepared
from nybforge.errors import ExitCode, UsageError

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.plan import Plan


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser, DEFAULT_TARGETS)
    add_toolchain(parser)
    questions = parser.add_mutually_exclusive_group()
    questions.add_argument(
        "--explain",
        metavar="KEY",
        help="show the value of one variant key for each target, and the place that sets the value",
    )
    questions.add_argument(
        "--why-not",
        metavar="JOB",
        help="explain why a job, e.g. nybble-kernels-cuda122-noarch, would run or not",
    )
    questions.add_argument(
        "--commands",
        action="store_true",
        help="also show the rattler-build command of each step",
    )
    parser.epilog = (
        "examples:\n  nybforge plan cuda122\n  nybforge plan --json | jq .steps\n"
        "  nybforge plan cpu --why-not nybble-kernels-cuda122-noarch"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print the steps."""
    plan = prepared(args, context).plan
    if args.explain is not None:
        return explain(args.explain, plan, context)
    if args.why_not is not None:
        return answer_why_not(args.why_not, plan, context)
    return answer_steps(plan, context, commands=args.commands)


def answer_steps(plan: Plan, context: Context, *, commands: bool, slurm: bool = False) -> int:
    """Print each step and the reason why it would run or not. On request, also print the commands
    of rattler-build and the Slurm job arrays that would be submitted."""
    from nybforge.channel import Channel
    from nybforge.request import command_of
    from nybforge.run import quoted
    from nybforge.toolchain.ensure import channel_folder

    urls = (Channel(context.output).url, channel_folder(context.build).as_uri())
    lines = compiler_lines(plan)
    for step in plan.steps:
        lines.append(f"{'build' if step.build else 'keep':6}{step.job}: {step.reason}")
        if commands:
            lines.append("      $ " + quoted(command_of(step, context.build, urls)))
    document = plan_document(plan, context)
    if slurm:
        from nybforge.slurm.tasks import plan_arrays

        document["arrays"] = [
            {"jobs": list(each.tasks), "after": list(each.after)} for each in plan_arrays(plan)
        ]
        for each in plan_arrays(plan):
            after = f" (after {', '.join(each.after)})" if each.after else ""
            lines.append(f"slurm array: {', '.join(each.tasks)}{after}")
    for entry, step in zip(document["steps"], plan.steps, strict=True):
        entry["command"] = list(command_of(step, context.build, urls))
    context.report.answer("plan", document, lines)
    return ExitCode.OK


def explain(key: str, plan: Plan, context: Context) -> int:
    """Print the key's value for each target, and its source."""
    from nybforge.load import closest
    from nybforge.report import table
    from nybforge.variants import KEYS, load_targets, select

    if key not in KEYS:
        near = closest(key, KEYS)
        hint = f"perhaps you meant {', '.join(near)}" if near else f"keys: {', '.join(KEYS)}"
        raise UsageError(f"unknown variant key {key!r}", hint=hint)
    changed = {step.target: step.overrides for step in plan.steps}
    rows = []
    for variant in select(load_targets(context.root), plan.targets):
        where = variant.where[key]
        source = f"{where.path.relative_to(context.root)}:{where.line}"
        value = variant.values[key]
        own = changed.get(variant.target, {})
        if key in own:
            said, value = f"({source} says {value})", own[key]
            if key == "compute_capabilities":
                source = f"--device or nybforge.toml {said}"
            else:
                source = f"this machine {said}: {plan.compilers[variant.target]}"
        rows.append({"target": variant.target, "value": value, "source": source})
    lines = table([[row["target"], row["value"], row["source"]] for row in rows])
    context.report.answer("explain", {"key": key, "targets": rows}, lines)
    return ExitCode.OK


def answer_why_not(job: str, plan: Plan, context: Context) -> int:
    """Print the reason why the job runs or does not run."""
    from nybforge.load import closest
    from nybforge.plan import why_not
    from nybforge.platforms import PLATFORMS
    from nybforge.variants import load_targets

    step = next((step for step in plan.steps if step.job == job), None)
    platforms = [each.name for each in PLATFORMS]
    why = step.reason if step else why_not(job, plan, load_targets(context.root), platforms)
    if why is None:
        near = closest(job, [step.job for step in plan.steps])
        hint = f"perhaps you meant {', '.join(near)}" if near else "`nybforge plan` lists the jobs"
        raise UsageError(f"there is no job {job!r}", hint=hint)
    runs = bool(step and step.build)
    line = f"{job} {'runs' if runs else 'does not run'}: {why}"
    document = {"job": job, "planned": step is not None, "build": runs, "why": why}
    context.report.answer("why-not", document, [line])
    return ExitCode.OK


def compiler_lines(plan: Plan) -> list[str]:
    """Return which compiler each target uses. Targets with the same compiler share a line."""
    grouped: dict[str, list[str]] = {}
    for target, reason in plan.compilers.items():
        grouped.setdefault(reason, []).append(target)
    return [f"gcc   {', '.join(names)}: {reason}" for reason, names in grouped.items() if reason]


def plan_document(plan: Plan, context: Context) -> dict[str, Any]:
    """Return the plan as plain data."""
    return {
        "targets": list(plan.targets),
        "compilers": dict(plan.compilers),
        "steps": [
            {
                "job": step.job,
                "package": step.package,
                "target": step.target,
                "recipe": str(step.recipe.relative_to(context.root)),
                "variant": str(step.variant.relative_to(context.root)),
                "overrides": dict(step.overrides),
                "key": step.key,
                "after": list(step.after),
                "build": step.build,
                "reason": step.reason,
            }
            for step in plan.steps
        ],
    }
