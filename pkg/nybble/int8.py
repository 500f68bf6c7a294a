"""LLM.int8 (arXiv 2208.07339): row-wise int8 quantization and products, over numpy and torch."""

from __future__ import annotations

from typing import Any

from nybble import _native, _short, errors, primitives
from nybble.bridge import bridge_of
from nybble.held import held8
from nybble.state import QuantState

__all__ = [
    "int8_double_quant",
    "int8_linear_matmul",
    "int8_mm_dequant",
    "int8_scaled_mm",
    "int8_vectorwise_dequant",
    "int8_vectorwise_quant",
    "linear_8bit",
]

_vectorwise_quant = _native.record("int8_vectorwise_quant")
_double_quant = _native.record("int8_double_quant")
_linear_matmul = _native.record("int8_linear_matmul")
_mm_dequant = _native.record("int8_mm_dequant")
_scaled_mm = _native.record("int8_scaled_mm")


def _matrix(b: Any, a: Any, name: str) -> tuple[int, int]:
    """Return (rows, columns): all leading dimensions are rows."""
    shape = tuple(b.shape_of(a))
    if len(shape) < 2:
        raise errors.InvalidArgument(f"{name}.shape={shape}: at least two dimensions are needed")
    rows = 1
    for extent in shape[:-1]:
        rows *= extent
    return rows, shape[-1]


def _threshold(threshold: Any) -> float:
    """Check a magnitude; 0 is off."""
    return primitives.check_number("threshold", threshold, 0.0)


def _quantized(A: Any, threshold: Any) -> tuple[Any, Any, Any]:
    """Do what `quantized` says for any input."""
    b = bridge_of(A)
    code = b.float_code(A.dtype, "A.dtype")
    rows, columns = _matrix(b, A, "A")
    threshold = _threshold(threshold)
    A = b.dense(A)
    q = b.empty(b.shape_of(A), b.INT8, A)
    stats = b.empty((rows,), b.FLOAT32, A)
    mask = b.empty((columns,), b.UINT8, A) if threshold else None
    words = _vectorwise_quant(
        b.pointer(A), code, rows, columns, threshold, b.pointer(q), b.pointer(stats),
        0 if mask is None else b.pointer(mask), *b.place(A),
    )  # fmt: skip
    _native.run(words)
    return q, stats, mask


def quantized(A: Any, threshold: Any) -> tuple[Any, Any, Any]:
    """Return (int8 like A, row absmax float32 [rows], outlier mask uint8 [columns] or None)."""
    done = None if _short.is_traced() else _short.int8_vectorwise_quant(A, threshold)
    return _quantized(A, threshold) if done is None else done


def int8_vectorwise_quant(A: Any, threshold: float = 0.0) -> tuple[Any, Any, Any]:
    """Quantize each row of A (float32, float16, bfloat16; [..., columns]) to int8.

    Returns (int8 round(127 * a / row absmax), row absmax float32 [rows], outlier columns). With
    threshold > 0, elements of that magnitude and more are left out of the absmax, their columns
    are 0 in the result (of a single row: the elements) and their indices are returned as int64;
    else None. Raises InvalidArgument for other dtypes, one dimension and a negative threshold.
    """
    found = quantized(A, threshold)
    mask = found[2]
    return found if mask is None else (*found[:2], bridge_of(A).nonzero(mask))


def int8_vectorwise_dequant(A: Any, stats: Any) -> Any:
    """Return A [..., columns] int8 * stats [rows] float32 / 127 as float32.

    Raises InvalidArgument for another dtype of A, and where stats is not one number a row.
    """
    b = bridge_of(A)
    primitives.check_array(b, A, "A", b.INT8, None, A)
    return dequantized(b, A, stats, b.FLOAT32)


def dequantized(b: Any, q: Any, stats: Any, dtype: Any) -> Any:
    """Return q [..., columns] * stats [rows] float32 / 127 in `dtype`.

    Each code is read and each value written once, if the columns have a power of two in them that
    rows can be cut by: then q is an 8-bit blockwise array.
    """
    rows, columns = _matrix(b, q, "A")
    stats = primitives.check_array(b, stats, "stats", b.FLOAT32, rows, q, cast=True)
    block = min(columns & -columns, 4096)
    if block < 32 or q.dtype != b.INT8 or not b.count(q) or not b.is_dense(q) or not b.eager(q):
        scale = (stats * (1.0 / 127.0)).reshape((*tuple(b.shape_of(q))[:-1], 1))
        return b.cast(b.cast(q, b.FLOAT32) * scale, dtype)
    scales = b.repeated(stats, columns // block)
    state = QuantState(scales, None, b.code_book("int8", q), block, None, dtype)
    codes = q.view(b.UINT8)
    values = _short.dequantize_blockwise(codes, state, None)
    if values is None:
        values = primitives.dequantize_blockwise(b, codes, held8(b, state, q), dtype, None)
    return values


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
    b = bridge_of(A)
    code = b.float_code(A.dtype, "A.dtype")
    rows, columns = _matrix(b, A, "A")
    threshold = _threshold(threshold)
    A = b.dense(A)
    q_row, q_col = b.empty(b.shape_of(A), b.INT8, A), b.empty(b.shape_of(A), b.INT8, A)
    stats_row, stats_col = b.empty((rows,), b.FLOAT32, A), b.empty((columns,), b.FLOAT32, A)
    mask = b.empty((columns,), b.UINT8, A) if threshold else None
    words = _double_quant(
        b.pointer(A), code, rows, columns, threshold, b.pointer(q_row), b.pointer(q_col),
        b.pointer(stats_row), b.pointer(stats_col), 0 if mask is None else b.pointer(mask),
        *b.place(A),
    )  # fmt: skip
    _native.run(words)
    return q_row, q_col, stats_row, stats_col, None if mask is None else b.nonzero(mask)


def int8_linear_matmul(A: Any, B: Any, out: Any = None, dtype: Any = None) -> Any:
    """Return A [..., k] int8 @ B [n, k]^T int8 as int32 [..., n], exactly.

    Raises InvalidArgument for other dtypes and shapes, before `out` is written.
    """
    if not _short.is_traced():
        result = _short.int8_linear_matmul(A, B, out, dtype)
        if result is not None:
            return result
    b = bridge_of(A)
    shape, m, n, k = _product(b, A, B)
    if dtype is not None and (type(dtype) is not type(b.INT32) or dtype != b.INT32):
        raise errors.InvalidArgument(f"dtype={dtype}: allowed is {b.INT32}")
    if out is not None:
        primitives.check_array(b, out, "out", b.INT32, m * n, A)
    A, B = b.dense(A), b.dense(B)
    result = out if out is not None and b.is_dense(out) else b.empty(shape, b.INT32, A)
    words = _linear_matmul(b.pointer(A), b.pointer(B), m, n, k, b.pointer(result), *b.place(A))
    _native.run(words)
    return primitives.deliver(b, result, out)


def _product(b: Any, A: Any, B: Any) -> tuple[tuple[int, ...], int, int, int]:
    """Return (shape of A @ B^T, m, n, k) after checking the operands of an int8 product."""
    for name, a in (("A", A), ("B", B)):
        primitives.check_array(b, a, name, b.INT8, None, A)
    shape_a, shape_b = tuple(b.shape_of(A)), tuple(b.shape_of(B))
    if len(shape_b) != 2 or not shape_a or shape_a[-1] != shape_b[1]:
        raise errors.InvalidArgument(
            f"A.shape={shape_a}, B.shape={shape_b}: must be [..., k] and [n, k]"
        )
    n, k = shape_b
    m = 1
    for extent in shape_a[:-1]:
        m *= extent
    return (*shape_a[:-1], n), m, n, k


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
        primitives.check_kind(b, out, "out")
    if dtype is None:
        dtype = b.FLOAT16 if out is None else out.dtype
    code = b.float_code(dtype, "dtype")
    m, n = _matrix(b, A, "A")
    primitives.check_array(b, A, "A", b.INT32, m * n, A)
    if out is not None:
        primitives.check_array(b, out, "out", dtype, m * n, A)
    A = b.dense(A)
    row = primitives.check_array(b, row_stats, "row_stats", b.FLOAT32, m, A)
    column = primitives.check_array(b, col_stats, "col_stats", b.FLOAT32, n, A)
    if bias is not None:
        bias = primitives.check_array(b, bias, "bias", dtype, n, A, cast=True)
    result = out if out is not None and b.is_dense(out) else b.empty(b.shape_of(A), dtype, A)
    words = _mm_dequant(
        b.pointer(A), b.pointer(row), b.pointer(column), 0 if bias is None else b.pointer(bias),
        m, n, b.pointer(result), code, *b.place(A),
    )  # fmt: skip
    _native.run(words)
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
    code = b.float_code(dtype, "dtype")
    shape, m, n, k = _product(b, A, B)
    A, B = b.dense(A), b.dense(B)
    row = primitives.check_array(b, row_stats, "row_stats", b.FLOAT32, m, A)
    column = primitives.check_array(b, col_stats, "col_stats", b.FLOAT32, n, A)
    if bias is not None:
        bias = primitives.check_array(b, bias, "bias", dtype, n, A, cast=True)
    result = b.empty_result(shape, dtype, A)
    words = _scaled_mm(
        b.pointer(A), b.pointer(B), b.pointer(row), b.pointer(column),
        0 if bias is None else b.pointer(bias), m, n, k, b.pointer(result), code, *b.place(A),
    )  # fmt: skip
    _native.run(words)
    return result


def linear_8bit(A: Any, CB: Any, SCB: Any, threshold: float, bias: Any) -> Any:
    """Return A [..., k] @ (CB [n, k] * SCB [n] / 127)^T + bias, by int8 products, in A's dtype.

    With threshold > 0 the activation columns that hold an outlier are multiplied in A's dtype
    instead (torch tensors only).
    """
    if threshold == 0.0 and not _short.is_traced():
        done = _short.linear_8bit(A, CB, SCB, bias, None)
        if done is not None:
            return done
    q, row, mask = quantized(A, threshold)
    result = int8_scaled_mm(q, CB, row, SCB, bias, A.dtype)
    return result if mask is None else bridge_of(A).add_outliers(result, A, CB, SCB, mask)
