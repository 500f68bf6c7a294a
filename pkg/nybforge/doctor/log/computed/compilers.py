"""Compute values for the doctor's texts about host compilers that nvcc does not support."""

from __future__ import annotations

import shlex

from packaging.version import Version

from nybble.compat import CompatError, gcc_max, newest_accepted, toolkit_of, toolkits_accepting
from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.compilers import native
from nybforge.doctor.machine.distributions import manager


def _toolkit_with_limit(limit: int) -> str | None:
    """Return the newest toolkit whose newest supported GCC has the major version `limit`."""
    names = [name for name in toolkits_accepting(f"{limit}.1.0") if gcc_max(name) == limit]
    return names[-1] if names else None


def gcc_limit(hit: Hit) -> int | None:
    """Return the major version of the newest GCC that nvcc supports according to the message, or
    None if the message does not show it."""
    text = hit.get("limit") or hit.get("below")
    if not text:  # nvcc 11.5 to 11.7 cannot compile the std::function of GCC 11
        return 10 if "std_function" in hit.quote else None
    number = Version(text).major
    return number if hit.get("limit") else number - 1


def use_gcc(hit: Hit, facts: Facts) -> tuple[str, ...]:
    limit = gcc_limit(hit)
    if limit is None:
        limit = readable_gcc(hit, facts)
    gccs = {item.version: item.path for item in native(facts) if item.kind == "gcc"}
    fits = [version for version in gccs if limit is None or Version(version).major <= limit]
    out = []
    if limit is not None and fits:
        toolkit = _toolkit_with_limit(limit)
        best = (newest_accepted(toolkit, fits) if toolkit else None) or max(fits)
        path, flags = shlex.quote(gccs[best]), shlex.quote(f"-ccbin {gccs[best]}")
        out.append(f"export CUDAHOSTCXX={path} CXX={path} NVCC_PREPEND_FLAGS={flags}")
    version = limit if limit is not None else 12
    if not out and manager(facts) in ("", "apt-get"):
        out.append(
            f"sudo apt-get install gcc-{version} g++-{version} && export CC=gcc-{version} "
            f"CXX=g++-{version} CUDAHOSTCXX=g++-{version} NVCC_PREPEND_FLAGS='-ccbin g++-{version}'"
            "   # then an empty build folder"
        )
    out.append(
        f'conda install -c conda-forge "gxx_{facts.system.subdir}={version}"   # then build with '
        "CC, CXX and CUDAHOSTCXX of that environment"
    )
    out.append("or: ./build_all.sh, whose device code needs no host compiler (NVRTC)")
    return tuple(out)


# _TOOLKIT matches the CUDA version in paths and in the output of nvcc and CMake. _HEADER_OF_GCC
# matches the version of GCC in the path of a header.
_TOOLKIT = linear.compile(
    r"\bcuda[-/](\d+\.\d+)|\brelease (\d+\.\d+), V\d|CUDA compiler identification is NVIDIA (\d+\.\d+)"
)


_HEADER_OF_GCC = linear.compile(r"/(?:c\+\+|gcc/[\w-]+)/(\d+)[./]")


def readable_gcc(hit: Hit, facts: Facts) -> int | None:
    """Return the newest GCC that the nvcc of the log supports, or that this machine's nvcc supports
    if the log shows no nvcc. If nvcc could not compile the headers of a GCC, the result is older
    than this GCC."""
    header = _HEADER_OF_GCC.search(hit.quote)
    limits = [_limit_of_nvcc(hit, facts), int(header[1]) - 1 if header else None]
    return min((limit for limit in limits if limit is not None), default=None)


def _limit_of_nvcc(hit: Hit, facts: Facts) -> int | None:
    near = [*_TOOLKIT.findall(hit.after), *_TOOLKIT.findall(hit.before)[::-1]]
    named = ["".join(groups) for groups in [*_TOOLKIT.findall(hit.quote), *near]]
    try:
        return gcc_max(str(toolkit_of([*named, *(one.version for one in facts.toolkits)][0])))
    except (IndexError, CompatError):
        return None


def limit_is_unknown(hit: Hit) -> bool:
    """Return whether the message does not say which GCC is the newest supported one."""
    return gcc_limit(hit) is None


def toolkit_of_limit(hit: Hit) -> str:
    """Return the newest toolkit whose newest supported GCC is the one in the message, or ""."""
    limit = gcc_limit(hit)
    return (_toolkit_with_limit(limit) if limit is not None else None) or ""
