"""Probe of host compilers: all compilers on this machine, with the version that each prints."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from nybforge.doctor.facts import Compiler
from nybforge.doctor.probes.host import Host, at_once

_GXX = re.compile(r"^(?:.*-)?g\+\+(?:-\d+(?:\.\d+)?)?$")
_CLANG = re.compile(r"^clang\+\+(?:-\d+)?$")


def probe_compilers(host: Host) -> tuple[Compiler, ...]:
    """Return the C++ compilers on PATH, in /usr/bin and in the active environments."""
    default = _default(host)
    unique: dict[Path, Path] = {}
    for path in _candidates(host):
        unique.setdefault(path.resolve(), path)

    def ask(real: Path) -> Compiler | None:
        mine = default is not None and real == default.resolve()
        return _ask(host, unique[real], default=mine)

    found = [compiler for compiler in at_once(ask, unique) if compiler is not None]
    return tuple(sorted(found, key=lambda item: (not item.default, item.path)))


def _default(host: Host) -> Path | None:
    # CXX may name a compiler cache before the compiler and options after the compiler, for example
    # "ccache g++ -m64"
    words = (host.env.get("CUDAHOSTCXX") or host.env.get("CXX") or "").split()
    compilers = (each for each in words if _is_compiler(Path(each).name))
    named = next(compilers, words[0] if words else "")
    if "/" in named:
        return host.path(named) if host.path(named).exists() else Path(named)
    return host.which(named or "g++") or host.which("c++")


def _candidates(host: Host) -> Iterable[Path]:
    folders = [*host.folders("PATH"), host.path("/usr/bin"), host.path("/usr/local/bin")]
    folders += [prefix / "bin" for prefix in host.prefixes()]
    default = _default(host)
    if default is not None:
        yield default
    for folder in dict.fromkeys(folders):
        if folder.is_dir():
            for path in sorted(folder.iterdir()):
                if _is_compiler(path.name):
                    yield path


def _is_compiler(name: str) -> bool:
    return bool(_GXX.match(name) or _CLANG.match(name))


def _ask(host: Host, path: Path, default: bool) -> Compiler | None:
    clang = _CLANG.match(path.name) is not None
    flags = ["-dumpfullversion", "-dumpversion", "-dumpmachine"]
    said = host.capture([path, *flags[: 1 if not clang else 0], flags[1]])
    version = re.search(r"\d+(?:\.\d+)*", said.stdout)
    if said.returncode != 0 or version is None:
        return None
    machine = host.capture([path, flags[2]]).stdout.strip()
    return Compiler(
        kind="clang" if clang else "gcc",
        version=version[0],
        path=host.shown(path),
        default=default,
        target=machine,
    )
