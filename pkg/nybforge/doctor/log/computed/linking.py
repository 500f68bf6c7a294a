"""Compute values for the doctor's texts about linking that fails."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log.cause import Hit
from nybforge.platforms import PLATFORMS, platform_of


def host_triplet(facts: Facts) -> str:
    """Return the machine's GNU triplet."""
    return (platform_of(facts.system.subdir) or PLATFORMS[0]).host


def archive_or_object(hit: Hit) -> str:
    """Return the name of the archive that contains the code, or else of the object file."""
    return hit.get("archive").rpartition("/")[2] or hit.get("object")
