"""Decode the states of optimizers for comparisons with double-precision references."""

from __future__ import annotations

from typing import Any

import torch

from nybble import functional


def state1(state: Any) -> Any:
    """Return state1, which has 8 or 32 bits, in float64."""
    if state["state1"].dtype == torch.float32:
        return state["state1"].double()
    values = functional.dequantize_blockwise(
        state["state1"], absmax=state["absmax1"], code=state["qmap1"], blocksize=256
    )
    return values.double()
