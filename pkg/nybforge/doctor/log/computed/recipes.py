"""Compute values for the doctor's texts about the link checks of rattler-build and conda-build."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.cuda_packages import conda_package

_OF_CUDA = ("cuda-", "libcu", "libnv", "libnpp")


def library(hit: Hit) -> str:
    return hit.get("library").rpartition("/")[2]


def library_name(hit: Hit) -> str:
    """Return the library's file name without .so and the text after it."""
    return library(hit).partition(".so")[0]


def headers(hit: Hit) -> str:
    """Return the package that contains the library's headers. For libraries of CUDA, this is a
    separate package (-dev)."""
    name = hit.get("provider")
    return f"{name}-dev" if name.startswith(_OF_CUDA) and not name.endswith("-dev") else name


def library_package(hit: Hit) -> str:
    """Return the conda-forge package of the library, or cuda-toolkit if the package is unknown."""
    return conda_package(library_name(hit).removeprefix("lib"))
