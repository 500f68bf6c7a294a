"""Probes of installed packages: CUDA wheels, torch, bitsandbytes, kernel sets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from nybforge.doctor.facts import BitsAndBytes, KernelPackage, Package, Torch
from nybforge.doctor.probes.host import Host

_RELEVANT = re.compile(
    r"(?i)^(nvidia[-_].*|torch|triton|bitsandbytes|nybble.*|libnybble|cuda-.*|cudatoolkit|libcu.*|"
    r"libnv.*|g[cx][cx]_linux-.*|pytorch.*|flash[-_]attn|xformers|arm-variant|sysroot_linux-.*)$"
)

BY_PIP = "nybble_kernels_"  # the folder of a kernel wheel is named with this prefix and the target


def sites(host: Host) -> list[Path]:
    """Return the site-packages folders of the active environments and of the system's Python."""
    found = [
        path for prefix in host.prefixes() for path in prefix.glob("lib/python3*/site-packages")
    ]
    found += host.matching("/usr/lib/python3/dist-packages")
    found += host.matching("/usr/local/lib/python3*/dist-packages")
    return list(dict.fromkeys(found))


def probe_packages(host: Host) -> tuple[Package, ...]:
    """Return the installed pip and conda packages that are relevant to CUDA, sorted."""
    found: set[tuple[str, str, str, str]] = set()
    for site in sites(host):
        for path in site.glob("*.dist-info"):
            name, _, version = path.name.removesuffix(".dist-info").partition("-")
            if _RELEVANT.match(name):
                found.add(("pip", name.replace("_", "-").lower(), version, ""))
    for prefix in host.prefixes():
        for path in prefix.glob("conda-meta/*.json"):
            parts = path.stem.rsplit("-", 2)
            if len(parts) == 3 and _RELEVANT.match(parts[0]):  # other files are not records
                found.add(("conda", parts[0], parts[1], parts[2]))
    return tuple(
        Package(manager=manager, name=name, version=version, build=build)
        for manager, name, version, build in sorted(found)
    )


def probe_torch(host: Host) -> Torch | None:
    """Return the first torch in the searched folders. Only its file version.py is read. torch is
    not imported."""
    for site in sites(host):
        text = host.read(host.shown(site / "torch/version.py"))
        if text is None:
            continue
        version = re.search(r"""__version__ = ['"]([^'"]+)""", text)
        cuda = re.search(r"""^cuda(?:: [^=]*)? = ['"](\d+\.\d+)\b""", text, re.MULTILINE)
        return Torch(
            version=version[1] if version else "",
            cuda=cuda[1] if cuda else None,
            path=host.shown(site / "torch"),
        )
    return None


def probe_bitsandbytes(host: Host) -> BitsAndBytes | None:
    """Return the first bitsandbytes in the searched folders, with the CUDA versions of its
    binaries."""
    for site in sites(host):
        folder = site / "bitsandbytes"
        if not folder.is_dir():
            continue
        info = next(iter(site.glob("bitsandbytes-*.dist-info")), None)
        version = info.name.removesuffix(".dist-info").split("-")[1] if info else ""
        names = (path.stem for path in folder.glob("libbitsandbytes_cuda*.so"))
        binaries = sorted(name.removeprefix("libbitsandbytes_") for name in names)
        return BitsAndBytes(version=version, binaries=tuple(binaries), path=host.shown(folder))
    return None


def probe_kernel_sets(host: Host) -> tuple[KernelPackage, ...]:
    """Return the installed kernel sets of nybble, in the order in which nybble searches them."""
    found = []
    for path in _manifests(host):
        text = host.read(host.shown(path))
        if text is not None:
            target = path.parent.name.removeprefix(BY_PIP)
            found.append(KernelPackage(target=target, path=host.shown(path.parent), manifest=text))
    return tuple(found)


def _manifests(host: Host) -> Iterable[Path]:
    for folder in _kernel_folders(host):
        yield from sorted(folder.glob("*/manifest.json"))
    for site in sites(host):
        yield from sorted(site.glob(f"{BY_PIP}*/manifest.json"))


def _kernel_folders(host: Host) -> Iterable[Path]:
    yield from host.folders("NYBBLE_KERNELS_PATH")
    for prefix in host.prefixes():
        yield prefix / "share/nybble/kernels"
    for site in sites(host):
        yield site / "nybble/kernels"
