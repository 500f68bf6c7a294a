"""torch.ops.nybble: the library that its operators are registered in."""

from __future__ import annotations

from typing import Any

import torch

from nybble._torch.releases import untraced

__all__ = ["LIBRARY", "define"]

LIBRARY = torch.library.Library("nybble", "DEF")  # type: ignore[no-untyped-call]


def define(schema: str, implementation: Any, fake: Any) -> None:
    """Register an operator: what it does on both devices, and what its results look like."""
    name = schema.partition("(")[0]
    LIBRARY.define(schema, tags=(torch.Tag.pt2_compliant_tag,))  # type: ignore[no-untyped-call]
    for key in ("CPU", "CUDA"):
        LIBRARY.impl(name, untraced(implementation), key)  # type: ignore[no-untyped-call]
    torch.library.register_fake(f"nybble::{name}", fake, lib=LIBRARY)
