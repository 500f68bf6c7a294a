"""One function per C call of the data formats: takes a bridge and arrays, checks, allocates, calls.

Nothing here knows torch or numpy; the bridge does. Outputs given by the caller are checked before
anything is written.
"""

from __future__ import annotations

from ctypes import byref
from typing import Any

from nybble import _native, errors

__all__ = [
    "BLOCK_SIZES_4BIT",
    "QUANT_TYPES",
    "check_array",
    "check_packed",
    "deliver",
    "dequantize_4bit",
    "dequantize_blockwise",
    "quantize_4bit",
    "quantize_blockwise",
    "scales",
]

BLOCK_SIZES_4BIT = (32, 64, 128, 256, 512, 1024, 2048, 4096)
QUANT_TYPES = {"nf4": 0, "fp4": 1}


def check_block_size_4bit(blocksize: Any) -> int:
    if blocksize not in BLOCK_SIZES_4BIT:
        raise errors.InvalidArgument(
            f"blocksize={blocksize}: allowed are {', '.join(map(str, BLOCK_SIZES_4BIT))}"
        )
    return int(blocksize)


def check_quant_type(quant_type: Any) -> int:
    number = QUANT_TYPES.get(quant_type)
    if number is None:
        raise errors.InvalidArgument(f"quant_type={quant_type!r}: allowed are 'nf4' and 'fp4'")
    return number


def check_block_size_8bit(blocksize: Any) -> int:
    if not isinstance(blocksize, int) or not 0 < blocksize < 2**31:
        raise errors.InvalidArgument(f"blocksize={blocksize}: allowed is a positive number")
    return blocksize


def check_array(b: Any, a: Any, name: str, dtype: Any, size: int | None, like: Any) -> Any:
    """Return `a`, dense, after checking its dtype, its number of elements and its device."""
    if a.dtype != dtype:
        raise errors.InvalidArgument(f"{name}.dtype={a.dtype}: must be {dtype}")
    if size is not None and b.count(a) != size:
        raise errors.InvalidArgument(
            f"{name} has {b.count(a)} elements (shape {tuple(b.shape_of(a))}): must have {size}"
        )
    if not b.same_device(a, like):
        raise errors.InvalidArgument(
            f"{name} is on {b.device_of(a)}: must be on {b.device_of(like)} as the other arguments"
        )
    return b.dense(a)


def check_packed(b: Any, packed: Any, n: int, like: Any) -> Any:
    """Return the bytes of `n` 4-bit values, dense, after checking their number and device."""
    size = b.count(packed) * packed.dtype.itemsize
    if size != (n + 1) // 2:
        raise errors.InvalidArgument(
            f"the packed array has {size} bytes: {n} 4-bit values have {(n + 1) // 2}"
        )
    if not b.same_device(packed, like):
        raise errors.InvalidArgument(
            f"the packed array is on {b.device_of(packed)}: must be on {b.device_of(like)} as the "
            "other arguments"
        )
    return b.dense(packed)


def shape_error(name: str, shape: Any, wanted: str) -> errors.InvalidArgument:
    return errors.InvalidArgument(f"{name}.shape={tuple(shape)}: must be {wanted}")


def scales(
    b: Any, parts: tuple[Any, ...], blocks: int, like: Any
) -> tuple[_native.Absmax, list[Any]]:
    """Return the C struct of the scales, and the arrays that must outlive the call.

    parts: absmax, code2, offset, absmax2, block2. Plain scales: absmax float32 [blocks], the rest
    None. Double quantized: absmax uint8 [blocks], absmax2 float32 per `block2` of them, code2
    float32 [256], offset one float32.
    """
    absmax, code2, offset, absmax2, block2 = parts
    if absmax2 is None:
        absmax = check_array(b, b.cast(absmax, b.FLOAT32), "absmax", b.FLOAT32, blocks, like)
        return _native.Absmax(b.pointer(absmax), None, None, None, 0), [absmax]
    codes = check_array(b, absmax, "absmax", b.UINT8, blocks, like)
    count2 = -(-blocks // block2)
    values = check_array(b, b.cast(absmax2, b.FLOAT32), "state2.absmax", b.FLOAT32, count2, like)
    code2 = check_array(b, b.cast(code2, b.FLOAT32), "state2.code", b.FLOAT32, 256, like)
    offset = check_array(b, b.cast(offset, b.FLOAT32), "offset", b.FLOAT32, 1, like)
    struct = _native.Absmax(
        b.pointer(values), b.pointer(codes), b.pointer(code2), b.pointer(offset), block2
    )
    return struct, [codes, values, code2, offset]


def quantize_4bit(
    b: Any, a: Any, blocksize: int, quant_type: str, storage: Any, out: Any, absmax: Any
) -> tuple[Any, Any]:
    """Return (packed [bytes / itemsize, 1] in `storage`, absmax float32 [blocks])."""
    code = b.float_code(a.dtype, "A")
    number = check_quant_type(quant_type)
    blocksize = check_block_size_4bit(blocksize)
    n = b.count(a)
    size = (n + 1) // 2
    storage = b.storage(storage)
    if size % storage.itemsize:
        raise errors.InvalidArgument(
            f"quant_storage={storage}: {size} packed bytes are no multiple of its "
            f"{storage.itemsize} bytes"
        )
    rows = size // storage.itemsize
    blocks = -(-n // blocksize)
    if out is not None:
        check_array(b, out, "out", storage, rows, a)
    if absmax is not None:
        check_array(b, absmax, "absmax", b.FLOAT32, blocks, a)
    a = b.dense(a)
    packed = out if out is not None and b.is_dense(out) else b.empty((rows, 1), storage, a)
    values = (
        absmax if absmax is not None and b.is_dense(absmax) else b.empty((blocks,), b.FLOAT32, a)
    )
    lib = _native.library()
    status = lib.quantize_4bit(
        *(b.pointer(a), code, n, blocksize, number, None, b.pointer(values), b.pointer(packed)),
        *b.place(a),
    )
    if status:
        lib.fail(status)
    return deliver(b, packed, out), deliver(b, values, absmax)


def deliver(b: Any, result: Any, wanted: Any) -> Any:
    """Return the caller's array with the result in it, copying only when it was not dense."""
    if wanted is None or wanted is result:
        return result
    b.copy_into(wanted, result)
    return wanted


def dequantize_4bit(
    b: Any, packed: Any, struct: _native.Absmax, blocksize: int, number: int, out: Any
) -> Any:
    """Fill `out` (dense, floating) from `packed`."""
    n = b.count(out)
    packed = check_packed(b, packed, n, out)
    lib = _native.library()
    status = lib.dequantize_4bit(
        *(b.pointer(packed), byref(struct), n, blocksize, number, None, b.pointer(out)),
        b.float_code(out.dtype, "out"),
        *b.place(out),
    )
    if status:
        lib.fail(status)
    return out


def quantize_blockwise(
    b: Any, a: Any, code: Any, blocksize: int, out: Any, absmax: Any
) -> tuple[Any, Any]:
    """Return (codes uint8 of a's shape, absmax float32 [blocks])."""
    number = b.float_code(a.dtype, "A")
    blocksize = check_block_size_8bit(blocksize)
    n = b.count(a)
    blocks = -(-n // blocksize)
    code = check_array(b, b.cast(code, b.FLOAT32), "code", b.FLOAT32, 256, a)
    if out is not None:
        check_array(b, out, "out", b.UINT8, n, a)
    if absmax is not None:
        check_array(b, absmax, "absmax", b.FLOAT32, blocks, a)
    a = b.dense(a)
    codes = out if out is not None and b.is_dense(out) else b.empty(b.shape_of(a), b.UINT8, a)
    values = (
        absmax if absmax is not None and b.is_dense(absmax) else b.empty((blocks,), b.FLOAT32, a)
    )
    lib = _native.library()
    status = lib.quantize_blockwise(
        *(b.pointer(a), number, n, blocksize, b.pointer(code), b.pointer(values)),
        *(b.pointer(codes), *b.place(a)),
    )
    if status:
        lib.fail(status)
    return deliver(b, codes, out), deliver(b, values, absmax)


def dequantize_blockwise(
    b: Any, codes: Any, absmax: Any, code: Any, blocksize: int, dtype: Any, out: Any
) -> Any:
    """Return the values, of `codes`' shape and `dtype`."""
    number = b.float_code(dtype, "dtype")
    blocksize = check_block_size_8bit(blocksize)
    n = b.count(codes)
    check_array(b, codes, "A", b.UINT8, n, codes)
    absmax = check_array(
        b, b.cast(absmax, b.FLOAT32), "absmax", b.FLOAT32, -(-n // blocksize), codes
    )
    code = check_array(b, b.cast(code, b.FLOAT32), "code", b.FLOAT32, 256, codes)
    if out is not None:
        check_array(b, out, "out", dtype, n, codes)
    codes = b.dense(codes)
    values = (
        out
        if out is not None and b.is_dense(out)
        else b.empty_result(b.shape_of(codes), dtype, codes)
    )
    lib = _native.library()
    status = lib.dequantize_blockwise(
        *(b.pointer(codes), b.pointer(absmax), b.pointer(code), n, blocksize, b.pointer(values)),
        *(number, *b.place(codes)),
    )
    if status:
        lib.fail(status)
    return deliver(b, values, out)
