"""Probes of the operating system: distribution, C library, WSL, container, Jetson, disk, memory."""

from __future__ import annotations

import os
import platform
import re
import shutil

from nybble.compat.jetson import RELEASE, TREE, is_tegra, parse_release
from nybforge.doctor.facts import Jetson, System
from nybforge.doctor.probes.host import Host

_SUBDIRS = {"x86_64": "linux-64", "aarch64": "linux-aarch64", "ppc64le": "linux-ppc64le"}


def probe_system(host: Host) -> System:
    """Return facts about the operating system."""
    release = host.read("/etc/os-release") or ""
    pretty = re.search(r'^PRETTY_NAME="?([^"\n]*)', release, re.MULTILINE)
    kernel = (host.read("/proc/version") or "").strip()
    libc, version = _libc(host)
    return System(
        subdir=_SUBDIRS.get(host.machine, f"linux-{host.machine}"),
        distro=pretty[1] if pretty else "",
        kernel=kernel.split(" (")[0].removeprefix("Linux version "),
        libc=libc,
        libc_version=version,
        wsl="microsoft" in kernel.lower(),
        container=_container(host),
        cores=_cores(host),
        memory_gib=_memory(host),
        disk_free_gib=_disk(host),
        python=platform.python_version(),
        home=host.env.get("HOME", ""),
    )


def _libc(host: Host) -> tuple[str | None, str | None]:
    ldd = host.which("ldd")
    if ldd is None:
        return None, None
    said = host.capture([ldd, "--version"])
    text = said.stdout + said.stderr
    if "musl" in text:
        found = re.search(r"Version (\d+(?:\.\d+)*)", text)
        return "musl", found[1] if found else None
    found = re.search(r"^ldd .*?(\d+\.\d+)\s*$", text, re.MULTILINE)
    return ("glibc", found[1]) if found else (None, None)


def _container(host: Host) -> str | None:
    if host.path("/.dockerenv").exists():
        return "docker"
    if host.path("/run/.containerenv").exists():
        return "podman"
    if host.path("/.singularity.d").exists():
        return "apptainer"
    groups = host.read("/proc/1/cgroup") or ""
    found = re.search(r"kubepods|docker|containerd|lxc", groups)
    return found[0] if found else None


def _cores(host: Host) -> int:
    listed = re.findall(r"^processor\s*:", host.read("/proc/cpuinfo") or "", re.MULTILINE)
    return len(listed) or os.cpu_count() or 1


def _memory(host: Host) -> float | None:
    """Return the memory that a build can use, in GiB. This is the machine's memory, or the
    container's limit if it is smaller."""
    found = re.search(r"^MemTotal:\s+(\d+) kB", host.read("/proc/meminfo") or "", re.MULTILINE)
    amounts = [int(found[1]) / 2**20] if found else []
    for name in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        text = (host.read(name) or "").strip()
        if text.isdigit():
            amounts.append(int(text) / 2**30)
    return round(min(amounts), 1) if amounts else None


def _disk(host: Host) -> float | None:
    try:
        return round(shutil.disk_usage(host.path(os.getcwd())).free / 2**30, 1)
    except OSError:
        return None


def probe_jetson(host: Host) -> Jetson | None:
    """Return facts about a Jetson, or None on other machines. If the release of Jetson Linux is
    unknown, it is ""."""
    found = parse_release(host.read(f"/{RELEASE}") or "")
    tree = host.read(f"/{TREE}") or ""  # most containers do not show this file
    kernel = host.read("/proc/version") or ""
    if found is None and not is_tegra(tree) and "-tegra " not in kernel:
        return None
    model = (host.read("/proc/device-tree/model") or "").strip("\0 \n") or None
    if found is None:
        return Jetson(l4t="", model=model)
    return Jetson(l4t=found.release, jetpack=found.jetpack, model=model)


def probe_pci(host: Host) -> bool | None:
    """Return whether an NVIDIA display or 3D controller is on the PCI bus. Return None if no PCI
    device is visible."""
    vendors = host.matching("/sys/bus/pci/devices/*/vendor")
    if not vendors:
        return None
    for path in vendors:
        folder = path.parent
        vendor = host.read(host.shown(path)) or ""
        kind = host.read(host.shown(folder / "class")) or ""
        if vendor.strip() == "0x10de" and kind.startswith("0x03"):
            return True
    return False
