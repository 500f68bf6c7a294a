"""Compute values for the doctor's texts about code that was written for another version of C++ or
CUDA."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def standard(hit: Hit) -> str:
    """Return the required C++ standard in the form of the compiler option, such as c++17."""
    number = hit.get("std")[-2:]
    return f"c++{number}" if number.isdigit() else "c++17"


# Names and signatures that CUDA removed, each with the last release that has it. For the runtime
# and the driver, the releases were found by comparing the wheels of CUDA 11.8, 12.0, 12.9 and 13.0.
# For cuSPARSE and Thrust, they are from the release notes.
_GONE = (
    (
        r"cuda(?:Bind|Unbind)(?:Texture|Surface)\w*|cudaGet(?:Texture|Surface)Reference|texture|textureReference|cudaDevicePropDontCare",
        "11.8",
    ),
    (r"CUSPARSE_(?:MV|MM|CSRMV|CSRMM|COOMV|COOMM)_ALG\w*", "11.8"),
    (
        r"cudaThread\w+|cudaLaunchCooperativeKernelMultiDevice|cudaLaunchParams|clockRate|memoryClockRate|computeMode|deviceOverlap|"
        r"kernelExecTimeoutEnabled|cooperativeMultiDeviceLaunch|maxTexture1DLinear|singleToDoublePrecisionPerfRatio|"
        r"unary_function|binary_function|cuCtxCreate|cu(?:da)?Mem(?:Prefetch|Advise|RangeGetAttribute)\w*|cudaMemLocation|CUmemLocation",
        "12.9",
    ),
)


def last(hit: Hit) -> str:
    """Return the last CUDA release that has the function, or "" if it is unknown."""
    name = linear.sub(r"_v\d+$", "", hit.get("name"))
    return next((cuda for names, cuda in _GONE if linear.fullmatch(names, name)), "")


def number(hit: Hit) -> str:
    """Return the number of the required C++ standard, such as 17."""
    return standard(hit)[3:]
