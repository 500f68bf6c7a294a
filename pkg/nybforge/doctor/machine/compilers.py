"""Rules about host compilers: none is installed, or nvcc does not support the installed one."""

from __future__ import annotations

import shlex
from collections.abc import Iterable

from packaging.version import Version

from nybble.compat import (
    CompatError,
    accepts,
    clang_max,
    gcc_max,
    newest_accepted,
    toolkit_of,
)
from nybforge.doctor.facts import Compiler, Facts
from nybforge.doctor.finding import Finding, Rule
from nybforge.doctor.machine.distributions import install, manager

_MACHINES = {"linux-64": "x86_64", "linux-aarch64": "aarch64", "linux-ppc64le": "powerpc64le"}


def native(facts: Facts) -> tuple[Compiler, ...]:
    """Return the host compilers that compile for this machine. Cross compilers are left out."""
    here = _MACHINES.get(facts.system.subdir, "")
    return tuple(
        item for item in facts.compilers if not item.target or item.target.startswith(here)
    )


def default_compiler(facts: Facts) -> Compiler | None:
    """Return the compiler that a build uses by default, or None if there is no compiler."""
    for compiler in facts.compilers:
        if compiler.default:
            return compiler
    return next(iter(native(facts)), None)


def install_gxx(facts: Facts) -> str:
    """Return the command that installs g++ on this distribution. If a GCC is installed, the command
    installs a newer g++."""
    if not manager(facts):
        return "conda install -c conda-forge gxx"
    old = any(item.kind == "gcc" for item in native(facts))
    return install(
        facts,
        apt="g++-12" if old else "g++",
        apk="g++",
        dnf="gcc-toolset-12-gcc-c++" if old else "gcc-c++",
        pacman="gcc",
        zypper="gcc-c++",
    )


def no_compiler(facts: Facts) -> Iterable[Finding]:
    """No C++ compiler is installed."""
    if native(facts) or facts.unknown("compilers"):
        return
    yield Finding(
        id="no_compiler",
        severity="warns",
        what="there is no C++ compiler: packages can be installed, but not built",
        seen="no g++ or clang++ on PATH, in /usr/bin or in the environment",
        fix=(install_gxx(facts),),
    )


def _accepted(version: str, compiler: Compiler) -> bool:
    if compiler.kind == "clang":
        return Version(compiler.version).major <= clang_max(version)
    return accepts(version, compiler.version)


def _limit(version: str, compiler: Compiler) -> str:
    clang = compiler.kind == "clang"
    return f"clang up to {clang_max(version)}" if clang else f"GCC up to {gcc_max(version)}"


def unsupported_gcc(facts: Facts) -> Iterable[Finding]:
    """The first nvcc does not support the first host compiler."""
    compiler = default_compiler(facts)
    if compiler is None or not facts.toolkits:
        return
    toolkit = facts.toolkits[0]
    try:
        version = str(toolkit_of(toolkit.version))
    except CompatError:
        return
    if _accepted(version, compiler):
        return
    gccs = {item.version: item.path for item in native(facts) if item.kind == "gcc"}
    better = newest_accepted(version, gccs)
    if better is not None:
        fix: tuple[str, ...] = (f"export CUDAHOSTCXX={shlex.quote(gccs[better])}",)
    else:
        fix = (
            f'conda install -c conda-forge "gxx_{facts.system.subdir}={gcc_max(version)}"',
            "or build with the embedded toolchain, which needs no nvcc: ./build_all.sh",
        )
    yield Finding(
        id="unsupported_gcc",
        severity="warns" if better is not None else "blocks",
        what=f"nvcc {toolkit.version} supports {_limit(version, compiler)}, but the host compiler "
        f"is {compiler.kind} {compiler.version}",
        seen=f"{toolkit.nvcc} with {compiler.path}",
        fix=fix,
    )


def float32_headers(facts: Facts) -> Iterable[Finding]:
    """nvcc's version check is disabled, but nvcc cannot compile the host compiler's headers."""
    forced = "allow-unsupported-compiler" in " ".join(
        facts.variables.get(name, "")
        for name in ("NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "CUDAFLAGS", "CMAKE_CUDA_FLAGS")
    )
    compiler = default_compiler(facts)
    if not forced or compiler is None or not facts.toolkits:
        return
    try:
        version = str(toolkit_of(facts.toolkits[0].version))
    except CompatError:
        return
    if not _accepted(version, compiler):
        yield Finding(
            id="float32_headers",
            severity="warns",
            what="-allow-unsupported-compiler only disables the check: the headers of "
            f"{compiler.kind} {compiler.version} do not compile with nvcc {version}",
            seen="the flag is in NVCC_PREPEND_FLAGS, NVCC_APPEND_FLAGS or CUDAFLAGS",
            fix=("unset NVCC_PREPEND_FLAGS NVCC_APPEND_FLAGS CUDAFLAGS CMAKE_CUDA_FLAGS",),
        )


RULES = (
    Rule(
        id="no_compiler",
        title="No C++ compiler",
        explains="libnybble is C++17; building it needs g++ or clang++. Using it needs neither.",
        check=no_compiler,
    ),
    Rule(
        id="unsupported_gcc",
        title="nvcc does not support the host compiler",
        explains="Each toolkit's crt/host_config.h sets the newest supported GCC and clang.",
        check=unsupported_gcc,
    ),
    Rule(
        id="float32_headers",
        title="-allow-unsupported-compiler in the environment",
        explains="The flag removes the version check; nvcc's front end still fails on newer "
        "headers (_Float32, _Float64, 0.0bf16).",
        check=float32_headers,
    ),
)
