"""torch.ops.nybble.int8_* and linear_8bit: fakes, and the derivative of the product."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.derivatives import register_derivative
from nybble._torch.library import define
from nybble.ops.int8 import calls
from nybble.ops.int8 import linear as linear8
from nybble.ops.int8.derivative import record_product


def _rows(A: Tensor) -> int:
    return A.numel() // A.shape[-1] if A.shape[-1] else 0


def _mask(A: Tensor, found: Tensor | None) -> Tensor:
    """Return the outlier mask; operators return an empty one where there is no threshold."""
    return A.new_empty(0, dtype=torch.uint8) if found is None else found


def _mask_fake(A: Tensor, threshold: float) -> Tensor:
    return A.new_empty((A.shape[-1] if threshold else 0,), dtype=torch.uint8)


def _vectorwise_quant(A: Tensor, threshold: float) -> tuple[Tensor, ...]:
    q, stats, mask = calls.quantize_rows(bridge, A, threshold)
    return q, stats, _mask(A, mask)


def _vectorwise_quant_fake(A: Tensor, threshold: float) -> tuple[Tensor, ...]:
    q, stats = A.new_empty(A.shape, dtype=torch.int8), A.new_empty(_rows(A), dtype=torch.float32)
    return q, stats, _mask_fake(A, threshold)


define(
    "int8_vectorwise_quant(Tensor A, float threshold) -> (Tensor, Tensor, Tensor)",
    _vectorwise_quant,
    _vectorwise_quant_fake,
)


def _double_quant(A: Tensor, threshold: float) -> tuple[Tensor, ...]:
    q_row, q_col, row, column, mask = calls.quantize_both(bridge, A, threshold)
    return q_row, q_col, row, column, _mask(A, mask)


def _double_quant_fake(A: Tensor, threshold: float) -> tuple[Tensor, ...]:
    q_row, stats_row, mask = _vectorwise_quant_fake(A, threshold)
    q_col = A.new_empty(A.shape, dtype=torch.int8)
    return q_row, q_col, stats_row, A.new_empty(A.shape[-1], dtype=torch.float32), mask


define(
    "int8_double_quant(Tensor A, float threshold) -> (Tensor, Tensor, Tensor, Tensor, Tensor)",
    _double_quant,
    _double_quant_fake,
)


def _linear_matmul(A: Tensor, B: Tensor) -> Tensor:
    return calls.linear_matmul(bridge, A, B, None)


def _linear_matmul_fake(A: Tensor, B: Tensor) -> Tensor:
    return A.new_empty((*A.shape[:-1], B.shape[0]), dtype=torch.int32)


define("int8_linear_matmul(Tensor A, Tensor B) -> Tensor", _linear_matmul, _linear_matmul_fake)


def _mm_dequant(
    A: Tensor, row_stats: Tensor, col_stats: Tensor, bias: Tensor | None, dtype: torch.dtype
) -> Tensor:
    return calls.mm_dequant(bridge, A, (row_stats, col_stats), None, bias, dtype)


def _mm_dequant_fake(
    A: Tensor, row_stats: Tensor, col_stats: Tensor, bias: Tensor | None, dtype: torch.dtype
) -> Tensor:
    return A.new_empty(A.shape, dtype=dtype)


define(
    "int8_mm_dequant(Tensor A, Tensor row_stats, Tensor col_stats, Tensor? bias, "
    "ScalarType dtype) -> Tensor",
    _mm_dequant,
    _mm_dequant_fake,
)


def _scaled_mm(
    A: Tensor,
    B: Tensor,
    row_stats: Tensor,
    col_stats: Tensor,
    bias: Tensor | None,
    dtype: torch.dtype,
) -> Tensor:
    return calls.scaled_mm(bridge, A, B, (row_stats, col_stats), bias, dtype)


def _scaled_mm_fake(
    A: Tensor,
    B: Tensor,
    row_stats: Tensor,
    col_stats: Tensor,
    bias: Tensor | None,
    dtype: torch.dtype,
) -> Tensor:
    return A.new_empty((*A.shape[:-1], B.shape[0]), dtype=dtype)


define(
    "int8_scaled_mm(Tensor A, Tensor B, Tensor row_stats, Tensor col_stats, Tensor? bias, "
    "ScalarType dtype) -> Tensor",
    _scaled_mm,
    _scaled_mm_fake,
)


def _linear(
    A: Tensor, CB: Tensor, SCB: Tensor, threshold: float,
    bias: Tensor | None, weight: Tensor | None = None,
) -> Tensor:  # fmt: skip
    return linear8.product(A, CB, SCB, threshold, bias)


def _linear_fake(
    A: Tensor, CB: Tensor, SCB: Tensor, threshold: float,
    bias: Tensor | None, weight: Tensor | None = None,
) -> Tensor:  # fmt: skip
    return A.new_empty((*A.shape[:-1], CB.shape[0]))


define(
    # weight: the floating weight that CB was quantized from, where it requires a gradient
    "linear_8bit(Tensor A, Tensor CB, Tensor SCB, float threshold, Tensor? bias, "
    "Tensor? weight=None) -> Tensor",
    _linear,
    _linear_fake,
)
register_derivative("linear_8bit", record_product, arguments=6)
