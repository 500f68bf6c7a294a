"""Compute values for the doctor's texts about compilers that crash."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_PARTS = r"cudafe\+\+|cicc|ptxas|nvlink|fatbinary"


def program(hit: Hit) -> str:
    """Return the program that crashed, or "" if the log does not name it."""
    found = linear.search(
        rf"\b(?:{_PARTS}|cc1plus|cc1|lto1|clang|cl)(?:[^\w+.]|$)", hit.quote + hit.after[:300]
    )
    return hit.get("part") or (found[0] if found else "")
