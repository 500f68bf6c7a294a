"""Quantize stacked weights expert by expert, and dequantize them."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.blockwise.functional import compressed
from nybble.ops.fourbit.functional import dequantize_4bit, quantize_4bit
from nybble.ops.fourbit.microscaled import check_shape, state_of
from nybble.ops.grouped import states
from nybble.state import QuantState

_BLOCK2 = 256  # block size of 8-bit scales, part of the format


def check_stack(A: object, name: str) -> Tensor:
    """Return `A` after checking that it is a floating tensor [experts, n, k] and not empty."""
    if not isinstance(A, Tensor):
        raise InvalidArgument(f"{name} is a {type(A).__name__}: must be a torch.Tensor")
    bridge.check_layout(A, name)
    if A.dim() != 3 or not A.numel():
        raise checks.shape_error(name, A.shape, "[experts, n, k], each 1 or more")
    bridge.float_code(A.dtype, f"{name}.dtype")
    return A


def quantize_stack_4bit(
    A: Tensor, blocksize: int | None = None, compress_statistics: bool = False,
    quant_type: str = "nf4",
) -> tuple[Tensor, QuantState]:  # fmt: skip
    """Quantize weights [experts, n, k] to 4 bits, each expert separately.

    Returns (packed uint8 [experts, bytes], QuantState). The state's absmax is [experts, blocks]; if
    double quantized, state2.absmax is [experts, blocks / 256] and offset is [experts].
    """
    check_stack(A, "A")
    experts, values = A.shape[0], A[0].numel()
    blocksize = checks.new_block_size(blocksize, quant_type)
    if quant_type in checks.MICROSCALED:
        return _microscaled(A, quant_type)
    if values % blocksize == 0:  # no block spans experts, so one call suffices
        packed, state = quantize_4bit(A, blocksize=blocksize, quant_type=quant_type)
        packed, absmax = packed.view(experts, -1), state.absmax.view(experts, -1)
    else:
        parts = [quantize_4bit(one, blocksize=blocksize, quant_type=quant_type) for one in A]
        packed = torch.stack([one.view(-1) for one, _ in parts])
        absmax = torch.stack([state.absmax for _, state in parts])
        state = parts[0][1]
    offset = second = None
    if checks.flag("compress_statistics", compress_statistics):
        rows = [compressed(bridge, one, _BLOCK2, None) for one in absmax]
        absmax, offset = torch.stack([row[0] for row in rows]), torch.stack([r[1] for r in rows])
        values2 = torch.stack([row[2].absmax for row in rows])
        second = rows[0][2]
        second = QuantState(values2, None, second.code, second.blocksize, None, second.dtype)
    return packed, QuantState(
        absmax, A.shape, state.code, blocksize, quant_type, A.dtype, offset, second
    )


def _microscaled(A: Tensor, quant_type: str) -> tuple[Tensor, QuantState]:
    """Quantize to MXFP4 or NVFP4; each expert has its own tensor scale."""
    check_shape(A, quant_type)
    parts = [quantize_4bit(one, quant_type=quant_type) for one in A]
    packed = torch.stack([one.view(-1) for one, _ in parts])
    scales = torch.stack([state.absmax for _, state in parts])
    tensor = torch.stack([state.state2.absmax for _, state in parts if state.state2 is not None])
    return packed, state_of(bridge, scales, tensor, A.shape, quant_type, A.dtype)


def dequantize_stack_4bit(B: Tensor, state: QuantState, dtype: torch.dtype) -> Tensor:
    """Return the weights [experts, n, k] of `quantize_stack_4bit`'s results, in `dtype`."""
    return states.dequantized(B, state, dtype, dequantize_4bit)
