"""Selects the GCC for a target and gives the reason; checks that the GCC can compile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nybble.compat import gcc_max
from nybforge.errors import HostLacksTool
from nybforge.run import Runner
from nybforge.toolchain.model import Compiler, Host, Wanted, gcc_min

__all__ = ["Picked", "check_works", "pick_compiler"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """The GCC that builds a target, and the reason for the choice."""

    compiler: Compiler
    reason: str


def pick_compiler(wanted: Wanted, host: Host) -> Picked:
    """Return the newest installed GCC that the target accepts. If there is none, raise
    HostLacksTool, whose hint names the package to install."""
    platform = wanted.platform or host.platform
    usable = [
        each
        for each in host.compilers
        if each.platform == platform and each.gxx is not None and each.major >= gcc_min(platform)
    ]
    if not usable:
        raise _no_compiler(host, platform)
    newest = usable[0]
    if wanted.toolkit is None:
        return Picked(compiler=newest, reason=_said(newest, "newest installed", wanted))
    limit = gcc_max(wanted.toolkit)
    accepted = [each for each in usable if each.major <= limit]
    if accepted:
        why = f"newest installed that nvcc {wanted.toolkit} accepts (GCC {limit} at most)"
        return Picked(compiler=accepted[0], reason=_said(accepted[0], why, wanted))
    if wanted.device_compiler == "nvcc":
        raise _too_new(wanted, host, usable, limit)
    why = (
        f"newest installed; nvcc {wanted.toolkit} would not accept it (GCC {limit} at most), "
        "but NVRTC compiles this target's device code and needs no host compiler"
    )
    return Picked(compiler=newest, reason=_said(newest, why, wanted))


# The program checks that two sets of headers are installed: <filesystem> (C++17) belongs to
# libstdc++, and <stdlib.h> to the C library.
PROGRAM = "#include <cstdlib>\n#include <filesystem>\nint main() { return EXIT_SUCCESS; }\n"


def check_works(compiler: Compiler, runner: Runner, distribution: str) -> None:
    """Raise HostLacksTool if the GCC cannot build a C++17 program because headers or the assembler
    are missing."""
    assert compiler.gxx is not None
    words = [str(compiler.gxx), "-std=c++17", "-x", "c++", "-", "-o", "/dev/null"]
    done = runner.capture(words, timeout=120, stdin=PROGRAM)
    if done.returncode == 0:
        return
    said = [line for line in done.stderr.splitlines() if "error" in line.lower()]
    words = distribution.split()
    debian = "debian" in words or "ubuntu" in words
    raise HostLacksTool(
        f"{compiler.gxx} (GCC {compiler.version}) is installed but cannot build a C++17 program",
        why=done.problem
        or (said[0] if said else f"the compiler exited with code {done.returncode}"),
        hint="apt-get install libc6-dev binutils"
        if debian
        else "install the C library's headers and binutils with your package manager",
    )


def _said(compiler: Compiler, why: str, wanted: Wanted) -> str:
    pinned = wanted.gcc_pin not in (None, compiler.version)
    instead = f", instead of the target's {wanted.gcc_pin}" if pinned else ""
    return f"GCC {compiler.version} ({compiler.gcc}){instead}: {why}"


def _no_compiler(host: Host, platform: str) -> HostLacksTool:
    seen = [
        f"{each.gcc} is GCC {each.version} for {each.platform}"
        + ("" if each.gxx else ", without g++ beside it")
        for each in host.compilers
    ]
    cross = platform != host.platform
    # the distribution's own g++ may be too old
    old = any(each.platform == platform and each.gxx for each in host.compilers)
    hint = _install(host, 12 if old else None, platform if cross else None)
    return HostLacksTool(
        f"no compiler for {platform}: GCC {gcc_min(platform)} or newer with g++ is needed",
        why="; ".join(seen) if seen else "no gcc on PATH, in /usr/bin or in /usr/local/bin",
        hint=hint + ", or build in a container: ./build_all.sh --docker python:3.12"
        if old and not cross
        else hint,
    )


def _too_new(wanted: Wanted, host: Host, usable: Sequence[Compiler], limit: int) -> HostLacksTool:
    versions = ", ".join(each.version for each in usable)
    return HostLacksTool(
        f"every GCC on this machine is too new for {wanted.target}",
        why=f"nvcc {wanted.toolkit} accepts GCC {limit} at most; installed: {versions}",
        hint=_install(host, limit, None) + ", or set device_compiler to nvrtc in the target's file",
    )


def _install(host: Host, major: int | None, cross: str | None) -> str:
    """Return the command that installs a compiler on this distribution."""
    words = set(host.distribution.split())
    suffix = f"-{major}" if major else ""
    if cross is not None:
        triplet = f"{cross.removeprefix('linux-').replace('64', 'x86-64', 1)}-linux-gnu"
        triplet = "aarch64-linux-gnu" if "aarch64" in cross else triplet
        if words & {"debian", "ubuntu"}:
            return f"apt-get install g++{suffix}-{triplet}"
        return f"install a cross GCC for {triplet} with your package manager"
    if words & {"debian", "ubuntu"}:
        return f"apt-get install g++{suffix}"
    if words & {"fedora", "rhel", "centos"}:
        if major:
            return f"dnf install gcc-toolset-{major}-gcc-c++ and put its bin folder on PATH"
        return "dnf install gcc-c++"
    if words & {"arch"}:
        return f"pacman -S {f'gcc{major}' if major else 'gcc'}"
    if words & {"suse", "opensuse", "sles"}:
        return f"zypper install gcc{major or ''}-c++"
    return f"install g++{suffix} with your package manager"
