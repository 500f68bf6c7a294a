"""Probe of shared libraries: the file that the loader finds for each CUDA library, and why."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from packaging.version import Version

from nybforge.doctor.facts import Library
from nybforge.doctor.probes.host import Host

SONAMES = (
    "libcuda.so.1",
    "libcudart.so.11.0",
    "libcudart.so.12",
    "libcudart.so.13",
    "libnvrtc.so.11.2",
    "libnvrtc.so.12",
    "libnvrtc.so.13",
    "libnvJitLink.so.12",
    "libnvJitLink.so.13",
    "libcublasLt.so.11",
    "libcublasLt.so.12",
    "libcublasLt.so.13",
    "libstdc++.so.6",
)

_DEFAULTS = (
    "/lib/x86_64-linux-gnu",
    "/usr/lib/x86_64-linux-gnu",
    "/lib/aarch64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/lib64",
    "/usr/lib64",
    "/lib",
    "/usr/lib",
    "/usr/lib/wsl/lib",
    "/usr/lib/aarch64-linux-gnu/tegra",
    "/usr/lib/aarch64-linux-gnu/nvidia",
)


def probe_libraries(host: Host) -> tuple[Library, ...]:
    """Return, for each library name, the file that the loader finds first, and all further copies
    in search order."""
    places = list(_places(host))
    cached = _loader_cache(host)
    found = []
    for soname in SONAMES:
        hits = [(folder / soname, via) for folder, via in places if (folder / soname).exists()]
        first = [hit for hit in hits if hit[1] == "LD_LIBRARY_PATH"]
        later = [hit for hit in hits if hit[1] != "LD_LIBRARY_PATH"]
        ordered = [*first, *cached.get(soname, []), *later]
        unique: dict[Path, tuple[Path, str]] = {}
        for path, via in ordered:
            unique.setdefault(path.resolve(), (path, via))
        copies = list(unique.values())
        if copies:
            found.append(
                Library(
                    soname=soname,
                    path=host.shown(copies[0][0]),
                    found_via=copies[0][1],
                    others=tuple(host.shown(path) for path, _ in copies[1:]),
                )
            )
    return tuple(found)


def _places(host: Host) -> Iterable[tuple[Path, str]]:
    for folder in host.folders("LD_LIBRARY_PATH"):
        yield folder, "LD_LIBRARY_PATH"
    for name in _DEFAULTS:
        if host.path(name).is_dir():
            yield host.path(name), "default folder"
    for prefix in host.prefixes():
        yield prefix / "lib", "environment"
        for folder in sorted(prefix.glob("lib/python3*/site-packages/nvidia/*/lib")):
            yield folder, "wheel"
    for folder in host.matching("/usr/local/cuda*/lib64"):
        yield folder, "toolkit"


def _loader_cache(host: Host) -> dict[str, list[tuple[Path, str]]]:
    """Return the files that `ldconfig -p` lists, in a dictionary by library name."""
    ldconfig = host.which("ldconfig") or host.path("/sbin/ldconfig")
    said = host.capture([ldconfig, "-p"])
    listed: dict[str, list[tuple[Path, str]]] = {}
    for name, path in re.findall(r"^\s+(\S+) \(.*\) => (.+)$", said.stdout, re.MULTILINE):
        if name in SONAMES:
            listed.setdefault(name, []).append((Path(path), "loader cache"))
    return listed


def newest_glibcxx(host: Host, libraries: Iterable[Library]) -> str | None:
    """Return the newest GLIBCXX version in the first libstdc++, or None if there is no
    libstdc++."""
    for library in libraries:
        if library.soname == "libstdc++.so.6":
            path = host.path(library.path)
            try:
                data = (path if path.exists() else Path(library.path)).read_bytes()
            except OSError:
                return None
            versions = {v.decode() for v in re.findall(rb"GLIBCXX_(3\.4(?:\.\d+)?)", data)}
            return max(versions, key=Version, default=None)
    return None
