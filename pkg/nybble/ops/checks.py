"""Check an argument: return its value for C, or raise InvalidArgument with the argument's name."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from nybble import errors

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT

BLOCK_SIZES_4BIT = (32, 64, 128, 256, 512, 1024, 2048, 4096)
QUANT_TYPES = {"nf4": 0, "fp4": 1, "mxfp4": 3, "nvfp4": 3}  # libnybble's numbers
MICROSCALED = {"mxfp4": 32, "nvfp4": 16}  # their block sizes
_LONGEST = 200  # number of a value's characters that an error shows
_MOST_DIMENSIONS = 64  # torch's limit of dimensions, and numpy's since 2.0
_MOST = 3.4028234663852886e38  # the largest float32 number: libnybble computes with float32


def shown(value: object, form: Callable[[object], str] = repr) -> str:
    """Return a value as short text for an error message; never raise."""
    try:
        shape = tuple(getattr(value, "shape", ()))
        text = f"{type(value).__name__} of shape {shape}" if shape else form(value)
    except Exception:  # repr may raise any exception, and an int may have too many digits
        return f"<{type(value).__name__}>"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 2]} …"


def flag(name: str, value: object) -> bool:
    """Return a bool; accept bools, numpy's bools, 0 and 1."""
    if value is True or value is False:
        return bool(value)
    if type(value).__name__ in ("bool", "bool_") or (type(value) is int and value in (0, 1)):
        return bool(value)
    raise errors.InvalidArgument(f"{name}={shown(value)}: allowed are True and False")


def number(name: str, value: object, least: float = -_MOST) -> float:
    """Return a number that is at least `least` and finite in float32."""
    found = value if type(value) is float else _as_float(value)
    if found is None or not least <= found <= _MOST:
        allowed = "a finite number" + ("" if least == -_MOST else f", {least:g} or more")
        if found is not None and _MOST < abs(found) < math.inf:
            allowed += f", and at most {_MOST:.2g} (float32)"
        raise errors.InvalidArgument(f"{name}={shown(value)}: allowed is {allowed}")
    return found


def _as_float(value: Any) -> float | None:
    try:
        return None if isinstance(value, (str, bytes)) else float(value)
    except Exception:  # the object's code may raise any exception
        return None


def _as_whole(value: Any) -> int | None:
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except Exception:  # the object's code may raise any exception
        return None


def whole(name: str, value: object, least: int, most: int) -> int:
    """Return an integer from `least` to `most`."""
    number = value if type(value) is int else _as_whole(value)
    if number is None or not least <= number <= most:
        raise errors.InvalidArgument(f"{name}={shown(value)}: allowed is {least} to {most}")
    return number


def default_block_size(quant_type: object) -> int:
    return MICROSCALED.get(quant_type, 64) if type(quant_type) is str else 64


def block_size_4bit(blocksize: object, quant_type: str = "") -> int:
    number = blocksize if type(blocksize) is int else _as_whole(blocksize)
    only = MICROSCALED.get(quant_type)
    if number is not None and number in (BLOCK_SIZES_4BIT if only is None else (only,)):
        return number
    allowed = f"allowed are {', '.join(map(str, BLOCK_SIZES_4BIT))}"
    if only is not None:
        allowed = f"{quant_type!r} has blocks of {only}"
    raise errors.InvalidArgument(f"blocksize={shown(blocksize)}: {allowed}")


def block_size_8bit(blocksize: object) -> int:
    return whole("blocksize", blocksize, 1, 2**31 - 1)


def quant_type(quant_type: object) -> int:
    number = QUANT_TYPES.get(quant_type) if type(quant_type) is str else None
    if number is None:
        allowed = ", ".join(map(repr, QUANT_TYPES))
        raise errors.InvalidArgument(f"quant_type={shown(quant_type)}: allowed are {allowed}")
    return number


def new_block_size(blocksize: object, type_4bit: str) -> int:
    """Check a 4-bit type and a block size; return the size, or the type's default for None."""
    quant_type(type_4bit)
    if blocksize is None:
        return default_block_size(type_4bit)
    return block_size_4bit(blocksize, type_4bit)


def shape(name: str, value: Any) -> tuple[int, ...]:
    """Return a shape as a tuple of integers, each 0 or more, with a product that fits 64 bits."""
    sizes = [_as_whole(one) for one in value] if issubclass(type(value), (tuple, list)) else [None]
    found = tuple(one for one in sizes if one is not None)
    fits = len(found) == len(sizes) <= _MOST_DIMENSIONS and all(0 <= one < 2**63 for one in found)
    if not fits or math.prod(found) >= 2**63:
        raise errors.InvalidArgument(f"{name}={shown(value)}: must be the shape of an array")
    return found


def float_code(b: Bridge[ArrayT, DTypeT], dtype: object, name: str) -> int:
    """Return libnybble's code for a floating dtype; the argument may be any object."""
    try:
        code: int | None = b.CODES.get(dtype)
    except Exception:  # the object may have no hash
        code = None
    return int(b.float_code(dtype, name)) if code is None else code


def kind(b: Bridge[ArrayT, DTypeT], a: Any, name: str) -> None:
    """Raise InvalidArgument unless `a` is an array that the bridge handles."""
    if not issubclass(type(a), b.ARRAY):  # isinstance would trust a false __class__
        raise errors.InvalidArgument(
            f"{name} is a {type(a).__name__}: must be a {b.ARRAY.__name__}, like the other "
            "arguments"
        )
    b.check_layout(a, name)


def array(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, name: str, dtype: DTypeT, size: int | None, like: ArrayT,
    cast: bool = False,
) -> ArrayT:  # fmt: skip
    """Return `a` made contiguous, after checking its type, dtype, number of elements and device.

    cast: convert a floating array with another dtype instead of raising.
    """
    kind(b, a, name)
    if cast and a.dtype != dtype and b.is_real(a):
        a = b.cast(a, dtype)
    if a.dtype != dtype:
        raise errors.InvalidArgument(f"{name}.dtype={a.dtype}: must be {dtype}")
    if size is not None and b.count(a) != size:
        raise errors.InvalidArgument(
            f"{name} has {b.count(a)} elements (shape {tuple(a.shape)}): must have {size}"
        )
    return _on_device_of(b, a, name, like)


def _on_device_of(b: Bridge[ArrayT, DTypeT], a: ArrayT, name: str, like: ArrayT) -> ArrayT:
    """Return `a` made contiguous, after checking its device."""
    if a is not like and not b.same_device(a, like):
        raise device_error(name, b.device_of(a), b.device_of(like))
    return b.dense(a)


def target(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, name: str, dtype: DTypeT, size: int | None, like: ArrayT
) -> None:
    """Check a caller's array that receives a result; it need not be contiguous."""
    array(b, a, name, dtype, size, like)
    if b.is_read_only(a):
        raise errors.InvalidArgument(
            f"{name} is read-only: must be writable, because a result is written to it"
        )
    if any(n > 1 and not step for n, step in zip(a.shape, b.steps(a), strict=True)):
        raise errors.InvalidArgument(
            f"{name} (shape {tuple(a.shape)}, strides {tuple(b.steps(a))}) has several elements "
            "at the same address: each element must have its own address, because a result is "
            f"written to {name}"
        )


def packed(b: Bridge[ArrayT, DTypeT], packed: ArrayT, n: int, like: ArrayT, name: str) -> ArrayT:
    """Return the packed bytes of `n` 4-bit values, contiguous, after checking size and device."""
    kind(b, packed, name)
    size = b.count(packed) * packed.dtype.itemsize
    if size != (n + 1) // 2:
        raise errors.InvalidArgument(
            f"{name} has {size} bytes: must have {(n + 1) // 2} bytes for {n} 4-bit values"
        )
    return _on_device_of(b, packed, name, like)


def device_error(
    name: str, device: object, wanted: object, of: str = "the other arguments"
) -> errors.InvalidArgument:
    """Return the error for an array that is not on the device of another argument."""
    return errors.InvalidArgument(f"{name} is on {device}: must be on {wanted}, like {of}")


def shape_error(name: str, shape: Iterable[int], wanted: str) -> errors.InvalidArgument:
    return errors.InvalidArgument(f"{name}.shape={tuple(shape)}: must be {wanted}")


def moved_code(b: Bridge[ArrayT, DTypeT], code: ArrayT, like: ArrayT) -> ArrayT:
    """Return a code book, moved to `like`'s device."""
    kind(b, code, "code")
    if getattr(code, "is_meta", False):
        raise errors.InvalidArgument(
            "code is on the meta device: must be on a device that stores its values"
        )
    return b.to(code, b.device_of(like))


def code(b: Bridge[ArrayT, DTypeT], code: ArrayT, like: ArrayT) -> ArrayT:
    """Return a contiguous float32 code book after checking that it has 256 values."""
    return array(b, code, "code", b.FLOAT32, 256, like, cast=True)
