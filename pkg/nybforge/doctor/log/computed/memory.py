"""Values for causes about builds that run out of memory."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def program(hit: Hit) -> str:
    """Return the compiler program that was killed, "" if the log does not name it."""
    found = linear.search(r"cc1plus|cicc|cudafe\+\+|ptxas|nvlink|\bld\b|lto1|cc1|rustc", hit.quote)
    return found[0] if found else ""


def jobs(facts: Facts) -> int:
    """Return how many compiler processes fit into the machine's memory at once."""
    return max(1, int((facts.system.memory_gib or 4) / 4))
