"""Products of many rows on CUDA: dequantize the experts, then torch's grouped product.

This path is for devices and weights that the wgmma kernels do not support. libnybble's other
kernels read each weight once per 16 to 64 rows of an expert, so they are best for few rows. torch's
grouped product also reads the offsets on the device, so this path does not synchronize with the
host.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.ops import checks
from nybble.ops.checked_state import checked_4bit
from nybble.ops.fourbit import calls
from nybble.ops.grouped import calls as stacked
from nybble.ops.grouped.calls import Stack
from nybble.ops.grouped.states import dequantized, experts_between
from nybble.ops.int8 import calls as int8_calls
from nybble.state import QuantState

# limit for the experts that are dequantized at once: 2 GiB, or 1/16 of the device's memory if that
# is more
_MOST_BYTES = 2 << 30
_PART_OF_MEMORY = 16
_MOST_LISTED = 640  # experts: int8_grouped_dgrad::kListed of csrc/device/params.h
# with at least this many rows per expert, this path is faster than the kernels
_ROWS = {"gemv": 64, "simt": 8, "gradient": 4}

# since torch 2.10
_grouped_mm: Callable[..., Tensor] | None = getattr(torch.nn.functional, "grouped_mm", None)


def is_faster(a: Tensor, state: QuantState, gradient: bool) -> bool:
    """Return whether torch has a grouped product and is faster for this many rows."""
    experts, n, k = state.shape
    if _grouped_mm is None or not a.is_cuda or a.dtype is not torch.bfloat16 or n % 8 or k % 8:
        return False
    major, minor = torch.cuda.get_device_capability(a.device)
    if (major, minor) == (9, 0) and _suits_wgmma(state):
        return False
    kind = "gradient" if gradient else "gemv" if major >= 9 else "simt"
    return major >= 8 and a.shape[0] > _ROWS[kind] * experts


def _suits_wgmma(state: QuantState) -> bool:
    """Return whether the faster kernels of csrc/grouped/launch_wgmma.cc support this weight."""
    n, k = state.shape[1:]
    size = state.blocksize
    if k % 64:
        return False
    if state.quant_type in checks.MICROSCALED:
        return True
    return size is not None and size >= 64 and n * k % size == 0


def suits_gradient_8bit(grad: Tensor, CB: Tensor) -> bool:
    """Return whether torch's grouped product supports grad and is faster for this many rows."""
    experts, n, k = CB.shape
    if _grouped_mm is None or grad.dtype is not torch.bfloat16 or n % 8 or k % 8:
        return False
    major, minor = torch.cuda.get_device_capability(grad.device)
    # int8_grad_grouped is faster on Hopper, if its tensor core kernels support the shape
    if (major, minor) == (9, 0) and k % 16 == 0 and experts <= _MOST_LISTED:
        return False
    return major >= 8 and grad.shape[0] > _ROWS["gradient"] * experts


def _values(packed: Tensor, state: QuantState) -> Tensor:
    return calls.dequantize_4bit(
        bridge, packed, checked_4bit(bridge, state, packed), state.dtype, None
    )


def fastest_product(
    a: Tensor, stack: Stack, B: Tensor, state: QuantState, offsets: Tensor, gradient: bool
) -> Tensor:
    """Return each row of `a` times its expert's W^T, or times W if `gradient` is true, by torch's
    grouped product or by libnybble's kernels. stack: B and state, checked."""
    if is_faster(a, state, gradient):
        return grouped_product(a, B, state, offsets, gradient)
    multiply = stacked.gradient if gradient else stacked.product
    made: Tensor = multiply(bridge, a, stack, offsets)
    return made


def grouped_product(
    a: Tensor, B: Tensor, state: QuantState, offsets: Tensor, gradient: bool
) -> Tensor:
    """Return each row of `a` times its expert's W^T, or times W if `gradient` is true."""
    experts, n, k = state.shape

    def weights(start: int, stop: int) -> Tensor:
        part = (B, state) if stop - start == experts else experts_between(B, state, start, stop)
        made = dequantized(*part, a.dtype, _values)
        return made if gradient else made.transpose(1, 2)

    return _in_parts(a, (experts, n * k, k if gradient else n), weights, offsets)


def grouped_gradient_8bit(grad: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor) -> Tensor:
    """Return each row of grad [rows, n] times its expert's int8 W [n, k]."""
    experts, n, k = CB.shape
    scales = SCB.view(experts, n)

    def weights(start: int, stop: int) -> Tensor:
        codes = CB[start:stop]
        made = int8_calls.dequantized(bridge, codes, scales[start:stop].reshape(-1), grad.dtype)
        return made.view(codes.shape)

    return _in_parts(grad, (experts, n * k, k), weights, offsets)


def _in_parts(
    a: Tensor, sizes: tuple[int, int, int], weights: Callable[[int, int], Tensor], offsets: Tensor
) -> Tensor:
    """Return the product of `a` with as many dequantized experts at a time as memory allows.

    sizes: the number of experts, the values of an expert, and the columns of the result.
    """
    assert _grouped_mm is not None
    experts, values, columns = sizes
    each = max(1, most_bytes(a) // (values * a.element_size()))
    rows = a.shape[0]
    places = torch.arange(rows, device=a.device)
    if each >= experts:
        made = _grouped_mm(a, weights(0, experts), offs=offsets)
        return made.masked_fill_((places >= offsets[-1]).unsqueeze(1), 0)
    out = a.new_zeros(rows, columns)
    for start in range(0, experts, each):
        stop = min(start + each, experts)
        first = offsets[start - 1] if start else offsets.new_zeros(())
        ends = offsets[start:stop] - first
        at = (places + first) % rows  # rotated, so that these experts' rows come first
        made = _grouped_mm(a[at], weights(start, stop), offs=ends)
        out[at] = torch.where((places < ends[-1]).unsqueeze(1), made, out[at])
    return out


def most_bytes(a: Tensor) -> int:
    """Return the limit for memory that a product on the device of `a` needs, in bytes."""
    if not a.is_cuda:
        return _MOST_BYTES
    memory = torch.cuda.get_device_properties(a.device).total_memory
    return max(_MOST_BYTES, memory // _PART_OF_MEMORY)
