"""Compute the version and dependencies from VERSION and the version line of the module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = Path(__file__).parent


def nybble() -> str:
    """Return the release: VERSION lies beside this file in a recipe's build, else at the root."""
    places = (HERE / "VERSION", HERE.parents[1] / "VERSION")
    return next(place.read_text("ascii").strip() for place in places if place.is_file())


def version() -> str:
    """Return the version as the module has it, "0.50.2+nybble." before nybble's own."""
    text = (HERE / "bitsandbytes/__init__.py").read_text("utf-8")
    match = re.search(r'^__version__ = f"(.+)\{', text, re.MULTILINE)
    assert match is not None
    return match[1] + nybble()


class Dependencies(MetadataHookInterface):
    """Require the nybble of this release."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the dynamic field."""
        metadata["dependencies"] = [f"nybble=={nybble()}", "torch>=2.4"]
