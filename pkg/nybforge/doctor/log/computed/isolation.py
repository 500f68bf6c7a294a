"""Compute values for the doctor's texts about isolated builds that do not see torch."""

from __future__ import annotations

import shlex

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_NAMED = linear.compile(
    r"indicates\s+that\s+`([\w.-]+)[@`]|indicates that ([\w-]+)@|Failed to build [`']([\w.-]+)|Failed to (?:fetch|download|build)[\w ]*: `?([\w.-]+)|"
    r"Installing ([\w.-]+) \(|Collecting (\w[\w.-]*)|pip-install-\w+/(\w[\w.-]*?)(?:_[0-9a-f]{32})?/"
)


# packages of the build environment, which pip collects before it builds
_TOOLS = ("pip", "setuptools", "wheel", "ninja", "packaging", "cmake", "hatchling", "pybind11")


def package(hit: Hit) -> str:
    """Return the package whose build failed: the last package named before the hit, else the first
    one named after it."""

    def names(text: str) -> list[str]:
        found = (next(filter(None, one.groups())) for one in _NAMED.finditer(text))
        return [name for name in found if name not in _TOOLS]

    return next(iter([*names(hit.before)[-1:], *names(hit.after)[:1]]), "PACKAGE")


def source(hit: Hit) -> str:
    """Return the package's source: a folder or repository that the log names, else the package's
    name."""
    name = package(hit)
    if name == "PACKAGE" and (own := linear.search(r"Obtaining file://(\S+)", hit.before)):
        return f"-e {shlex.quote(own[1])}"
    found = linear.search(rf"`?{linear.escape(name)} @ (?:file://)?([^\s`]+)", hit.text)
    return shlex.quote(found[1]) if found else name


def missing(hit: Hit) -> str:
    return hit.get("module", "torch")
