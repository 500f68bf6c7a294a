"""The cause where a compiler itself crashes: neither killed nor refused, but ended by its own fault."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_PARTS = r"cudafe\+\+|cicc|ptxas|nvlink|fatbinary"


def program(hit: Hit) -> str:
    """Return which program crashed, "" where the log does not tell."""
    found = linear.search(
        rf"\b(?:{_PARTS}|cc1plus|cc1|lto1|clang|cl)(?:[^\w+.]|$)", hit.quote + hit.after[:300]
    )
    return hit.get("part") or (found[0] if found else "")
