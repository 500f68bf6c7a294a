"""Values about wheels in an index."""

from __future__ import annotations

from packaging.version import Version

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def asked_version(hit: Hit) -> str:
    """Return the requested version, "" if the request is a range."""
    found = linear.search(r"==\s*([\w.]+)\s*$", hit.quote)
    return found[1] if found else ""


def nearest(hit: Hit) -> str:
    """Return the newest listed version of the requested release (1.2.0.post2 for 1.2.0)."""
    asked = _version(asked_version(hit))
    lists = linear.findall(r"\(from versions: ([^)]*)\)", hit.before[-3000:])
    if asked is None or not lists:
        return ""
    listed = {one: _version(one) for one in lists[-1].split(", ")}
    same = [
        one
        for one, version in listed.items()
        if version and not version.is_prerelease and version.base_version == asked.base_version
    ]
    return same[-1] if same else ""


def _version(text: str) -> Version | None:
    try:
        return Version(text)
    except ValueError:  # also a number too long for int
        return None


def _older(hit: Hit) -> bool:
    """Return whether the requested version is older than all versions listed for this Python."""
    asked = linear.search(r"==\s*(\d[\w.]*)", hit.quote)
    first = linear.search(r"\(from versions: (\d[^,)]*)", hit.before[-3000:])
    wanted, lowest = (_version(found[1]) if found else None for found in (asked, first))
    return bool(wanted and lowest and wanted.release[:2] < lowest.release[:2])


def python(hit: Hit) -> str:
    """Return a Python version that has wheels of the package."""
    return "3.8" if _older(hit) else "3.12"


def newest_torch(hit: Hit) -> str:
    """Return the newest torch that a kernel was built for, if the version of torch is the
    problem."""
    listed = linear.findall(
        r"torch(\d)(\d+)-\S+: Torch version \S+ does not match environment", hit.after[:1500]
    )
    return max((f"{major}.{minor}" for major, minor in listed), key=Version, default="")


def newest_python(hit: Hit) -> str:
    """Return the newest minor version of Python that has a wheel, "" if the hint lists none."""
    start = hit.after.find("only found wheels")
    listed = linear.findall(r"`?cp3(\d+)`?", hit.after[start:]) if hit.get("named") else []
    return str(max(map(int, listed))) if listed else ""


def name(hit: Hit) -> str:
    """Return the package without its version."""
    return linear.split("[=<>]", hit.get("named"))[0]
