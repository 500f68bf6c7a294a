"""Compute values for the doctor's texts about kernels that need more resources than a
multiprocessor of the device has."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.extensions import installed

# bytes of shared memory that a block can use (CUDA C++ programming guide, compute capabilities)
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


def caller(hit: Hit) -> str:
    """Return the file that launched the kernel: the last file in the traceback that is outside
    Triton."""
    found = linear.findall(r'File "([^"]+\.py)", line \d+', hit.before)
    return next(
        (
            path
            for path in reversed(found)
            if not linear.search(r"/triton/(?:runtime|compiler|backends)/|torch/_inductor/", path)
        ),
        "",
    )


def wanted(hit: Hit) -> int:
    """Return the amount that the kernel needs, or 0 if it is unknown."""
    return _number(hit, "wanted")


def limit(hit: Hit) -> int:
    """Return the device's limit."""
    return _number(hit, "limit")


def is_count(hit: Hit) -> bool:
    """Return whether the kernel exceeds the limit of threads or registers, not of memory."""
    return hit.get("what", "shared memory") not in ("shared memory", "tensor memory")


def devices_with_limit(hit: Hit) -> str:
    """Return the devices that have exactly this limit."""
    return next((who for most, who in _MOST if most == limit(hit)), "")


def is_shared_memory(hit: Hit) -> bool:
    """Return whether the kernel exceeds shared memory."""
    return hit.get("what", "shared memory") == "shared memory"


def fitting_devices(hit: Hit) -> list[str]:
    """Return the devices that have enough shared memory, the smallest first."""
    if not is_shared_memory(hit):
        return []
    return [who for most, who in _MOST if most >= wanted(hit)]


def package(hit: Hit) -> str:
    """Return the package that launched the kernel, or "" if the file is not in a package."""
    return next(iter(installed(caller(hit))), "")
