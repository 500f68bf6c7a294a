"""Causes in device code: what it calls lies in another file, what it uses wants a flag of nvcc's."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# What kernels that start kernels call: of libcudadevrt.
_NESTED = linear.compile(
    r"cuda(?:GetParameterBuffer|LaunchDevice|CGGetIntrinsicHandle|CGSynchronize)"
)


def adds(hit: Hit) -> str:
    """Return the first capability whose atomicAdd takes what the log says it is given."""
    types = linear.search(r"argument types are:\s*\(([^,)]*)", hit.quote + hit.after[:300])
    given = types[1] if types else ""
    return "6.0" if "double" in given else "8.0" if "bfloat16" in given else "7.0"


def flag(hit: Hit) -> str:
    return "extended-lambda" if hit.get("lambda") else "expt-relaxed-constexpr"


def symbol_is_nested(hit: Hit) -> bool:
    """Return whether the symbol belongs to the device runtime, for kernels that launch kernels."""
    return bool(_NESTED.match(hit.get("symbol")))


def adds_number(hit: Hit) -> str:
    """Return that capability without its point, as CMake writes it."""
    return adds(hit).replace(".", "")
