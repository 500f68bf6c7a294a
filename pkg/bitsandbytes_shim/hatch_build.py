"""Compute the version and dependencies from VERSION and the module's `__version__` line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = Path(__file__).parent


def nybble() -> str:
    """Return nybble's version from VERSION: beside this file in a recipe build, else in the
    root."""
    places = (HERE / "VERSION", HERE.parents[1] / "VERSION")
    return next(place.read_text("ascii").strip() for place in places if place.is_file())


def version() -> str:
    """Return the module's version: "0.50.2+nybble." followed by nybble's version."""
    text = (HERE / "bitsandbytes/__init__.py").read_text("utf-8")
    match = re.search(r'^__version__ = f"(.+)\{', text, re.MULTILINE)
    assert match is not None
    return match[1] + nybble()


class Dependencies(MetadataHookInterface):
    """Require exactly this version of nybble."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the dynamic field `dependencies`."""
        metadata["dependencies"] = [f"nybble=={nybble()}", "torch>=2.4"]
