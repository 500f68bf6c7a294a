"""The cause where one process loads two OpenMP runtimes."""

# ruff: noqa: E501
# a wording and its pattern stay on one line, where they can be compared

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Cause, Hit, sign


def _why_two(hit: Hit) -> str:
    if hit.get("gnu"):
        return f"{hit.get('gnu')} is in the process already, and MKL is told to bring Intel's OpenMP beside it: two such runtimes share no threads and can hang or give wrong results"
    own, other = hit.get("own"), hit.get("other")
    if own == other:
        return f"two packages bring a copy of {own} each (conda's MKL and a wheel, mostly), and the second one, when it is loaded, ends the process"
    return f"{other} is in the process already, and another package loads {own}: two OpenMP runtimes in one process, mostly conda's MKL beside a wheel"


def _copies(hit: Hit) -> str:
    """Return the command that lists the copies of an environment."""
    if hit.get("own").endswith(".dll"):
        return 'where /R "%CONDA_PREFIX%" libiomp5md.dll libomp*.dll   # who brings each: the package in its path; without conda, the venv\'s folder'
    return (
        """find "$(python -c 'import sys; print(sys.prefix)')" -name 'lib*omp*.so*' -o -name 'lib*omp*.dylib'"""
        "   # who brings each: the package in its path"
    )


def _one_runtime(hit: Hit, facts: Facts) -> tuple[str, ...]:
    conda = (
        'conda install -c conda-forge "libblas=*=*openblas" numpy scipy   # numpy without MKL and its OpenMP, beside wheels',
        "or all from one source: python -m pip uninstall -y torch && conda install -c conda-forge pytorch; or a new venv with wheels alone",
    )
    if hit.get("gnu"):
        return (
            "export MKL_THREADING_LAYER=GNU   # MKL takes the libgomp that is there",
            "or import numpy before torch, and all that brings libgomp",
            *conda,
        )
    return (
        _copies(hit),
        *conda,
        "KMP_DUPLICATE_LIB_OK=TRUE lets both run, with results that may be wrong: to find the culprit, not to work with",
    )


OPENMP_TWICE = Cause(
    id="openmp_twice",
    title="Two OpenMP runtimes in one process",
    why=_why_two,
    fix=_one_runtime,
    signs=(
        sign(
            "error #15: initializing ",
            r"Error #15: Initializing (?P<own>[^\s,]+), but found (?P<other>\S+) already initialized",
        ),
        # mkl-service says so and goes on, which then works or hangs
        sign(
            "mkl_threading_layer=intel is incompatible with",
            r"MKL_THREADING_LAYER=INTEL is incompatible with (?P<gnu>\S+)",
            "likely",
        ),
    ),
    examples=(
        "OMP: Error #15: Initializing libiomp5.so, but found libomp.so already initialized.",
        "Error: mkl-service + Intel(R) MKL: MKL_THREADING_LAYER=INTEL is incompatible with libgomp.so.1 library.",
    ),
    counter_examples=(
        "OMP: Info #276: omp_set_nested routine deprecated, please use omp_set_max_active_levels instead.",
        "OMP: Error #178: Function Can't open SHM2 failed:",
    ),
)

CAUSES = (OPENMP_TWICE,)
