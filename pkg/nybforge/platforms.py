"""The conda platforms that nybble is built for, and the platform of this machine."""

from __future__ import annotations

import platform
from dataclasses import dataclass

from nybforge.errors import HostLacksTool

__all__ = ["PLATFORMS", "Platform", "host_platform", "platform_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Platform:
    """One conda platform, and the names that compilers and NVIDIA use for it."""

    name: str  # conda's: linux-64
    machine: str  # uname -m, and CMAKE_SYSTEM_PROCESSOR
    host: str  # the prefix of conda-forge's compiler programs
    cuda_target: str  # the name of the platform's folder below targets/ in a toolkit


PLATFORMS = (
    Platform(
        name="linux-64",
        machine="x86_64",
        host="x86_64-conda-linux-gnu",
        cuda_target="x86_64-linux",
    ),
    Platform(
        name="linux-aarch64",
        machine="aarch64",
        host="aarch64-conda-linux-gnu",
        cuda_target="sbsa-linux",
    ),
)


def platform_of(word: str) -> Platform | None:
    """Return the platform whose conda name or machine is `word`, or None.

    >>> platform_of("aarch64").name
    'linux-aarch64'
    """
    return next((each for each in PLATFORMS if word in (each.name, each.machine)), None)


def host_platform() -> str:
    """Return this machine's conda platform; raise HostLacksTool if it is not supported."""
    system, machine = platform.system(), platform.machine()
    found = platform_of(machine)
    if system != "Linux" or found is None:
        known = " or ".join(each.machine for each in PLATFORMS)
        raise HostLacksTool(
            f"packages are not built on {system} {machine}", hint=f"use Linux on {known}"
        )
    return found.name
