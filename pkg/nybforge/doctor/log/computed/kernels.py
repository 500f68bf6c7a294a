"""Compute values for the doctor's texts about kernels that need more resources than one
multiprocessor of the device has."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.extensions import installed

# The greatest amount of shared memory that a block can use, in bytes, for each group of devices
# (from the section on compute capabilities in the CUDA C++ programming guide).
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
    """Return the file that launched the kernel. This is the last file in the traceback that is not
    part of Triton or of torch's compiler."""
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
    """Return the amount of the resource that the kernel needs, or 0 if the amount is unknown."""
    return _number(hit, "wanted")


def limit(hit: Hit) -> int:
    """Return how much of the resource the device has."""
    return _number(hit, "limit")


def is_count(hit: Hit) -> bool:
    """Return whether the kernel exceeds a limit of threads or registers and not of memory."""
    return hit.get("what", "shared memory") not in ("shared memory", "tensor memory")


def devices_with_limit(hit: Hit) -> str:
    """Return the devices whose limit of shared memory is exactly the limit in the log."""
    return next((who for most, who in _MOST if most == limit(hit)), "")


def is_shared_memory(hit: Hit) -> bool:
    """Return whether the kernel needs more shared memory than the device has."""
    return hit.get("what", "shared memory") == "shared memory"


def fitting_devices(hit: Hit) -> list[str]:
    """Return the devices that have enough shared memory for the kernel, those with the least memory
    first."""
    if not is_shared_memory(hit):
        return []
    return [who for most, who in _MOST if most >= wanted(hit)]


def package(hit: Hit) -> str:
    """Return the package that launched the kernel, or "" if the file that launched it is not part
    of a package."""
    return next(iter(installed(caller(hit))), "")
