"""Causes at the device: none visible, no image for it, driver too old, PTX it cannot read."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import re

from nybble.compat import tables
from nybforge.diagnose.log.cause import Cause, Hit, commands, sign
from nybforge.diagnose.machine.driver import install_driver
from nybforge.probes.facts import Facts

# TensorFlow and JAX look for GPUs on every start and say so on machines that have none
_ROUTINE = r"cuda_driver\.cc|cuda_executor|dso_loader|cuda_diagnostics|Unable to initialize backend"

NAMED_SYMBOL_NOT_FOUND = Cause(
    id="named_symbol_not_found",
    title="CUDA loads the library but not its kernel",
    why="the library's GPU code has no kernel for this device, or host code and GPU code do not "
    "belong together: a wheel for Arm servers on a Jetson (L4T), an architecture without image, or "
    "another library's copy loaded first",
    fix=lambda hit, facts: (
        *(
            ("this is a Jetson: use packages made for Jetson Linux, or nybble-kernels",)
            if facts.jetson is not None
            else ()
        ),
        "use nybble, whose images serve servers and Jetsons alike: ./build_all.sh",
        "nybforge doctor --why-not sm_87   # or the architecture of your device",
        "or build the failing package for your device's architecture",
    ),
    root_of=("bnb_missing_binary",),
    signs=(
        sign("named symbol not found"),
        sign("cudaerrorsymbolnotfound"),
        sign("cuda_error_not_found", r"CUDA_ERROR_NOT_FOUND(?!.*(?:file|library))"),
    ),
    examples=(
        "Error named symbol not found at line 233 in file /src/csrc/ops.cu",
        "RuntimeError: CUDA error: named symbol not found",
    ),
    counter_examples=("ld: warning: symbol not found in flat namespace, using weak definition",),
)


def _why_image(hit: Hit) -> str:
    found = re.search(r"sm_(\d+)|cuda capability (\d+\.\d+)", hit.before + hit.quote + hit.after)
    where = f" ({found[0]})" if found else ""
    return (
        f"the program holds neither a binary for this device's architecture{where} nor PTX that "
        "could be compiled for it"
    )


NO_KERNEL_IMAGE = Cause(
    id="no_kernel_image",
    title="No GPU code for this device in the program",
    why=_why_image,
    fix=lambda hit, facts: (
        "nvidia-smi --query-gpu=name,compute_cap --format=csv",
        "install a build for that architecture, or rebuild with it: "
        "TORCH_CUDA_ARCH_LIST, CMAKE_CUDA_ARCHITECTURES=native",
        "nybforge compat   # which target serves which device",
    ),
    root_of=("bnb_missing_binary", "no_gpu_visible"),
    signs=(
        sign("no kernel image is available"),
        sign("cudaerrornokernelimagefordevice"),
        sign("cuda_error_no_binary_for_gpu"),
        sign("has no device code compatible with cuda arch"),
        sign(
            ("invalid device function", "cudaerrorinvaliddevicefunction"),
            r"(?i)(?:cuda|error|cub|thrust|hip|fail|check).*invalid device function|"
            r"cudaErrorInvalidDeviceFunction",
        ),
        sign("device kernel image is invalid"),
        sign("cuda_error_invalid_image"),
        sign("is not compatible with the current pytorch installation", strength="likely"),
        sign("no longer supports this gpu because it is too old", strength="likely"),
        sign("minimum cuda capability supported by this library", strength="likely"),
        sign("supports cuda capabilities", r"PyTorch install supports CUDA capabilities", "likely"),
    ),
    examples=(
        "torch.AcceleratorError: CUDA error: no kernel image is available for execution on the device",
        "ggml_cuda_compute_forward: ERROR: CUDA kernel mul_mat_q has no device code compatible with "
        "CUDA arch 600.",
    ),
    counter_examples=(
        "docker: No such image: nvidia/cuda:12.2.0-devel",
        "Loading kernel image 5.15.0-91-generic",
    ),
)


def _why_driver(hit: Hit) -> str:
    found = re.search(r"found version (\d{4,5})", hit.quote)
    if found:
        number = int(found[1])
        return (
            f"the driver supports CUDA {number // 1000}.{number % 1000 // 10} at most; the program "
            "was built for a newer CUDA"
        )
    asked = hit.get("cuda")
    what = f"CUDA {asked}" if asked else "the CUDA runtime it uses"
    return f"the driver is older than {what} needs, or no usable driver is there at all (error 35)"


def _newer_driver(hit: Hit, facts: Facts) -> tuple[str, ...]:
    driver = facts.driver.cuda
    out = list(install_driver(facts))
    if driver:
        out.append(f'or stay with CUDA {driver}: conda install "cuda-version<={driver}"')
    else:
        out.append("check what there is: nvidia-smi")
    return tuple(out)


DRIVER_TOO_OLD = Cause(
    id="driver_too_old",
    title="The driver is too old for the CUDA runtime",
    why=_why_driver,
    fix=_newer_driver,
    root_of=("no_gpu_visible", "bnb_missing_binary"),
    signs=(
        sign("cuda driver version is insufficient"),
        sign("cudaerrorinsufficientdriver"),
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


PTX_JIT = Cause(
    id="ptx_jit",
    title="The driver cannot compile the program's PTX",
    why=_why_ptx,
    fix=lambda hit, facts: (
        *_newer_driver(hit, facts),
        "or build for the device's own architecture, so that no PTX is needed",
    ),
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
            nearby=r"ptx input|cuLink|cuModuleLoad|Triton|triton|numba|JIT|jit|XLA|xla",
        ),
        sign("ptx jit compilation failed"),
        sign("ptx jit compiler library not found"),
        sign("cuda_error_invalid_ptx"),
        sign("cudaerrorinvalidptx"),
        sign("cuda_error_jit_compiler_not_found"),
        sign("cudaerrorjitcompilernotfound"),
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


def _why_gpu(hit: Hit) -> str:
    if "arch_list[-1]" in hit.quote or "arch_list[-1]" in hit.before[-400:]:
        return (
            "the build asks the visible GPUs for their architecture and sees none (docker build, "
            "login node); TORCH_CUDA_ARCH_LIST is not set either"
        )
    return "the program sees no GPU: none there, hidden, not handed in, or no working driver"


def _see_gpu(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if "arch_list[-1]" in hit.quote or "arch_list[-1]" in hit.before[-400:]:
        return ('export TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"',)
    out = ["nvidia-smi -L"]
    if "CUDA_VISIBLE_DEVICES" in facts.variables:
        out.append("unset CUDA_VISIBLE_DEVICES")
    if facts.system.container:
        out.append("start the container with GPUs: docker run --gpus all …")
    if facts.module_system:
        out.append("ask for a node with a GPU: srun --gres=gpu:1 --pty bash")
    return (*out, "nybforge doctor")


NO_GPU_VISIBLE = Cause(
    id="no_gpu_visible",
    title="No GPU is visible",
    why=_why_gpu,
    fix=_see_gpu,
    root_of=("bnb_missing_binary",),
    signs=(
        sign("no cuda gpus are available"),
        sign("cuda_error_no_device", r"CUDA_ERROR_NO_DEVICE", unless=_ROUTINE),
        sign("no cuda-capable device is detected", unless=_ROUTINE),
        sign("cudaerrornodevice"),
        sign("found no nvidia driver on your system", unless=r"(?i)warning"),
        sign("found no nvidia driver on your system", strength="likely"),
        sign("torch.cuda.is_available() is false", nearby=r"(?i)error|deserialize"),
        sign("could not select device driver"),
        sign("gpu was detected", r"(?i)but no (?:nvidia )?gpu was detected"),
        sign("cuda initialization failure", r"CUDA initialization failure with error:? 100\b"),
        sign("no gpu found. a gpu is needed"),
        sign("couldn't communicate with the nvidia driver"),
        sign("no devices were found", r"^\W*No devices were found\W*$"),
        sign("arch_list[-1] += '+ptx'"),
        sign("invalid device ordinal"),
        sign("nvml error: driver not loaded", r"(?i)nvml error: driver not loaded"),
        sign("libnvidia-ml.so.1", r"load library failed: libnvidia-ml\.so\.1"),
        sign(
            ("no nvidia gpu~", "no cuda gpu~"),
            r"(?i)(?:error|exception|fatal)\b.{0,80}no (?:nvidia|cuda) gpus? ",
        ),
        sign(
            ("no gpu", "no gpus"),
            r"(?i)^\W*(?:\w*error\w*|fatal|exception)\W+.{0,40}no gpus? (?:was |were |is |are )?(?:found|detected|available|visible)",
        ),
        sign(
            ("require a", "requires a~"),
            r"(?i)(?:error|exception).{0,80}requires? (?:a|an nvidia|a cuda) gpu",
        ),
        sign("cuda is not available", r"(?i)(?:error|exception)\b.{0,60}CUDA is not available"),
        sign("cuda not available", r"(?i)(?:error|exception)\b.{0,60}CUDA not available"),
        sign("cuda unknown error", r"(?i)CUDA unknown error - this may be due to", "likely"),
        sign("no cuda-capable device is detected", strength="weak"),
        sign("cuda_error_no_device", r"CUDA_ERROR_NO_DEVICE", "weak"),
        sign(
            "no visible gpu devices", r"(?i)(?:error|failed|precondition).*No visible GPU devices"
        ),
        sign("failed to infer device type", strength="likely"),
        sign("no gpu/tpu found", strength="weak"),
    ),
    examples=(
        "RuntimeError: No CUDA GPUs are available",
        "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU",
        'docker: Error response from daemon: could not select device driver "" with capabilities: '
        "[[gpu]].",
    ),
    counter_examples=(
        "INFO: CUDA available: True, devices: 1",
        "2024-01-01 00:00:00.0: E external/local_xla/xla/stream_executor/cuda/cuda_driver.cc:282] "
        "failed call to cuInit: CUDA_ERROR_NO_DEVICE: no CUDA-capable device is detected\n"
        "Traceback (most recent call last):\nValueError: bad shape",
    ),
)

DRIVER_MISMATCH = Cause(
    id="driver_mismatch",
    title="Driver library and kernel module differ",
    why="the driver was updated while the old kernel module stayed loaded",
    fix=commands("sudo reboot"),
    root_of=("no_gpu_visible",),
    signs=(
        sign("driver/library version mismatch"),
        sign("unsupported display driver / cuda driver combination"),
        sign("cudaerrorsystemdrivermismatch"),
        sign("cuda_error_system_driver_mismatch"),
    ),
    examples=("Failed to initialize NVML: Driver/library version mismatch",),
    counter_examples=("Driver Version: 535.183.01",),
)

TORCH_CPU_ONLY = Cause(
    id="torch_cpu_only",
    title="torch was installed without CUDA",
    why="the installed torch is the CPU build; no driver or toolkit can change that",
    fix=commands(
        "pip uninstall -y torch",
        "install torch's CUDA build: the index for your CUDA version is on torch's own site",
        'or: conda install -c conda-forge "pytorch=*=cuda*"',
    ),
    signs=(sign("torch not compiled with cuda enabled"),),
    root_of=("no_gpu_visible", "bnb_missing_binary"),
    examples=("AssertionError: Torch not compiled with CUDA enabled",),
    counter_examples=("-- USE_CUDA : ON",),
)

CAUSES = (
    NAMED_SYMBOL_NOT_FOUND,
    PTX_JIT,
    NO_KERNEL_IMAGE,
    DRIVER_TOO_OLD,
    DRIVER_MISMATCH,
    TORCH_CPU_ONLY,
    NO_GPU_VISIBLE,
)
