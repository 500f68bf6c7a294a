"""Probes CUDA toolkits: every nvcc on this machine, its version and its toolkit's folder."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from nybforge.doctor.facts import CUDA, Toolkit
from nybforge.doctor.probes.host import Host, at_once


def probe_toolkits(host: Host) -> tuple[Toolkit, ...]:
    """Return a toolkit for each nvcc. The nvcc on PATH is first. The others are found in the
    folders of variables, environments and the system."""
    paths: dict[Path, list[Path]] = {}
    ways: dict[Path, str] = {}
    for nvcc, via in _nvccs(host):
        if nvcc.is_file():
            real = nvcc.resolve()
            paths.setdefault(real, []).append(nvcc)
            ways.setdefault(real, via)

    def ask(real: Path) -> Toolkit | None:
        nvcc, *others = dict.fromkeys(paths[real])
        version = _toolkit_version(host, nvcc)
        if version is None:
            return None
        top, lost = _top(host, nvcc)
        return Toolkit(
            version=version,
            nvcc=host.shown(nvcc),
            found_via=ways[real],
            top="" if top is None else host.shown(top),
            lost=lost,
            others=tuple(host.shown(path) for path in others),
        )

    return tuple(toolkit for toolkit in at_once(ask, paths) if toolkit is not None)


def _top(host: Host, nvcc: Path) -> tuple[Path | None, bool]:
    """Return the toolkit's folder if nvcc is outside that folder, and whether nvcc cannot find that
    folder.

    nvcc may be a wrapper script (modules, spack, ccache, /usr/local/bin). In this case, `--dryrun`
    prints the folder of the nvcc that the wrapper starts. nvcc may also be a link. If nvcc 13.0 is
    started through a link, it searches the link's folder for nvcc.profile. If this file is missing,
    nvcc does not print TOP and does not find its headers.
    """
    beside = nvcc.parent / "nvcc.profile", nvcc.parent.parent / "include/cuda_runtime.h"
    if any(path.is_file() for path in beside):
        return None, False
    said = host.capture([nvcc, "--dryrun", "-E", "-x", "cu", "/dev/null"])
    here = re.search(r"^#\$ _HERE_=(/.*)$", said.stderr, re.MULTILINE)
    if here is not None and re.search(r"^#\$ TOP=", said.stderr, re.MULTILINE):
        top = Path(here[1]).parent
        return (None if top == nvcc.parent.parent else top), False
    real = nvcc.resolve()
    if (real.parent / "nvcc.profile").is_file():
        return real.parent.parent, here is not None
    return None, False


def _nvccs(host: Host) -> Iterable[tuple[Path, str]]:
    on_path = host.which("nvcc")
    if on_path is not None:
        yield on_path, "PATH"
    for name in ("CUDACXX", "CUDA_HOME", "CUDA_PATH", "CUDAToolkit_ROOT", "CUDA_ROOT"):
        value = host.env.get(name, "")
        if value:
            yield from _named(host, name, value)
    for prefix in host.prefixes():
        yield prefix / "bin/nvcc", "environment"
        for path in sorted(prefix.glob("lib/python3*/site-packages/nvidia/cu*/bin/nvcc")):
            yield path, "wheel"
    for pattern in ("/usr/local/cuda*/bin/nvcc", "/usr/lib/nvidia-cuda-toolkit/bin/nvcc"):
        for path in host.matching(pattern):
            yield path, host.shown(path.parent.parent)


def _named(host: Host, name: str, value: str) -> Iterable[tuple[Path, str]]:
    """Yield the nvcc that the variable `name` names. CUDACXX is a path or a command. The other
    variables are folders."""
    if name != "CUDACXX":
        yield host.path(value) / "bin/nvcc", name
    elif "/" in value:
        yield host.path(value), name
    elif (found := host.which(value)) is not None:
        yield found, name


def _toolkit_version(host: Host, nvcc: Path) -> str | None:
    """Return the toolkit's version from version.json. If that file has none, return the version
    that `nvcc --version` prints."""
    with suppress(ValueError, KeyError, TypeError):
        described = json.loads(host.read(host.shown(nvcc.parent.parent / "version.json")) or "")
        if found := re.fullmatch(CUDA["form"], str(described["cuda_nvcc"]["version"])):
            return found[0]
    said = host.capture([nvcc, "--version"]).stdout
    full = re.search(r"\bV(\d+\.\d+\.\d+)", said) or re.search(r"release (\d+\.\d+)", said)
    return full[1] if full else None
