"""Find out whether another bitsandbytes has replaced nybble's module.

pip cannot prevent this, because both modules are versions of the distribution `bitsandbytes`. After
the replacement, the wheel nybble-bitsandbytes, or conda's record of the package with this name, is
still installed. It shows that the user wanted nybble's module.
"""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

__all__ = ["replaced_bitsandbytes"]


def replaced_bitsandbytes(prefix: Path) -> dict[str, str] | None:
    """Return the problem if nybble-bitsandbytes is installed, but its module bitsandbytes is
    not."""
    try:
        requires = metadata.requires("nybble-bitsandbytes") or []
        step = "pip install nybble-bitsandbytes --find-links DIST; or remove nybble-bitsandbytes"
    except metadata.PackageNotFoundError:
        records = sorted(prefix.glob("conda-meta/nybble-bitsandbytes-[0-9]*.json"))
        if not records:
            return None
        requires = []
        step = "pip uninstall bitsandbytes; conda install --force-reinstall nybble-bitsandbytes"
    try:
        found = metadata.version("bitsandbytes")
    except metadata.PackageNotFoundError:
        found = ""
    if f"bitsandbytes=={found}" in requires or (not requires and "+nybble" in found):
        return None
    installed = f"bitsandbytes {found} is installed" if found else "no bitsandbytes is installed"
    wanted = requires[0] if requires else "nybble's bitsandbytes"
    what = f"{installed}, but nybble-bitsandbytes requires {wanted}"
    return {"where": "bitsandbytes", "what": what, "next": step}
