"""Compute values for the doctor's texts about environment modules."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def module(hit: Hit) -> str:
    """Return the name of the environment module. Lmod writes the name into the line after its
    message."""
    below = linear.match(r'\s*"([^"\n]+)"', hit.after)
    return hit.get("module") or (below[1] if below else "")


def name(hit: Hit) -> str:
    """Return the module's name without its version."""
    return module(hit).partition("/")[0] or "cuda"
