"""Compute values for the doctor's texts about package repositories."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def source(hit: Hit) -> str:
    """Return the address of NVIDIA's package repository in the log, or "" if there is none."""
    found = linear.search(
        r"(https?://[\w./:-]+/repos/\w+/\w+)/?", hit.before[-1500:] + hit.quote + hit.after[:600]
    )
    return found[1] if found else ""


def package_without_version(hit: Hit) -> str:
    """Return the package's name without the version that is part of the name."""
    return hit.get("package").rstrip("0123456789.-")
