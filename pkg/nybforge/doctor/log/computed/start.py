"""Compute values for the doctor's texts about a driver that does not start."""

from __future__ import annotations

from nybble.compat.start import start_step
from nybforge.doctor.log.cause import Hit


def step(hit: Hit) -> str:
    """Return the first step that may fix the error of cuInit, or "" if no step is known."""
    number = hit.get("code") or hit.get("said")
    if number and not number.isdigit():
        return ""
    return start_step({"30": 999}.get(number, int(number or 802))) or ""
