"""Compute values for the doctor's texts about environments that cannot be solved and about channels
that cannot be reached."""

from __future__ import annotations

from packaging.version import Version

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit


def _unwrapped(hit: Hit) -> str:
    """Return the solver's output as one line. The solver prints a tree of requirements with wrapped
    lines."""
    return linear.sub(r"[\s│]+", " ", hit.quote + hit.after[:3000])


def missing(hit: Hit) -> str:
    """Return the package that is in no channel, or "" if the solver does not name it."""
    found = linear.search(
        r"[└├]─ (?P<none>[a-z][\w.-]+) [^ └├]+, for which no candidates were found|"
        r"(?i:no candidates were found for|nothing provides(?: requested)?) (?P<name>[\w.-]+)(?: |$)|"
        r"(?P<gone>[a-z][\w.-]+)(?: [^\s,]*[\d*=<>][^\s]*)+ \*?,? ?which does not exist|"
        r"(?:not available from current channels|ResolvePackageNotFound): - (?:[\w-]+::)?(?P<requested>[\w.-]+)",
        _unwrapped(hit),
    )
    return next(filter(None, found.groups())).rstrip(".") if found else ""


_HELD_BACK = linear.compile(
    r"`(?P<name>[\w.-]+)` was (?:found|requested) on \S+, but not at the requested version"
)


def held_back(hit: Hit) -> str:
    """Return the package that uv found in its first index, but not in the requested version. Return
    "" if uv reports no such package."""
    found = _HELD_BACK.search(_unwrapped(hit))
    return found["name"] if found else ""


def needs(hit: Hit) -> tuple[str, str]:
    """Return the last package in the solver's tree, and what that package requires. Return two
    empty texts if the tree has no such package."""
    found = list(
        linear.finditer(
            r"(?P<who>[a-z][\w.-]* [\d.]+)[^└├]*? would require [└├]─ (?P<what>[a-z][\w.-]* [^,]*?(?:,[<>=!]\S+)*)(?:,? which|,? for| [└├│]|$)",
            _unwrapped(hit),
        )
    )
    return (found[-1]["who"], found[-1]["what"].strip()) if found else ("", "")


# Packages of NVIDIA's conda channel. conda-forge does not have them, or has them under another
# name.
_OF_NVIDIA = linear.compile(
    r"(?:lib(?:cublas|cufft|cusolver|cusparse|npp|nvjpeg|nvjitlink)|cuda-|pytorch-cuda)"
)


def address(hit: Hit) -> str:
    """Return the address that was requested, or a placeholder if the log does not name it."""
    found = linear.search(r"https?://[^\s\]>),]+", hit.quote + hit.after[:600])
    return found[0].rstrip(".:") if found else "CHANNEL/noarch/repodata.json"


def a_package_is_missing(hit: Hit) -> bool:
    """Return whether the solver reports that a package is in no channel."""
    words = ("does not exist", "nothing provides", "not available from")
    return any(word in _unwrapped(hit).lower() for word in words)


def needs_nvidia_channel(hit: Hit) -> bool:
    """Return whether the missing package is in NVIDIA's channel and the solver did not use this
    channel."""
    in_use = linear.search(r"(?m)^\s*- nvidia\s*$|-c nvidia\b|\"nvidia\"", hit.text)
    return bool(_OF_NVIDIA.match(missing(hit))) and "pytorch" in hit.text and not in_use


def conflicting_gcc(hit: Hit) -> str:
    """Return the newest GCC that the conflicting package accepts. Return "" if the conflict is not
    about GCC."""
    what = needs(hit)[1]
    below = linear.search(r"<(\d+)", what) if linear.match(r"(?:gcc|gxx)_impl", what) else None
    return str(int(below[1]) - 1) if below else ""


def _versions(hit: Hit, pattern: str) -> list[Version]:
    return [Version(one) for one in linear.findall(pattern, hit.before[-300:] + _unwrapped(hit))]


_NUMBER = r"(\d{1,4}(?:\.\d{1,4})?)"


def cuda_override(hit: Hit) -> str:
    """Return the value of the variable CONDA_OVERRIDE_CUDA with which the packages can be
    installed."""
    overrides = _versions(hit, rf"CONDA_OVERRIDE_CUDA=[`'\"]?{_NUMBER}")
    wanted = _versions(hit, rf"__cuda(?:\[version=')? ?[`']?>=? ?{_NUMBER}")
    built = linear.findall(r"\bcuda(\d{2})(\d)(?:\*|_)", hit.before[-2000:] + _unwrapped(hit))
    wanted += [Version(f"{major}.{minor}") for major, minor in built]
    best = max(overrides or wanted, default=Version("12.2"))
    return f"{best.major}.{best.minor}"


def cuda_have(hit: Hit) -> str:
    """Return the CUDA version of the driver that the solver found, or "" if it found no driver."""
    found = _versions(hit, rf"__cuda(?:-|==?){_NUMBER}")
    return str(found[-1]) if found else ""


def enough_glibc(hit: Hit) -> str:
    """Return this machine's version of glibc if it meets all requirements that the solver prints.
    Otherwise return ""."""
    have = _versions(hit, rf"__glibc==?{_NUMBER}")
    wanted = _versions(hit, rf"__glibc(?:\[version=')? ?[`']?>=? ?{_NUMBER}")
    return str(have[-1]) if have and wanted and have[-1] >= max(wanted) else ""


def pinned_by(hit: Hit) -> tuple[str, str, str, str]:
    """Return four texts from pip's report: the user's requirement; the package that conflicts with
    it; the requirement of that package; and the name of that package without its version. The texts
    are empty if the report does not have them."""
    report = hit.after[:1500]
    requested = linear.search(r"The user requested (([\w.-]+)==[\w.+]+)", report)
    none = ("", "", "", "")
    if not requested:
        return none
    name = linear.escape(requested[2])
    other = linear.search(rf"(?m)^\s*([\w.-]+)((?: [\w.+]+)?) depends on ({name}[^\s;]*)", report)
    return (requested[1], other[1] + other[2], other[3], other[1]) if other else none


def requested_python(hit: Hit) -> str:
    """Return the newest Python that the conflicting package supports. Return "" if the conflict is
    not about Python."""
    text = _unwrapped(hit)
    pin = linear.search(r"(?:pin on )?python[ =]+(3\.\d{1,2})(?:\.\*| \*|,)", text)
    wanted = linear.findall(r"python >=3\.\d+,<3\.(\d{1,2})(?:\.0a0)?\b", text)
    if not (pin and wanted):
        return ""
    newest = max(map(int, wanted)) - 1
    return f"3.{newest}" if newest < int(pin[1][2:]) else ""


def requested(hit: Hit) -> str:
    """Return the package that has no build for the requested Python. Return "" if the solver does
    not name it."""
    found = linear.search(r"[└├]─ ([a-z][\w.-]* =?[\w.]+) \* is not installable", _unwrapped(hit))
    return found[1].replace(" =", "=").replace(" ", "=") if found else ""
