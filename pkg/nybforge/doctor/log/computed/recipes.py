"""Values for causes about the link checks of rattler-build and conda-build."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.computed.cuda_packages import conda_package


def library(hit: Hit) -> str:
    return hit.get("library").rpartition("/")[2]


def library_name(hit: Hit) -> str:
    """Return the library's file name up to .so."""
    return library(hit).partition(".so")[0]


def library_package(hit: Hit) -> str:
    """Return the conda-forge package of the library; cuda-toolkit if none is known."""
    return conda_package(library_name(hit).removeprefix("lib"))
