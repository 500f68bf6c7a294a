"""Rules about GPUs: none visible, unsupported by the toolkit, Jetson with server packages."""

from __future__ import annotations

import shlex
from collections.abc import Iterable

from nybble.compat import (
    CompatError,
    CudaVersion,
    KernelSet,
    choose,
    device,
    parse_manifest,
    tables,
    toolkit_of,
)
from nybforge.doctor.facts import Facts, Toolkit
from nybforge.doctor.finding import Finding, Rule
from nybforge.doctor.machine.driver import NO_DEVICE, install_driver


def no_gpu_visible(facts: Facts) -> Iterable[Finding]:
    """The driver is installed and lists no device."""
    code = facts.driver.init_code
    if facts.gpus or not (code == NO_DEVICE or (code == 0 and facts.driver.cuda)):
        return
    masked = facts.variables.get("CUDA_VISIBLE_DEVICES")
    if masked is not None:
        fix: tuple[str, ...] = ("unset CUDA_VISIBLE_DEVICES",)
    elif facts.module_system:
        fix = ("this node has no GPU; request one: srun --gres=gpu:1 --pty bash",)
    elif facts.system.container:
        fix = ("docker run --gpus all …",)
    else:
        fix = ("nvidia-smi -L", "sudo dmesg | grep -i nvrm")
    yield Finding(
        id="no_gpu_visible",
        severity="warns" if facts.module_system and masked is None else "blocks",
        what="the driver shows no device",
        seen=f"cuInit returned {code}"
        + (f", CUDA_VISIBLE_DEVICES={masked!r}" if masked is not None else ""),
        fix=fix,
    )


def _knows(toolkit: Toolkit, cc: str) -> bool | None:
    """Return whether the toolkit can compile for the compute capability `cc`. Return None if the
    toolkit is not in the tables."""
    try:
        row = tables.toolkits()[toolkit_of(toolkit.version)]
    except CompatError:
        return None
    return cc.replace(".", "") in row["archs"]


def unsupported_gpu_arch(facts: Facts) -> Iterable[Finding]:
    """The first nvcc cannot compile for a device of this machine."""
    if not facts.toolkits:
        return
    first = facts.toolkits[0]
    for cc in sorted({gpu.cc for gpu in facts.gpus}):
        if _knows(first, cc) is not False:
            continue
        others = [item for item in facts.toolkits[1:] if _knows(item, cc)]
        row = tables.device_rows().get(tables.pair(cc))
        span = "a newer toolkit"
        if row is not None:
            last = f" to {row['last_toolkit']}" if row["last_toolkit"] else " or later"
            span = f"CUDA {row['first_toolkit']}{last}"
        fix = f"export CUDACXX={shlex.quote(others[0].nvcc)}" if others else f"install {span}"
        yield Finding(
            id="unsupported_gpu_arch",
            severity="warns",
            what=f"nvcc {first.version} does not compile for compute capability {cc}",
            seen=f"{first.nvcc} comes first; {cc} needs {span}",
            fix=(fix, "or build with the embedded toolchain: ./build_all.sh"),
        )


def _readable(facts: Facts) -> tuple[list[KernelSet], list[tuple[str, str]]]:
    """Return the kernel sets whose manifest can be read. For each other set, return its target and
    the problem."""
    sets, broken = [], []
    for owner in facts.kernel_sets:
        try:
            sets.append(parse_manifest(owner.manifest, owner.path))
        except CompatError as error:
            broken.append((owner.target, str(error)))
    return sets, broken


def broken_kernel_set(facts: Facts) -> Iterable[Finding]:
    """The manifest of an installed set is damaged."""
    for target, problem in _readable(facts)[1]:
        yield Finding(
            id="broken_kernel_set",
            severity="blocks",
            what=f"kernel set {target} cannot be read",
            seen=problem,
            fix=("conda install --force-reinstall -c CHANNEL nybble-kernels",),
        )


def no_kernel_image(facts: Facts) -> Iterable[Finding]:
    """Kernel sets are installed, but none fits a device of this machine."""
    sets, _ = _readable(facts)
    if not sets or facts.driver.cuda is None:
        return
    for cc, name in sorted({(gpu.cc, gpu.name) for gpu in facts.gpus}):
        choice = choose(device(cc, name=name), facts.driver.cuda, sets)
        if choice.how == "cpu":
            names = ", ".join(item.target for item in sets)
            yield Finding(
                id="no_kernel_image",
                severity="blocks",
                what=f"no installed kernel set fits {choice.device}",
                seen=f"installed: {names}; {choice.why}",
                fix=(choice.hint or "conda install nybble-kernels",),
            )


def jetson_sbsa(facts: Facts) -> Iterable[Finding]:
    """Packages for Arm servers are installed on Jetson Linux: their first kernel fails."""
    if facts.jetson is None or not facts.jetson.l4t.startswith(("R34.", "R35.", "R36.")):
        return
    wheels = sorted(
        package.name
        for package in facts.packages
        if package.manager == "pip" and package.name.startswith("nvidia-cu")
    )
    server_torch = facts.torch is not None and "+cu" in facts.torch.version
    if wheels or server_torch:
        what = facts.torch.version if facts.torch and server_torch else wheels[0]
        yield Finding(
            id="named_symbol_not_found",
            severity="blocks",
            what="packages for Arm servers (SBSA) are installed on Jetson Linux",
            seen=f"{facts.jetson.l4t}, {what}",
            fix=(
                shlex.join(["pip", "uninstall", "-y", *wheels])
                if wheels
                else "pip uninstall torch",
                "install torch from NVIDIA's Jetson wheels; nybble-kernels supports servers and "
                "Jetsons",
            ),
        )


def jetson_too_old(facts: Facts) -> Iterable[Finding]:
    """JetPack is 4 or older: its CUDA 10.2 is older than every target."""
    if facts.jetson is not None and facts.jetson.l4t.startswith(("R32.", "R31.", "R28.")):
        yield Finding(
            id="jetpack_too_old",
            severity="blocks",
            what=f"Jetson Linux {facts.jetson.l4t} has CUDA 10.2, which is older than the "
            "CUDA of every target",
            seen="/etc/nv_tegra_release",
            fix=install_driver(facts),
        )


def old_driver_for_all(facts: Facts) -> Iterable[Finding]:
    """The driver's CUDA major is below 11; no target supports it."""
    if facts.driver.cuda is None or facts.jetson is not None:
        return
    version = CudaVersion.parse(facts.driver.cuda)
    if version.major < 11:
        yield Finding(
            id="driver_below_every_target",
            severity="blocks",
            what=f"the driver supports only CUDA {version}, and the oldest target needs a "
            "driver for CUDA 11.8",
            seen=f"{facts.driver.library}, release {facts.driver.release}",
            fix=install_driver(facts),
        )


RULES = (
    Rule(
        id="no_gpu_visible",
        title="The driver shows no device",
        explains="libcuda loads and finds no GPU: CUDA_VISIBLE_DEVICES hides it, this is a login "
        "node, or the device fell off the bus.",
        check=no_gpu_visible,
    ),
    Rule(
        id="unsupported_gpu_arch",
        title="nvcc does not know the device",
        explains="Each toolkit supports a range of architectures. Older GPUs were dropped, and "
        "newer ones are unknown to it.",
        check=unsupported_gpu_arch,
    ),
    Rule(
        id="no_kernel_image",
        title="No kernel set fits the device",
        explains="Neither a binary nor PTX of an installed set fits the device and the driver.",
        check=no_kernel_image,
    ),
    Rule(
        id="broken_kernel_set",
        title="A kernel set cannot be read",
        explains="Its manifest.json is damaged or of another release.",
        check=broken_kernel_set,
    ),
    Rule(
        id="named_symbol_not_found",
        title="Server packages on a Jetson",
        explains="Up to JetPack 6 Jetson Linux has its own CUDA stack. Wheels for Arm servers "
        "have the same platform tag, so they install and import; their first kernel fails.",
        check=jetson_sbsa,
    ),
    Rule(
        id="jetpack_too_old",
        title="JetPack 4 or older",
        explains="JetPack 4's newest CUDA is 10.2; the oldest target is CUDA 11.8.",
        check=jetson_too_old,
    ),
    Rule(
        id="driver_below_every_target",
        title="A driver older than CUDA 11",
        explains="A kernel set needs a driver whose CUDA major is at least the set's.",
        check=old_driver_for_all,
    ),
)
