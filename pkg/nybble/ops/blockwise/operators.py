"""torch.ops.nybble.quantize_blockwise and dequantize_blockwise, each with its fake."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.library import define
from nybble.ops import checks
from nybble.ops.blockwise import calls
from nybble.ops.checked_state import CheckedState8bit


def _quantize(A: Tensor, code: Tensor, blocksize: int) -> tuple[Tensor, Tensor]:
    book = checks.code(bridge, code, A)
    return calls.quantize_blockwise(bridge, A, book, blocksize, None, None)


def _quantize_fake(A: Tensor, code: Tensor, blocksize: int) -> tuple[Tensor, Tensor]:
    codes = A.new_empty(A.shape, dtype=torch.uint8)
    return codes, A.new_empty((-(-A.numel() // blocksize),), dtype=torch.float32)


define(
    "quantize_blockwise(Tensor A, Tensor code, int blocksize) -> (Tensor, Tensor)",
    _quantize,
    _quantize_fake,
)


def _dequantize(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype
) -> Tensor:
    kept = CheckedState8bit(bridge, absmax, code, blocksize, A)
    return calls.dequantize_blockwise(bridge, A, kept, dtype, None)


def _dequantize_fake(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype
) -> Tensor:
    return A.new_empty(A.shape, dtype=dtype)


define(
    "dequantize_blockwise(Tensor A, Tensor absmax, Tensor code, int blocksize, "
    "ScalarType dtype) -> Tensor",
    _dequantize,
    _dequantize_fake,
)
