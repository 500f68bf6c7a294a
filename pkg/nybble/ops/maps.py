"""The code books of the 8-bit maps and 4-bit types, as torch tensors or numpy arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nybble._bridge.select import bridge_of, default_bridge
from nybble.ops import checks, codebooks


def _array(make: Callable[..., Any], *numbers: object) -> Any:
    """Return a code book as a torch tensor if torch is loaded, else as a numpy array."""
    return default_bridge().made_book(make, numbers)


def create_dynamic_map(signed: bool = True, max_exponent_bits: int = 7, total_bits: int = 8) -> Any:
    """Return the 256 ascending float32 values of the dynamic map (arXiv 1511.04561, 2110.02861).

    signed: the values are in [-1, 1]; otherwise they are in [0, 1]. max_exponent_bits: number of
    decades below 1, less than total_bits. total_bits: at most 8. Raises InvalidArgument for other
    numbers.
    """
    return _array(codebooks.dynamic_map, signed, max_exponent_bits, total_bits)


def create_linear_map(signed: bool = True, total_bits: int = 8, add_zero: bool = True) -> Any:
    """Return a map of 256 float32 values with equal spacing (bitsandbytes' linear map).

    total_bits: 1 to 8. There are 2^total_bits spaced values; zeros in the middle fill the map to
    256 values. Raises InvalidArgument for other numbers.
    """
    return _array(codebooks.linear_map, signed, total_bits, add_zero)


def create_fp8_map(
    signed: bool = True, exponent_bits: int = 5, precision_bits: int = 2, total_bits: int = 8
) -> Any:
    """Return the 256 sorted float32 values of a small floating-point format (arXiv 2209.05433).

    The largest value is 1. The sum of exponent_bits, precision_bits and, if signed, 1 must be
    total_bits, at most 8. Raises InvalidArgument for other numbers.
    """
    return _array(codebooks.float_map, signed, exponent_bits, precision_bits, total_bits)


def create_normal_map(offset: float = 0.9677083, use_extra_value: bool = True) -> Any:
    """Return QLoRA's normal quantiles (NF4's construction, arXiv 2305.14314): 256 float32 values.

    offset: probability of the outermost quantile, between 0.5 and 1. use_extra_value: use one more
    negative value. The remaining values are zeros. Raises InvalidArgument for other numbers.
    """
    return _array(codebooks.normal_map, offset, use_extra_value)


def get_4bit_type(typename: str, device: Any = None, blocksize: int = 64) -> Any:
    """Return the 16 float32 values of 'nf4', 'fp4', 'int4' or 'af4' on `device` (default: cpu).

    nf4: arXiv 2305.14314. af4: arXiv 2306.06965, only for blocksize 64. fp4, int4: as in
    bitsandbytes. Raises Unsupported for other names, and InvalidArgument for other block sizes.
    """
    checks.block_size_4bit(blocksize)
    table = _array(codebooks.four_bit_values, typename, blocksize)
    return table if device is None else bridge_of(table).to(table, device)
