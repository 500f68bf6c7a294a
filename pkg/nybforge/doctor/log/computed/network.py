"""Compute values for the doctor's texts about downloads that fail."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def refused(hit: Hit) -> str:
    """Return the HTTP status of a proxy's refusal, or "" if no proxy refused the request."""
    found = linear.search(
        r"Tunnel connection failed: (\d{3})|(407) Proxy Authentication", hit.quote + hit.after[:600]
    )
    return (found[1] or found[2]) if found else ""


def address(hit: Hit) -> str:
    """Return the address of the requested source repository. Return "" if a package index was
    requested."""
    found = linear.search(r"https?://[^\s'\"]+\.git\b", hit.quote + hit.after[:300])
    return found[0] if found else ""
