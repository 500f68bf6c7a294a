"""Causes at an extension's sources: written for another torch, or for headers that include others by the way."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit

# what took the place of a name, where one name did
_NOW = {
    "AT_CHECK": "TORCH_CHECK",
    "THArgCheck": "TORCH_CHECK",
    "THCudaCheck": "C10_CUDA_CHECK",
    "THCCeilDiv": "at::ceil_div",
}


def last(hit: Hit) -> str:
    """Return the last torch that had the name or header, "" where it is not known to be gone."""
    if hit.get("name") == "AT_CHECK":
        return "1.4"
    return "1.10" if linear.match("TH", hit.get("name") or hit.get("header")) else ""


def match_source(hit: Hit, facts: Facts) -> tuple[str, ...]:
    newer = "git pull, or the project's forks and pull requests   # a release that knows this torch"
    name = hit.get("name")
    if hit.get("type"):
        return (
            r"grep -rnE 'AT_DISPATCH\w*\([^,]*\.type\(\)' --include=*.cu --include=*.cpp .   # there: .scalar_type() in place of .type()",
            newer,
        )
    if name in _NOW:
        newer = rf"grep -rlw {name} . | xargs sed -i 's/\b{name}\b/{_NOW[name]}/g'   # in the sources: its name today; or git pull"
    if last(hit):
        return (
            newer,
            f"or an environment with such a torch: conda create -n old -c conda-forge python=3.9 'pytorch={last(hit)}.*'   # devices up to sm_86",
        )
    return (
        "python -c 'import torch; print(torch.__version__)'   # beside the one that the project names in its README or CI",
        newer,
    )


# standard headers by what they declare
_DECLARED = (
    (r"(?:FLT|DBL|LDBL)_\w+", "cfloat"),
    (r"U?(?:INT|LONG|LLONG|CHAR|SHRT)_(?:MAX|MIN)", "climits"),
    (r"u?int\d+_t|U?INT\d+_(?:MAX|MIN)|u?intptr_t", "cstdint"),
    (r"M_PI\w*", "cmath"),
)


def declares(hit: Hit) -> str:
    """Return the standard header that declares what is missing."""
    name = hit.get("standard")
    known = (header for names, header in _DECLARED if linear.fullmatch(names, name))
    return hit.get("include") or next(known, "cstdint")
