"""Compute values for the doctor's texts about torch and the packages that extend it."""

from __future__ import annotations

from nybforge.doctor.facts import Facts
from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.extensions import installed, rebuild


def failing(hit: Hit) -> str:
    """Return the last installed package in the lines before the hit, or "" if these lines name
    none."""
    return next(reversed(installed(hit.before)), "")


def log_package(hit: Hit) -> str:
    """Return the package that was built without CUDA code: torch, or the extension that defines the
    operator."""
    owner = hit.get("owner") or (failing(hit) if hit.get("without") else "")
    return owner if owner and owner not in ("aten", "prim", "prims", "c10d") else "torch"


def extension(hit: Hit) -> str:
    """Return the extension that was built for another version of torch, or "" if there is none."""
    if hit.get("library"):
        imported = linear.findall(
            r"from (\w+)(?:\.\w+)* import _C|import (\w+)\s*$", hit.before.rstrip()
        )
        return (imported[-1][0] or imported[-1][1]) if imported else failing(hit)
    return (
        "xformers"
        if linear.search("(?i)xformers|memory_efficient", hit.quote)
        else hit.get("extension")
    )


def rebuild_extension(hit: Hit) -> tuple[str, ...]:
    """Return the commands that rebuild the extension for the installed torch."""
    return rebuild(extension(hit) or "EXTENSION")


def driver_major(facts: Facts) -> str:
    """Return the CUDA major version for jax's plugin. It is 13 if the driver supports CUDA 13, else
    12."""
    return "13" if (facts.driver.cuda or "").startswith("13.") else "12"


def index(hit: Hit) -> str:
    """Return the name of torch's package index, in capitals."""
    return hit.get("index").upper()


def jetpack(facts: Facts) -> str:
    """Return the JetPack version of the machine with a space before it, or "" if it is unknown."""
    known = facts.jetson.jetpack if facts.jetson else None
    return f" {known}" if known else ""


def pinned(hit: Hit) -> str:
    """Return the version of the log's CPU build of torch in the form of a requirement (==2.7.1).
    Return "" if it is unknown."""
    found = linear.search(r"\btorch[ =]+(\d+\.\d+\.\d+)\+cpu", hit.text)
    return f"=={found[1]}" if found else ""


def index_of_nvcc(hit: Hit) -> str:
    """Return the name of the torch index for the CUDA version of the log's nvcc (cu128). If that
    version is unknown, return the placeholder CUDA."""
    found = linear.search(r"\bcuda_(\d+)\.(\d)\.|tools, release (\d+)\.(\d)", hit.text)
    return "cu" + "".join(filter(None, found.groups())) if found else "CUDA"
