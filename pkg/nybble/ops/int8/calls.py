"""The C calls of LLM.int8: check, allocate, call."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING

from nybble import _native, errors
from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks
from nybble.ops.blockwise import calls as blockwise
from nybble.ops.checked_state import checked_8bit
from nybble.ops.outputs import deliver, output
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT

_vectorwise_quant = _native.operation("int8_vectorwise_quant")
_double_quant = _native.operation("int8_double_quant")
_linear_matmul = _native.operation("int8_linear_matmul")
_mm_dequant = _native.operation("int8_mm_dequant")
_scaled_mm = _native.operation("int8_scaled_mm")
_linear = _native.operation("int8_linear")
_grad = _native.operation("int8_grad")


def matrix(a: ArrayT, name: str) -> tuple[int, int]:
    """Return (rows, columns), where all leading dimensions count as rows."""
    shape = tuple(a.shape)
    if len(shape) < 2:
        raise errors.InvalidArgument(f"{name}.shape={shape}: must have at least two dimensions")
    return math.prod(shape[:-1]), shape[-1]


def quantize_rows(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, threshold: float
) -> tuple[ArrayT, ArrayT, ArrayT | None]:
    """Quantize rows: return (int8, row absmax float32 [rows], mask uint8 [columns] or None)."""
    code = b.float_code(a.dtype, "A.dtype")
    rows, columns = matrix(a, "A")
    a = b.dense(a)
    q = b.empty(a.shape, b.INT8, a)
    stats = b.empty((rows,), b.FLOAT32, a)
    mask = b.empty((columns,), b.UINT8, a) if threshold else None
    _vectorwise_quant(
        b.pointer(a), code, rows, columns, threshold, b.pointer(q), b.pointer(stats),
        0 if mask is None else b.pointer(mask), *b.place(a),
    )  # fmt: skip
    return q, stats, mask


def quantize_both(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, threshold: float
) -> tuple[ArrayT, ArrayT, ArrayT, ArrayT, ArrayT | None]:
    """Return (int8 by rows, int8 by columns, row absmax, column absmax, outlier mask or None)."""
    code = b.float_code(a.dtype, "A.dtype")
    rows, columns = matrix(a, "A")
    a = b.dense(a)
    q_row, q_col = b.empty(a.shape, b.INT8, a), b.empty(a.shape, b.INT8, a)
    stats_row, stats_col = b.empty((rows,), b.FLOAT32, a), b.empty((columns,), b.FLOAT32, a)
    mask = b.empty((columns,), b.UINT8, a) if threshold else None
    _double_quant(
        b.pointer(a), code, rows, columns, threshold, b.pointer(q_row), b.pointer(q_col),
        b.pointer(stats_row), b.pointer(stats_col), 0 if mask is None else b.pointer(mask),
        *b.place(a),
    )  # fmt: skip
    return q_row, q_col, stats_row, stats_col, mask


def check_product(
    b: Bridge[ArrayT, DTypeT], A: ArrayT, B: ArrayT
) -> tuple[tuple[int, ...], int, int, int]:
    """Check the operands of an int8 product; return (shape of A @ B^T, m, n, k)."""
    for name, a in (("A", A), ("B", B)):
        checks.array(b, a, name, b.INT8, None, A)
    return _shapes(A, B, "B")


def _shapes(A: ArrayT, B: ArrayT, name: str) -> tuple[tuple[int, ...], int, int, int]:
    """Return (shape of A @ B^T, m, n, k)."""
    shape_a, shape_b = tuple(A.shape), tuple(B.shape)
    if len(shape_b) != 2 or not shape_a or shape_a[-1] != shape_b[1]:
        raise errors.InvalidArgument(
            f"A.shape={shape_a}, {name}.shape={shape_b}: must be [..., k] and [n, k]"
        )
    return (*shape_a[:-1], shape_b[0]), math.prod(shape_a[:-1]), *shape_b


def linear_matmul(b: Bridge[ArrayT, DTypeT], A: ArrayT, B: ArrayT, out: ArrayT | None) -> ArrayT:
    """Return A [..., k] @ B [n, k]^T as int32."""
    shape, m, n, k = check_product(b, A, B)
    result = output(b, out, "out", shape, b.INT32, m * n, A, B)
    A, B = b.dense(A), b.dense(B)
    _linear_matmul(b.pointer(A), b.pointer(B), m, n, k, b.pointer(result), *b.place(A))
    return deliver(result, out)


def check_factors(
    b: Bridge[ArrayT, DTypeT], like: ArrayT, m: int, n: int, dtype: DTypeT, row_stats: ArrayT,
    col_stats: ArrayT, bias: ArrayT | None,
) -> tuple[ArrayT, ArrayT, ArrayT | None]:  # fmt: skip
    """Check and return the row scales, column scales and bias of an int8 product."""
    row = checks.array(b, row_stats, "row_stats", b.FLOAT32, m, like)
    column = checks.array(b, col_stats, "col_stats", b.FLOAT32, n, like)
    if bias is not None:
        bias = checks.array(b, bias, "bias", dtype, n, like, cast=True)
    return row, column, bias


def mm_dequant(
    b: Bridge[ArrayT, DTypeT], A: ArrayT, stats: tuple[ArrayT, ArrayT], out: ArrayT | None,
    bias: ArrayT | None, dtype: DTypeT,
) -> ArrayT:  # fmt: skip
    """Return A [m, n] int32 * row stats * column stats / 127^2 + bias in `dtype`."""
    code = b.float_code(dtype, "dtype")
    m, n = matrix(A, "A")
    checks.array(b, A, "A", b.INT32, m * n, A)
    row, column, bias = check_factors(b, A, m, n, dtype, *stats, bias)
    result = output(b, out, "out", A.shape, dtype, m * n, A)
    A = b.dense(A)
    _mm_dequant(
        b.pointer(A), b.pointer(row), b.pointer(column), 0 if bias is None else b.pointer(bias),
        m, n, b.pointer(result), code, *b.place(A),
    )  # fmt: skip
    return deliver(result, out)


def scaled_mm(
    b: Bridge[ArrayT, DTypeT], A: ArrayT, B: ArrayT, stats: tuple[ArrayT, ArrayT],
    bias: ArrayT | None, dtype: DTypeT,
) -> ArrayT:  # fmt: skip
    """Return (A [..., k] @ B [n, k]^T) * row stats * column stats / 127^2 + bias in `dtype`."""
    code = b.float_code(dtype, "dtype")
    shape, m, n, k = check_product(b, A, B)
    A, B = b.dense(A), b.dense(B)
    row, column, bias = check_factors(b, A, m, n, dtype, *stats, bias)
    result = b.empty_result(shape, dtype, A)
    _scaled_mm(
        b.pointer(A), b.pointer(B), b.pointer(row), b.pointer(column),
        0 if bias is None else b.pointer(bias), m, n, k, b.pointer(result), code, *b.place(A),
    )  # fmt: skip
    return result


def linear(A: ArrayT, CB: ArrayT, SCB: ArrayT, threshold: float, bias: ArrayT | None) -> ArrayT:
    """Return A [..., k] @ (CB [n, k] * SCB [n] / 127)^T + bias in A's dtype, by int8 products.

    With threshold > 0, activation columns that contain an outlier are multiplied in A's dtype.
    Traced calls use the operator linear_8bit instead of this function.
    """
    done: ArrayT | None = fast_path.int8_linear(A, CB, SCB, bias, threshold)
    if done is not None:
        return done
    b = bridge_of(A)
    threshold = checks.number("threshold", threshold, 0.0)
    code = b.float_code(A.dtype, "A.dtype")
    checks.array(b, CB, "CB", b.INT8, None, A)
    shape, m, n, k = _shapes(A, CB, "CB")
    A, CB = b.dense(A), b.dense(CB)
    row, mask = b.empty((m,), b.FLOAT32, A), b.empty((k,), b.UINT8, A) if threshold else None
    row, stats, bias = check_factors(b, A, m, n, A.dtype, row, SCB, bias)
    q, result = b.empty((m, k), b.INT8, A), b.empty_result(shape, A.dtype, A)
    if k == 0:
        result[...] = 0 if bias is None else bias
        return result
    _linear(
        b.pointer(A), code, m, n, k, threshold, b.pointer(q), b.pointer(row),
        0 if mask is None else b.pointer(mask), b.pointer(CB), b.pointer(stats),
        0 if bias is None else b.pointer(bias), b.pointer(result), *b.place(A),
    )  # fmt: skip
    return result


def gradient(grad: ArrayT, CB: ArrayT, SCB: ArrayT) -> ArrayT | None:
    """Return grad [..., n] @ (CB [n, k] * SCB [n] / 127) in grad's dtype, or None if no kernel
    fits.

    The CPU has no kernel for this product, and without cuBLASLt the CUDA kernels do not support all
    sizes. Traced calls use the operator linear_8bit_grad instead.
    """
    b = bridge_of(grad, "grad")
    checks.array(b, CB, "CB", b.INT8, None, grad)
    if len(CB.shape) != 2 or not len(grad.shape) or grad.shape[-1] != CB.shape[0]:
        raise errors.InvalidArgument(
            f"grad.shape={tuple(grad.shape)}, CB.shape={tuple(CB.shape)}: must be [..., n] and "
            "[n, k]"
        )
    done: ArrayT | None = fast_path.int8_grad(b.dense(grad), CB, SCB)
    device, stream = b.place(grad, "grad")
    if done is not None or device == _native.CPU or not b.count(grad) or not b.count(CB):
        return done
    code = b.float_code(grad.dtype, "grad.dtype")
    n, k = CB.shape
    grad, CB, rows = b.dense(grad), b.dense(CB), b.count(grad) // n
    stats = checks.array(b, SCB, "SCB", b.FLOAT32, n, grad)
    result = b.empty_result((*grad.shape[:-1], k), grad.dtype, grad)
    with suppress(errors.Unsupported):
        _grad(
            b.pointer(grad), code, rows, n, k, b.pointer(CB), b.pointer(stats),
            b.pointer(result), device, stream,
        )  # fmt: skip
        return result
    return None


def dequantized(b: Bridge[ArrayT, DTypeT], q: ArrayT, stats: ArrayT, dtype: DTypeT) -> ArrayT:
    """Return q [..., columns] * stats [rows] float32 / 127 in `dtype`.

    If the number of columns is a multiple of 32, a row can be divided into whole blocks whose size
    is a power of two. Then a single pass of the 8-bit blockwise kernel does the work.
    """
    rows, columns = matrix(q, "A")
    stats = checks.array(b, stats, "stats", b.FLOAT32, rows, q, cast=True)
    block = min(columns & -columns, 4096)
    if block < 32 or q.dtype != b.INT8 or not b.count(q) or not b.is_dense(q) or not b.eager(q):
        scale = (stats * (1.0 / 127.0)).reshape((*q.shape[:-1], 1))
        return b.cast(b.cast(q, b.FLOAT32) * scale, dtype)
    scales = b.repeated(stats, columns // block)
    state = QuantState(scales, None, b.code_book("int8", q), block, None, dtype)
    codes = q.view(b.UINT8)
    values: ArrayT | None = fast_path.dequantize_blockwise(codes, state, None)
    if values is None:
        values = blockwise.dequantize_blockwise(b, codes, checked_8bit(b, state, q), dtype, None)
    return values
