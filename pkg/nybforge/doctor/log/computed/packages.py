"""Causes in package managers: environments that cannot be solved, channels out of reach."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

_STRICT = "due to strict channel priority"


def _unwrapped(hit: Hit) -> str:
    """Return what follows as one line: solvers draw trees and break lines at the console's width."""
    return linear.sub(r"[\s│]+", " ", hit.quote + hit.after[:3000])


def lacking(hit: Hit) -> str:
    """Return the package that no channel has, where the solver names it."""
    found = linear.search(
        r"(?i:no candidates were found for|nothing provides(?: requested)?) (?P<name>[\w.-]+)(?: |$)|"
        r"(?P<gone>[a-z][\w.-]+)(?: [^\s,]*[\d*=<>][^\s]*)+ \*?,? ?which does not exist|"
        r"(?:not available from current channels|ResolvePackageNotFound): - (?:[\w-]+::)?(?P<asked>[\w.-]+)",
        _unwrapped(hit),
    )
    return (found["name"] or found["gone"] or found["asked"]).rstrip(".") if found else ""


def needs(hit: Hit) -> tuple[str, str]:
    """Return the package at the end of the solver's tree and what it needs, "" where none is named."""
    found = list(
        linear.finditer(
            r"(?P<who>[a-z][\w.-]* [\d.]+)[^└├]*? would require [└├]─ (?P<what>[a-z][\w.-]* [^,]*?(?:,[<>=!]\S+)*)(?:,? which|,? for| [└├│]|$)",
            _unwrapped(hit),
        )
    )
    return (found[-1]["who"], found[-1]["what"].strip()) if found else ("", "")


# what NVIDIA's own channel has and conda-forge has not, or under other names
_OF_NVIDIA = linear.compile(
    r"(?:lib(?:cublas|cufft|cusolver|cusparse|npp|nvjpeg|nvjitlink)|cuda-|pytorch-cuda)"
)


def _builds(hit: Hit) -> bool:
    """Return whether exact builds were asked for, as an exported environment does."""
    return bool(
        linear.search(
            r"ResolvePackageNotFound:?\s*(?:- [\w.-]+=+[\w.]+=\w+\s*){2}",
            hit.quote + hit.after[:600],
        )
    )


def _strict(hit: Hit) -> bool:
    return _STRICT in hit.quote + hit.after[:1500]


def solve_it(hit: Hit, facts: Facts) -> tuple[str, ...]:
    out = []
    if _strict(hit):
        out.append("name the channel that has the build first: -c CHANNEL before the others")
        out.append("or: conda … --no-channel-priority, rattler-build … --channel-priority disabled")
    if "__cuda" in hit.quote + hit.after:
        out.append("export CONDA_OVERRIDE_CUDA=12.2   # what the target machine's driver supports")
    elif _builds(hit):
        out.append(
            "sed -E 's/^( *- [^=]+=+[^=]+)=.*/\\1/' environment.yml > loose.yml   # without the builds"
        )
        out.append("or where it was exported: conda env export --from-history")
    elif lacking(hit):
        name = lacking(hit)
        out.append(f"conda search -c conda-forge '{name}'   # what there is, for this platform")
        text = hit.text
        asked = linear.search(
            r"(?m)^\s*- nvidia\s*$|-c nvidia\b", text
        )  # its channel is among them
        if _OF_NVIDIA.match(name) and "pytorch" in text and not asked:
            out.insert(
                0,
                "add NVIDIA's channel, which pytorch's own builds take CUDA from: -c pytorch -c nvidia",
            )
    elif linear.match(r"(?:gcc|gxx)_impl", needs(hit)[1]) and (
        below := linear.search(r"<(\d+)", needs(hit)[1])
    ):
        gcc = int(below[1]) - 1
        out.append(
            f'ask for that compiler: "gxx_linux-64={gcc}"   # in variants: cxx_compiler_version: ["{gcc}"]'
        )
    return (
        *out,
        "read the last lines of the tree: they name the package and the two versions that clash",
        "loosen one pin, or add the missing channel: -c conda-forge",
        "nybforge env render   # environments that do solve, per target",
    )


def address(hit: Hit) -> str:
    """Return the address that was asked for, as far as the log tells."""
    found = linear.search(r"https?://[^\s\]>),]+", hit.quote + hit.after[:600])
    return found[0].rstrip(".:") if found else "CHANNEL/noarch/repodata.json"


def a_package_is_missing(hit: Hit) -> bool:
    """Return whether the solver says that no channel has a package."""
    words = ("does not exist", "nothing provides", "not available from")
    return any(word in _unwrapped(hit).lower() for word in words)
