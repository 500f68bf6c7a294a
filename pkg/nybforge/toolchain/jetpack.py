"""JetPack's CUDA toolkit as an external package. Its version and contents are read from the
Jetson."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from packaging.version import Version

from nybble.compat import CompatError, gcc_max
from nybble.compat.jetson import RELEASE, TREE, parse_release
from nybforge.platforms import platform_of
from nybforge.run import Runner
from nybforge.toolchain.activation import activate, deactivate, fill
from nybforge.toolchain.external import external
from nybforge.toolchain.model import Host, Jetpack, PackagePlan, Text

__all__ = ["board_capability", "find_jetpack", "jetpack_packages"]

PLATFORM = "linux-aarch64"
# The chip's name in the device tree -> compute capability (NVIDIA's Jetson Linux developer guide).
CHIPS = {"tegra194": "72", "tegra234": "87", "tegra264": "110"}
PROGRAMS = ("nvcc", "ptxas", "fatbinary", "nvlink", "cuobjdump", "nvdisasm")
OLDEST = Version("11.4")  # JetPack 5 has it


def find_jetpack(runner: Runner, root: Path = Path("/")) -> Jetpack | None:
    """Return the toolkit that JetPack installed. Return None if there is none, or if the machine is
    not a Jetson.
    """
    release = parse_release(_text(root / RELEASE))
    home = root / "usr/local/cuda"
    if release is None or not (home / "bin/nvcc").is_file():
        return None
    said = runner.capture([home / "bin/nvcc", "--version"], timeout=20).stdout
    version = re.search(r"release (\d+\.\d+), V(\d+\.\d+\.\d+)", said)
    if version is None or Version(version[1]) < OLDEST:
        return None
    return Jetpack(
        l4t=release.release,
        jetpack=release.jetpack,
        home=home,
        cuda=version[1],
        nvcc=version[2],
        capability=board_capability(root),
        programs=tuple(name for name in PROGRAMS if (home / "bin" / name).is_file()),
    )


def board_capability(root: Path = Path("/")) -> str | None:
    """Return the compute capability of the board's chip, "87". Return None if the chip is unknown,
    or if the machine is not a Jetson.
    """
    chip = re.search(r"nvidia,(tegra\d+)", _text(root / TREE))
    return CHIPS.get(chip[1]) if chip else None


def jetpack_packages(
    host: Host, activation: Mapping[str, Mapping[str, str]]
) -> Iterator[PackagePlan]:
    """Yield `jetpack-cuda`. The package contains programs that execute JetPack's programs, and sets
    the lab's variables.
    """
    found, platform = host.jetpack, platform_of(PLATFORM)
    if found is None or platform is None or host.platform != PLATFORM:
        return
    variables = _filled(activation["jetpack"], found, platform.host)
    name = "jetpack-cuda"
    yield external(
        name,
        found.nvcc,
        PLATFORM,
        f"The CUDA toolkit {found.cuda} of {_named(found)} in {found.home}",
        constrains=tuple(_constraints(found)),
        content=(
            *(
                Text(
                    path=f"bin/{each}",
                    text=f'#!/bin/sh\nexec {found.home}/bin/{each} "$@"\n',
                    executable=True,
                )
                for each in found.programs
            ),
            # the script runs after the compilers' own scripts, because it uses the CXX that they
            # set
            Text(path=f"etc/conda/activate.d/~{name}_activate.sh", text=activate(name, variables)),
            Text(
                path=f"etc/conda/deactivate.d/~{name}_deactivate.sh",
                text=deactivate(name, list(variables)),
            ),
        ),
    )


def _constraints(found: Jetpack) -> Iterator[str]:
    """Yield constraints that exclude other toolkits, a GCC that nvcc rejects, and Arm servers'
    CUDA."""
    yield f"cuda-version {found.cuda}.*"
    yield "nybble-lab <0"
    with suppress(CompatError):  # the tables do not have this toolkit; its nvcc reports the error
        yield f"gcc_impl_{PLATFORM} <{gcc_max(found.cuda) + 1}.0a0"
    if Version(found.cuda).major < 13:
        yield "arm-variant * tegra"


def _filled(values: Mapping[str, str], found: Jetpack, triplet: str) -> dict[str, str]:
    marks = {
        "@HOME@": str(found.home),
        "@HOST@": triplet,
        "@CUDA@": found.cuda,
        "@SHORT@": found.cuda.replace(".", ""),
        "@SM@": found.capability or "",
    }
    return {name: fill(value, marks) for name, value in values.items()}


def _named(found: Jetpack) -> str:
    return f"L4T {found.l4t}" + (f" (JetPack {found.jetpack})" if found.jetpack else "")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
