"""One function per C call of the data formats: takes a bridge and arrays, checks, allocates, calls.

Nothing here knows torch or numpy; the bridge does. Outputs given by the caller are checked before
anything is written.
"""

from __future__ import annotations

import math
import operator
from typing import Any

from nybble import _native, errors

__all__ = [
    "BLOCK_SIZES_4BIT",
    "QUANT_TYPES",
    "check_array",
    "check_code",
    "check_flag",
    "check_kind",
    "check_number",
    "check_packed",
    "check_whole",
    "deliver",
    "dequantize_4bit",
    "dequantize_blockwise",
    "moved_code",
    "output",
    "quantize_4bit",
    "quantize_blockwise",
    "scales",
]

_quantize_4bit = _native.record("quantize_4bit")
_dequantize_4bit = _native.record("dequantize_4bit")
_quantize_blockwise = _native.record("quantize_blockwise")
_dequantize_blockwise = _native.record("dequantize_blockwise")

BLOCK_SIZES_4BIT = (32, 64, 128, 256, 512, 1024, 2048, 4096)
QUANT_TYPES = {"nf4": 0, "fp4": 1}


def check_flag(name: str, value: Any) -> bool:
    """Return a truth value; numpy's are taken too."""
    if value is True or value is False:
        return bool(value)
    if type(value).__name__ in ("bool", "bool_") or (type(value) is int and value in (0, 1)):
        return bool(value)
    raise errors.InvalidArgument(f"{name}={value!r}: allowed are True and False")


def check_number(name: str, value: Any, least: float = -math.inf) -> float:
    """Return a finite number, `least` or more."""
    number = value if type(value) is float else _as_float(value)
    if number is None or not least <= number < math.inf:
        allowed = "a finite number" + ("" if least == -math.inf else f", {least:g} or more")
        raise errors.InvalidArgument(f"{name}={value!r}: allowed is {allowed}")
    return number


def _as_float(value: Any) -> float | None:
    try:
        return None if isinstance(value, (str, bytes)) else float(value)
    except (TypeError, ValueError, RuntimeError, OverflowError):
        return None


def _as_whole(value: Any) -> int | None:
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def check_whole(name: str, value: Any, least: int, most: int) -> int:
    """Return a whole number from `least` to `most`."""
    number = value if type(value) is int else _as_whole(value)
    if number is None or not least <= number <= most:
        raise errors.InvalidArgument(f"{name}={value!r}: allowed is {least} to {most}")
    return number


def check_block_size_4bit(blocksize: Any) -> int:
    number = blocksize if type(blocksize) is int else _as_whole(blocksize)
    if number is None or number not in BLOCK_SIZES_4BIT:
        raise errors.InvalidArgument(
            f"blocksize={blocksize!r}: allowed are {', '.join(map(str, BLOCK_SIZES_4BIT))}"
        )
    return number


def check_block_size_8bit(blocksize: Any) -> int:
    return check_whole("blocksize", blocksize, 1, 2**31 - 1)


def check_quant_type(quant_type: Any) -> int:
    number = QUANT_TYPES.get(quant_type) if type(quant_type) is str else None
    if number is None:
        raise errors.InvalidArgument(f"quant_type={quant_type!r}: allowed are 'nf4' and 'fp4'")
    return number


def check_kind(b: Any, a: Any, name: str) -> None:
    """Raise unless `a` is an array of the bridge's kind."""
    if not isinstance(a, b.ARRAY):
        raise errors.InvalidArgument(
            f"{name} is a {type(a).__name__}: must be a {b.ARRAY.__name__} as the other arguments"
        )


def check_array(
    b: Any, a: Any, name: str, dtype: Any, size: int | None, like: Any, cast: bool = False
) -> Any:
    """Return `a`, dense, after checking its kind, dtype, number of elements and device.

    cast: floating arrays of another dtype are converted.
    """
    check_kind(b, a, name)
    if cast and a.dtype != dtype and b.is_real(a):
        a = b.cast(a, dtype)
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


def check_packed(b: Any, packed: Any, n: int, like: Any, name: str) -> Any:
    """Return the bytes of `n` 4-bit values, dense, after checking their number and device."""
    check_kind(b, packed, name)
    size = b.count(packed) * packed.dtype.itemsize
    if size != (n + 1) // 2:
        raise errors.InvalidArgument(
            f"{name} has {size} bytes: {n} 4-bit values have {(n + 1) // 2}"
        )
    if packed is not like and not b.same_device(packed, like):
        raise errors.InvalidArgument(
            f"{name} is on {b.device_of(packed)}: must be on {b.device_of(like)} as the other "
            "arguments"
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
    single = b.FLOAT32
    if absmax2 is None:
        absmax = check_array(b, absmax, "absmax", single, blocks, like, cast=True)
        return _native.Absmax(b.pointer(absmax), None, None, None, 0), [absmax]
    codes = check_array(b, absmax, "absmax", b.UINT8, blocks, like)
    count2 = -(-blocks // check_block_size_8bit(block2))
    values = check_array(b, absmax2, "state2.absmax", single, count2, like, cast=True)
    code2 = check_array(b, code2, "state2.code", single, 256, like, cast=True)
    offset = check_array(b, offset, "offset", single, 1, like, cast=True)
    struct = _native.Absmax(
        b.pointer(values), b.pointer(codes), b.pointer(code2), b.pointer(offset), block2
    )
    return struct, [codes, values, code2, offset]


def output(b: Any, given: Any, name: str, shape: Any, dtype: Any, size: int, like: Any) -> Any:
    """Return the array that C fills: the caller's after checking it, if it is dense, else anew."""
    if given is None:
        return b.empty(shape, dtype, like)
    check_array(b, given, name, dtype, size, like)
    return given if b.is_dense(given) else b.empty(shape, dtype, like)


def quantize_4bit(
    b: Any, a: Any, blocksize: int, quant_type: str, storage: Any, out: Any, absmax: Any
) -> tuple[Any, Any]:
    """Return (packed [bytes / itemsize, 1] in `storage`, absmax float32 [blocks])."""
    code = b.CODES.get(a.dtype)
    if code is None:
        code = b.float_code(a.dtype, "A.dtype")
    number = check_quant_type(quant_type)
    blocksize = check_block_size_4bit(blocksize)
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
        values = output(b, absmax, "absmax", (blocks,), b.FLOAT32, blocks, a)
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
    """Return the caller's array with the result in it, copying only when it was not dense."""
    if wanted is None or wanted is result:
        return result
    b.copy_into(wanted, result)
    return wanted


def dequantize_4bit(b: Any, packed: Any, kept: Any, dtype: Any, out: Any) -> Any:
    """Return the values of `packed`, of the shape that `kept` (a Held) has and `dtype`."""
    code = b.CODES.get(dtype)
    if code is None:
        code = b.float_code(dtype, "quant_state.dtype")
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


def moved_code(b: Any, code: Any, like: Any) -> Any:
    """Return a code book on `like`'s device; it may come from another one."""
    check_kind(b, code, "code")
    if getattr(code, "is_meta", False):
        raise errors.InvalidArgument("code is on meta: its values are needed")
    return b.to(code, b.device_of(like))


def check_code(b: Any, code: Any, like: Any) -> Any:
    """Return a code book of 256 values as C takes it."""
    return check_array(b, code, "code", b.FLOAT32, 256, like, cast=True)


def quantize_blockwise(
    b: Any, a: Any, code: Any, blocksize: int, out: Any, absmax: Any
) -> tuple[Any, Any]:
    """Return (codes uint8 of a's shape, absmax float32 [blocks]); code: what check_code gave."""
    number = b.CODES.get(a.dtype)
    if number is None:
        number = b.float_code(a.dtype, "A.dtype")
    blocksize = check_block_size_8bit(blocksize)
    n = b.count(a)
    blocks = -(-n // blocksize)
    a = b.dense(a)
    if out is None and absmax is None:  # the usual way
        codes = b.empty(b.shape_of(a), b.UINT8, a)
        values = b.fresh((blocks,), (1,), b.FLOAT32, a)
    else:
        codes = output(b, out, "out", b.shape_of(a), b.UINT8, n, a)
        values = output(b, absmax, "absmax", (blocks,), b.FLOAT32, blocks, a)
    device, stream = b.place(a)
    words = _quantize_blockwise(
        b.pointer(a), number, n, blocksize, b.pointer(code), b.pointer(values), b.pointer(codes),
        device, stream,
    )  # fmt: skip
    _native.run(words)
    if out is None and absmax is None:
        return codes, values
    return deliver(b, codes, out), deliver(b, values, absmax)


def dequantize_blockwise(b: Any, codes: Any, kept: Any, dtype: Any, out: Any) -> Any:
    """Return the values, of `codes`' shape and `dtype`; kept: a Held8 of their scales."""
    number = b.CODES.get(dtype)
    if number is None:
        number = b.float_code(dtype, "dtype")
    codes = check_array(b, codes, "A", b.UINT8, None, codes)
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
