"""Compute values for the doctor's texts about device code that needs a device link or an option of
nvcc."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# Functions of the library libcudadevrt. Kernels call these functions to launch other kernels.
_NESTED = linear.compile(
    r"cuda(?:GetParameterBuffer|LaunchDevice|CGGetIntrinsicHandle|CGSynchronize)"
)


def adds(hit: Hit) -> str:
    """Return the first compute capability whose atomicAdd supports the data type in the log."""
    types = linear.search(r"argument types are:\s*\(([^,)]*)", hit.quote + hit.after[:300])
    given = types[1] if types else ""
    return "6.0" if "double" in given else "8.0" if "bfloat16" in given else "7.0"


def flag(hit: Hit) -> str:
    return "extended-lambda" if hit.get("lambda") else "expt-relaxed-constexpr"


def symbol_is_nested(hit: Hit) -> bool:
    """Return whether the symbol is a function of the device runtime, with which kernels launch
    other kernels."""
    return bool(_NESTED.match(hit.get("symbol")))


def adds_number(hit: Hit) -> str:
    """Return the result of `adds` without the point, as CMake writes it: 80."""
    return adds(hit).replace(".", "")
