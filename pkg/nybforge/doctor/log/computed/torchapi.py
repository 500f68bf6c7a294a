"""Compute values for the doctor's texts about names that torch or standard headers declare."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# current names of functions that torch renamed
_NOW = {
    "AT_CHECK": "TORCH_CHECK",
    "THArgCheck": "TORCH_CHECK",
    "THCudaCheck": "C10_CUDA_CHECK",
    "THCCeilDiv": "at::ceil_div",
}


def last(hit: Hit) -> str:
    """Return the last torch that has the name or header, or "" if it is unknown."""
    if hit.get("name") == "AT_CHECK":
        return "1.4"
    return "1.10" if linear.match("TH", hit.get("name") or hit.get("header")) else ""


# names, and the standard headers that declare them
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
    """Return the current name of a renamed function, or "" if there is none."""
    return _NOW.get(hit.get("name"), "")
