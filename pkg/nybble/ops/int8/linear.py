"""Products with int8 weights, outside tracers, and dequantization of such a weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks
from nybble.ops.blockwise import calls as blockwise
from nybble.ops.checked_state import checked_8bit
from nybble.ops.int8 import calls
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT


def product(A: ArrayT, CB: ArrayT, SCB: ArrayT, threshold: float, bias: ArrayT | None) -> ArrayT:
    """Return A [..., k] @ (CB [n, k] * SCB [n] / 127)^T + bias, by int8 products, in A's dtype.

    With threshold > 0 the activation columns that hold an outlier are multiplied in A's dtype
    instead. Traced calls use the operator linear_8bit.
    """
    result: ArrayT | None = fast_path.int8_linear(A, CB, SCB, bias, threshold)
    if result is not None:
        return result
    b = bridge_of(A)
    threshold = checks.number("threshold", threshold, 0.0)
    return calls.linear(b, A, CB, SCB, threshold, bias)


def dequantized(b: Bridge[ArrayT, DTypeT], q: ArrayT, stats: ArrayT, dtype: DTypeT) -> ArrayT:
    """Return q [..., columns] * stats [rows] float32 / 127 in `dtype`.

    Where a power of two from 32 divides the columns, this is one pass of the 8-bit blockwise
    kernel, each row being whole blocks.
    """
    rows, columns = calls.matrix(b, q, "A")
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
