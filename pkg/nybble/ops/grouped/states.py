"""The states of stacked 4-bit weights: plain scales, parts of a stack, dequantization."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble.state import QuantState

Dequantize = Callable[[Tensor, QuantState], Tensor]


def plain_scales(state: QuantState) -> Tensor:
    """Return the scales of stacked weights as float32 [experts, blocks]."""
    absmax: Tensor = state.absmax
    second = state.state2
    if second is None:
        return absmax
    experts, blocks = absmax.shape
    place = torch.arange(blocks, device=absmax.device) // int(second.blocksize or 1)
    values = second.absmax.view(experts, -1)[:, place]
    codes = second.code.to(absmax.device)[absmax.int()]
    found: Tensor = codes * values + state.offset.view(experts, 1)
    return found


def dequantized(B: Tensor, state: QuantState, dtype: torch.dtype, each: Dequantize) -> Tensor:
    """Return a stack's weights [experts, n, k]. `each` dequantizes (packed bytes, plain state)."""
    n, k = state.shape[1:]
    scales, size = plain_scales(state), state.blocksize
    assert size is not None
    if n * k % size == 0:
        flat = QuantState(scales.reshape(-1), state.shape, None, size, state.quant_type, dtype)
        return each(B.reshape(-1, 1), flat)
    parts = []
    for packed, absmax in zip(B, scales, strict=True):
        one = QuantState(absmax, torch.Size((n, k)), None, size, state.quant_type, dtype)
        parts.append(each(packed.reshape(-1, 1), one))
    return torch.stack(parts)


def experts_between(
    B: Tensor, state: QuantState, start: int, stop: int
) -> tuple[Tensor, QuantState]:
    """Return the experts from `start` to `stop` - 1 of stacked weights, as views."""
    second = state.state2
    if second is not None:
        values = second.absmax.view(state.shape[0], -1)[start:stop]
        second = QuantState(values, None, second.code, second.blocksize, None, second.dtype)
    shape = torch.Size((stop - start, *state.shape[1:]))
    offset = None if state.offset is None else state.offset[start:stop]
    scales = state.absmax.view(state.shape[0], -1)[start:stop]
    return B[start:stop], QuantState(
        scales, shape, state.code, state.blocksize, state.quant_type, state.dtype, offset, second
    )
