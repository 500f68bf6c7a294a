"""LLM.int8 (arXiv 2208.07339): row-wise int8 quantization and products, over numpy and torch."""

from __future__ import annotations

from typing import Any

from nybble import _short, checks, errors, primitives, primitives_int8
from nybble.bridge import bridge_of
from nybble.linear8 import dequantized
from nybble.operators import operators
from nybble.overlap import refuse_overlap

__all__ = [
    "int8_double_quant",
    "int8_linear_matmul",
    "int8_mm_dequant",
    "int8_scaled_mm",
    "int8_vectorwise_dequant",
    "int8_vectorwise_quant",
]


def int8_vectorwise_quant(A: Any, threshold: float = 0.0) -> tuple[Any, Any, Any]:
    """Quantize each row of A (float32, float16, bfloat16; [..., columns]) to int8.

    Returns (int8 round(127 * a / row absmax), row absmax float32 [rows], outlier columns). With
    threshold > 0, elements of that magnitude and more are left out of the absmax, their columns
    are 0 in the result (of a single row: the elements) and their indices are returned as int64;
    else None. Raises InvalidArgument for other dtypes, one dimension and a negative threshold.
    """
    done = None if _short.is_traced() else _short.int8_vectorwise_quant(A, threshold)
    if done is None:
        threshold = checks.number("threshold", threshold, 0.0)
        b = bridge_of(A)
        if b.eager(A):
            done = primitives_int8.quantize_rows(b, A, threshold)
        else:
            done = operators().int8_vectorwise_quant(A, threshold)
    q, stats, mask = done
    return q, stats, bridge_of(A).nonzero(mask) if threshold else None


def int8_vectorwise_dequant(A: Any, stats: Any) -> Any:
    """Return A [..., columns] int8 * stats [rows] float32 / 127 as float32.

    Raises InvalidArgument for another dtype of A, and where stats is not one number a row.
    """
    b = bridge_of(A)
    checks.array(b, A, "A", b.INT8, None, A)
    return dequantized(b, A, stats, b.FLOAT32)


def int8_double_quant(
    A: Any,
    col_stats: Any = None,
    row_stats: Any = None,
    out_col: Any = None,
    out_row: Any = None,
    threshold: float = 0.0,
) -> tuple[Any, Any, Any, Any, Any]:
    """Quantize A [..., columns] (float32, float16, bfloat16) by rows and by columns at once.

    Returns (by row int8, by column int8, row absmax float32 [rows], column absmax float32
    [columns], outlier columns or None). The preallocated outputs are not supported, as in
    bitsandbytes. Raises InvalidArgument for them, other dtypes and a negative threshold.
    """
    for name, given in (
        *(("col_stats", col_stats), ("row_stats", row_stats)),
        *(("out_col", out_col), ("out_row", out_row)),
    ):
        if given is not None:
            raise errors.InvalidArgument(f"{name} must be None: preallocated outputs are not taken")
    threshold = checks.number("threshold", threshold, 0.0)
    b = bridge_of(A)
    if b.eager(A):
        *found, mask = primitives_int8.quantize_both(b, A, threshold)
    else:
        *found, mask = operators().int8_double_quant(A, threshold)
    return (*found, b.nonzero(mask) if threshold else None)


def int8_linear_matmul(A: Any, B: Any, out: Any = None, dtype: Any = None) -> Any:
    """Return A [..., k] int8 @ B [n, k]^T int8 as int32 [..., n], exactly.

    Raises InvalidArgument for other dtypes and shapes, before `out` is written.
    """
    if not _short.is_traced():
        result = _short.int8_linear_matmul(A, B, out, dtype)
        if result is not None:
            return result
    b = bridge_of(A)
    if dtype is not None and (type(dtype) is not type(b.INT32) or dtype != b.INT32):
        raise errors.InvalidArgument(f"dtype={dtype}: allowed is {b.INT32}")
    if b.eager(A):
        return primitives_int8.linear_matmul(b, A, B, out)
    return primitives.deliver(b, operators().int8_linear_matmul(A, B), out)


def int8_mm_dequant(
    A: Any, row_stats: Any, col_stats: Any, out: Any = None, bias: Any = None, dtype: Any = None
) -> Any:
    """Return A [m, n] int32 * row_stats [m] * col_stats [n] / 127^2 + bias [n].

    row_stats, col_stats: float32. dtype: of the result, float32, float16 (default, or `out`'s) or
    bfloat16; bias has the same. Raises InvalidArgument for others, before `out` is written.
    """
    if not _short.is_traced():
        result = _short.int8_mm_dequant(A, row_stats, col_stats, out, bias, dtype)
        if result is not None:
            return result
    b = bridge_of(A)
    if out is not None:
        read = {"row_stats": row_stats, "col_stats": col_stats, "bias": bias}
        refuse_overlap(b, out, "out", read)
    if dtype is None:
        dtype = b.FLOAT16 if out is None else out.dtype
    if b.eager(A):
        return primitives_int8.mm_dequant(b, A, (row_stats, col_stats), out, bias, dtype)
    result = operators().int8_mm_dequant(A, row_stats, col_stats, bias, dtype)
    return primitives.deliver(b, result, out)


def int8_scaled_mm(
    A: Any, B: Any, row_stats: Any, col_stats: Any, bias: Any = None, dtype: Any = None
) -> Any:
    """Return (A [..., k] @ B [n, k]^T) * row_stats * col_stats / 127^2 + bias, in `dtype`.

    A, B: int8; row_stats [m], col_stats [n]: float32; the int32 product never reaches memory.
    dtype: float16 by default. Raises InvalidArgument for other dtypes and shapes.
    """
    if not _short.is_traced():
        result = _short.int8_scaled_mm(A, B, row_stats, col_stats, bias, dtype)
        if result is not None:
            return result
    b = bridge_of(A)
    dtype = b.FLOAT16 if dtype is None else dtype
    if b.eager(A):
        return primitives_int8.scaled_mm(b, A, B, (row_stats, col_stats), bias, dtype)
    return operators().int8_scaled_mm(A, B, row_stats, col_stats, bias, dtype)
