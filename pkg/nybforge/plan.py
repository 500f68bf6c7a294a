"""Computes which packages to build, in which order, and the reason for each. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nybforge.channel import Record
from nybforge.inputs import key_of
from nybforge.packages import EXTRAS, PACKAGES
from nybforge.variants import HOST_TARGET, Variant, target_name

__all__ = [
    "PER_TARGET",
    "Plan",
    "Step",
    "ToolchainView",
    "World",
    "changes",
    "make_plan",
    "why_not",
]

PER_TARGET = tuple(name for name, one in PACKAGES.items() if one.per_target)


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolchainView:
    """The facts about the toolchain of one target that a plan needs."""

    packages: Mapping[str, str]  # package name → digest of the package's content
    overrides: Mapping[str, str]  # variant values that this machine's compilers change
    reason: str  # the selected compiler, and why it was selected


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One package that is built, or kept because it is up to date."""

    job: str  # nybble-kernels-cuda122-noarch
    package: str
    target: str  # the target from whose variant file the package is built
    platform: str
    recipe: Path
    variant: Path
    overrides: Mapping[str, str]
    inputs: Mapping[str, str]
    key: str
    after: tuple[str, ...]
    build: bool
    reason: str
    restore: bool = False  # an earlier build made the package from the same inputs


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """All steps in order, and the toolchain of each target."""

    targets: tuple[str, ...]
    steps: tuple[Step, ...]
    compilers: Mapping[str, str]

    @property
    def to_build(self) -> tuple[Step, ...]:
        """The steps that are not up to date."""
        return tuple(step for step in self.steps if step.build)


def changes(old: Mapping[str, str], new: Mapping[str, str]) -> str:
    """Describe the differences between two sets of inputs.

    >>> changes({"a": "1", "b": "1"}, {"a": "2", "c": "1"})
    'a changed, b is gone, c is new'
    """
    said = [f"{name} changed" for name in sorted(old.keys() & new.keys()) if old[name] != new[name]]
    said += [f"{name} is gone" for name in sorted(old.keys() - new.keys())]
    said += [f"{name} is new" for name in sorted(new.keys() - old.keys())]
    more = len(said) - 3
    return ", ".join(said[:3]) + (f" and {more} more" if more > 0 else "")


def jobs_of(targets: Sequence[Variant], extras: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return (package, target) pairs, ordered so that dependencies are built first."""
    with_images = [variant for variant in targets if variant.cuda is not None]
    jobs = [
        (name, HOST_TARGET)
        for name, one in PACKAGES.items()
        if not (one.optional or (one.cuda and (one.per_target or not with_images)))
    ]
    jobs += [(name, HOST_TARGET) for name in extras]
    return jobs + [(name, each.target) for each in with_images for name in packages_of(each)]


def packages_of(variant: Variant) -> tuple[str, ...]:
    """Return the packages of a CUDA target. Each CUDA version has one lab, which the target without
    a suffix builds.
    """
    return tuple(name for name in PER_TARGET if not (variant.suffix and name == "nybble-lab"))


def job_id(package: str, target: str, platform: str) -> str:
    """Return the job's name, which is unique and stable.

    >>> job_id("nybble-kernels", "cuda122", "linux-64")
    'nybble-kernels-cuda122-noarch'
    >>> job_id("libnybble", "cpu", "linux-64")
    'libnybble-linux-64'
    """
    where = "noarch" if PACKAGES[package].noarch else platform
    words = (package, target, where) if package in PER_TARGET else (package, where)
    return "-".join(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """The inputs of a plan: sources, toolchains, the engine, and the channel's packages."""

    root: Path
    files: Callable[[str], Mapping[str, str]]  # returns the digests of a package's sources
    # returns the toolchain for TARGET, or the cross toolchain for TARGET@PLATFORM
    toolchain: Callable[[str], ToolchainView]
    engine: Mapping[str, str]
    remembered: Callable[[str], Record | None]
    holds: Callable[[Record], bool]
    earlier: Callable[[str, str], bool]  # true if an earlier build of JOB had the inputs of KEY


def make_plan(
    world: World,
    *,
    selected: Sequence[Variant],
    host: Variant,
    platform: str,
    force: bool = False,
    cross: str | None = None,
    extras: Sequence[str] = (),
) -> Plan:
    """Return the plan for the selected targets; `cross` is an additional platform for packages
    that are not noarch."""
    by_name = {variant.target: variant for variant in (*selected, host)}
    steps: dict[str, Step] = {}
    jobs = [(package, target, platform) for package, target in jobs_of(selected, extras)]
    if cross is not None:  # if `cross` is the host platform, the job exists already
        jobs.append(("libnybble", HOST_TARGET, cross))
    for package, name, where in jobs:
        target = name if where == platform else f"{name}@{where}"
        after = [steps[job_id(each, HOST_TARGET, platform)] for each in PACKAGES[package].after]
        job = job_id(package, name, where)
        steps[job] = _step(world, job, package, by_name[name], target, where, after, force)
    names = tuple(variant.target for variant in selected)
    asked = dict.fromkeys((*names, HOST_TARGET, *(step.target for step in steps.values())))
    return Plan(
        targets=names,
        steps=tuple(steps.values()),
        compilers={name: world.toolchain(name).reason for name in asked},
    )


def _step(
    world: World,
    job: str,
    package: str,
    variant: Variant,
    target: str,
    platform: str,
    after: Sequence[Step],
    force: bool,
) -> Step:
    """Return the step of a job. The step's key covers all inputs of the package."""
    view = world.toolchain(target)
    inputs = {
        **world.files(package),
        **world.engine,
        **{f"variant {k}": v for k, v in {**variant.values, **view.overrides}.items()},
        **{f"toolchain {k}": v for k, v in _tools(package, variant, view).items()},
        **{step.job: step.key for step in after},
    }
    key = key_of(inputs)
    build, reason = _decide(job, key, inputs, world, force)
    restore = build and not force and world.earlier(job, key)
    return Step(
        job=job,
        package=package,
        target=target,
        platform=platform,
        recipe=world.root / PACKAGES[package].recipe,
        variant=variant.path,
        overrides={**view.overrides, **variant.chosen},
        inputs=inputs,
        key=key,
        after=tuple(step.job for step in after),
        build=build,
        reason="restore because an earlier build had the same inputs" if restore else reason,
        restore=restore,
    )


def why_not(
    job: str, plan: Plan, variants: Sequence[Variant], platforms: Sequence[str]
) -> str | None:
    """Return the reason why the job is not in the plan, or None if no such job exists."""
    for platform in platforms:
        for package in EXTRAS:
            if job == job_id(package, HOST_TARGET, platform):
                return f"{package} is optional: --package {package} builds it"
        if job == job_id("nvrtcc", HOST_TARGET, platform):
            return "nvrtcc compiles GPU images, and no selected target has CUDA"
        if job == job_id("libnybble", HOST_TARGET, platform):
            return f"packages for {platform} are made with --platform {platform}"
    for variant in variants:
        if job not in (job_id(package, variant.target, "") for package in PER_TARGET):
            continue
        if variant.cuda is None:
            return f"{variant.target} is a CPU target: it has neither images nor a lab"
        if job not in (job_id(package, variant.target, "") for package in packages_of(variant)):
            return f"the lab of CUDA {variant.cuda} is built for {target_name(variant.cuda)}"
        asked = ", ".join(plan.targets)
        return f"the target {variant.target} is not selected (selected: {asked})"
    return None


def _tools(package: str, variant: Variant, view: ToolchainView) -> dict[str, str]:
    wanted = PACKAGES[package].tools
    if package == "nybble-kernels" and variant.device_compiler == "nvcc":
        wanted += ("gcc", "gxx", "sysroot")
    wanted += ("channels",)
    return {name: digest for name, digest in view.packages.items() if name.startswith(wanted)}


def _decide(
    job: str, key: str, inputs: Mapping[str, str], world: World, force: bool
) -> tuple[bool, str]:
    record = world.remembered(job)
    if force:
        return True, "--force"
    if record is None:
        return True, "missing from the channel"
    if record.key != key:
        return True, changes(record.inputs, inputs)
    if not world.holds(record):
        return True, f"{record.file} was changed after the build"
    return False, f"all {len(inputs)} inputs match {record.file}"
