"""Compute values for the doctor's texts about packages that do not support this Python."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def older_python(hit: Hit) -> str:
    """Return a Python version that works: the newest version that the package supports, or a
    version that has the missing feature."""
    bound = linear.search(r"<(?P<with>=?) ?3\.(?P<minor>\d+)", hit.quote)
    if bound:
        return f"3.{int(bound['minor']) - (not bound['with'])}"
    return "3.11"


def package(hit: Hit) -> str:
    """Return the package that contains the failing file. Its name is taken from the name of the
    file's folder."""
    found = linear.search(r"(?:site|dist)-packages/(\w+)", hit.quote)
    return found[1].replace("_", "-") if found else "PACKAGE"
