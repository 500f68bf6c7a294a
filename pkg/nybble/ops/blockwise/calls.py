"""The C calls of 8-bit blockwise arrays: check, allocate, call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble import _native
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState8bit
from nybble.ops.outputs import deliver, output

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT

_quantize_blockwise = _native.operation("quantize_blockwise")
_dequantize_blockwise = _native.operation("dequantize_blockwise")


def quantize_blockwise(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, code: ArrayT | None, blocksize: int, out: ArrayT | None,
    absmax: ArrayT | None,
) -> tuple[ArrayT, ArrayT]:  # fmt: skip
    """Quantize `a`: return (codes uint8 in a's shape, absmax float32 [blocks]).

    code: a checked code book, or None for the signed dynamic map.
    """
    number = b.CODES.get(a.dtype)
    if number is None:
        number = b.float_code(a.dtype, "A.dtype")
    blocksize = checks.block_size_8bit(blocksize)
    n = b.count(a)
    blocks = -(-n // blocksize)
    a = b.dense(a)
    codes = output(b, out, "out", a.shape, b.UINT8, n, a)
    values = output(b, absmax, "absmax", (blocks,), b.FLOAT32, blocks, a, codes)
    device, stream = b.place(a)
    _quantize_blockwise(
        b.pointer(a), number, n, blocksize, 0 if code is None else b.pointer(code),
        b.pointer(values), b.pointer(codes), device, stream,
    )  # fmt: skip
    return deliver(codes, out), deliver(values, absmax)


def dequantize_blockwise(
    b: Bridge[ArrayT, DTypeT],
    codes: ArrayT,
    kept: CheckedState8bit,
    dtype: DTypeT,
    out: ArrayT | None,
) -> ArrayT:
    """Dequantize `codes`: return their values in the same shape, in `dtype`."""
    number = checks.float_code(b, dtype, "dtype")
    codes = checks.array(b, codes, "A", b.UINT8, None, codes)
    n = b.count(codes)
    kept.check(n)
    if out is None:
        values = b.empty_result(codes.shape, dtype, codes)
    else:
        values = output(b, out, "out", codes.shape, dtype, n, codes)
    device, stream = b.place(codes)
    _dequantize_blockwise(
        b.pointer(codes), kept.absmax, kept.code, n, kept.block, b.pointer(values), number,
        device, stream,
    )  # fmt: skip
    return deliver(values, out)
