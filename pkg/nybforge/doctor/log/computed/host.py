"""Compute values for the doctor's texts about host compilers and Python's headers."""

from __future__ import annotations

import shlex

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.compilers import install_gxx, native
from nybforge.doctor.machine.distributions import install


def get_compiler(hit: Hit, facts: Facts) -> tuple[str, ...]:
    gccs = [item.path for item in native(facts) if item.kind == "gcc"]
    named = _NAMED.search(hit.text)
    if named and not gccs:
        return (
            "unset CC CXX   # one of them names a missing program; then use an empty build folder",
            install_gxx(facts),
        )
    if gccs and "cc1plus" not in hit.quote:
        c, cxx = shlex.quote(gccs[0].replace("g++", "gcc")), shlex.quote(gccs[0])
        first = f"export CC={c} CXX={cxx} CUDAHOSTCXX={cxx}"
        if named:
            first += "   # then use an empty build folder: CMake caches the compiler"
    else:
        first = install_gxx(facts)
    subdir = facts.system.subdir
    by_nvcc = (
        'export NVCC_CCBIN="$(command -v c++)"   # if the build uses another compiler: nvcc searches gcc in PATH; then use an empty build folder',
    )
    in_image = (
        "in the image: apt-get update && apt-get install -y --no-install-recommends gcc g++ libc6-dev   # slim images have no compiler",
    )
    return (
        first,
        *(in_image if _IMAGE.search(hit.text) and not gccs else ()),
        *(by_nvcc if "CMakeCUDACompilerId" in hit.text else ()),
        f"without root: conda install -c conda-forge gcc_{subdir}=12 gxx_{subdir}=12",
    )


# Text that shows that the log is from docker: a build step, or the path of Python in the official
# Python images.
_IMAGE = linear.compile(r"(?m)^#\d+ \d+\.\d|/usr/local/lib/python3\.\d+/site-packages/")

# CMake's errors about a compiler that does not exist. CC, CXX or CMake's cache names this compiler.
_NAMED = linear.compile(
    r"The CMAKE_(C(?:XX)?)_COMPILER:\s+(\S.*?)\s*\n|set in environment variable\s+(CC|CXX):\s+(\S+?)\.?(?:\s|$)"
)


def named_compiler(hit: Hit) -> str:
    """Return the compiler that the build is configured to use, or "" if the log names none."""
    named = _NAMED.search(hit.text)
    return (named[2] or named[4]) if named else ""


def _headers(facts: Facts, version: str) -> tuple[str, ...]:
    return (
        install(
            facts,
            apt=f"python{version}-dev",
            dnf=f"python{version}-devel",
            zypper=f"python{version.replace('.', '')}-devel",
        ),
        "without root, use a Python with headers: conda create -n build -c conda-forge python   # or uv's: uv venv --managed-python",
    )


def python_headers(hit: Hit, facts: Facts) -> tuple[str, ...]:
    """Return the ways to install Python.h for the Python version in the log."""
    text = hit.before[-3000:] + hit.quote + hit.after[:3000]
    found = linear.search(r"python(3\.\d+)|version \"(3\.\d+)", text)
    return _headers(facts, (found[1] or found[2]) if found else "3")
