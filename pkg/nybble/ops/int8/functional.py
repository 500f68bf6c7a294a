"""LLM.int8 (arXiv 2208.07339): row-wise int8 quantization and products, over numpy and torch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble import errors
from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks
from nybble.ops.int8 import calls
from nybble.ops.operators import operators
from nybble.ops.outputs import deliver, is_tracked, refuse_overlap

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, DType


def int8_vectorwise_quant(
    A: ArrayT, threshold: float = 0.0
) -> tuple[ArrayT, ArrayT, ArrayT | None]:
    """Quantize each row of A (float32, float16, bfloat16; [..., columns]) to int8.

    Returns (int8 round(127 * a / row absmax), row absmax float32 [rows], outlier columns). With
    threshold > 0, elements of at least that magnitude are outliers. The absmax ignores outliers. In
    the result, the outliers' columns are 0 (if A has a single row, only the outliers are 0). The
    third result is the int64 indices of these columns. Without a threshold, the third result is
    None. Raises InvalidArgument for other dtypes, one-dimensional A and a negative threshold.
    """
    found: tuple[ArrayT, ArrayT, ArrayT | None] | None = None
    if not fast_path.is_traced():
        found = fast_path.int8_vectorwise_quant(A, threshold)
    if found is None:
        threshold = checks.number("threshold", threshold, 0.0)
        b = bridge_of(A)
        if b.eager(A):
            found = calls.quantize_rows(b, A, threshold)
        else:
            found = operators().int8_vectorwise_quant(A, threshold)
    q, stats, mask = found
    return q, stats, bridge_of(A).nonzero(mask) if threshold and mask is not None else None


def int8_vectorwise_dequant(A: ArrayT, stats: ArrayT) -> ArrayT:
    """Return A [..., columns] int8 * stats [rows] float32 / 127 as float32.

    Raises InvalidArgument if A has another dtype, or if stats does not have one number per row.
    """
    b = bridge_of(A)
    checks.array(b, A, "A", b.INT8, None, A)
    return calls.dequantized(b, A, stats, b.FLOAT32)


def int8_double_quant(
    A: ArrayT, col_stats: ArrayT | None = None, row_stats: ArrayT | None = None,
    out_col: ArrayT | None = None, out_row: ArrayT | None = None, threshold: float = 0.0,
) -> tuple[ArrayT, ArrayT, ArrayT, ArrayT, ArrayT | None]:  # fmt: skip
    """Quantize A [..., columns] (float32, float16, bfloat16) by rows and by columns at once.

    Returns (int8 by rows, int8 by columns, row absmax float32 [rows], column absmax float32
    [columns], outlier columns or None). Preallocated outputs are not supported, as in bitsandbytes.
    Raises InvalidArgument for preallocated outputs, other dtypes and a negative threshold.
    """
    for name, given in (
        *(("col_stats", col_stats), ("row_stats", row_stats)),
        *(("out_col", out_col), ("out_row", out_row)),
    ):
        if given is not None:
            raise errors.InvalidArgument(
                f"{name} must be None: preallocated outputs are not supported"
            )
    threshold = checks.number("threshold", threshold, 0.0)
    b = bridge_of(A)
    if b.eager(A):
        q_row, q_col, row, column, mask = calls.quantize_both(b, A, threshold)
    else:
        q_row, q_col, row, column, mask = operators().int8_double_quant(A, threshold)
    outliers = b.nonzero(mask) if threshold and mask is not None else None
    return q_row, q_col, row, column, outliers


def int8_linear_matmul(
    A: ArrayT, B: ArrayT, out: ArrayT | None = None, dtype: DType | None = None
) -> ArrayT:
    """Return A [..., k] int8 @ B [n, k]^T int8 as int32 [..., n], exactly.

    Raises InvalidArgument for other dtypes and shapes before it writes to `out`.
    """
    if not fast_path.is_traced():
        result: ArrayT | None = fast_path.int8_linear_matmul(A, B, out, dtype)
        if result is not None:
            return result
    b = bridge_of(A)
    if dtype is not None and (type(dtype) is not type(b.INT32) or dtype != b.INT32):
        raise errors.InvalidArgument(f"dtype={dtype}: allowed is {b.INT32}")
    if b.eager(A):
        return calls.linear_matmul(b, A, B, out)
    product: ArrayT = operators().int8_linear_matmul(A, B)
    return deliver(product, out)


def int8_mm_dequant(
    A: ArrayT, row_stats: ArrayT, col_stats: ArrayT, out: ArrayT | None = None,
    bias: ArrayT | None = None, dtype: DType | None = None,
) -> ArrayT:  # fmt: skip
    """Return A [m, n] int32 * row_stats [m] * col_stats [n] / 127^2 + bias [n].

    row_stats, col_stats: float32. dtype: the dtype of the result and of bias: float32, float16 or
    bfloat16; the default is `out`'s dtype, else float16. Raises InvalidArgument for other dtypes
    before it writes to `out`.
    """
    if not (fast_path.is_traced() or (out is not None and is_tracked(out))):
        result: ArrayT | None = fast_path.int8_mm_dequant(A, row_stats, col_stats, out, bias, dtype)
        if result is not None:
            return result if out is None else deliver(result, out)
    b = bridge_of(A)
    if out is not None:
        read = {"row_stats": row_stats, "col_stats": col_stats, "bias": bias}
        refuse_overlap(b, out, "out", read)
    if dtype is None:
        dtype = b.FLOAT16 if out is None else out.dtype
    if b.eager(A):
        return calls.mm_dequant(b, A, (row_stats, col_stats), out, bias, dtype)
    values: ArrayT = operators().int8_mm_dequant(A, row_stats, col_stats, bias, dtype)
    return deliver(values, out)


def int8_scaled_mm(
    A: ArrayT, B: ArrayT, row_stats: ArrayT, col_stats: ArrayT, bias: ArrayT | None = None,
    dtype: DType | None = None,
) -> ArrayT:  # fmt: skip
    """Return (A [..., k] @ B [n, k]^T) * row_stats * col_stats / 127^2 + bias, in `dtype`.

    A, B: int8. row_stats [m], col_stats [n]: float32. dtype: float16 by default. The int32 product
    is not written to memory. Raises InvalidArgument for other dtypes and shapes.
    """
    if not fast_path.is_traced():
        result: ArrayT | None = fast_path.int8_scaled_mm(A, B, row_stats, col_stats, bias, dtype)
        if result is not None:
            return result
    b = bridge_of(A)
    dtype = b.FLOAT16 if dtype is None else dtype
    if b.eager(A):
        return calls.scaled_mm(b, A, B, (row_stats, col_stats), bias, dtype)
    product: ArrayT = operators().int8_scaled_mm(A, B, row_stats, col_stats, bias, dtype)
    return product
