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

from nybble import _native, errors
from nybble.ops import checks
from nybble.state import QuantState

if TYPE_CHECKING:
    import torch

    from nybble._bridge.protocol import Bridge, Values

SCALE_BOOKS = {"mxfp4": "e8m0", "nvfp4": "e4m3"}
BLOCK2 = 2**30  # all scales share the tensor scale; the CUDA kernels require a power of two
_quantize_microscaled = _native.operation("quantize_microscaled")
_LARGEST, _LARGEST_SCALE = 6.0, 448.0  # the largest values of E2M1 and E4M3
_CHUNK = 1 << 20  # blocks whose float64 quotients are in memory at the same time


def _below(bound: float) -> float:
    return math.nextafter(bound, 0.0)


# a magnitude above bound i has code i + 1 or more; ties go to the even code
_BOUNDS = (0.25, _below(0.75), 1.25, _below(1.75), 2.5, _below(3.5), 5.0)


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
    code = b.float_code(A.dtype, "A.dtype")
    check_shape(A, quant_type)
    if not getattr(A, "is_cpu", True):  # numpy arrays are on the CPU
        return _quantized_by_torch(A.detach(), quant_type)
    a = b.dense(A)
    n, block = b.count(a), checks.MICROSCALED[quant_type]
    packed, scales = b.empty((n // 2,), b.UINT8, a), b.empty((n // block,), b.UINT8, a)
    tensor = b.empty((min(n, 1),), b.FLOAT32, a)
    _quantize_microscaled(
        b.pointer(a), code, n, block, b.pointer(scales), b.pointer(tensor), b.pointer(packed),
        *b.place(a),
    )  # fmt: skip
    return packed, scales, tensor


def _quantized_by_torch(
    A: torch.Tensor, quant_type: str
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return the results of `quantized` for a tensor on any device."""
    import torch

    from nybble._torch import bridge

    blocks = bridge.dense(A).float().reshape(-1, checks.MICROSCALED[quant_type])
    if not blocks.numel():
        none = blocks.new_empty(0, dtype=torch.uint8)
        return none, none, blocks.new_empty(0)
    top = blocks.abs().amax(-1)
    finite = top.isfinite()
    if quant_type == "mxfp4":
        scales = ((top.view(torch.int32) >> 23) - 2).clip(0, 254)
        scales, tensor = scales.where(finite, 255), torch.ones_like(top[:1])
    else:
        scales, tensor = _nvfp4_scales(top, finite)
    book = bridge.code_book(SCALE_BOOKS[quant_type], A)
    step = book[scales.int()].double() * tensor
    step = step.where(finite & (step > 0), math.inf)  # x / infinity gets code 0
    chunks = [slice(at, at + _CHUNK) for at in range(0, blocks.shape[0], _CHUNK)]
    packed = torch.cat([_packed(blocks[chunk], step[chunk]) for chunk in chunks])
    return packed, scales.to(torch.uint8), tensor


def _nvfp4_scales(top: torch.Tensor, finite: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return (E4M3 codes, tensor scale) for the absmax of all blocks."""
    import torch

    most = top.where(finite, 0.0).amax(0, keepdim=True)
    tensor = (most.double() / (_LARGEST * _LARGEST_SCALE)).float()
    wide = tensor.double()
    step = wide.where(wide > 0, 1.0) * _LARGEST
    ratio = top.double() / step
    # The nearest E4M3 value, computed without a table: a copy of a table to the GPU would prevent
    # the capture in a CUDA graph. From 2^e to 2^(e + 1), E4M3 values have a distance of 2^(e - 3).
    e = ((ratio.view(torch.int64) >> 52) - 1023).clip(-6, 8)
    scaled = ratio * ((1026 - e) << 52).view(torch.float64)  # ratio / 2^(e - 3)
    codes = ((e + 6) << 3) + scaled.round().long()
    codes = codes.clip(1, 126).where(top > 0, 0x38)  # zeros have the scale 1.0, as in ModelOpt
    return codes.where(finite, 0x7F), tensor


def _packed(blocks: torch.Tensor, step: torch.Tensor) -> torch.Tensor:
    """Return the packed codes of whole blocks divided by `step`."""
    quotients = blocks.double() / step.view(-1, 1)
    codes = (quotients < 0).byte() << 3
    quotients = quotients.abs()
    for bound in _BOUNDS:  # faster than a search
        codes += quotients > bound
    codes = codes.view(-1, 2)
    return (codes[:, 0] << 4) | codes[:, 1]


def swapped(packed: Values) -> Values:
    """Exchange the nibbles of bytes. Checkpoints store the first value in the low nibble.

    >>> import numpy as np
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
