"""Rules about loading: shadowed libraries, and a glibc or libstdc++ that is too old."""

from __future__ import annotations

from collections.abc import Iterable

from packaging.version import Version

from nybforge.doctor.facts import Facts
from nybforge.doctor.finding import Finding, Rule

# The oldest glibc with which the packages work. The variant files name the same version of
# conda-forge's sysroot.
GLIBC_FLOOR = "2.17"
# The GLIBCXX version of GCC 11. Libraries that a recent compiler built need at least this version.
GLIBCXX_FLOOR = "3.4.29"

_WATCHED = ("libcudart", "libnvJitLink", "libcublasLt", "libnvrtc", "libstdc++")


def undefined_symbol(facts: Facts) -> Iterable[Finding]:
    """A copy of a library in LD_LIBRARY_PATH is loaded in place of the environment's own."""
    for library in facts.libraries:
        if library.found_via != "LD_LIBRARY_PATH" or not library.soname.startswith(_WATCHED):
            continue
        own = [path for path in library.others if "site-packages/nvidia" in path]
        prefix = facts.variables.get("CONDA_PREFIX")
        own += [p for p in library.others if prefix and p.startswith(f"{prefix}/lib/")]
        if own:
            yield Finding(
                id="undefined_symbol",
                severity="warns",
                what=f"LD_LIBRARY_PATH puts another {library.soname} before the environment's "
                "own copy",
                seen=f"{library.path} comes before {own[0]}",
                fix=("unset LD_LIBRARY_PATH",),
            )


def glibc_too_old(facts: Facts) -> Iterable[Finding]:
    """This machine's glibc is older than the packages need."""
    system = facts.system
    if system.libc != "glibc" or system.libc_version is None:
        return
    if Version(system.libc_version) < Version(GLIBC_FLOOR):
        yield Finding(
            id="glibc_too_old",
            severity="blocks",
            what=f"glibc {system.libc_version} is older than {GLIBC_FLOOR}",
            seen=system.distro or "ldd --version",
            fix=("use a newer distribution, or a container of one: apptainer pull",),
        )


def glibcxx_too_old(facts: Facts) -> Iterable[Finding]:
    """The first libstdc++ is older than current packages need."""
    first = next((item for item in facts.libraries if item.soname == "libstdc++.so.6"), None)
    if facts.system.glibcxx is None or first is None:
        return
    if Version(facts.system.glibcxx) < Version(GLIBCXX_FLOOR):
        yield Finding(
            id="libstdcxx_too_old",
            severity="warns",
            what=f"the newest symbol version of libstdc++ is GLIBCXX_{facts.system.glibcxx}; "
            "packages built with GCC 11 or later need GLIBCXX_3.4.29",
            seen=f"{first.path} ({first.found_via})",
            fix=("unset LD_LIBRARY_PATH",)
            if first.found_via == "LD_LIBRARY_PATH"
            else ("conda install -c conda-forge libstdcxx",),
        )


def musl_libc(facts: Facts) -> Iterable[Finding]:
    """The C library is musl: neither conda packages nor NVIDIA's driver run on it."""
    if facts.system.libc == "musl":
        yield Finding(
            id="musl_libc",
            severity="blocks",
            what="this system's C library is musl; conda packages and NVIDIA's driver need glibc",
            seen=f"{facts.system.distro}, ldd says musl {facts.system.libc_version or ''}".rstrip(),
            fix=("use a glibc image: docker run -it debian:stable",),
        )


def wsl_driver(facts: Facts) -> Iterable[Finding]:
    """In WSL, the loader does not find the libcuda in /usr/lib/wsl/lib, or first finds another
    file."""
    if not facts.system.wsl or facts.unknown("libraries"):
        return
    first = next((item for item in facts.libraries if item.soname == "libcuda.so.1"), None)
    if first is None:
        yield Finding(
            id="wsl_driver",
            severity="blocks" if facts.driver.library is None else "warns",
            what="Windows does not provide its NVIDIA driver to WSL",
            seen="no libcuda.so.1 in /usr/lib/wsl/lib",
            fix=("install NVIDIA's driver in Windows", "wsl --update", "wsl --shutdown"),
        )
    elif "/wsl/" not in first.path and "/stubs" not in first.path:
        yield Finding(
            id="wsl_driver",
            severity="blocks",
            what="a Linux driver installed inside WSL hides the driver of Windows",
            seen=f"{first.path} comes before /usr/lib/wsl/lib ({first.found_via})",
            fix=(
                "sudo apt-get purge 'libnvidia-compute-*' 'nvidia-driver-*'",
                "export LD_LIBRARY_PATH=/usr/lib/wsl/lib",
            ),
        )


RULES = (
    Rule(
        id="undefined_symbol",
        title="A library shadowed through LD_LIBRARY_PATH",
        explains="The loader searches LD_LIBRARY_PATH before the packages' own folders; another "
        "minor version there gives undefined or unversioned symbols.",
        check=undefined_symbol,
    ),
    Rule(
        id="glibc_too_old",
        title="glibc is too old",
        explains="Packages are built against glibc 2.17; older ones lack some of its symbols.",
        check=glibc_too_old,
    ),
    Rule(
        id="libstdcxx_too_old",
        title="libstdc++ is too old",
        explains="If the loader finds an older libstdc++ first, symbol versions are missing.",
        check=glibcxx_too_old,
    ),
    Rule(
        id="musl_libc",
        title="musl instead of glibc",
        explains="Alpine and other musl systems cannot load glibc binaries.",
        check=musl_libc,
    ),
    Rule(
        id="wsl_driver",
        title="The driver in WSL",
        explains="WSL takes libcuda from Windows; installing a Linux driver inside WSL breaks it.",
        check=wsl_driver,
    ),
)
