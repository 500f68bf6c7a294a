"""Causes at the driver: too old, unlike its kernel module, PTX it cannot compile."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import tables
from nybble.compat.jetson import GET_DRIVER
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.families.start import WITHOUT_COMPAT
from nybforge.doctor.log.scene import scene
from nybforge.doctor.machine.driver import install_driver

_COMPAT = "forward compatibility was attempted"

# A Jetson's driver comes with JetPack, and no other can be installed.
_OF_JETPACK = (
    "cat /etc/nv_tegra_release   # R35 is JetPack 5 (its driver: CUDA 11.4), R36 is 6 (12.2 to 12.6): the driver comes with it alone",
    "take packages made for this JetPack, or build here with its own nvcc (/usr/local/cuda): servers' and newer ones do not run",
    'JetPack 5, for programs of CUDA up to 12.2: sudo apt-get install cuda-compat-12-2 && export LD_LIBRARY_PATH="/usr/local/cuda-12.2/compat${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"',
)


def _why_driver(hit: Hit) -> str:
    if _COMPAT in hit.quote:
        return (
            "libcuda of a cuda-compat package was loaded (error 804): it runs on data-center GPUs only, and "
            "only with a driver it was made for; a container's image often brings it"
        )
    found = linear.search(r"found version (\d{4,5})", hit.quote)
    if found:
        number = int(found[1])
        return (
            f"the driver supports CUDA {number // 1000}.{number % 1000 // 10} at most; the program "
            "was built for a newer CUDA"
        )
    if hit.get("call"):
        return f"the driver is older than the program: its libcuda has no {hit.get('call')}"
    asked = hit.get("cuda")
    release = tables.toolkit_driver(tables.pair(asked)) if linear.match(r"\d+\.\d", asked) else None
    came = f" (it came with driver {release})" if release else ""
    what = f"CUDA {asked}{came}" if asked else "the CUDA runtime it uses"
    return f"the driver is older than {what} needs, or no usable driver is there at all (error 35)"


def _newer_driver(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if _COMPAT in hit.quote:
        return (
            *WITHOUT_COMPAT,
            "in a container, too: rm -r /usr/local/cuda*/compat && ldconfig",
            "or a newer driver: " + install_driver(facts)[0],
        )
    if scene(hit, facts).jetson:
        return _OF_JETPACK
    shown = linear.search(
        r"\bCUDA Version: (\d+\.\d+)", hit.before + hit.after
    )  # nvidia-smi's table
    driver = shown[1] if shown else facts.driver.cuda
    out = list(install_driver(facts))
    if hit.get("cuda"):  # a container's engine refused the image
        out.append(
            f"or an image for CUDA {driver or 'of this driver (nvidia-smi names it)'} at most"
        )
    elif driver:
        out.append(f'or stay with CUDA {driver}: conda install "cuda-version<={driver}"')
    else:
        out.append("check what there is: nvidia-smi")
    return tuple(out)


DRIVER_TOO_OLD = Cause(
    id="driver_too_old",
    title="The driver is too old for the CUDA runtime",
    why=_why_driver,
    fix=_newer_driver,
    root_of=("no_gpu_visible", "bnb_missing_binary", "undefined_symbol"),
    signs=(
        sign("cuda driver version is insufficient"),
        # the driver's own library lacks what the program calls
        sign("undefined symbol: cu", r"libcuda\.so[.\d]*: undefined symbol: (?P<call>cu[A-Z]\w+)"),
        sign("cudaerrorinsufficientdriver"),
        sign("api call is not supported in the installed cuda driver"),
        sign("cudaerrorcallrequiresnewerdriver"),
        sign("nvidia driver on your system is too old", unless=r"(?i)warning"),
        sign("nvidia driver on your system is too old", strength="likely"),
        sign("cuda initialization failure", r"CUDA initialization failure with error:? 35\b"),
        sign(
            ("cudagetdevice", "cudagetdevicecount", "cudagetdeviceproperties"),
            r"cudaGetDevice(?:Count|Properties)?\b.{0,60}\b(?:error|status|code)\W{0,3}35\b",
        ),
        sign(
            "unsatisfied condition: cuda",
            r"unsatisfied condition: cuda ?>=? ?(?P<cuda>[\d.]+)",
        ),
        sign("please update your driver", r"(?i)please update your driver"),
        sign("forward compatibility was attempted on non supported hw"),
        sign("update your gpu driver", r"(?i)please update your GPU driver"),
        sign("is too old", r"(?i)(?:nvidia|cuda|gpu|display) driver.{0,40}is too old"),
        sign(
            "driver",
            r"(?i)(?:requires?|needs?) (?:an? )?(?:nvidia |cuda |gpu )?driver(?: version)? "
            r"(?:>=? ?|at least |of )?(?P<driver>\d{3}(?:\.\d+)*)",
            "likely",
        ),
        sign(
            ("minimum required cuda driver", "does not meet"),
            r"(?i)minimum required Cuda driver version not found|"
            r"(?i:does not meet) .{0,30}driver",
        ),
        sign("jax was built against", r"Found CUDA version \d+, but JAX was built against"),
    ),
    examples=(
        "RuntimeError: CUDA driver version is insufficient for CUDA runtime version",
        "RuntimeError: The NVIDIA driver on your system is too old (found version 11040).",
        "nvidia-container-cli: requirement error: unsatisfied condition: cuda>=12.2, please update "
        "your driver to a newer version, or use an earlier cuda container: unknown.",
    ),
    counter_examples=(
        "| NVIDIA-SMI 535.183.01    Driver Version: 535.183.01    CUDA Version: 12.2     |",
        "WARN: your kernel driver version is fine",
    ),
)


def _why_ptx(hit: Hit) -> str:
    if hit.get("lost"):
        return "the driver compiles PTX with a library of its own, libnvidia-ptxjitcompiler, and does not find it: it was not handed into the container, or is not installed"
    isa = hit.get("isa")
    if isa:
        needs = tables.driver_for_ptx(tables.pair(isa))
        if needs:
            return (
                f"the program's PTX is of version {isa}; a driver of CUDA {needs} or later can "
                "compile it, this one is older (error 222)"
            )
    return (
        "the program holds PTX newer than the driver's compiler knows (error 222), or the driver's "
        "PTX compiler failed; running across CUDA minors holds for binaries only, not for PTX"
    )


def _do_without_ptx(hit: Hit, facts: Facts) -> tuple[str, ...]:
    without = "or build for the device's own architecture, so that no PTX is needed"
    if not hit.get("lost"):
        return (*_newer_driver(hit, facts), without)
    find = "ldconfig -p | grep ptxjitcompiler   # it belongs to the driver, of the same release"
    if scene(hit, facts).jetson:
        return (
            find,
            "in a container: docker run --runtime nvidia …   # of an image for this L4T release",
            f"outside: {GET_DRIVER}",
            without,
        )
    return (
        find,
        "in a container: docker run --gpus all -e NVIDIA_DRIVER_CAPABILITIES=compute,utility …",
        without,
    )


PTX_JIT = Cause(
    id="ptx_jit",
    title="The driver cannot compile the program's PTX",
    why=_why_ptx,
    fix=_do_without_ptx,
    root_of=("no_kernel_image", "nvcc_version_mismatch"),
    signs=(
        sign("with an unsupported toolchain", r"(?i)PTX was comp\w+ with an unsupported toolchain"),
        sign("cudaerrorunsupportedptxversion"),
        sign("cuda_error_unsupported_ptx_version"),
        sign(
            "unsupported .version",
            r"ptx input.*Unsupported \.version (?P<isa>[\d.]+); current version is",
        ),
        sign(
            "unsupported .version",
            r"Unsupported \.version (?P<isa>[\d.]+); current version is",
            nearby=r"ptx input|cuLink|cuModuleLoad|numba",
            unless=r"ptxas \S+\.ptx,",
        ),
        sign("ptx jit compilation failed"),
        sign(
            "ptx jit compil~",
            r"(?i)(?P<lost>PTX JIT compiler library (?:was )?not found)|PTX JIT compilation was disabled",
        ),
        sign("cudaerrorjitcompilationdisabled"),
        sign("cuda_error_invalid_ptx"),
        sign("cudaerrorinvalidptx"),
        sign("cuda_error_jit_compiler_not_found", r"(?P<lost>CUDA_ERROR_JIT_COMPILER_NOT_FOUND)"),
        sign("cudaerrorjitcompilernotfound", r"(?P<lost>cudaErrorJitCompilerNotFound)"),
        sign(
            tuple(f"cuda{gap}error{end} 222" for gap in "_ " for end in ("", ":")),
            r"(?i)CUDA[_ ]error:? 222\b",
        ),
    ),
    examples=(
        "RuntimeError: CUDA error: the provided PTX was compiled with an unsupported toolchain.",
        "ptxas application ptx input, line 9; fatal   : Unsupported .version 8.7; current version is "
        "'8.4'",
    ),
    counter_examples=(
        "CUDA kernels will be jit-compiled from PTX, which could take 30 minutes or longer.",
        "ptxas info    : 0 bytes gmem, 24 bytes cmem[4]",
    ),
)


CAUSES = (PTX_JIT, DRIVER_TOO_OLD)
