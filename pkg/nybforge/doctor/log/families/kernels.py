"""The cause where a kernel wants more of a multiprocessor's memory or registers than the device has."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

# bytes of shared memory that one block can have (CUDA C++ programming guide, compute capabilities)
_MOST = (
    (49152, "6.1 and older"),
    (65536, "7.5, or one of AMD's"),
    (98304, "7.0 and 7.2"),
    (101376, "8.6, 8.9 and 12.0"),
    (166912, "8.0 and 8.7"),
    (232448, "9.0 and 10.0"),
)


def _number(hit: Hit, name: str) -> int:
    text = hit.get(name)
    return int(text, 16 if text.startswith("0x") else 10) if text else 0


def _static(hit: Hit) -> bool:
    """Return whether ptxas counted it: the kernel's own arrays, whatever the device."""
    return hit.get("wanted").startswith("0x")


def _why_kernel(hit: Hit) -> str:
    wanted, limit = _number(hit, "wanted"), _number(hit, "limit")
    what = hit.get("what", "shared memory")
    if _static(hit):
        return f"the kernel {hit.get('kernel')} declares {wanted} bytes of shared memory, and declared arrays may have {limit} on every device"
    if what not in ("shared memory", "tensor memory"):
        return f"the kernel wants {wanted} {what} for a block, and the device has {limit}"
    if not wanted:
        return "the kernel's tiles need more shared memory than a block of this device can have: it was tuned for another"
    fits = [who for most, who in _MOST if most >= wanted] if what == "shared memory" else []
    here = next((who for most, who in _MOST if most == limit), "")
    return (
        f"the kernel's tiles need {wanted} bytes of {what}, and a block of this device"
        + (f" (compute capability {here})" if here and what == "shared memory" else "")
        + f" can have {limit}: it was tuned for another"
        + (f", {fits[0]} or more" if fits else "")
    )


def _caller(hit: Hit) -> str:
    """Return the file that launched the kernel: the last one of the traceback that is not Triton's."""
    found = linear.findall(r'File "([^"]+\.py)", line \d+', hit.before)
    return next(
        (
            path
            for path in reversed(found)
            if not linear.search(r"/triton/(?:runtime|compiler|backends)/|torch/_inductor/", path)
        ),
        "",
    )


def _fit(hit: Hit, facts: Facts) -> tuple[str, ...]:
    if _static(hit):
        return (
            "smaller tiles; or extern __shared__ with the bytes given at the launch, after cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)",
        )
    if "_inductor" in hit.before + hit.quote or "torchinductor" in hit.before + hit.quote:
        first = 'torch.compile without mode="max-autotune"; to see that nothing else is wrong: TORCH_COMPILE_DISABLE=1'
    else:
        where = _caller(hit)
        package = linear.search(r"(?:site|dist)-packages/(\w+)/", where)
        first = (
            f"python -m pip install --upgrade {package[1].replace('_', '-')}   # tile sizes for more devices come with its releases"
            if package
            else "git pull, or the project's issues with this device's name: tile sizes for more devices come with its releases"
        )
    tiles = (
        "num_warps=4"
        if hit.get("what", "shared memory") in ("threads", "registers")
        else "num_stages=1 (each stage holds the tiles once more), then BLOCK sizes by half"
    )
    return (
        first,
        f"in {shlex.quote(_caller(hit)) if _caller(hit) else 'the file that the traceback names last before triton'}, where the kernel is launched or in its @triton.autotune list: {tiles}",
    )


_AMOUNTS = r"Required: ?(?P<wanted>\d+),? ?Hardware limit(?:ation)?: ?(?P<limit>\d+)"

KERNEL_RESOURCES = Cause(
    id="kernel_resources",
    title="A kernel needs more shared memory than this GPU has",
    why=_why_kernel,
    fix=_fit,
    signs=(
        # torch's tuner tries such kernels and takes another: "may help.. Ignoring this choice."
        sign(
            "out of resource: ",
            rf"OutOfResources: out of resource: (?P<what>shared memory|tensor memory|threads|registers), {_AMOUNTS}",
            unless=r"No valid triton configs|may help\.\.|for benchmark choice",
        ),
        sign(
            "no valid triton configs",
            rf"(?:InductorError|BackendCompilerFailed).*No valid triton configs\. \w+: out of resource: .*?{_AMOUNTS}",
            unless=r"may help\.\.|for benchmark choice",
        ),
        sign(
            "uses too much shared data",
            r"ptxas error\s*: Entry function '(?P<kernel>[^']+)' uses too much shared data \((?P<wanted>0x[0-9a-f]+) bytes, (?P<limit>0x[0-9a-f]+) max\)",
        ),
        sign(
            "shared memory size limit exceeded",
            r"Shared memory size limit exceeded: requested (?P<wanted>\d+), available: (?P<limit>\d+)",
        ),
    ),
    examples=(
        "triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 131072, Hardware limit: 101376. Reducing block sizes or `num_stages` may help.",
        "ptxas error   : Entry function '_Z4gemmPf' uses too much shared data (0x12000 bytes, 0xc000 max)",
    ),
    counter_examples=(
        "Runtime error during autotuning: \nNo valid triton configs. OutOfResources: out of resource: shared memory, Required: 131072, Hardware limit: 101376. Reducing block sizes or `num_stages` may help.. \nIgnoring this choice.",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB",
    ),
)

CAUSES = (KERNEL_RESOURCES,)
