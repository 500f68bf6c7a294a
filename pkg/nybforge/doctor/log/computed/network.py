"""The cause when a download fails on the way: an index, a source repository, a certificate."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def refused(hit: Hit) -> str:
    """Return the answer of a proxy that does not let the request through, "" where it is not that."""
    found = linear.search(
        r"Tunnel connection failed: (\d{3})|(407) Proxy Authentication", hit.quote + hit.after[:600]
    )
    return (found[1] or found[2]) if found else ""


def address(hit: Hit) -> str:
    """Return the address of the source that was asked for, "" for an index."""
    found = linear.search(r"https?://[^\s'\"]+\.git\b", hit.quote + hit.after[:300])
    return found[0] if found else ""
