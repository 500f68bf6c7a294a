"""torch.ops.nybble: the library that its operators are registered in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from nybble._torch.releases import untraced

LIBRARY = torch.library.Library("nybble", "DEF")  # type: ignore[no-untyped-call]
OPERATORS = torch.ops.nybble


def define(schema: str, implementation: Callable[..., Any], fake: Callable[..., Any]) -> None:
    """Register an operator: its implementation on both devices, and its fake for tracers."""
    name = schema.partition("(")[0]
    LIBRARY.define(schema, tags=(torch.Tag.pt2_compliant_tag,))  # type: ignore[no-untyped-call]
    for key in ("CPU", "CUDA"):
        LIBRARY.impl(name, untraced(implementation), key)  # type: ignore[no-untyped-call]
    torch.library.register_fake(f"nybble::{name}", fake, lib=LIBRARY)
