"""Rules about the driver: it is absent, mismatched, a stub, or too old for an installed package."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable

from nybble.compat import CudaVersion, tables
from nybble.compat.jetson import GET_DRIVER
from nybble.compat.start import start_step
from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import Finding, Rule
from nybforge.doctor.machine.distributions import install, manager

NO_DEVICE, MISMATCH = 100, 803


def absent(facts: Facts) -> bool:
    """Return whether this machine has no libcuda. If the probe did not finish, return False."""
    driver = facts.driver
    return (
        not facts.unknown("libcuda")
        and driver.library is None
        and driver.cuda is None
        and not driver.init_code
    )


def install_driver(facts: Facts) -> tuple[str, ...]:
    """Return the commands that install or update the driver on this machine."""
    if facts.system.wsl:
        return ("update the NVIDIA driver in Windows, then: wsl --shutdown",)
    if facts.jetson is not None:
        return ("flash a newer JetPack (SDK Manager), or: apt-get install nvidia-l4t-cuda",)
    if facts.system.container:
        return ("update the driver on the machine that runs the container, not inside it",)
    distro = facts.system.distro.lower()
    if any(name in distro for name in ("ubuntu", "mint", "pop!_os")):
        return ("sudo ubuntu-drivers install", "sudo reboot")
    if manager(facts) in ("apt-get", "dnf"):
        driver = install(facts, apt="nvidia-driver", dnf="nvidia-driver nvidia-driver-cuda")
        return (driver, "sudo reboot")
    return ("install NVIDIA's driver package of your distribution, then reboot",)


TEGRA = "/usr/lib/aarch64-linux-gnu/tegra"  # the folder of libcuda in Jetson Linux (JetPack 4 to 6)


def get_jetson_driver(facts: Facts) -> tuple[str, ...]:
    """Return the commands that make libcuda available on a Jetson."""
    if facts.system.container:
        return ("docker run --runtime nvidia …   # of an image for this L4T release",)
    return (
        f"{GET_DRIVER}   # it contains libcuda.so.1",
        f"ls {TEGRA}/libcuda.so* && "
        f'export LD_LIBRARY_PATH="{TEGRA}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"',
    )


def no_driver(facts: Facts) -> Iterable[Finding]:
    """There is a GPU (on the PCI bus or in a Jetson), but no libcuda."""
    if not absent(facts) or facts.system.container or facts.system.wsl:
        return
    if facts.jetson is not None:
        board = facts.jetson.model or "a Jetson by its device tree"
        yield Finding(
            id="no_driver",
            severity="blocks",
            what="this Jetson's driver library (libcuda.so.1 of the package nvidia-l4t-cuda) "
            "is missing",
            seen=f"{board}, Jetson Linux {facts.jetson.l4t or 'unknown'}; {facts.driver.problem}",
            fix=get_jetson_driver(facts),
        )
        return
    smi = facts.driver.nvidia_smi is not None
    if facts.nvidia_pci or smi or facts.driver.kernel_module:
        seen = "an NVIDIA GPU is on the PCI bus" if facts.nvidia_pci else "nvidia-smi is installed"
        yield Finding(
            id="no_driver",
            severity="blocks",
            what="there is an NVIDIA GPU but no CUDA driver library",
            seen=f"{seen}; {facts.driver.problem}",
            fix=install_driver(facts),
        )


def no_gpu(facts: Facts) -> Iterable[Finding]:
    """There is neither a driver nor a GPU. nybble runs on the CPU; GPU packages can be built."""
    quiet = not (facts.driver.nvidia_smi or facts.driver.kernel_module or facts.jetson)
    if absent(facts) and not facts.nvidia_pci and quiet and not _promised(facts):
        yield Finding(
            id="no_gpu",
            severity="notes",
            what="no NVIDIA GPU and no driver: nybble runs on the CPU here",
            seen=facts.driver.problem or "libcuda was not found",
            fix=("nothing to do; GPU packages can be built here: ./build_all.sh cuda128",),
        )


def _promised(facts: Facts) -> bool:
    """Return whether this machine is a container that requests GPUs with the variable
    NVIDIA_VISIBLE_DEVICES."""
    visible = facts.variables.get("NVIDIA_VISIBLE_DEVICES", "")
    return bool(facts.system.container) and visible not in ("", "void", "none")


def container_without_driver(facts: Facts) -> Iterable[Finding]:
    """The container has CUDA or requests GPUs, but the driver is not mounted into it."""
    if not (facts.system.container and absent(facts)):
        return
    if _promised(facts) or facts.nvidia_pci or facts.driver.kernel_module or facts.jetson:
        tool = facts.system.container
        start = {
            "podman": "podman run --device nvidia.com/gpu=all …",
            "apptainer": "apptainer exec --nv …",
            "kubepods": "set the pod's resources.limits: nvidia.com/gpu: 1",
        }.get(tool, "docker run --gpus all …")
        yield Finding(
            id="container_without_driver",
            severity="blocks",
            what="the container does not see the host's driver",
            seen=f"{tool}: {facts.driver.problem}; NVIDIA_VISIBLE_DEVICES="
            f"{facts.variables.get('NVIDIA_VISIBLE_DEVICES', '(unset)')}",
            fix=(
                *(get_jetson_driver(facts) if facts.jetson else (start,)),
                "the machine itself needs nvidia-container-toolkit",
            ),
        )


def driver_mismatch(facts: Facts) -> Iterable[Finding]:
    """The driver library and the kernel module come from different releases."""
    smi = facts.driver.smi_problem or ""
    if facts.driver.init_code == MISMATCH or "version mismatch" in smi:
        yield Finding(
            id="driver_mismatch",
            severity="blocks",
            what="libcuda and the kernel module come from different driver releases",
            seen=smi or f"cuInit returned {MISMATCH}; kernel module {facts.driver.kernel_module}",
            fix=("sudo reboot",),
        )


def stub_driver(facts: Facts) -> Iterable[Finding]:
    """The loader finds a toolkit's link-time stub of libcuda before it finds the driver's
    libcuda."""
    other = "is not a driver" in (facts.driver.problem or "")
    for library in facts.libraries:
        if library.soname != "libcuda.so.1" or not (other or "/stubs" in library.path):
            continue
        without = shlex.quote(f"s#{library.path.rpartition('/')[0]}:\\?##g; s#:$##")
        yield Finding(
            id="stub_driver",
            severity="blocks",
            what="a libcuda that does not come from the driver is found before the driver's libcuda"
            if other
            else "the stub libcuda of a toolkit hides the real driver",
            seen=f"{library.path} comes first through {library.found_via}",
            fix=(f'export LD_LIBRARY_PATH="$(echo "$LD_LIBRARY_PATH" | sed {without})"',),
        )


def _needs(facts: Facts) -> Iterable[tuple[CudaVersion, str]]:
    """Yield the CUDA version that each installed package needs, with the name of the package."""
    torch = facts.torch
    if torch is not None and torch.cuda:
        yield CudaVersion.parse(torch.cuda), f"torch {torch.version} (CUDA {torch.cuda})"
    for owner in facts.kernel_sets:
        found = re.fullmatch(r"cuda(\d{2})(\d)", owner.target)
        if found:
            yield CudaVersion(int(found[1]), int(found[2])), f"kernel set {owner.target}"


def driver_too_old(facts: Facts) -> Iterable[Finding]:
    """An installed package needs a newer CUDA major than the driver's (error 35)."""
    if facts.driver.cuda is None:
        return
    driver = CudaVersion.parse(facts.driver.cuda)
    for version, owner in _needs(facts):
        if version.major > driver.major:
            floor = tables.family_driver(version.major)
            yield Finding(
                id="driver_too_old",
                severity="blocks",
                what=f"{owner} needs a driver for CUDA {version.major}.0 or later"
                + (f", which is driver release {floor} or later" if floor else ""),
                seen=f"the driver {facts.driver.release or ''} supports CUDA {driver}".replace(
                    "  ", " "
                ),
                fix=(
                    *install_driver(facts),
                    f"or install a build for CUDA {driver.major}: "
                    f'conda install "cuda-version<={driver}" nybble-kernels',
                ),
            )


def ptx_jit(facts: Facts) -> Iterable[Finding]:
    """The driver is older than torch's CUDA minor: torch's binaries run, its PTX does not (222)."""
    if facts.driver.cuda is None or facts.torch is None or not facts.torch.cuda:
        return
    driver, torch = CudaVersion.parse(facts.driver.cuda), CudaVersion.parse(facts.torch.cuda)
    if driver.major == torch.major and driver < torch:
        yield Finding(
            id="ptx_jit",
            severity="notes",
            what=f"this driver cannot compile PTX of CUDA {torch}; programs that need no PTX "
            "still run",
            seen=f"the driver supports CUDA {driver}; "
            f"torch {facts.torch.version} is built for CUDA {torch}",
            fix=install_driver(facts),
        )


def init_failed(facts: Facts) -> Iterable[Finding]:
    """cuInit failed, and neither a missing device nor a mismatch explains it."""
    code = facts.driver.init_code
    if code is None or code in (0, NO_DEVICE, MISMATCH):
        return
    yield Finding(
        id="driver_init_failed",
        severity="blocks",
        what=f"the driver does not start: cuInit returned {code}",
        seen=f"{facts.driver.library}, kernel module {facts.driver.kernel_module or 'not loaded'}",
        fix=(start_step(code) or "nvidia-smi", "sudo dmesg | grep -i nvrm"),
    )


RULES = (
    Rule(
        id="no_driver",
        title="A GPU without a driver",
        explains="There is a GPU, but no libcuda.so.1. Only the driver contains libcuda; "
        "toolkits, wheels and conda packages do not. On a Jetson it is in the package "
        "nvidia-l4t-cuda.",
        check=no_driver,
    ),
    Rule(
        id="no_gpu",
        title="No GPU on this machine",
        explains="nybble works on the CPU, and packages for every CUDA target can be built without "
        "a GPU: device code is compiled ahead of time.",
        check=no_gpu,
    ),
    Rule(
        id="container_without_driver",
        title="A container that does not see the driver",
        explains="The driver's libraries are mounted into a container when it starts; "
        "an image cannot contain them.",
        check=container_without_driver,
    ),
    Rule(
        id="driver_mismatch",
        title="Driver library and kernel module differ",
        explains="The driver was updated while the old kernel module stayed loaded (cuInit 803, "
        "nvidia-smi: Driver/library version mismatch).",
        check=driver_mismatch,
    ),
    Rule(
        id="stub_driver",
        title="A stub libcuda hides the driver",
        explains="Toolkits ship lib64/stubs/libcuda.so for linking. If a program loads it, every "
        "call fails (cuInit 34).",
        check=stub_driver,
    ),
    Rule(
        id="driver_too_old",
        title="The driver is too old for what is installed",
        explains="A driver runs programs of its own CUDA major and of older ones. Within one "
        "major, it also runs binaries of newer minors. Other programs fail with cudaError 35.",
        check=driver_too_old,
    ),
    Rule(
        id="ptx_jit",
        title="PTX newer than the driver",
        explains="A driver runs binaries of newer CUDA minors, but compiles PTX only up to its "
        "own CUDA version's. Newer PTX fails with error 222.",
        check=ptx_jit,
    ),
    Rule(
        id="driver_init_failed",
        title="The driver does not start",
        explains="libcuda is installed, but cuInit fails. Usually the kernel module or the "
        "device files are missing.",
        check=init_failed,
    ),
)
