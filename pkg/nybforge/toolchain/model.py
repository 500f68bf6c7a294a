"""The toolchain's records: wheels, package plans, the machine, and the needs of each target."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from packaging.tags import Tag
from packaging.utils import parse_wheel_filename
from packaging.version import Version

__all__ = [
    "Compiler",
    "Files",
    "Host",
    "Interpreter",
    "Jetpack",
    "Link",
    "PackagePlan",
    "Text",
    "Wanted",
    "Wheel",
    "gcc_min",
]

# Increase this number when the assembly of packages changes, so that every package gets a new build
# string.
ASSEMBLY = 2

# the first GCC whose C++17 library is complete and stable (libstdc++ manual, section "Status")
_GCC_MIN = 9
# the first GCC with -march=x86-64-v3 and _mm_loadu_si32; Debian's GCC 10 has only the option
_GCC_MIN_X86 = 11


def gcc_min(platform: str) -> int:
    """Return the oldest GCC major that compiles the host library for a platform."""
    return _GCC_MIN_X86 if platform == "linux-64" else _GCC_MIN


@dataclass(frozen=True, slots=True, kw_only=True)
class Wheel:
    """One pinned wheel file."""

    name: str  # the distribution's name
    version: str
    file: str
    sha256: str
    size: int | None = None

    @property
    def tags(self) -> frozenset[Tag]:
        """The tags in the file name."""
        return parse_wheel_filename(self.file)[3]

    @property
    def pure(self) -> bool:
        """True if the wheel contains no code that needs a certain platform or Python ABI."""
        return all(tag.abi == "none" for tag in self.tags)


@dataclass(frozen=True, slots=True, kw_only=True)
class Files:
    """The members of a wheel whose paths match `pattern`. The members are put below `to`.

    The first `strip` folders of each path are dropped. `link` is a folder that gets a link to each
    file.
    """

    wheel: Wheel
    pattern: str
    to: str
    strip: str = ""
    link: str | None = None
    executable: bool = False
    exclude: str | None = None
    runpath: str | None = None  # the RUNPATH for libraries without one; `patcher` sets it
    patcher: Wheel | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A file with generated text."""

    path: str
    text: str
    executable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A symbolic link."""

    path: str
    target: str


@dataclass(frozen=True, kw_only=True)  # without slots, because the object caches its key
class PackagePlan:
    """One conda package to assemble: its metadata and the source of each of its files."""

    name: str
    version: str
    subdir: str
    summary: str
    license: str
    depends: tuple[str, ...] = ()
    constrains: tuple[str, ...] = ()
    run_exports: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    python: bool = False  # noarch: python
    entry_points: tuple[str, ...] = ()
    content: tuple[Files | Text | Link, ...] = ()
    license_from: Wheel | None = None
    external: bool = False  # the package describes software of this machine
    build_prefix: str = ""
    build_suffix: str = "0"

    @property
    def wheels(self) -> tuple[Wheel, ...]:
        """The wheels that the package needs, without duplicates."""
        parts = [part for part in self.content if isinstance(part, Files)]
        found = [part.wheel for part in parts]
        found += [part.patcher for part in parts if part.patcher is not None]
        if self.license_from is not None:
            found.append(self.license_from)
        return tuple(dict.fromkeys(found))

    @cached_property
    def key(self) -> str:
        """The sha256 of everything that the package is made from."""
        return hashlib.sha256(_canonical(self).encode()).hexdigest()

    @property
    def build(self) -> str:
        """The build string; it contains the key, so equal build strings mean equal content."""
        return f"{self.build_prefix}h{self.key[:8]}_{self.build_suffix}"

    @property
    def identifier(self) -> str:
        """name-version-build, the file name without its ending."""
        return f"{self.name}-{self.version}-{self.build}"

    @property
    def file(self) -> str:
        """The package's path below the channel."""
        return f"{self.subdir}/{self.identifier}.conda"


def _canonical(plan: PackagePlan) -> str:
    parts: list[object] = []
    for part in plan.content:
        if isinstance(part, Files):
            row = [part.wheel.sha256, part.pattern, part.to, part.strip, part.link]
            patcher = part.patcher.sha256 if part.patcher else None
            parts.append(["files", *row, part.executable, part.exclude, part.runpath, patcher])
        elif isinstance(part, Text):
            parts.append(["text", part.path, part.text, part.executable])
        else:
            parts.append(["link", part.path, part.target])
    exports = {key: list(value) for key, value in sorted(plan.run_exports.items())}
    facts = [ASSEMBLY, plan.name, plan.version, plan.subdir, plan.summary, plan.license]
    more = [list(plan.depends), list(plan.constrains), exports, plan.python]
    rest = [list(plan.entry_points), plan.license_from and plan.license_from.sha256]
    return json.dumps([facts, more, rest, parts], sort_keys=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiler:
    """One installed GCC, with the facts that it reports about itself."""

    gcc: Path
    gxx: Path | None
    version: str  # the output of -dumpfullversion
    platform: str  # the platform that it compiles for, as conda names it
    programs: Mapping[str, str]  # ld, as, ar … → path
    libc: str  # the C library that it links with
    binutils: str

    @property
    def major(self) -> int:
        """The first number of the version."""
        return Version(self.version).major


@dataclass(frozen=True, slots=True, kw_only=True)
class Interpreter:
    """The Python interpreter that the environments use."""

    executable: Path
    version: str  # 3.11.7

    @property
    def minor(self) -> str:
        """The minor version, 3.11."""
        version = Version(self.version)
        return f"{version.major}.{version.minor}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Jetpack:
    """The CUDA toolkit that JetPack installed on a Jetson."""

    l4t: str  # R36.4.0
    jetpack: str | None  # 6.1
    home: Path  # /usr/local/cuda
    cuda: str  # 12.6
    nvcc: str  # 12.6.68
    capability: str | None  # 87, determined by the chip
    programs: tuple[str, ...]  # the names of the toolkit's programs, such as nvcc and ptxas


@dataclass(frozen=True, slots=True, kw_only=True)
class Host:
    """The facts about a machine that the toolchain needs."""

    platform: str
    libc: str
    cxx_runtime: str  # the GCC release of this machine's libstdc++.so.6
    python: Interpreter
    compilers: tuple[Compiler, ...]  # newest first
    distribution: str = ""  # "debian", "fedora": for hints only
    jetpack: Jetpack | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The needs of one target, which the toolchain must satisfy."""

    target: str
    toolkit: str | None = None  # "12.2"
    device_compiler: str | None = None  # "nvrtc" or "nvcc"
    gcc_pin: str | None = None  # the target's conda-forge pin; for messages only
    platform: str | None = None  # where the built program runs; None means this machine
