"""Probes the machine's GCCs, C library and Python, through the runner."""

from __future__ import annotations

import os
import platform as system
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from packaging.version import Version

from nybble.compat.children import absolute_entries
from nybforge.errors import HostLacksTool
from nybforge.platforms import platform_of
from nybforge.run import Runner
from nybforge.toolchain.jetpack import find_jetpack
from nybforge.toolchain.model import Compiler, Host, Interpreter

__all__ = ["find_compilers", "probe_host"]

GCC_NAME = re.compile(
    r"^(?!c89-|c99-)(?P<prefix>[\w.+-]+-)?gcc(?P<suffix>-(?!ar|nm|ranlib)[\w.]+)?$"
)
PROGRAMS = ("ld", "as", "ar", "nm", "ranlib", "strip", "objcopy", "objdump", "readelf")
SYSTEM_FOLDERS = ("/usr/local/bin", "/usr/bin", "/bin")

# libstdc++.so.6.0.N → the first GCC release that contains it (GCC's own ABI table, libstdc++
# manual).
CXX_RUNTIME = {
    25: "8.1.0",
    26: "9.1.0",
    27: "9.2.0",
    28: "9.3.0",
    29: "11.1.0",
    30: "12.1.0",
    31: "13.1.0",
    32: "13.2.0",
    33: "14.1.0",
    34: "15.1.0",
    35: "16.1.0",
}


def probe_host(runner: Runner, env: Mapping[str, str]) -> Host:
    """Return the facts about this machine that the toolchain needs; raise HostLacksTool if the
    platform is not supported."""
    machine = platform_of(system.machine())
    if machine is None or system.system() != "Linux":
        raise HostLacksTool(
            f"no toolchain for {system.system()} on {system.machine()}",
            why="packages are built on Linux, x86_64 or aarch64",
            hint="build on Linux (also in WSL2), or use --toolchain conda-forge",
        )
    libc = _native_libc()
    return Host(
        platform=machine.name,
        libc=libc,
        cxx_runtime=_cxx_runtime(machine.machine),
        python=_interpreter(),
        compilers=find_compilers(runner, env, libc),
        distribution=_distribution(),
        jetpack=find_jetpack(runner),
    )


def find_compilers(runner: Runner, env: Mapping[str, str], libc: str) -> tuple[Compiler, ...]:
    """Return every GCC on PATH and in the system's folders, newest first and without duplicates."""
    found: dict[tuple[str, str], Compiler] = {}
    seen: set[Path] = set()
    for path in _candidates(env):
        real = path.resolve()
        # every symlink to ccache or distcc resolves to the same program, so the link itself
        # identifies the compiler
        identity = real if "gcc" in real.name else path
        if identity in seen:
            continue
        compiler = _describe(runner, path, libc)
        if compiler is None:
            continue
        # a GCC without g++ in its folder is not marked: another symlink to it may be next to a g++
        if compiler.gxx is not None:
            seen.add(identity)
        key = (compiler.platform, compiler.version)
        if key not in found or (found[key].gxx is None and compiler.gxx is not None):
            found[key] = compiler
    newest_first = sorted(found.values(), key=lambda each: Version(each.version), reverse=True)
    return tuple(sorted(newest_first, key=lambda each: each.platform))


def _candidates(env: Mapping[str, str]) -> Iterator[Path]:
    folders = absolute_entries(env.get("PATH")).split(os.pathsep)
    for folder in dict.fromkeys([*folders, *SYSTEM_FOLDERS]):
        try:
            names = filter(GCC_NAME.match, os.listdir(folder))
        except OSError:
            continue
        for name in sorted(names, key=lambda name: (len(name), name)):
            path = Path(folder, name)
            if os.access(path, os.X_OK) and path.is_file():
                yield path


def _describe(runner: Runner, gcc: Path, libc: str) -> Compiler | None:
    version = _says(runner, gcc, "-dumpfullversion")
    machine = _says(runner, gcc, "-dumpmachine")
    target = platform_of(machine.split("-")[0]) if "linux" in machine else None
    if target is None or not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return None  # not a GCC, older than 7, or for an unsupported machine
    head, _, tail = gcc.name.rpartition("gcc")
    gxx: Path | None = gcc.with_name(f"{head}g++{tail}")
    if gxx is None or not os.access(gxx, os.X_OK) or not gxx.is_file():
        gxx = None
    programs = {}
    for name in PROGRAMS:
        told = _says(runner, gcc, f"-print-prog-name={name}")
        found = told if os.path.isabs(told) else _beside(gcc, told)
        if found and os.access(found, os.X_OK):
            programs[name] = found
    native = target.machine == system.machine()
    return Compiler(
        gcc=gcc,
        gxx=gxx,
        version=version,
        platform=target.name,
        programs=programs,
        libc=libc if native else _cross_libc(runner, gcc) or libc,
        binutils=_binutils(runner, programs),
    )


def _says(runner: Runner, program: Path, option: str) -> str:
    done = runner.capture([program, option], timeout=10)
    return done.stdout.strip() if done.returncode == 0 else ""


def _beside(gcc: Path, name: str) -> str:
    for folder in (gcc.parent, gcc.resolve().parent, *map(Path, SYSTEM_FOLDERS)):
        if name and (folder / name).is_file():
            return str(folder / name)
    return ""


def _binutils(runner: Runner, programs: Mapping[str, str]) -> str:
    if "ld" not in programs:
        return "0"
    match = re.search(r"(\d+\.\d+(?:\.\d+)?)", _says(runner, Path(programs["ld"]), "--version"))
    return match[1] if match else "0"


def _native_libc() -> str:
    try:
        name = os.confstr("CS_GNU_LIBC_VERSION") or ""
    except (ValueError, OSError):
        name = ""
    match = re.fullmatch(r"glibc (\d+\.\d+).*", name)
    if match is None:
        raise HostLacksTool(
            "this machine's C library is not glibc",
            why="conda packages for Linux need glibc; Alpine and other systems with musl "
            "cannot run them",
            hint="build on a distribution with glibc",
        )
    return match[1]


def _cross_libc(runner: Runner, gcc: Path) -> str | None:
    path = Path(_says(runner, gcc, "-print-file-name=libc.so.6"))
    try:
        match = re.search(rb"GNU C Library .*?version (\d+\.\d+)", path.read_bytes())
    except OSError:
        return None
    return match[1].decode() if match else None


def _cxx_runtime(machine: str) -> str:
    best = 0
    for folder in (f"/usr/lib/{machine}-linux-gnu", "/usr/lib64", "/usr/lib", "/lib64", "/lib"):
        match = re.search(r"\.so\.6\.0\.(\d+)$", str(Path(folder, "libstdc++.so.6").resolve()))
        best = max(best, int(match[1]) if match else 0)
    known = [number for number in CXX_RUNTIME if number <= best]
    return CXX_RUNTIME[max(known)] if known else "0"


def _interpreter() -> Interpreter:
    executable = Path(getattr(sys, "_base_executable", None) or sys.executable).resolve()
    return Interpreter(executable=executable, version=system.python_version())


def _distribution() -> str:
    try:
        return " ".join(
            system.freedesktop_os_release().get(key, "") for key in ("ID", "ID_LIKE")
        ).strip()
    except OSError:
        return ""
