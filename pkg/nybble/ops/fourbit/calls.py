"""The C calls of 4-bit arrays: check, allocate, call; the bridge knows numpy or torch."""

from __future__ import annotations

from typing import Any

from nybble import _native, errors
from nybble._bridge.protocol import ArrayT, Bridge, DTypeT
from nybble.ops import checks
from nybble.ops.outputs import deliver, output

__all__ = [
    "dequantize_4bit",
    "quantize_4bit",
    "scales",
]

_quantize_4bit = _native.record("quantize_4bit")
_dequantize_4bit = _native.record("dequantize_4bit")


def scales(
    b: Bridge[ArrayT, DTypeT], parts: tuple[Any, ...], blocks: int, like: ArrayT
) -> tuple[_native.Absmax, list[Any]]:
    """Return the C struct of the scales, and the arrays that must outlive the call.

    parts: absmax, code2, offset, absmax2, block2. Plain scales: absmax float32 [blocks], the rest
    None. Double quantized: absmax uint8 [blocks], absmax2 float32 per `block2` of them, code2
    float32 [256], offset one float32.
    """
    absmax, code2, offset, absmax2, block2 = parts
    single = b.FLOAT32
    if absmax2 is None:
        absmax = checks.array(b, absmax, "absmax", single, blocks, like, cast=True)
        return _native.Absmax(b.pointer(absmax), None, None, None, 0), [absmax]
    codes = checks.array(b, absmax, "absmax", b.UINT8, blocks, like)
    block2 = checks.block_size_8bit(block2)
    count2 = -(-blocks // block2)
    values = checks.array(b, absmax2, "state2.absmax", single, count2, like, cast=True)
    code2 = checks.array(b, code2, "state2.code", single, 256, like, cast=True)
    offset = checks.array(b, offset, "offset", single, 1, like, cast=True)
    struct = _native.Absmax(
        b.pointer(values), b.pointer(codes), b.pointer(code2), b.pointer(offset), block2
    )
    return struct, [codes, values, code2, offset]


def quantize_4bit(
    b: Bridge[ArrayT, DTypeT],
    a: ArrayT,
    blocksize: int,
    quant_type: str,
    storage: DTypeT | None,
    out: ArrayT | None,
    absmax: ArrayT | None,
) -> tuple[ArrayT, ArrayT]:
    """Return (packed [bytes / itemsize, 1] in `storage`, absmax float32 [blocks])."""
    code = b.CODES.get(a.dtype)
    if code is None:
        code = b.float_code(a.dtype, "A.dtype")
    number = checks.quant_type(quant_type)
    blocksize = checks.block_size_4bit(blocksize)
    n = b.count(a)
    rows = (n + 1) // 2
    if storage is None:
        storage = b.UINT8
    else:
        rows = _rows_of(rows, b.storage(storage))
    blocks = -(-n // blocksize)
    a = b.dense(a)
    if out is None and absmax is None:  # the usual case
        packed = b.fresh((rows, 1), (1, 1), storage, a)
        values = b.fresh((blocks,), (1,), b.FLOAT32, a)
    else:
        packed = output(b, out, "out", (rows, 1), storage, rows, a)
        values = output(b, absmax, "absmax", (blocks,), b.FLOAT32, blocks, a, packed)
    device, stream = b.place(a)
    words = _quantize_4bit(
        b.pointer(a), code, n, blocksize, number, 0, b.pointer(values), b.pointer(packed),
        device, stream,
    )  # fmt: skip
    _native.run(words)
    if out is None and absmax is None:
        return packed, values
    return deliver(b, packed, out), deliver(b, values, absmax)


def _rows_of(size: int, storage: Any) -> int:
    """Return how many elements of `storage` hold `size` bytes."""
    if size % storage.itemsize:
        raise errors.InvalidArgument(
            f"quant_storage={storage}: {size} packed bytes are no multiple of its "
            f"{storage.itemsize} bytes"
        )
    return size // int(storage.itemsize)


def dequantize_4bit(
    b: Bridge[ArrayT, DTypeT], packed: ArrayT, kept: Any, dtype: DTypeT, out: ArrayT | None
) -> ArrayT:
    """Return the values of `packed`, of the shape that `kept` (a Held) has and `dtype`."""
    code = checks.float_code(b, dtype, "quant_state.dtype")
    packed = kept.bytes_of(b, packed, packed, "A")
    if out is None:
        values = b.empty_result(kept.shape, dtype, packed)
    else:
        values = output(b, out, "out", kept.shape, dtype, kept.count, packed)
    device, stream = b.place(packed)
    words = _dequantize_4bit(
        b.pointer(packed), kept.scales, kept.count, kept.block, kept.number, 0, b.pointer(values),
        code, device, stream,
    )  # fmt: skip
    _native.run(words)
    return values if out is None else deliver(b, values, out)
