"""The cause where a compiler itself crashes: neither killed nor refused, but ended by its own fault."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Cause, Hit, sign

_PARTS = r"cudafe\+\+|cicc|ptxas|nvlink|fatbinary"


def _program(hit: Hit) -> str:
    """Return which program crashed, "" where the log does not tell."""
    found = linear.search(
        rf"\b(?:{_PARTS}|cc1plus|cc1|lto1|clang|cl)(?:[^\w+.]|$)", hit.quote + hit.after[:300]
    )
    return hit.get("part") or (found[0] if found else "")


def _why_crash(hit: Hit) -> str:
    what = _program(hit) or "the compiler"
    return (
        f"{what} crashed by itself: a defect of this release that the code meets (its message is of no mistake in the code). "
        "The same file crashing at other places, or only now and then, is memory: too little of it, or faulty"
    )


def _around(hit: Hit, facts: Facts) -> tuple[str, ...]:
    what = _program(hit)
    again = "export MAX_JOBS=1 CMAKE_BUILD_PARALLEL_LEVEL=1 && ulimit -s unlimited   # alone and with a large stack: does it come again, at the same file?"
    if what == "cudafe++":
        return (
            again,
            "it reads the host compiler's headers: an older one (CUDAHOSTCXX=g++-12), or an older standard (-std=c++17)",
            "conda install -c conda-forge cuda-nvcc   # another release of CUDA: such a defect is of few",
        )
    if linear.fullmatch(_PARTS, what):
        return (
            again,
            "that file with less optimization: -Xcicc -O1 -Xptxas -O1, and without -G",
            "conda install -c conda-forge cuda-nvcc   # another release of CUDA: such a defect is of few",
        )
    return (
        again,
        f'conda install -c conda-forge "gxx_{facts.system.subdir}=12"   # another release, then build with its CC, CXX and CUDAHOSTCXX',
        "that file with less optimization: -O1",
    )


COMPILER_CRASHED = Cause(
    id="compiler_crashed",
    title="A compiler crashed",
    why=_why_crash,
    fix=_around,
    root_of=("cmake_cuda_compiler_not_found",),
    signs=(
        sign(
            "died due to signal",
            rf"'(?P<part>{_PARTS})' died due to signal (?:4|7|8|11)\b",
        ),
        sign("died with status", rf"'(?P<part>{_PARTS})' died with status 0xC0000005"),
        sign(
            "internal compiler error: ",
            r"internal compiler error: (?:Segmentation fault|Bus error|Illegal instruction|Aborted|in \w+, at )",
        ),
        sign(
            "internal error: assertion failed", r"(?i)\binternal error: assertion failed(?: at)?:"
        ),
        sign("ptxas fatal", r"(?P<part>ptxas) fatal\s*: \(?Internal error"),
        sign("fatal error c1001", r"fatal error C1001: "),
        sign(
            "frontend command failed with exit code",
            r"clang\S*: error: clang frontend command failed with exit code (?:134|135|139)",
        ),
    ),
    examples=(
        "nvcc error   : 'cudafe++' died due to signal 11 (Invalid memory reference)",
        "nvcc error   : 'cudafe++' died with status 0xC0000005 (ACCESS_VIOLATION)",
        "c++: internal compiler error: Segmentation fault signal terminated program cc1plus",
        "pt.cc:31:1: internal compiler error: in maybe_instantiate_noexcept, at cp/pt.cc:26234",
    ),
    counter_examples=(
        "./a.out: line 3: 4711 Segmentation fault      (core dumped) ./train",
        "[INFO] the internal compiler error of last week is fixed",
        "nvcc warning : incompatible redefinition for option 'compiler-bindir'",
    ),
)

CAUSES = (COMPILER_CRASHED,)
