"""The cause where a kernel wants more of a multiprocessor's memory or registers than the device has."""

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

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


def fit(hit: Hit, facts: Facts) -> tuple[str, ...]:
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


def wanted(hit: Hit) -> int:
    """Return the amount that the kernel needs, 0 where it is not told."""
    return _number(hit, "wanted")


def limit(hit: Hit) -> int:
    """Return the most that the device has."""
    return _number(hit, "limit")


def is_count(hit: Hit) -> bool:
    """Return whether threads or registers are short, not memory."""
    return hit.get("what", "shared memory") not in ("shared memory", "tensor memory")


def devices_with_limit(hit: Hit) -> str:
    """Return the devices that have exactly this limit."""
    return next((who for most, who in _MOST if most == limit(hit)), "")


def is_shared_memory(hit: Hit) -> bool:
    """Return whether shared memory is short."""
    return hit.get("what", "shared memory") == "shared memory"


def fitting_devices(hit: Hit) -> list[str]:
    """Return the devices whose shared memory suffices, the smallest first."""
    if not is_shared_memory(hit):
        return []
    return [who for most, who in _MOST if most >= wanted(hit)]
