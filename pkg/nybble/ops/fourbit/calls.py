"""The C calls of 4-bit arrays: check, allocate, call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble import _native, errors
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState4bit
from nybble.ops.outputs import deliver, output

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT, Values

_quantize_4bit = _native.operation("quantize_4bit")
_dequantize_4bit = _native.operation("dequantize_4bit")


def quantize_4bit(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, blocksize: int, quant_type: str, storage: DTypeT | None,
    out: ArrayT | None, absmax: ArrayT | None,
) -> tuple[ArrayT, ArrayT]:  # fmt: skip
    """Quantize: return (packed [bytes / itemsize, 1] in `storage`, absmax float32 [blocks])."""
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
        rows = rows_of(rows, b.storage(storage))
    blocks = -(-n // blocksize)
    a = b.dense(a)
    packed = output(b, out, "out", (rows, 1), storage, rows, a)
    values = output(b, absmax, "absmax", (blocks,), b.FLOAT32, blocks, a, packed)
    device, stream = b.place(a)
    _quantize_4bit(
        b.pointer(a), code, n, blocksize, number, 0, b.pointer(values), b.pointer(packed),
        device, stream,
    )  # fmt: skip
    return deliver(packed, out), deliver(values, absmax)


def rows_of(size: int, storage: Values) -> int:
    """Return the number of elements of `storage` that hold `size` bytes."""
    if size % storage.itemsize:
        raise errors.InvalidArgument(
            f"quant_storage={storage}: an element has {storage.itemsize} bytes, and the {size} "
            "packed bytes are not a multiple of them"
        )
    return size // int(storage.itemsize)


def dequantize_4bit(
    b: Bridge[ArrayT, DTypeT],
    packed: ArrayT,
    kept: CheckedState4bit,
    dtype: DTypeT,
    out: ArrayT | None,
) -> ArrayT:
    """Dequantize `packed`: return values in the state's shape, in `dtype`."""
    code = checks.float_code(b, dtype, "quant_state.dtype")
    packed = kept.bytes_of(b, packed, packed, "A")
    if out is None:
        values = b.empty_result(kept.shape, dtype, packed)
    else:
        values = output(b, out, "out", kept.shape, dtype, kept.count, packed)
    device, stream = b.place(packed)
    _dequantize_4bit(
        b.pointer(packed), kept.scales, kept.count, kept.block, kept.number, 0, b.pointer(values),
        code, device, stream,
    )  # fmt: skip
    return deliver(values, out)
