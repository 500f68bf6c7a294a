"""Compute values for the doctor's texts about C and C++ libraries that are too old."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def _older(have: str | None, symbol: str) -> bool:
    """Return whether the version `have` is older than the version in the symbol's name. If `have`
    is unknown, return False."""
    numbers = [[int(one) for one in linear.findall(r"\d+", text)] for text in (have or "", symbol)]
    return bool(numbers[0]) and numbers[0] < numbers[1]


def by_name(hit: Hit) -> str:
    """Return the name of the file that needs the symbol."""
    return hit.get("by").rpartition("/")[2]


def glibc_here_is_older(hit: Hit, facts: Facts) -> bool:
    """Return whether this machine's glibc is older than the needed version. The log may come from
    another machine."""
    return _older(facts.system.libc_version, hit.get("version"))


def libc_version(facts: Facts) -> str:
    """Return the version of the machine's C library."""
    return facts.system.libc_version or ""
