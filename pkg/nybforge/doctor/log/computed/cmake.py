"""Compute values for the doctor's texts about builds that find no CUDA toolkit."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.toolkits import use_toolkit

# Matches the path of an nvcc if a colon precedes it, because CUDA_HOME was extended like PATH.
_STRAY = linear.compile(r"(?:^|[\s'\"]):(/[^\s:'\"]+)/bin/nvcc\b")


def find_headers(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the commands with which compilers other than nvcc find the CUDA headers."""
    of_conda = "libcublas-dev" if "cublas" in hit.get("header") else "cuda-cudart-dev"
    cpu = "sbsa" if facts.system.subdir == "linux-aarch64" else "x86_64"
    out = [use_toolkit(facts.toolkits[0])] if facts.toolkits else []
    return (
        *out,
        f"in a conda environment: conda install -c conda-forge cuda-nvcc {of_conda}",
        f'and there: export CUDA_HOME="$CONDA_PREFIX" CPATH="$CONDA_PREFIX/targets/{cpu}-linux/include"',
    )


def launcher_name(hit: Hit) -> str:
    """Return the name of the compiler cache (ccache or sccache) if the cache failed when CMake ran
    nvcc through it. Otherwise return ""."""
    found = linear.search(r"(?m)^\s*(sccache|ccache): (?:error|caused by)", hit.after)
    return found[1] if found else ""


def stray(hit: Hit) -> str:
    """Return the path that follows a colon in CUDA_HOME, or "" if there is none."""
    found = _STRAY.search(hit.quote)
    return found[1] if found else ""


def toolkits_here(facts: Facts) -> bool:
    """Return whether the machine has a CUDA toolkit."""
    return bool(facts.toolkits)


def use_first_toolkit(facts: Facts) -> str:
    """Return the command that makes builds use the first toolkit of the machine."""
    return use_toolkit(facts.toolkits[0])
