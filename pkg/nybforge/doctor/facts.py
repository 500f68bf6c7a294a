"""Facts about one machine as frozen records that can be converted to JSON. This module has neither
probes nor rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

SCHEMA = 1

# The pattern of versions that rules compare.
VERSION = {"form": r"\d{1,6}(?:\.\d{1,6})*"}
CUDA = {"form": r"\d{1,3}(?:\.\d{1,6})+"}  # 12.2 or 12.2.140
PAIR = {"form": r"\d{1,3}\.\d{1,3}"}
# The pattern of values that may be part of suggested commands without quotes.
WORD = {"form": r"[\w.+-]*"}


@dataclass(frozen=True, slots=True, kw_only=True)
class System:
    """Operating system, C library, memory and disk."""

    subdir: str = field(default="linux-64", metadata=WORD)
    distro: str = ""
    kernel: str = ""
    libc: str | None = None  # the kind of C library: glibc or musl
    libc_version: str | None = field(default=None, metadata=VERSION)
    # the newest GLIBCXX version in the libstdc++ that the loader finds first
    glibcxx: str | None = field(default=None, metadata=VERSION)
    wsl: bool = False
    container: str | None = None
    cores: int = 0
    memory_gib: float | None = None
    disk_free_gib: float | None = None
    python: str = ""
    home: str = ""  # the user's home folder; records do not contain it


@dataclass(frozen=True, slots=True, kw_only=True)
class Jetson:
    """Jetson Linux and the JetPack it belongs to."""

    l4t: str
    jetpack: str | None = None
    model: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiler:
    """A host compiler: gcc or clang; default is true for the compiler that `g++` or CXX starts."""

    kind: str
    version: str = field(metadata=VERSION)
    path: str
    default: bool = False
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolkit:
    """A CUDA toolkit with an nvcc; found_via says how it was found."""

    version: str = field(metadata=CUDA)
    nvcc: str
    found_via: str
    # the toolkit's folder if nvcc is a script or link outside that folder; otherwise empty
    top: str = ""
    # nvcc is a link and does not find its toolkit if it is started through the link
    lost: bool = False
    others: tuple[str, ...] = ()  # other paths of the same nvcc

    @property
    def home(self) -> str:
        """The folder to which CUDA_HOME should point."""
        return self.top or str(PurePosixPath(self.nvcc).parent.parent)

    @property
    def compiler(self) -> str:
        """The nvcc that builds should start."""
        return f"{self.top}/bin/nvcc" if self.top else self.nvcc

    def is_in(self, folder: str) -> bool:
        """Return whether one of the paths of this nvcc is in the subfolder `bin` of `folder`."""
        paths = (PurePosixPath(path) for path in (self.nvcc, *self.others))
        return any(path.parent.parent == PurePosixPath(folder) for path in paths)


@dataclass(frozen=True, slots=True, kw_only=True)
class Driver:
    """The driver as libcuda reports it; its release is from the kernel module or nvidia-smi."""

    library: str | None = None  # the file that was loaded
    # the CUDA version that cuDriverGetVersion returns, in the form 12.2
    cuda: str | None = field(default=None, metadata=CUDA)
    release: str | None = None
    init_code: int | None = None  # cuInit's return code
    problem: str | None = None
    kernel_module: str | None = None  # the driver release in /proc/driver/nvidia/version
    nvidia_smi: str | None = None  # the path of nvidia-smi
    smi_problem: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Gpu:
    """A GPU that the driver lists."""

    name: str
    cc: str = field(metadata=PAIR)
    memory_gib: float = 0.0
    integrated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """The shared library that the loader finds first for a name, and why it is first."""

    soname: str
    path: str
    found_via: str
    others: tuple[str, ...] = ()  # the paths of other copies, in search order


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """An installed package that is relevant to CUDA."""

    manager: str  # pip or conda
    name: str
    version: str
    build: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Torch:
    """The torch of the active environment, read from its files."""

    version: str
    cuda: str | None = field(default=None, metadata=CUDA)
    path: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BitsAndBytes:
    """An installed bitsandbytes and the CUDA binaries it has."""

    version: str
    binaries: tuple[str, ...] = ()
    path: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelPackage:
    """An installed kernel set of nybble."""

    target: str
    path: str
    manifest: str  # the text of manifest.json


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """A configured conda channel, and whether its index can be reached."""

    name: str
    reachable: bool
    problem: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProbeRun:
    """The outcome of one probe; problem is set if it failed or timed out."""

    name: str
    seconds: float = 0.0
    problem: str | None = None
    cut_off: bool = False
    silent: tuple[str, ...] = ()  # the probe's commands that timed out


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """All facts about a machine: the input of the rules."""

    schema: int = SCHEMA
    system: System = field(default_factory=System)
    jetson: Jetson | None = None
    compilers: tuple[Compiler, ...] = ()
    toolkits: tuple[Toolkit, ...] = ()
    nvidia_pci: bool | None = None  # whether an NVIDIA GPU is on the PCI bus; None if unknown
    driver: Driver = field(default_factory=Driver)
    gpus: tuple[Gpu, ...] = ()
    libraries: tuple[Library, ...] = ()
    packages: tuple[Package, ...] = ()
    torch: Torch | None = None
    bitsandbytes: BitsAndBytes | None = None
    kernel_sets: tuple[KernelPackage, ...] = ()
    module_system: bool = False
    variables: Mapping[str, str] = field(default_factory=dict)
    channels: tuple[Channel, ...] = ()
    probes: tuple[ProbeRun, ...] = ()

    def unknown(self, probe: str) -> bool:
        """Return whether the probe's answer is incomplete. If it is, an empty field of the probe
        means "unknown"."""
        runs = (run for run in self.probes if run.name == probe)
        return any(run.problem is not None or run.silent for run in runs)
