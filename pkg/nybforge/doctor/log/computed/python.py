"""Causes at Python itself: a package older than it, packages that ask for different versions of one."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def older_python(hit: Hit) -> str:
    """Return the newest Python that the package says it takes, else one that has all that is missed."""
    bound = linear.search(r"<(?P<with>=?) ?3\.(?P<minor>\d+)", hit.quote)
    if bound:
        return f"3.{int(bound['minor']) - (not bound['with'])}"
    return "3.11"


def package(hit: Hit) -> str:
    """Return the package that the failing file is of, as its folder is called."""
    found = linear.search(r"(?:site|dist)-packages/(\w+)", hit.quote)
    return found[1].replace("_", "-") if found else "PACKAGE"
