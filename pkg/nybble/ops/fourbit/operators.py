"""torch.ops.nybble.quantize_4bit and dequantize_4bit, each with its fake implementation."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.library import define
from nybble.ops.checked_state import CheckedState4bit
from nybble.ops.fourbit import calls

# The arguments of an operator that describe the scales of a 4-bit array.
SCALES = "Tensor absmax, Tensor? absmax_code, Tensor? absmax_offset, Tensor? absmax2, int block2"


def _quantize(
    A: Tensor, blocksize: int, quant_type: str, quant_storage: torch.dtype
) -> tuple[Tensor, Tensor]:
    return calls.quantize_4bit(bridge, A, blocksize, quant_type, quant_storage, None, None)


def _quantize_fake(
    A: Tensor, blocksize: int, quant_type: str, quant_storage: torch.dtype
) -> tuple[Tensor, Tensor]:
    n = A.numel()
    rows = (n + 1) // (2 * quant_storage.itemsize)
    packed = A.new_empty((rows, 1), dtype=quant_storage)
    return packed, A.new_empty((-(-n // blocksize),), dtype=torch.float32)


define(
    "quantize_4bit(Tensor A, int blocksize, str quant_type, ScalarType quant_storage)"
    " -> (Tensor, Tensor)",
    _quantize,
    _quantize_fake,
)


def _dequantize(
    A: Tensor, absmax: Tensor, absmax_code: Tensor | None,
    absmax_offset: Tensor | None, absmax2: Tensor | None, block2: int, blocksize: int,
    quant_type: str, shape: Sequence[int], dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    kept = CheckedState4bit(bridge, parts, shape, blocksize, quant_type, A)
    return calls.dequantize_4bit(bridge, A, kept, dtype, None)


def _dequantize_fake(
    A: Tensor, absmax: Tensor, absmax_code: Tensor | None,
    absmax_offset: Tensor | None, absmax2: Tensor | None, block2: int, blocksize: int,
    quant_type: str, shape: Sequence[int], dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    return A.new_empty(shape, dtype=dtype)


define(
    f"dequantize_4bit(Tensor A, {SCALES}, int blocksize, str quant_type, SymInt[] shape, "
    "ScalarType dtype) -> Tensor",
    _dequantize,
    _dequantize_fake,
)
