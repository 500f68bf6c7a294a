"""Facts about one machine as frozen records with a JSON form. No probing, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

SCHEMA = 1

# The form of what rules compare by its numbers.
VERSION = {"form": r"\d{1,6}(?:\.\d{1,6})*"}
PAIR = {"form": r"\d{1,3}\.\d{1,3}"}
# The form of what is pasted into commands as it is.
WORD = {"form": r"[\w.+-]*"}


@dataclass(frozen=True, slots=True, kw_only=True)
class System:
    """Operating system, C library, memory and disk."""

    subdir: str = field(default="linux-64", metadata=WORD)
    distro: str = ""
    kernel: str = ""
    libc: str | None = None  # glibc or musl
    libc_version: str | None = field(default=None, metadata=VERSION)
    # newest GLIBCXX symbol version of the libstdc++ found first
    glibcxx: str | None = field(default=None, metadata=VERSION)
    wsl: bool = False
    container: str | None = None
    cores: int = 0
    memory_gib: float | None = None
    disk_free_gib: float | None = None
    python: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Jetson:
    """Jetson Linux and the JetPack it belongs to."""

    l4t: str
    jetpack: str | None = None
    model: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiler:
    """A host compiler: gcc or clang; default means it is what plain g++ or CXX starts."""

    kind: str
    version: str = field(metadata=VERSION)
    path: str
    default: bool = False
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolkit:
    """A CUDA toolkit with an nvcc; found_via says how it was found."""

    version: str = field(metadata=VERSION)
    nvcc: str
    found_via: str
    top: str = ""  # its folder, where nvcc is a script or a link that stands elsewhere
    lost: bool = False  # nvcc is a link that keeps it from finding its toolkit
    others: tuple[str, ...] = ()  # further paths to the same nvcc

    @property
    def home(self) -> str:
        """The folder that CUDA_HOME should name."""
        return self.top or str(PurePosixPath(self.nvcc).parent.parent)

    @property
    def compiler(self) -> str:
        """The nvcc that builds should start."""
        return f"{self.top}/bin/nvcc" if self.top else self.nvcc

    def is_in(self, folder: str) -> bool:
        """Return whether that folder's bin has this nvcc, under one of its paths."""
        paths = (PurePosixPath(path) for path in (self.nvcc, *self.others))
        return any(path.parent.parent == PurePosixPath(folder) for path in paths)


@dataclass(frozen=True, slots=True, kw_only=True)
class Driver:
    """The driver as libcuda tells it, and its release as the kernel module or nvidia-smi does."""

    library: str | None = None  # the file that was loaded
    # what cuDriverGetVersion says, as 12.2
    cuda: str | None = field(default=None, metadata=VERSION)
    release: str | None = None
    init_code: int | None = None  # what cuInit returned
    problem: str | None = None
    kernel_module: str | None = None  # release in /proc/driver/nvidia/version
    nvidia_smi: str | None = None  # path
    smi_problem: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Gpu:
    """A GPU the driver shows."""

    name: str
    cc: str = field(metadata=PAIR)
    memory_gib: float = 0.0
    integrated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """A shared library the loader would take for that name, and what put it first."""

    soname: str
    path: str
    found_via: str
    others: tuple[str, ...] = ()  # further copies, in search order


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """An installed package that matters to CUDA."""

    manager: str  # pip or conda
    name: str
    version: str
    build: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Torch:
    """The torch of the active environment, read from its files."""

    version: str
    cuda: str | None = field(default=None, metadata=VERSION)
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
    """How one probe went; problem is set when it failed or was cut off."""

    name: str
    seconds: float = 0.0
    problem: str | None = None
    cut_off: bool = False
    silent: tuple[str, ...] = ()  # commands it ran that gave no answer in time


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Everything the rules may look at."""

    schema: int = SCHEMA
    system: System = field(default_factory=System)
    jetson: Jetson | None = None
    compilers: tuple[Compiler, ...] = ()
    toolkits: tuple[Toolkit, ...] = ()
    nvidia_pci: bool | None = None  # whether an NVIDIA GPU is on the bus, None: cannot be told
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
        """Return whether the probe gave no complete answer, so that empty fields mean nothing."""
        runs = (run for run in self.probes if run.name == probe)
        return any(run.problem is not None or run.silent for run in runs)
