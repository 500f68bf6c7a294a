"""Compute values for the doctor's texts about instructions that only architecture-specific targets
have (sm_90a, sm_100a, sm_120a)."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# Instructions of architecture-specific targets (sm_90a), with the major versions of these targets
# (from the sections "Target notes" of the PTX manual).
_HAVE = (
    (r"wgmma", (9,)),
    (r"tcgen05|cta_group", (10, 11)),
    (
        r"block.scale|mxf4|mxf8f6f4|scale_vec|e2m1|e3m2|e2m3|ue8m0|MXF4|NVF4|tensormap|setmaxnreg",
        (),
    ),
)


_CARDS = {
    9: "H100, H200",
    10: "B200, B300",
    11: "Jetson Thor",
    12: "RTX 50, RTX PRO, DGX Spark",
}


def instruction(hit: Hit) -> str:
    return hit.get("instruction") or "its instructions"


def target(hit: Hit) -> str:
    """Return the number of the target architecture, such as 90."""
    return hit.get("arch") or hit.get("got")


def _majors(hit: Hit) -> tuple[int, ...]:
    """Return the major versions of the architectures that have the instruction. If several
    successive major versions have it, return ()."""
    if hit.get("got"):  # the error of CuTe DSL lists the architectures that have the instruction
        return tuple(
            sorted({int(one[:-1]) for one in linear.findall(r"sm_(\d+)", hit.get("allowed"))})
        )
    return next((majors for form, majors in _HAVE if linear.search(form, instruction(hit))), ())


def foreign(hit: Hit) -> bool:
    """Return whether the instruction belongs only to architectures of other major versions than the
    target."""
    majors = _majors(hit)
    return bool(target(hit) and majors) and int(target(hit)[:-1]) not in majors


def devices(hit: Hit) -> str:
    """Return the devices that have the instruction."""
    return ", ".join(f"{major}.x ({_CARDS[major]})" for major in _majors(hit) if major in _CARDS)


def target_number(hit: Hit) -> str:
    """Return the major version of the target architecture, or 9 if the log names no
    architecture."""
    return (target(hit) or "90")[:-1]


def target_letter(hit: Hit) -> str:
    """Return the minor version of the target architecture, or 0 if the log names no
    architecture."""
    return (target(hit) or "90")[-1]
