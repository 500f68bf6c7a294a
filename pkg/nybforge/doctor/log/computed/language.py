"""Causes where code and toolkit speak other releases: the C++ standard, CUDA's functions, nvcc's options."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_BY_COMPILER = linear.compile(
    r"unrecognized command|support for the ISO C\+\+|support\s+for the ISO"
)


def standard(hit: Hit) -> str:
    """Return the standard that is asked for as options name it: c++17."""
    number = hit.get("std")[-2:]
    return f"c++{number}" if number.isdigit() else "c++17"


def _by_gcc4(hit: Hit) -> bool:
    return bool(hit.get("old") or hit.get("older"))


def raise_standard(hit: Hit, facts: Facts) -> tuple[str, ...]:
    std = standard(hit)
    if _by_gcc4(hit) or _BY_COMPILER.search(hit.quote):
        return (
            *(
                (
                    "export CC=gcc CXX=g++ && $CXX --version   # after module load gcc/…: 9 or later; then an empty build folder",
                )
                if _by_gcc4(hit)
                else ()
            ),
            f"conda install -c conda-forge gxx_{facts.system.subdir}=12   # then build with CC, CXX and CUDAHOSTCXX of that environment",
            "clusters: module avail gcc",
        )
    return (
        r"grep -rnE 'std[=:]c\+\+|CXX_STANDARD|CUDA_STANDARD' setup.py CMakeLists.txt   # where the older one is named",
        rf"sed -i -E 's/std([=:])c\+\+[0-9]+/std\1{std}/g' setup.py   # CMake: -DCMAKE_CXX_STANDARD={std[3:]} -DCMAKE_CUDA_STANDARD={std[3:]}",
        "or a torch whose headers take the older one, a newer release of the project",
    )


# Names (and, of calls, signatures) that headers have had up to a release: the runtime's and the driver's measured on the wheels of
# 11.8, 12.0, 12.9 and 13.0, those of cuSPARSE and Thrust as their release notes say.
_GONE = (
    (
        r"cuda(?:Bind|Unbind)(?:Texture|Surface)\w*|cudaGet(?:Texture|Surface)Reference|texture|textureReference|cudaDevicePropDontCare",
        "11.8",
    ),
    (r"CUSPARSE_(?:MV|MM|CSRMV|CSRMM|COOMV|COOMM)_ALG\w*", "11.8"),
    (
        r"cudaThread\w+|cudaLaunchCooperativeKernelMultiDevice|cudaLaunchParams|clockRate|memoryClockRate|computeMode|deviceOverlap|"
        r"kernelExecTimeoutEnabled|cooperativeMultiDeviceLaunch|maxTexture1DLinear|singleToDoublePrecisionPerfRatio|"
        r"unary_function|binary_function|cuCtxCreate|cudaMem(?:Prefetch|Advise)\w*|cudaMemLocation",
        "12.9",
    ),
)


def last(hit: Hit) -> str:
    """Return the last CUDA release with that name, "" where it is not known to be gone."""
    return next((cuda for names, cuda in _GONE if linear.fullmatch(names, hit.get("name"))), "")


def gone_since(hit: Hit) -> str:
    """Return the CUDA release that removed the function, "" where none is known to have."""
    return next((cuda for names, cuda in _GONE if linear.fullmatch(names, hit.get("name"))), "")
