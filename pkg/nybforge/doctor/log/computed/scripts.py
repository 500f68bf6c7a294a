"""Compute values for the doctor's texts about scripts that cannot start, because the Python in
their first line does not exist."""

from __future__ import annotations

from pathlib import PurePosixPath

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit, is_plain

# a path of this length may be cut off: Linux before 5.1 reads only 127 characters of the first line
_CUT = 120


def too_long(hit: Hit) -> bool:
    """Return whether the kernel read only a part of the path in the first line."""
    named = hit.get("named")
    return len(named) >= _CUT and not linear.search(r"/(?:python|pypy)[\w.]*$", named)


def moved(hit: Hit) -> bool:
    """Return whether the script and the Python in its first line are in different folders."""
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
    """Return the folder that contains the script."""
    return str(PurePosixPath(_script(hit)).parent) if "/" in _script(hit) else "ENV/bin"


def environment(hit: Hit) -> str:
    """Return the environment that contains the script."""
    return str(PurePosixPath(folder(hit)).parent)
