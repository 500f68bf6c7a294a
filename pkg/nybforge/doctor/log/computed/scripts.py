"""Compute values for the doctor's texts about scripts whose first line names a Python that does not
exist."""

from __future__ import annotations

from pathlib import PurePosixPath

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit, is_plain

_CUT = 120  # Linux before 5.1 reads 127 characters of a script's first line


def too_long(hit: Hit) -> bool:
    """Return whether the kernel cut off the path."""
    named = hit.get("named")
    return len(named) >= _CUT and not linear.search(r"/(?:python|pypy)[\w.]*$", named)


def moved(hit: Hit) -> bool:
    """Return whether the script is in a different folder than the Python that it names."""
    script, named = hit.get("script"), hit.get("named")
    return (
        script.startswith("/")
        and bool(named)
        and PurePosixPath(script).parent != PurePosixPath(named).parent
    )


def _script(hit: Hit) -> str:
    return hit.get("script") if is_plain(hit.get("script")) else ""


def name(hit: Hit) -> str:
    """Return the script's name."""
    return _script(hit).rpartition("/")[2] or "NAME"


def folder(hit: Hit) -> str:
    """Return the folder of the script."""
    return str(PurePosixPath(_script(hit)).parent) if "/" in _script(hit) else "ENV/bin"


def environment(hit: Hit) -> str:
    """Return the environment that contains the script."""
    return str(PurePosixPath(folder(hit)).parent)
