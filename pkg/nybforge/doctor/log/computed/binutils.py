"""Compute values for the doctor's texts about assemblers and linkers that are too old, and about
LTO code."""

from __future__ import annotations

from packaging.version import Version

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.machine.distributions import manager


def _made_by(version: str) -> str:
    """Return the compiler that writes LTO code of that format version. From 11 on, the major
    version of the format is the major version of GCC."""
    major = Version(version).major
    return f"GCC {major}" if major >= 11 else f"another GCC (its format {version})"


def writer(hit: Hit) -> str:
    """Return the compiler that wrote the LTO code."""
    return _made_by(hit.get("have"))


def reader(hit: Hit) -> str:
    """Return the compiler that tried to read the LTO code."""
    return _made_by(hit.get("want"))


def writer_is_gcc_release(hit: Hit) -> bool:
    """Return whether the major version of the LTO format is that of the GCC that wrote the code."""
    return Version(hit.get("have")).major >= 11


def writer_major(hit: Hit) -> str:
    """Return the major version of the GCC that wrote the LTO code."""
    return str(Version(hit.get("have")).major)


def has_dnf(hit: Hit, facts: Facts) -> bool:
    """Return whether Red Hat's GCC toolsets are available: the log names a distribution that has
    them, or this machine uses dnf."""
    words = r"gcc-toolset|devtoolset|\.el[789]\b|CentOS"
    return manager(facts) == "dnf" or linear.search(words, hit.text) is not None
