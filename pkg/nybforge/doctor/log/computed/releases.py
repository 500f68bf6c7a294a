"""Values about packages whose parts must be of one release."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit


def wanted(hit: Hit) -> str:
    """Return the release that the other part has, without its local version."""
    return hit.get("want").partition("+")[0]
