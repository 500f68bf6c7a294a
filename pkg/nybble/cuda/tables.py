"""Read the table of linking decisions, backends.json, once."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

from nybble.compat.tables import driver_ptx_isa, toolkits

Version = tuple[int, int]


@functools.cache
def tables() -> dict[str, Any]:
    text = resources.files("nybble.cuda").joinpath("backends.json").read_text("utf-8")
    return dict(json.loads(text))


@functools.cache
def architectures() -> tuple[str, ...]:
    """Return the architectures of all toolkits that have nvJitLink."""
    found = {arch for made, row in toolkits().items() if made >= (12, 0) for arch in row["archs"]}
    return tuple(sorted(found, key=lambda arch: (int(arch.rstrip("af")), arch)))


def text_of(value: Version | None) -> str:
    return "unknown" if value is None else f"{value[0]}.{value[1]}"


def ptx_isa(toolkit: Version) -> Version:
    """Return the newest PTX ISA that a toolkit and the driver of the same CUDA version support."""
    return driver_ptx_isa(toolkit) or (0, 0)
