"""Values for causes about packages whose parts must be from the same release."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit


def wanted(hit: Hit) -> str:
    """Return the release of the other part, without its local version."""
    return hit.get("want").partition("+")[0]
