"""Plans the toolchain channel for some targets: its packages, the GCC of each target, and
overrides. Pure."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nybforge.errors import NybforgeError, UsageError, raise_all
from nybforge.platforms import PLATFORMS
from nybforge.toolchain.choose import Picked, pick_compiler
from nybforge.toolchain.compilers import compiler_packages
from nybforge.toolchain.cuda import cuda_packages
from nybforge.toolchain.external import machine_packages
from nybforge.toolchain.jetpack import jetpack_packages
from nybforge.toolchain.model import Compiler, Host, PackagePlan, Wanted, Wheel
from nybforge.toolchain.sources import Sources, read_sources, toolkit_error
from nybforge.toolchain.tools import tool_packages

__all__ = ["ToolchainPlan", "plan_from", "plan_toolchain", "taken", "wheels_for"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolchainPlan:
    """The packages that the targets need in the channel, and the overrides for builds."""

    packages: tuple[PackagePlan, ...]
    # returns the files that any target of this checkout needs on this machine
    valid: Callable[[], frozenset[str]]
    overrides: Mapping[str, Mapping[str, str]]  # target → variant key → value
    reasons: Mapping[str, str]  # target → the selected GCC and the reason
    compilers: tuple[Compiler, ...]  # the GCCs that the targets use, without duplicates
    distribution: str  # the Linux distribution, for hints

    @property
    def targets(self) -> tuple[str, ...]:
        """The targets of this plan, without duplicates. Their platforms are left out."""
        return tuple(dict.fromkeys(name.partition("@")[0] for name in self.reasons))

    @property
    def wheels(self) -> tuple[Wheel, ...]:
        """The wheels that the packages are made from, without duplicates."""
        found = [wheel for package in self.packages for wheel in package.wheels]
        return tuple(dict.fromkeys(found))

    @property
    def key(self) -> str:
        """The sha256 of the whole plan. Equal keys mean equal packages."""
        lines = sorted(package.file for package in self.packages)
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def plan_toolchain(
    root: Path, host: Host, wanted: Sequence[Wanted], *, complete: bool = False
) -> ToolchainPlan:
    """Return the plan for the targets, from the checkout's recipe/toolchains.

    With `complete`, the plan also contains nvJitLink, which no build needs.
    """
    return plan_from(read_sources(root), host, wanted, complete=complete)


def plan_from(
    sources: Sources, host: Host, wanted: Sequence[Wanted], *, complete: bool = False
) -> ToolchainPlan:
    """Return the plan for the targets; raise all errors together."""
    errors: list[NybforgeError] = []
    picked: dict[str, Picked] = {}
    for each in wanted:
        if each.toolkit is not None and each.toolkit not in sources.toolkits:
            errors.append(toolkit_error(each.toolkit, sources))
            continue
        try:
            picked[each.target] = pick_compiler(each, host)
        except NybforgeError as error:
            errors.append(error)
    packages = [*_base(sources, host)]
    toolkits = {each.toolkit for each in wanted if each.toolkit is not None}
    for toolkit in sorted(toolkits & sources.toolkits.keys()):
        try:
            packages += cuda_packages(sources, toolkit, host.platform, complete=complete)
        except NybforgeError as error:
            errors.append(error)
    raise_all(errors)

    def valid() -> frozenset[str]:
        everything = [*packages]
        for toolkit in sources.toolkits:
            if not sources.lacks(toolkit, host.platform):
                everything += cuda_packages(sources, toolkit, host.platform, complete=True)
        return frozenset(package.file for package in everything)

    return ToolchainPlan(
        packages=tuple(packages),
        valid=valid,
        overrides={name: _overrides(each) for name, each in picked.items()},
        reasons={name: each.reason for name, each in picked.items()},
        compilers=tuple({str(p.compiler.gcc): p.compiler for p in picked.values()}.values()),
        distribution=host.distribution,
    )


def taken(packages: Sequence[PackagePlan], host: Host, wanted: Wanted, gcc: str) -> dict[str, str]:
    """Return name → content key of the packages that the target's build with a GCC uses. Compilers
    for other platforms and other installed GCCs are excluded.
    """
    platform = wanted.platform or host.platform
    others = tuple(f"_{each.name}" for each in PLATFORMS if each.name != platform)
    found: dict[str, str] = {}
    # If a package exists for two platforms, use the one for the target platform.
    for package in sorted(packages, key=lambda package: package.subdir == platform):
        if package.subdir not in ("noarch", platform, host.platform):
            continue
        other_gcc = package.name.startswith(("gcc_", "gxx_")) and package.version != gcc
        if not other_gcc and not package.name.endswith(others):
            found[package.name] = package.key
    return found


def wheels_for(
    sources: Sources, platform: str, python: str, toolkits: Sequence[str]
) -> tuple[Wheel, ...]:
    """Return the wheels that a machine of `platform` with Python `python` needs for the
    toolkits."""
    pinned = {pin.python for tool in sources.tools for pin in tool.pins if pin.python is not None}
    if python not in pinned:
        raise UsageError(
            f"no wheels are pinned for Python {python}",
            where="recipe/toolchains/embedded.yaml",
            hint=f"--python is the other machine's Python: {', '.join(sorted(pinned, key=_minor))}",
        )
    pins = [tool.wheel_for(platform, python) for tool in sources.tools]
    wheels = [wheel for wheel in pins if wheel is not None]
    for toolkit in toolkits:
        if toolkit not in sources.toolkits:
            raise toolkit_error(toolkit, sources)
        for package in cuda_packages(sources, toolkit, platform, complete=True):
            wheels += package.wheels
    return tuple(dict.fromkeys(wheels))


def _minor(python: str) -> int:
    return int(python.partition(".")[2])


def _base(sources: Sources, host: Host) -> list[PackagePlan]:
    packages = [*machine_packages(host), *tool_packages(sources, host)]
    packages += jetpack_packages(host, sources.activation)
    for compiler in host.compilers:
        packages += compiler_packages(compiler, host, sources.activation)
    # two GCCs may use the same binutils; then its package was planned twice
    return list({package.file: package for package in packages}.values())


def _overrides(picked: Picked) -> dict[str, str]:
    return {
        "c_compiler_version": picked.compiler.version,
        "cxx_compiler_version": picked.compiler.version,
        "c_stdlib_version": picked.compiler.libc,
        # The embedded toolchain has only one Python, so its version is not restricted here. The
        # packages' own minimum is in `run` of the recipes.
        "python_min": "3",
    }
