"""Compute values for the doctor's texts about names that torch or standard headers declare, or
declared earlier."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# Names that torch renamed, with their current names.
_NOW = {
    "AT_CHECK": "TORCH_CHECK",
    "THArgCheck": "TORCH_CHECK",
    "THCudaCheck": "C10_CUDA_CHECK",
    "THCCeilDiv": "at::ceil_div",
}


def last(hit: Hit) -> str:
    """Return the last release of torch that has the name or header, or "" if the release is
    unknown."""
    if hit.get("name") == "AT_CHECK":
        return "1.4"
    return "1.10" if linear.match("TH", hit.get("name") or hit.get("header")) else ""


# Patterns of names, with the standard header that declares these names.
_DECLARED = (
    (r"(?:FLT|DBL|LDBL)_\w+", "cfloat"),
    (r"U?(?:INT|LONG|LLONG|CHAR|SHRT)_(?:MAX|MIN)", "climits"),
    (r"u?int\d+_t|U?INT\d+_(?:MAX|MIN)|u?intptr_t", "cstdint"),
    (r"M_PI\w*", "cmath"),
)


def declares(hit: Hit) -> str:
    """Return the standard header that declares the missing name."""
    name = hit.get("standard")
    known = (header for names, header in _DECLARED if linear.fullmatch(names, name))
    return hit.get("include") or next(known, "cstdint")


def today(hit: Hit) -> str:
    """Return the current name of a function that torch renamed, or "" if torch did not rename
    it."""
    return _NOW.get(hit.get("name"), "")
