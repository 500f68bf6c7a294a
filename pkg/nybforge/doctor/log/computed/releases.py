"""Compute values for the doctor's texts about packages whose parts must be from the same
release."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit


def wanted(hit: Hit) -> str:
    """Return the release that the other package must have, without the CUDA build after the plus
    sign (+cu121)."""
    return hit.get("want").partition("+")[0]
