"""Quantize to MXFP4 and NVFP4, and read weights of checkpoints in these formats.

Both formats have E2M1 values. In MXFP4 (arXiv 2310.10537, OCP Microscaling Formats 1.0), each block
of 32 has a scale that is a power of two (E8M0). In NVFP4 (NVIDIA), each block of 16 has an E4M3
scale, and each tensor has a float32 scale. A QuantState stores these scales in the form of
double-quantized scales: absmax has the bytes of the block scales, state2.code has the 256 values of
their format, state2.absmax has the tensor's scale, and offset is -0.0.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from nybble import errors
from nybble.ops import checks
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import Bridge, Values

SCALE_BOOKS = {"mxfp4": "e8m0", "nvfp4": "e4m3"}
BLOCK2 = 2**30  # all scales share the tensor scale; the CUDA kernels require a power of two
_LARGEST, _LARGEST_SCALE = 6.0, 448.0  # the largest values of E2M1 and E4M3
_CHUNK = 1 << 20  # values whose float64 quotients are in memory at the same time
_CHUNK_CUDA = 1 << 25


def _below(bound: float) -> float:
    return math.nextafter(bound, 0.0)


# a magnitude above bound i has code i + 1 or more; ties go to the even code
_BOUNDS = (0.25, _below(0.75), 1.25, _below(1.75), 2.5, _below(3.5), 5.0)


def _scale_bounds() -> tuple[float, ...]:
    """Return the bounds between the E4M3 codes 0 to 126."""
    from nybble.ops.codebooks import e4m3_values

    values = e4m3_values()[:127].astype(np.float64)
    middles = ((values[:-1] + values[1:]) / 2).tolist()
    return tuple(one if code % 2 == 0 else _below(one) for code, one in enumerate(middles))


def check_shape(a: Values, quant_type: str, name: str = "A") -> None:
    """Raise InvalidArgument unless the last dimension has whole blocks of MXFP4 or NVFP4."""
    block = checks.MICROSCALED.get(quant_type) if type(quant_type) is str else None
    shape = tuple(a.shape) if block else ()
    if block and (not shape or shape[-1] % block):
        raise errors.InvalidArgument(
            f"{name}.shape={shape}: the last dimension must be a multiple of {block}, the block "
            f"size of {quant_type!r}"
        )


def quantized(
    b: Bridge[Values, Values], A: Values, quant_type: str
) -> tuple[Values, Values, Values]:
    """Quantize A; return (packed uint8 [bytes], scales uint8 [blocks], tensor scale float32 [1]).

    A block with NaN or infinity gets the scale NaN. MXFP4: a block's scale is
    2^(floor(log2(absmax)) - 2), and quotients above 6 become 6. NVFP4: the tensor's scale is the
    tensor's absmax / (448 * 6). A block's scale is the block's absmax / (6 * tensor scale), but at
    least the smallest positive E4M3 value. NVFP4 scales and all values are exact quotients, rounded
    to nearest, ties to even.
    """
    b.float_code(A.dtype, "A.dtype")
    check_shape(A, quant_type)
    blocks = b.cast(b.dense(A), b.FLOAT32).reshape((-1, checks.MICROSCALED[quant_type]))
    xp = b.FUNCTIONS
    if not b.count(blocks):
        none = b.empty((0,), b.UINT8, blocks)
        return none, none, b.empty((0,), b.FLOAT32, blocks)
    top: Values = xp.amax(abs(blocks), -1)
    finite = xp.isfinite(top)
    if quant_type == "mxfp4":
        scales = ((top.view(b.INT32) >> 23) - 2).clip(0, 254)
        scales, tensor = xp.where(finite, scales, 255), xp.ones_like(top[:1])
    else:
        scales, tensor = _nvfp4_scales(b, top, finite)
    scales = b.cast(scales, b.UINT8)
    book: Values = b.code_book(SCALE_BOOKS[quant_type], A)
    step: Values = b.cast(book[b.cast(scales, b.INT32)], b.FLOAT64) * tensor
    step = xp.where(finite & (step > 0), step, math.inf)  # x / infinity gets code 0
    size = (_CHUNK_CUDA if b.index(A) >= 0 else _CHUNK) // blocks.shape[1]
    parts = []
    with np.errstate(invalid="ignore"):  # blocks with NaN or infinity have the scale NaN
        for at in range(0, blocks.shape[0], size):
            parts.append(_packed(b, blocks[at : at + size], step[at : at + size]))
    return xp.concatenate(parts), scales, tensor


def _nvfp4_scales(b: Bridge[Values, Values], top: Values, finite: Values) -> tuple[Values, Values]:
    """Return (E4M3 codes, tensor scale) for the absmax of all blocks."""
    xp = b.FUNCTIONS
    most = xp.amax(xp.where(finite, top, xp.zeros_like(top)).reshape((1, -1)), -1)
    tensor = b.cast(b.cast(most, b.FLOAT64) / (_LARGEST * _LARGEST_SCALE), b.FLOAT32)
    wide = b.cast(tensor, b.FLOAT64)
    step = xp.where(wide > 0, wide, 1 + 0 * wide) * _LARGEST
    codes = b.ranks(b.cast(top, b.FLOAT64) / step, _scale_bounds())
    codes = xp.where(top > 0, codes.clip(1, 126), 0x38)  # zeros have the scale 1.0, as in ModelOpt
    return xp.where(finite, codes, 0x7F), tensor


def _packed(b: Bridge[Values, Values], blocks: Values, step: Values) -> Values:
    """Return the packed codes of whole blocks divided by `step`."""
    quotients = b.cast(blocks, b.FLOAT64) / step.reshape((-1, 1))
    codes = b.cast(quotients < 0, b.UINT8) << 3
    quotients = abs(quotients)
    for bound in _BOUNDS:  # faster than a search
        codes += quotients > bound
    codes = codes.reshape((-1, 2))
    return (codes[:, 0] << 4) | codes[:, 1]


def swapped(packed: Values) -> Values:
    """Exchange the nibbles of bytes. Checkpoints store the first value in the low nibble.

    >>> hex(swapped(np.array([0x1F], np.uint8))[0])
    '0xf1'
    """
    return (packed << 4) | (packed >> 4)


def state_of(
    b: Bridge[Values, Values], scales: Values, tensor: Values, shape: Values, quant_type: str,
    dtype: Values,
) -> QuantState:  # fmt: skip
    """Return the state of a weight, or of stacked weights [experts, n, k]."""
    book = b.code_book(SCALE_BOOKS[quant_type], scales)
    second = QuantState(tensor, None, book, BLOCK2, None, b.FLOAT32)
    offset: Values = -0.0 * tensor.reshape((-1,))  # adding -0.0 changes no value, not even -0.0
    if len(shape) != 3:
        offset = b.scalar(-0.0, b.device_of(scales))
    return QuantState(
        scales, shape, b.code_book(quant_type, scales), checks.MICROSCALED[quant_type], quant_type,
        dtype, offset, second,
    )  # fmt: skip
