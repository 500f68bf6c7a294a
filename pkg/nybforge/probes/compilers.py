"""Probes of host compilers and CUDA toolkits: every one on this machine, with its true version."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from nybforge.probes.facts import Compiler, Toolkit
from nybforge.probes.host import Host

Answer = TypeVar("Answer")

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

    found = [compiler for compiler in _at_once(ask, unique) if compiler is not None]
    return tuple(sorted(found, key=lambda item: (not item.default, item.path)))


def _at_once(ask: Callable[[Path], Answer], paths: Iterable[Path]) -> list[Answer]:
    """Return the answers in order; programs that are slow are waited for together."""
    with ThreadPoolExecutor(max_workers=16) as pool:
        return list(pool.map(ask, paths))


def _default(host: Host) -> Path | None:
    named = host.env.get("CUDAHOSTCXX") or host.env.get("CXX")
    if named and "/" in named:
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
                if _GXX.match(path.name) or _CLANG.match(path.name):
                    yield path


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


def probe_toolkits(host: Host) -> tuple[Toolkit, ...]:
    """Return every nvcc: the one PATH finds first, then those of variables, folders, prefixes."""
    unique: dict[Path, tuple[Path, str]] = {}
    for nvcc, via in _nvccs(host):
        if nvcc.is_file():
            unique.setdefault(nvcc.resolve(), (nvcc, via))

    def ask(real: Path) -> Toolkit | None:
        nvcc, via = unique[real]
        version = _toolkit_version(host, nvcc)
        if version is None:
            return None
        return Toolkit(version=version, nvcc=host.shown(nvcc), found_via=via)

    return tuple(toolkit for toolkit in _at_once(ask, unique) if toolkit is not None)


def _nvccs(host: Host) -> Iterable[tuple[Path, str]]:
    on_path = host.which("nvcc")
    if on_path is not None:
        yield on_path, "PATH"
    for name in ("CUDACXX", "CUDA_HOME", "CUDA_PATH", "CUDAToolkit_ROOT", "CUDA_ROOT"):
        value = host.env.get(name, "")
        if value:
            yield host.path(value) / ("" if name == "CUDACXX" else "bin/nvcc"), name
    for prefix in host.prefixes():
        yield prefix / "bin/nvcc", "environment"
        for path in sorted(prefix.glob("lib/python3*/site-packages/nvidia/cu*/bin/nvcc")):
            yield path, "wheel"
    for pattern in ("/usr/local/cuda*/bin/nvcc", "/usr/lib/nvidia-cuda-toolkit/bin/nvcc"):
        for path in host.matching(pattern):
            yield path, host.shown(path.parent.parent)


def _toolkit_version(host: Host, nvcc: Path) -> str | None:
    """Return the toolkit's version: from version.json, else from what nvcc says."""
    described = host.read(host.shown(nvcc.parent.parent / "version.json"))
    if described is not None:
        try:
            return str(json.loads(described)["cuda_nvcc"]["version"])
        except (ValueError, KeyError, TypeError):
            pass
    said = host.capture([nvcc, "--version"]).stdout
    full = re.search(r"\bV(\d+\.\d+\.\d+)", said) or re.search(r"release (\d+\.\d+)", said)
    return full[1] if full else None
