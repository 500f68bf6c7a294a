"""torch.ops.nybble.int8_* and linear_8bit, with their fakes and the product's derivative."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.library import define
from nybble.ops.int8 import calls
from nybble.ops.int8.derivative import computed, record_product


def _with_mask(A: Tensor, *found: Tensor | None) -> tuple[Tensor | None, ...]:
    """Return the results of a quantization, with an empty outlier mask instead of None."""
    *parts, mask = found
    return *parts, A.new_empty(0, dtype=torch.uint8) if mask is None else mask


def _fake_quant(A: Tensor, threshold: float, both: bool = False) -> tuple[Tensor, ...]:
    """Return fake codes, scales and mask of a quantization by rows, or by rows and columns."""
    rows, columns = A.numel() // A.shape[-1] if A.shape[-1] else 0, A.shape[-1]
    codes = [A.new_empty(A.shape, dtype=torch.int8) for _ in range(1 + both)]
    sizes = (rows, columns) if both else (rows,)
    stats = [A.new_empty(size, dtype=torch.float32) for size in sizes]
    return *codes, *stats, A.new_empty((columns if threshold else 0,), dtype=torch.uint8)


define(
    "int8_vectorwise_quant(Tensor A, float threshold) -> (Tensor, Tensor, Tensor)",
    lambda A, threshold: _with_mask(A, *calls.quantize_rows(bridge, A, threshold)),
    _fake_quant,
)
define(
    "int8_double_quant(Tensor A, float threshold) -> (Tensor, Tensor, Tensor, Tensor, Tensor)",
    lambda A, threshold: _with_mask(A, *calls.quantize_both(bridge, A, threshold)),
    lambda A, threshold: _fake_quant(A, threshold, both=True),
)
define(
    "int8_linear_matmul(Tensor A, Tensor B) -> Tensor",
    lambda A, B: calls.linear_matmul(bridge, A, B, None),
    lambda A, B: A.new_empty((*A.shape[:-1], B.shape[0]), dtype=torch.int32),
)
define(
    "int8_mm_dequant(Tensor A, Tensor row_stats, Tensor col_stats, Tensor? bias, ScalarType dtype)"
    " -> Tensor",
    lambda A, row, column, bias, dtype: calls.mm_dequant(
        bridge, A, (row, column), None, bias, dtype
    ),
    lambda A, row, column, bias, dtype: A.new_empty(A.shape, dtype=dtype),
)
define(
    "int8_scaled_mm(Tensor A, Tensor B, Tensor row_stats, Tensor col_stats, Tensor? bias, "
    "ScalarType dtype) -> Tensor",
    lambda A, B, row, column, bias, dtype: calls.scaled_mm(
        bridge, A, B, (row, column), bias, dtype
    ),
    lambda A, B, *rest: A.new_empty((*A.shape[:-1], B.shape[0]), dtype=rest[-1]),
)
define(
    # weight: the floating weight from which CB was quantized, if this weight requires a gradient
    "linear_8bit(Tensor A, Tensor CB, Tensor SCB, float threshold, Tensor? bias, "
    "Tensor? weight=None) -> Tensor",
    lambda A, CB, SCB, threshold, bias, weight=None: calls.linear(A, CB, SCB, threshold, bias),
    lambda A, CB, *rest: A.new_empty((*A.shape[:-1], CB.shape[0])),
    record_product,
)
define(
    "linear_8bit_grad(Tensor grad, Tensor CB, Tensor SCB) -> Tensor",
    computed,
    lambda grad, CB, SCB: grad.new_empty((*grad.shape[:-1], CB.shape[1])),
)
