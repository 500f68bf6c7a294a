"""One function per C call of the data formats: takes a bridge and arrays, checks, allocates, calls.

Nothing here knows torch or numpy; the bridge does. Outputs given by the caller are checked before
anything is written.
"""

from __future__ import annotations

from typing import Any

from nybble import _native, checks, errors
from nybble.overlap import overlap

__all__ = [
    "deliver",
    "dequantize_4bit",
    "dequantize_blockwise",
    "number_of",
    "output",
    "quantize_4bit",
    "quantize_blockwise",
    "scales",
]

_quantize_4bit = _native.record("quantize_4bit")
_dequantize_4bit = _native.record("dequantize_4bit")
_quantize_blockwise = _native.record("quantize_blockwise")
_dequantize_blockwise = _native.record("dequantize_blockwise")


def number_of(b: Any, dtype: Any, name: str) -> int:
    """Return the library's number of a floating dtype, which may be anything."""
    try:
        code = b.CODES.get(dtype)
    except Exception:  # no hash
        code = None
    return b.float_code(dtype, name) if code is None else code  # type: ignore[no-any-return]


def scales(
    b: Any, parts: tuple[Any, ...], blocks: int, like: Any
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


def output(b: Any, given: Any, name: str, shape: Any, dtype: Any, size: int, *read: Any) -> Any:
    """Return the array that C fills: the caller's after checking it, or one to copy from.

    The caller's must be dense and, as C reads while it writes, apart from the arrays in `read`.
    """
    if given is None:
        return b.empty(shape, dtype, read[0])
    checks.target(b, given, name, dtype, size, read[0])
    fits = b.is_dense(given) and not any(overlap(b, given, one) for one in read)
    return given if fits else b.empty(shape, dtype, read[0])


def quantize_4bit(
    b: Any, a: Any, blocksize: int, quant_type: str, storage: Any, out: Any, absmax: Any
) -> tuple[Any, Any]:
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
    if out is None and absmax is None:  # the usual way
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


def deliver(b: Any, result: Any, wanted: Any) -> Any:
    """Return the caller's array with the result in it, copying only when C did not fill it."""
    if wanted is None or wanted is result:
        return result
    b.copy_into(wanted, result)
    return wanted


def dequantize_4bit(b: Any, packed: Any, kept: Any, dtype: Any, out: Any) -> Any:
    """Return the values of `packed`, of the shape that `kept` (a Held) has and `dtype`."""
    code = number_of(b, dtype, "quant_state.dtype")
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


def quantize_blockwise(
    b: Any, a: Any, code: Any, blocksize: int, out: Any, absmax: Any
) -> tuple[Any, Any]:
    """Return (codes uint8 of a's shape, absmax float32 [blocks]).

    code: what checks.code gave, or None for the signed dynamic map.
    """
    number = b.CODES.get(a.dtype)
    if number is None:
        number = b.float_code(a.dtype, "A.dtype")
    blocksize = checks.block_size_8bit(blocksize)
    n = b.count(a)
    blocks = -(-n // blocksize)
    a = b.dense(a)
    if out is None and absmax is None:  # the usual way
        codes = b.empty(b.shape_of(a), b.UINT8, a)
        values = b.fresh((blocks,), (1,), b.FLOAT32, a)
    else:
        codes = output(b, out, "out", b.shape_of(a), b.UINT8, n, a)
        values = output(b, absmax, "absmax", (blocks,), b.FLOAT32, blocks, a, codes)
    device, stream = b.place(a)
    words = _quantize_blockwise(
        b.pointer(a), number, n, blocksize, 0 if code is None else b.pointer(code),
        b.pointer(values), b.pointer(codes), device, stream,
    )  # fmt: skip
    _native.run(words)
    if out is None and absmax is None:
        return codes, values
    return deliver(b, codes, out), deliver(b, values, absmax)


def dequantize_blockwise(b: Any, codes: Any, kept: Any, dtype: Any, out: Any) -> Any:
    """Return the values, of `codes`' shape and `dtype`; kept: a Held8 of their scales."""
    number = number_of(b, dtype, "dtype")
    codes = checks.array(b, codes, "A", b.UINT8, None, codes)
    n = b.count(codes)
    kept.check(n)
    if out is None:
        values = b.empty_result(b.shape_of(codes), dtype, codes)
    else:
        values = output(b, out, "out", b.shape_of(codes), dtype, n, codes)
    device, stream = b.place(codes)
    words = _dequantize_blockwise(
        b.pointer(codes), kept.absmax, kept.code, n, kept.block, b.pointer(values), number,
        device, stream,
    )  # fmt: skip
    _native.run(words)
    return values if out is None else deliver(b, values, out)
