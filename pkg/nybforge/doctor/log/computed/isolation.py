"""Compute values for the doctor's texts about builds in an isolated environment that has no
torch."""

from __future__ import annotations

import shlex

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_NAMED = linear.compile(
    r"indicates\s+that\s+`([\w.-]+)[@`]|indicates that ([\w-]+)@|Failed to build [`']([\w.-]+)|Failed to (?:fetch|download|build)[\w ]*: `?([\w.-]+)|"
    r"Installing ([\w.-]+) \(|Collecting (\w[\w.-]*)|pip-install-\w+/(\w[\w.-]*?)(?:_[0-9a-f]{32})?/"
)


# Packages that pip installs into the isolated environment before it builds a package.
_TOOLS = ("pip", "setuptools", "wheel", "ninja", "packaging", "cmake", "hatchling", "pybind11")


def package(hit: Hit) -> str:
    """Return the package whose build failed. This is the last package that the log names before the
    hit, or else the first package that it names after the hit."""

    def names(text: str) -> list[str]:
        found = (next(filter(None, one.groups())) for one in _NAMED.finditer(text))
        return [name for name in found if name not in _TOOLS]

    return next(iter([*names(hit.before)[-1:], *names(hit.after)[:1]]), "PACKAGE")


def source(hit: Hit) -> str:
    """Return what pip must install: the package's folder or repository if the log names it, or else
    the package's name."""
    name = package(hit)
    if name == "PACKAGE" and (own := linear.search(r"Obtaining file://(\S+)", hit.before)):
        return f"-e {shlex.quote(own[1])}"
    found = linear.search(rf"`?{linear.escape(name)} @ (?:file://)?([^\s`]+)", hit.text)
    return shlex.quote(found[1]) if found else name


def missing(hit: Hit) -> str:
    return hit.get("module", "torch")
