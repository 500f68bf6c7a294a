"""Compute values for the doctor's texts about two OpenMP runtimes in one process."""

from __future__ import annotations

from nybforge.doctor.log.cause import Hit


def copies(hit: Hit) -> str:
    """Return the command that lists all copies of the OpenMP runtime in an environment."""
    return (
        """find "$(python -c 'import sys; print(sys.prefix)')" -name 'lib*omp*.so*' -o -name 'lib*omp*.dylib'"""
        "   # the path names each copy's package"
    )


def same_runtime_twice(hit: Hit) -> bool:
    """Return whether both libraries in the message are copies of the same OpenMP runtime."""
    return hit.get("own") == hit.get("other")
