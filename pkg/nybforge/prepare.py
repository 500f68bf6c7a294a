"""Assembles a plan from the variant files, this machine's compilers and the channel."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from nybforge.channel import Channel
from nybforge.choices import TOOLCHAINS
from nybforge.context import Context
from nybforge.devices import Capability, for_devices, not_compiled, resolve
from nybforge.earlier import Earlier
from nybforge.errors import RuleError, UsageError
from nybforge.inputs import BUILD_REVISION, cores_of, file_inputs, source_date
from nybforge.load import read, reject_unknown
from nybforge.packages import PACKAGES
from nybforge.plan import Plan, ToolchainView, World, make_plan
from nybforge.platforms import host_platform
from nybforge.variants import HOST_TARGET, Variant, by_default, load_targets, select

if TYPE_CHECKING:
    from nybforge.toolchain.model import Wanted
    from nybforge.toolchain.plan import ToolchainPlan

__all__ = ["Prepared", "embedded_channel", "prepare", "toolchain_needs", "with_wheels"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A plan, and how to get the channels that its steps build from."""

    plan: Plan
    channels: Callable[[str], tuple[str, ...]]  # returns the channels of a target


def prepare(
    context: Context,
    names: Sequence[str],
    *,
    toolchain: str = "embedded",
    force: bool = False,
    platform: str | None = None,
    extras: Sequence[str] = (),
    devices: Sequence[str] = (),
) -> Prepared:
    """Prepare the plan for the named targets with the given toolchain. If none is named, the plan
    is for the targets that are built by default. With `platform`, also cross-compile the packages
    for that platform. With `devices`, build kernels only for these devices. If no target is named,
    use only the targets that can compile for these devices."""
    variants = load_targets(context.root)
    selected = select(variants, names) if names else by_default(variants)
    capabilities = resolve(devices, context.runner)
    if not names:
        selected = _that_compile(context, selected, capabilities)
    selected = for_devices(selected, capabilities)
    _report_without_ptx(context, selected)
    if toolchain == "embedded" and not names:
        selected = with_wheels(context, selected, host_platform())
    host = next((v for v in variants if v.target == HOST_TARGET), None)
    if host is None:
        where = context.root / "recipe/variants"
        raise RuleError(f"there is no target {HOST_TARGET}", where=where)
    if toolchain == "embedded":
        views, channels = _embedded(context, (*selected, host), platform)
    elif toolchain == "conda-forge":
        views, channels = _conda_forge(context, (*selected, host), platform)
    else:
        hint = "one of " + ", ".join(TOOLCHAINS)
        raise UsageError(f"unknown toolchain {toolchain!r}", hint=hint)
    channel, earlier = Channel(context.output), Earlier(context.build)
    cores_of(context.env)  # build scripts also read CPU_COUNT; a wrong value is reported here
    world = World(
        root=context.root,
        files=cache(lambda package: file_inputs(context.root, PACKAGES[package])),
        toolchain=views,
        engine={
            "engine py-rattler-build": importlib.metadata.version("py-rattler-build"),
            "engine nybforge": BUILD_REVISION,
            "SOURCE_DATE_EPOCH": source_date(context.env),
        },
        remembered=channel.record,
        holds=channel.holds,
        earlier=lambda job, key: earlier.find(job, key) is not None,
    )
    plan = make_plan(
        world,
        selected=selected,
        host=host,
        platform=host_platform(),
        force=force,
        extras=tuple(dict.fromkeys(extras)),
        cross=platform,
    )
    return Prepared(plan=plan, channels=channels)


def _that_compile(
    context: Context, variants: tuple[Variant, ...], devices: Sequence[Capability]
) -> tuple[Variant, ...]:
    """Return the targets whose toolkits can compile for all these devices, and report skipped
    targets. If no toolkit can, return all targets; for_devices then raises the errors."""
    unknown = {each.target: not_compiled(each, devices) for each in variants}
    able = tuple(each for each in variants if not unknown[each.target])
    if len(able) == len(variants) or not any(each.toolkit for each in able):
        return variants
    skipped = ", ".join(target for target, numbers in unknown.items() if numbers)
    numbers = sorted({each for numbers in unknown.values() for each in numbers}, key=int)
    names = ", ".join(f"sm_{each}" for each in numbers)
    context.report.note(f"skipped      {skipped}: these toolkits cannot compile for {names}")
    return able


def with_wheels(
    context: Context, variants: Sequence[Variant], platform: str
) -> tuple[Variant, ...]:
    """Return the targets that have wheels in the embedded toolchain for the platform, and report
    skipped targets. If all targets are requested, a target that this machine cannot build does not
    stop the builds of other targets."""
    from nybforge.toolchain.sources import read_sources

    sources = read_sources(context.root)
    skipped = [each.target for each in variants if sources.lacks(each.cuda, platform)]
    if skipped:
        context.report.note(
            f"skipped      {', '.join(skipped)}: these toolkits have no wheels for {platform}; "
            "images built on linux-64 also run here"
        )
    return tuple(each for each in variants if each.target not in skipped)


def _report_without_ptx(context: Context, variants: Sequence[Variant]) -> None:
    """Report, before the build starts, the targets whose images run only on the listed devices."""
    found: dict[str, list[str]] = {}
    for variant in variants:
        if variant.cuda is not None and all(c.endswith("-real") for c in variant.capabilities):
            served = ", ".join(f"sm_{c.removesuffix('-real')}" for c in variant.capabilities)
            found.setdefault(served, []).append(variant.target)
    for served, targets in found.items():
        context.report.note(
            f"without PTX  {', '.join(targets)}: these images run only on devices that can run "
            f"code for {served}; for newer devices, build the targets again"
        )


Views = Callable[[str], ToolchainView]
Channels = Callable[[str], tuple[str, ...]]  # returns the channels of a target


def toolchain_needs(variant: Variant, platform: str | None = None) -> Wanted:
    """Return what a target needs from the toolchain."""
    from nybforge.toolchain.model import Wanted

    return Wanted(
        target=variant.target,
        toolkit=variant.cuda,
        device_compiler=variant.device_compiler,
        gcc_pin=variant.gcc,
        platform=platform,
    )


def _embedded(
    context: Context, variants: Sequence[Variant], cross: str | None
) -> tuple[Views, Channels]:
    from nybforge.toolchain.host import probe_host
    from nybforge.toolchain.model import Wanted
    from nybforge.toolchain.plan import plan_from, taken
    from nybforge.toolchain.sources import read_sources

    machine = probe_host(context.runner, context.env)
    sources = read_sources(context.root)
    wanted = {variant.target: toolchain_needs(variant) for variant in variants}
    if cross is not None and cross != host_platform():
        name = f"{HOST_TARGET}@{cross}"
        wanted[name] = Wanted(target=name, platform=cross)
    # plan all targets first, so that one run reports every target that this machine cannot build
    whole = plan_from(sources, machine, tuple(wanted.values()))

    @cache
    def view(target: str) -> ToolchainView:
        alone = plan_from(sources, machine, (wanted[target],))
        overrides = alone.overrides.get(target, {})
        gcc = overrides.get("c_compiler_version", "")
        return ToolchainView(
            packages=taken(alone.packages, machine, wanted[target], gcc),
            overrides=overrides,
            reason=alone.reasons.get(target, ""),
        )

    @cache
    def channel() -> tuple[str, ...]:
        return (_made(context, whole),)

    return view, lambda target: channel()


def embedded_channel(context: Context) -> str:
    """Return the embedded channel with the base packages of every environment. A missing channel is
    built."""
    from nybforge.toolchain.host import probe_host
    from nybforge.toolchain.model import Wanted
    from nybforge.toolchain.plan import plan_toolchain

    machine = probe_host(context.runner, context.env)
    return _made(context, plan_toolchain(context.root, machine, (Wanted(target=HOST_TARGET),)))


def _made(context: Context, plan: ToolchainPlan) -> str:
    """Return the URL of the channel with the planned packages. Missing packages are built."""
    from nybforge.toolchain.ensure import ensure_toolchain

    ready = ensure_toolchain(
        plan,
        build=context.build,
        env=context.env,
        runner=context.runner,
        report=context.report,
    )
    return ready.url


def _conda_forge(
    context: Context, variants: Sequence[Variant], cross: str | None
) -> tuple[Views, Channels]:
    path = context.root / "recipe/toolchains/conda-forge.yaml"
    document = read(path)
    reject_unknown(document, ("channels", "targets"))
    urls = document.require("channels").texts()
    special = document.get("targets")
    own = {} if special is None else {k: v.texts() for k, v in special.mapping().items()}
    views: dict[str, ToolchainView] = {}
    for variant in variants:
        channels = own.get(variant.target, urls)
        views[variant.target] = ToolchainView(
            packages={"channels": " ".join(channels)},
            overrides={},
            reason=f"GCC {variant.gcc}, the file's pin, from {', '.join(channels)}",
        )
    if cross is not None and HOST_TARGET in views:
        views[f"{HOST_TARGET}@{cross}"] = views[HOST_TARGET]
    return views.__getitem__, lambda target: own.get(target, urls)
