"""The code books of the formats, as numpy arrays: NF4, FP4, AF4, E2M1 and the 8-bit maps."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from nybble import errors

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Float32Array = NDArray[np.float32]

# QLoRA (arXiv 2305.14314), appendix E: normal quantiles; the positive side has an extra value.
NF4: Float32Array = np.array(
    [
        *(-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453),
        *(-0.28444138169288635, -0.18477343022833234, -0.09105003625154495, 0.0),
        *(0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224),
        *(0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0),
    ],
    dtype=np.float32,
)

# bitsandbytes' FP4: a sign bit, then one of eight magnitudes, listed by their bit patterns.
_FP4_MAGNITUDES = np.array([0, 0.0625, 8, 12, 4, 6, 2, 3], dtype=np.float32) / np.float32(12)
# both zeros are +0, as in bitsandbytes' table
FP4: Float32Array = np.concatenate([_FP4_MAGNITUDES, 0 - _FP4_MAGNITUDES]).astype(np.float32)

# MXFP4 and NVFP4: one sign bit, two exponent bits, one fraction bit; not scaled to [-1, 1]
E2M1: Float32Array = np.array(
    [*(0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0), *(-0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0)],
    dtype=np.float32,
)

# AF4 (arXiv 2306.06965) for block size 64.
_AF4_64 = [
    *(-1.0, -0.69441008, -0.51243739, -0.3736951, -0.25607552, -0.14982478, -0.04934812, 0.0),
    *(0.04273164, 0.12934483, 0.21961274, 0.31675666, 0.42563882, 0.55496234, 0.72424863, 1.0),
]


def four_bit_values(name: str, blocksize: int = 64) -> Float32Array:
    """Return the 16 values of a 4-bit type ('nf4', 'fp4', 'int4', 'af4'), scaled to magnitude 1.

    >>> float(four_bit_values("nf4")[7]), float(four_bit_values("fp4")[3])
    (0.0, 1.0)
    """
    if not isinstance(name, str):
        raise errors.InvalidArgument(f"typename={name!r}: must be a name, such as 'nf4'")
    if name == "nf4":
        return NF4.copy()
    if name == "fp4":
        return FP4.copy()
    if name == "int4":
        return np.array([*range(7, -1, -1), *range(0, -8, -1)], dtype=np.float32) / np.float32(7)
    if name == "af4":
        if type(blocksize) is not int or blocksize != 64:
            raise errors.Unsupported(
                f"blocksize={blocksize}: 'af4' is defined only for blocksize=64"
            )
        return np.array(_AF4_64[::-1], dtype=np.float32)
    raise errors.Unsupported(f"typename={name!r}: allowed are 'nf4', 'fp4', 'int4', 'af4'")


def _flag(name: str, value: Any) -> bool:
    if value is not True and value is not False and type(value) is not np.bool_:
        raise errors.InvalidArgument(f"{name}={value!r}: allowed are True and False")
    return bool(value)


def _linspace(start: float, stop: float, count: int) -> Float32Array:
    """Return the values of torch.linspace, which computes float32 values from both ends."""
    if count == 1:
        return np.array([start], dtype=np.float32)
    first, last = np.float32(start), np.float32(stop)
    step = np.float64((last - first) / np.float32(count - 1))
    index = np.arange(count)
    # torch fuses multiplication and addition, so each value is rounded once
    values = np.where(index < count // 2, first + step * index, last - step * (count - 1 - index))
    return values.astype(np.float32)


@lru_cache(maxsize=8)
def _dynamic_values(signed: bool, max_exponent_bits: int, total_bits: int) -> tuple[float, ...]:
    fraction_bits = total_bits - 1 - max_exponent_bits
    groups = [
        (i, 2 ** (i + fraction_bits + (0 if signed else 1))) for i in range(max_exponent_bits)
    ]
    if 2**fraction_bits > 1:
        groups.append((max_exponent_bits - 1, 2**fraction_bits - 1))
    values: list[float] = []
    for exponent, count in groups:
        edges = _linspace(0.1, 1.0, count + 1)
        middles = (edges[:-1] + edges[1:]) / np.float32(2)
        scaled = (np.float32(10.0 ** (exponent - max_exponent_bits + 1)) * middles).tolist()
        values += scaled
        if signed:
            values += [-value for value in scaled]
    values += [0.0, 1.0]
    values += [0.0] * (256 - len(values))
    return tuple(sorted(values))


def dynamic_map(
    signed: bool = True, max_exponent_bits: int = 7, total_bits: int = 8
) -> Float32Array:
    """Return the dynamic tree map (arXiv 1511.04561, 2110.02861): 256 ascending values in [-1, 1].

    There are `max_exponent_bits` decades below 1. Each decade consists of equal intervals, twice as
    many as the next smaller decade. The values are the midpoints of all intervals, and 0 and 1.
    """
    signed = _flag("signed", signed)
    if not (
        type(max_exponent_bits) is type(total_bits) is int
        and 1 <= max_exponent_bits < total_bits + signed
        and 2 <= total_bits <= 8
    ):
        most = "total_bits" if signed else "total_bits - 1"
        raise errors.InvalidArgument(
            f"max_exponent_bits={max_exponent_bits!r}, total_bits={total_bits!r}: must be whole "
            f"numbers; allowed are max_exponent_bits from 1 to {most} and total_bits from 2 to 8"
        )
    # if max_exponent_bits == total_bits, a signed map has no value in its smallest decade
    max_exponent_bits = min(max_exponent_bits, total_bits - 1)
    return np.array(_dynamic_values(signed, max_exponent_bits, total_bits), dtype=np.float32)


def e8m0_values() -> Float32Array:
    """Return the scales of MXFP4: the powers of two from 2^-127 to 2^127, and NaN as the last."""
    values = np.ldexp(1.0, np.arange(256) - 127)
    return np.where(np.arange(256) == 255, np.nan, values).astype(np.float32)


def e4m3_values() -> Float32Array:
    """Return the values of E4M3 (OCP FP8). The largest is 448; codes 0x7F and 0xFF are NaN."""
    codes = np.arange(128)
    exponent, fraction = codes >> 3, (codes & 7) / 8
    values = np.where(exponent == 0, fraction / 64, np.ldexp(1 + fraction, exponent - 7))
    values[127] = np.nan
    return np.concatenate([values, -values]).astype(np.float32)


def named(kind: str) -> Float32Array:
    """Return a code book by name: a 4-bit type, or a code book of 256 values.

    The code books of 256 values are 'dynamic', 'udynamic' (unsigned), 'int8', 'e8m0' and 'e4m3'.
    """
    if kind in ("mxfp4", "nvfp4"):
        return E2M1.copy()
    if kind in ("e8m0", "e4m3"):
        return e8m0_values() if kind == "e8m0" else e4m3_values()
    if kind in ("dynamic", "udynamic"):
        return dynamic_map(signed=kind == "dynamic")
    if kind == "int8":
        return np.arange(256, dtype=np.uint8).view(np.int8).astype(np.float32) / np.float32(127)
    return four_bit_values(kind)


def linear_map(signed: bool = True, total_bits: int = 8, add_zero: bool = True) -> Float32Array:
    """Return 256 values: equally spaced values, with zeros in the middle as padding."""
    signed, add_zero = _flag("signed", signed), _flag("add_zero", add_zero)
    if type(total_bits) is not int or not 1 <= total_bits <= 8:
        raise errors.InvalidArgument(
            f"total_bits={total_bits!r}: must be a whole number from 1 to 8"
        )
    count = 2**total_bits
    if signed and (add_zero or total_bits < 8):
        count -= 1
    values = _linspace(-1.0 if signed else 0.0, 1.0, count)
    half = count // 2
    gap = np.zeros(256 - count, dtype=np.float32)
    return np.concatenate([values[:half], gap, values[half:]])


def float_map(
    signed: bool = True, exponent_bits: int = 5, precision_bits: int = 2, total_bits: int = 8
) -> Float32Array:
    """Return the values of a small float format (bias 2^(exponent_bits-1)), scaled to maximum 1."""
    signed = _flag("signed", signed)
    widths = exponent_bits, precision_bits, total_bits
    if not all(type(one) is int for one in widths) or not (
        exponent_bits >= 1
        and precision_bits >= 0
        and total_bits <= 8
        and exponent_bits + precision_bits == total_bits - signed
    ):
        raise errors.InvalidArgument(
            f"exponent_bits={exponent_bits!r}, precision_bits={precision_bits!r}, "
            f"total_bits={total_bits!r}: must be whole numbers with exponent_bits >= 1, "
            "total_bits <= 8 and exponent_bits + precision_bits = "
            f"total_bits{' - 1 (the sign bit)' if signed else ''}"
        )
    bias = 2 ** (exponent_bits - 1)
    values: list[float] = []
    for exponent, bits in itertools.product(
        range(2**exponent_bits), itertools.product((0, 1), repeat=precision_bits)
    ):
        fraction = sum(bit * 2.0 ** -(place + 1) for place, bit in enumerate(bits))
        if exponent:
            value = (1 + fraction) * 2.0 ** -(exponent - bias - 1)
        else:
            value = fraction * 2.0**-bias
        values += [value, -value] if signed else [value]
    values += [0.0] * (256 - len(values))
    table = np.array(sorted(values), dtype=np.float32)
    return np.asarray(table / table.max(), dtype=np.float32)


def normal_map(offset: float = 0.9677083, use_extra_value: bool = True) -> Float32Array:
    """Return 256 values: normal quantiles (QLoRA's construction of NF4), padded with zeros."""
    from statistics import NormalDist  # slow to import and rarely needed

    use_extra_value = _flag("use_extra_value", use_extra_value)
    if type(offset) is not float or not 0.5 < offset < 1.0:
        raise errors.InvalidArgument(f"offset={offset!r}: must be a float above 0.5 and below 1")
    inverse = NormalDist().inv_cdf
    count = 9 if use_extra_value else 8
    negative: list[Any] = [inverse(float(p)) for p in _linspace(offset, 0.5, count)[:-1]]
    positive = [-inverse(float(p)) for p in _linspace(offset, 0.5, 8)[:-1]]
    values = [*negative, *positive]
    values += [0.0] * (256 - len(values))
    table = np.array(sorted(values), dtype=np.float32)
    return np.asarray(table / table.max(), dtype=np.float32)
