"""Compute values for the doctor's texts about wheels that an index does not have."""

from __future__ import annotations

from packaging.version import Version

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def requested_version(hit: Hit) -> str:
    """Return the requested version, or "" if a range of versions was requested."""
    found = linear.search(r"==\s*([\w.+]+)\s*$", hit.get("named") or hit.quote)
    return found[1] if found else ""


def local(hit: Hit) -> str:
    """Return the CUDA build in the request (cu128), or "" if the request names none."""
    return (
        requested_version(hit).partition("+cu")[2]
        and "cu" + requested_version(hit).partition("+cu")[2]
    )


def release(hit: Hit) -> str:
    """Return the requested version without its CUDA build."""
    return requested_version(hit).partition("+")[0]


def _listed(hit: Hit) -> list[str]:
    """Return the versions that pip lists before its error."""
    lists = linear.findall(r"\(from versions: ([^)]*)\)", hit.before[-3000:])
    return [one.strip() for one in lists[-1].split(",")] if lists else []


def other_index(hit: Hit) -> bool:
    """Return whether a CUDA build was requested and the index lists no builds with a local
    version."""
    return bool(hit.get("package") and local(hit)) and not any("+" in one for one in _listed(hit))


def newest_listed(hit: Hit) -> str:
    """Return the newest version in the index if the requested version is newer. Otherwise return
    ""."""
    requested = _version(release(hit))
    known = [one for one in map(_version, _listed(hit)) if one and not one.is_prerelease]
    newest = max(known, default=None)
    return str(newest) if requested and newest and requested > newest else ""


def nearest(hit: Hit) -> str:
    """Return the last listed version that belongs to the requested release, for example 1.2.0.post2
    for 1.2.0. Return "" if there is none."""
    requested = _version(requested_version(hit))
    listed = {one: _version(one) for one in _listed(hit)}
    if requested is None or local(hit):
        return ""
    same = [
        one
        for one, version in listed.items()
        if version and not version.is_prerelease and version.base_version == requested.base_version
    ]
    return same[-1] if same else ""


def _version(text: str) -> Version | None:
    try:
        return Version(text)
    except ValueError:  # Version also raises this for a number that is too long for int
        return None


def _older(hit: Hit) -> bool:
    """Return whether the requested version is older than all versions listed for this Python."""
    requested = linear.search(r"==\s*(\d[\w.]*)", hit.quote)
    first = linear.search(r"\(from versions: (\d[^,)]*)", hit.before[-3000:])
    wanted, lowest = (_version(found[1]) if found else None for found in (requested, first))
    return bool(wanted and lowest and wanted.release[:2] < lowest.release[:2])


# (torch release, Python version): releases older than this one have wheels for this Python.
_PYTHON_OF_TORCH = (((1, 11), "3.8"), ((2, 2), "3.10"), ((2, 5), "3.11"))


def python(hit: Hit) -> str:
    """Return a Python version for which the package has wheels."""
    requested = _version(release(hit))
    if hit.get("package") == "torch" and requested:
        fits = (python for before, python in _PYTHON_OF_TORCH if requested.release[:2] < before)
        return next(fits, "3.12")
    return "3.8" if _older(hit) else "3.12"


def only_newer(hit: Hit) -> bool:
    """Return whether the index lists only releases that are newer than the requested range."""
    below = linear.search(r"<=?\s*(\d[\w.]*)", hit.quote)
    limit = _version(below[1]) if below else None
    known = [one for one in map(_version, _listed(hit)) if one]
    return limit is not None and bool(known) and min(known) >= limit


def newest_torch(hit: Hit) -> str:
    """Return the newest torch for which a kernel has a build. Return "" if the version of torch is
    not the problem."""
    listed = linear.findall(
        r"torch(\d)(\d+)-\S+: Torch version \S+ does not match environment", hit.after[:1500]
    )
    return max((f"{major}.{minor}" for major, minor in listed), key=Version, default="")


def newest_python(hit: Hit) -> str:
    """Return the newest minor version of Python 3 for which uv's hint lists a wheel. Return "" if
    the hint lists none."""
    start = hit.after.find("only found wheels")
    listed = linear.findall(r"`?cp3(\d+)`?", hit.after[start:]) if hit.get("named") else []
    return str(max(map(int, listed))) if listed else ""


def name(hit: Hit) -> str:
    """Return the name of the package without the version."""
    return linear.split("[=<>]", hit.get("named"))[0]


def other_python(hit: Hit) -> str:
    """Return the newest minor version of Python 3 for which uv's hint lists a wheel. Return "" if
    the hint is not about Python."""
    listed = linear.search(r"only has wheels with the following Python[^\n]*", hit.after)
    found = linear.findall(r"`cp3(\d{1,2})`", listed[0]) if listed else []
    return str(max(map(int, found), default=""))


def _named_platforms(hit: Hit) -> str:
    """Return the platforms of this system and of the wheels, as newer releases of uv print them in
    a hint. Return "" if there is no such hint."""
    listed = linear.search(
        r"Wheels are available for [^\n]* following platforms?:[^\n]*", hit.after
    )
    own = linear.search(r"platform tag \(e\.g\., `(manylinux_2_\d{1,2}_\w+)`\)", hit.text)
    return f"{own[1]} {listed[0]}" if listed and own else ""


def _platforms(hit: Hit) -> tuple[tuple[str, str], list[tuple[str, str]]]:
    """Return (glibc minor version, processor) for this system and for each wheel in uv's hint."""
    hint = linear.search(r"You're on Linux \(`manylinux[^\n]*only has wheels for[^\n]*", hit.after)
    named = hint[0] if hint else _named_platforms(hit)
    if not named:
        return ("", ""), []
    here, *wheels = linear.findall(r"manylinux_2_(\d{1,2})_(\w+)", named) or [("", "")]
    # wheels in torch's indexes name no glibc version
    plain = linear.findall(r"`linux_(\w+)`", named)
    return here, [*wheels, *(("0", processor) for processor in plain)]


def glibc(hit: Hit) -> str:
    """Return the oldest glibc for which uv's hint lists a wheel of this processor. Return "" if
    this system's glibc is not older."""
    here, wheels = _platforms(hit)
    found = [int(minor) for minor, processor in wheels if processor == here[1]]
    return f"2.{min(found)}" if found and int(here[0]) < min(found) else ""


def other_processor(hit: Hit) -> str:
    """Return this system's processor if uv's hint lists only wheels for other processors. Otherwise
    return ""."""
    here, wheels = _platforms(hit)
    return here[1] if wheels and here[1] not in {processor for _, processor in wheels} else ""
