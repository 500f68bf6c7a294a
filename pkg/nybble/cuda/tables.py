"""Read the table of linking decisions, backends.json, once."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

Version = tuple[int, int]


@functools.cache
def tables() -> dict[str, Any]:
    text = resources.files("nybble.cuda").joinpath("backends.json").read_text("utf-8")
    return dict(json.loads(text))


def version(text: str) -> Version:
    major, minor = text.split(".")
    return int(major), int(minor)


def text_of(value: Version | None) -> str:
    return "unknown" if value is None else f"{value[0]}.{value[1]}"


def ptx_isa(toolkit: Version) -> int:
    """Return the newest PTX ISA (10 * major + minor) of a toolkit and its driver."""
    known = {version(text): value for text, value in tables()["ptx_isa"].items()}
    older = [value for made, value in known.items() if made <= toolkit]
    return int(max(older, default=0))
