"""Causes at the device's code: no kernel of that name, no image for its architecture."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybble.compat import tables
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign
from nybforge.doctor.log.scene import scene

NAMED_SYMBOL_NOT_FOUND = Cause(
    id="named_symbol_not_found",
    title="CUDA loads the library but not its kernel",
    why="the library's GPU code has no kernel for this device, or host code and GPU code do not "
    "belong together: a wheel for Arm servers on a Jetson (L4T), an architecture without image, or "
    "another library's copy loaded first",
    fix=lambda hit, facts: (
        *(
            ("this is a Jetson: use packages made for Jetson Linux, or nybble-kernels",)
            if scene(hit, facts).jetson
            else ()
        ),
        "use nybble, whose images serve servers and Jetsons alike: ./build_all.sh",
        "nybforge doctor --why-not sm_87   # or the architecture of your device",
        "or build the failing package for your device's architecture",
    ),
    root_of=("bnb_missing_binary",),
    signs=(
        sign("named symbol not found", unless="Unexpected error from cudaGetDeviceCount|cuInit"),
        sign("cudaerrorsymbolnotfound"),
        sign(
            "cuda_error_not_found",
            r"CUDA_ERROR_NOT_FOUND",
            unless="cuInit|CUDA_ERROR_NOT_FOUND.*(?:file|library)",
        ),
    ),
    examples=(
        "Error named symbol not found at line 233 in file /src/csrc/ops.cu",
        "RuntimeError: CUDA error: named symbol not found",
    ),
    counter_examples=("ld: warning: symbol not found in flat namespace, using weak definition",),
)


def _device(hit: Hit) -> str:
    """Return the compute capability of the log's device as 12.0, "" where it is not told."""
    if hit.get("major"):
        return f"{hit.get('major')}.{hit.get('minor')}"
    found = linear.search(
        r"with CUDA capability sm_(\d+)(\d) is not compatible|Device \d+: [^\n]*compute capability (\d+)\.(\d)|"
        r"Found GPU\d+ [^\n]*which is of c(?:ompute|uda) capability (?:\(CC\) )?(\d+)\.(\d)",
        hit.text,
    )
    return ".".join(filter(None, found.groups())) if found else ""


def _dropped(hit: Hit) -> bool:
    """Return whether all that this torch has code for is newer than the device."""
    listed = linear.search(r"supports CUDA capabilities ((?:sm_\d+ ?)+)", hit.text)
    known = linear.findall(r"(?m)^\W*(\d+\.\d) which supports", hit.text)
    if listed:
        known = [f"{one[:-1]}.{one[-1]}" for one in linear.findall(r"sm_(\d+)", listed[1])]
    device = _device(hit)
    return bool(known and device) and tables.pair(device) < min(map(tables.pair, known))


def _other_torch(hit: Hit) -> tuple[str, ...]:
    """Return the torch that has code for the device, where the log tells it; nothing elsewhere."""
    told = linear.search(r"supports one of these CUDA versions: (\d+)\.(\d+)", hit.text)
    if not told and not _dropped(hit):
        return ()
    index = f"CU{told[1]}{told[2]}" if told else "CU126"
    which = (
        "newer builds have dropped this device"
        if _dropped(hit)
        else "or of a newer CUDA: they know this device"
    )
    return (
        f"python -m pip install --force-reinstall torch --index-url INDEX_OF_{index}   # torch's own; {which}",
    )


def _why_image(hit: Hit) -> str:
    found = linear.search(r"sm_(\d+)|cuda capability (\d+\.\d+)", hit.text)
    where = f" ({found[0]})" if found else ""
    if device := _device(hit):
        where = f" ({device})"
    return (
        f"the program holds neither a binary for this device's architecture{where} nor PTX that "
        "could be compiled for it"
    )


def _build_for_device(hit: Hit, facts: Facts) -> tuple[str, ...]:
    have = sorted({gpu.cc for gpu in facts.gpus})
    if device := _device(hit):
        have = [device]
    extension = linear.search(
        r"site-packages/(xformers|flash_attn|bitsandbytes|vllm|torch)/", hit.before + hit.after
    )
    known = ";".join(have) or "8.6"
    numbers = known.replace(".", "")
    first = (
        () if have else ("nvidia-smi --query-gpu=name,compute_cap --format=csv   # here 8.6, say",)
    )
    if extension:
        name = extension[1].replace("_", "-")
        known_by = f"python -m pip install --upgrade {name}   # a release that knows the device"
        first = (*first, *(_other_torch(hit) or (known_by,)))
    if scene(hit, facts).jetson:
        first = (
            "take packages made for this JetPack: servers' wheels have no image for Jetson's GPUs",
        )
    return (
        *first,
        f'rebuild for the device: export TORCH_CUDA_ARCH_LIST="{known}"   # CMake: CMAKE_CUDA_ARCHITECTURES={numbers}',
        "or install a build that has it; which of ours does: nybforge compat",
    )


NO_KERNEL_IMAGE = Cause(
    id="no_kernel_image",
    title="No GPU code for this device in the program",
    why=_why_image,
    fix=_build_for_device,
    root_of=("bnb_missing_binary", "no_gpu_visible"),
    signs=(
        sign("no kernel image is available"),
        sign("cudaerrornokernelimagefordevice"),
        sign("cuda_error_no_binary_for_gpu"),
        sign("has no device code compatible with cuda arch"),
        sign(
            "your gpu has capability",
            r"but your GPU has capability \((?P<major>\d+), (?P<minor>\d+)\) \(too (?:new|old)\)",
        ),
        sign(
            ("invalid device function", "cudaerrorinvaliddevicefunction"),
            r"(?i)(?:cuda|error|cub|thrust|hip|fail|check).*invalid device function|"
            r"cudaErrorInvalidDeviceFunction",
        ),
        # what flash-attn's and xformers' kernels print from the device
        sign(
            ("~was built for", "~running on"),
            r"FATAL: .*\bsm ?\d.*(?:was built for|running on)",
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

CAUSES = (NAMED_SYMBOL_NOT_FOUND, NO_KERNEL_IMAGE)
