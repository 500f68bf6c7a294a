"""Compute values for the doctor's texts about devices that are too old for the kernels of a
program."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def needed(hit: Hit) -> str:
    """Return the compute capability that the program requires, in the form 8.0. Return "" if the
    log does not name it."""
    if hit.get("ampere"):
        return "8.0"
    digits = linear.sub(r"\D", "", hit.get("cc"))
    return f"{digits[:-1]}.{digits[-1]}" if len(digits) > 1 else ""
