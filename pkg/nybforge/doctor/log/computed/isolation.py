"""Values for causes about isolated builds that do not see torch."""

from __future__ import annotations

import shlex

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_NAMED = linear.compile(
    r"indicates\s+that\s+`([\w.-]+)[@`]|indicates that ([\w-]+)@|Failed to build [`']([\w.-]+)|Failed to (?:fetch|download|build)[\w ]*: `?([\w.-]+)|"
    r"Installing ([\w.-]+) \(|Collecting (\w[\w.-]*)|pip-install-\w+/(\w[\w.-]*?)(?:_[0-9a-f]{32})?/"
)


def package(hit: Hit) -> str:
    """Return the package whose build failed: the last package named before the hit, else the first
    one named after it."""
    before, after = list(_NAMED.finditer(hit.before)), _NAMED.search(hit.after)
    named = before[-1] if before else after
    return next(filter(None, named.groups())) if named else "PACKAGE"


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
