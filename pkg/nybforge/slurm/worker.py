"""Functions that run on a node, in the process that submitit starts there."""

from __future__ import annotations

import dataclasses
import json
import os
import platform
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from nybforge.context import Context, make_context
from nybforge.errors import BusyError, ClusterError, NybforgeError, Problems
from nybforge.journal import Run
from nybforge.plan import Plan, Step, changes
from nybforge.report import Report

__all__ = ["Site", "build_step", "diagnose_node", "install_on_node", "run_task"]

# Inputs that may differ between a node and the machine that made the plan.
OF_NODE = ("toolchain ", "engine ")


def run_task(call: Callable[..., Any], args: tuple[Any, ...], errors: str) -> Any:
    """Call the function. If the call fails, write the errors to the file as JSON, because submitit
    keeps only their text."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # Slurm ends a job with SIGTERM
    try:
        return call(*args)
    except NybforgeError as error:
        each = error.errors if isinstance(error, Problems) else (error,)
        Path(errors).write_text(json.dumps([one.to_json() for one in each]), encoding="utf-8")
        raise


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """The folders and variables that the node takes over from the submitting machine."""

    root: Path
    output: Path
    build: Path
    env: Mapping[str, str]
    run: Run = dataclasses.field(default_factory=Run)

    def context(self, build: Path | None = None, output: Path | None = None) -> Context:
        """Return a context on this node."""
        own = {
            "NYBFORGE_ROOT": str(self.root),
            "NYBFORGE_BUILD": str(build or self.build),
            "NYBFORGE_OUTPUT": str(output or self.output),
        }
        here = dict(os.environ)
        if here.get("SLURM_CPUS_ON_NODE"):
            here.setdefault("CPU_COUNT", here["SLURM_CPUS_ON_NODE"])
        env = {**here, **self.env, **own}
        report = Report(stdout=sys.stdout, stderr=sys.stderr, env=env)
        return make_context(report, env, self.root)


def build_step(
    site: Site, step: Step, targets: tuple[str, ...], toolchain: str, urls: tuple[str, ...]
) -> str:
    """Build one step into a channel of its own; return that channel's folder."""
    from nybforge.build import execute_plan
    from nybforge.channel import Channel

    folder = site.build / "slurm" / step.job
    if toolchain == "embedded":
        check_node(site.context(), step, targets)
    context = site.context(folder, folder / "channel")
    channel = Channel(context.output)
    with channel.lock(context.report.note):
        channel.settle()
    # the packages of the step's predecessors are in other channels
    alone = dataclasses.replace(step, after=())
    plan = Plan(targets=(step.target,), steps=(alone,), compilers={})
    execute_plan(plan, context, lambda target: urls, jobs=1, run=site.run)
    return str(context.output)


def check_node(context: Context, step: Step, targets: tuple[str, ...]) -> None:
    """Raise BusyError if this node's compilers or engine differ from the plan's."""
    from nybforge.prepare import prepare

    target, _, cross = step.target.partition("@")
    names = tuple(dict.fromkeys((*targets, target)))
    host = platform.node()
    plan = prepare(context, names, platform=step.platform if cross else None).plan
    mine = next((each.inputs for each in plan.steps if each.job == step.job), None)
    if mine is None:  # an optional package is not in this plan; it is built with the same tools
        return
    want, have = (
        {k: v for k, v in x.items() if k.startswith(OF_NODE)} for x in (step.inputs, mine)
    )
    if want != have:
        raise BusyError(
            f"the tools on {host} differ from those of the machine that submitted the build",
            where=step.job,
            why=changes(want, have),
            hint="choose nodes with the same compilers, by --partition or by constraint in "
            "[slurm] of nybforge.toml",
        )


def diagnose_node(site: Site) -> dict[str, Any]:
    """Return the doctor's facts and findings about this node."""
    from nybforge import doctor
    from nybforge.redact import cleaned

    context = site.context()
    facts = doctor.probe(context.env, context.runner)
    findings = doctor.judge(facts)
    return {
        "findings": [cleaned(item.to_json()) for item in findings],
        "facts": cleaned(doctor.to_json(facts)),
        "blocking": any(item.severity == "blocks" for item in findings),
    }


def install_on_node(site: Site, argv: Sequence[str], seconds: float) -> list[dict[str, str]]:
    """Run the command that creates an environment on this node; return the installed packages."""
    context = site.context()
    done = context.runner.capture(argv, timeout=seconds, env=context.env, cwd=site.root)
    context.report.note(done.stderr)
    if done.returncode != 0:
        said = (done.problem or done.stderr or done.stdout).strip().splitlines()
        first = next((line for line in said if "error" in line.lower()), "".join(said[-1:]))
        raise ClusterError(
            f"{platform.node()}: the environment was not created", why=first, detail=said[-10:]
        )
    metadata = Path(argv[argv.index("--prefix") + 1]) / "conda-meta"
    records = [json.loads(path.read_text("utf-8")) for path in sorted(metadata.glob("*.json"))]
    keys = ("name", "version", "build")
    return [{key: str(record[key]) for key in keys} for record in records]
