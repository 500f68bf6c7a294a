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
from nybble.ops.checked_state import checked_4bit
from nybble.ops.fourbit import calls
from nybble.ops.grouped.states import dequantized, experts_between
from nybble.state import QuantState

# dequantized experts at a time: 2 GiB, or 1/16 of the device's memory if that is more
_MOST_BYTES = 2 << 30
_PART_OF_MEMORY = 16
# rows per expert from which this is faster than the kernels, for products and gradients
_ROWS = {"gemv": 64, "simt": 8, "gradient": 4}

# since torch 2.10
_grouped_mm: Callable[..., Tensor] | None = getattr(torch.nn.functional, "grouped_mm", None)


def is_faster(a: Tensor, state: QuantState, gradient: bool) -> bool:
    """Return whether these rows are many enough, and torch has a grouped product for them."""
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
    return size is not None and size >= 64 and k % 64 == 0 and n * k % size == 0


def _values(packed: Tensor, state: QuantState) -> Tensor:
    return calls.dequantize_4bit(
        bridge, packed, checked_4bit(bridge, state, packed), state.dtype, None
    )


def grouped_product(
    a: Tensor, B: Tensor, state: QuantState, offsets: Tensor, gradient: bool
) -> Tensor:
    """Return each row of `a` times its expert's W^T; gradient: times W."""
    experts, n, k = state.shape
    each = max(1, _most_bytes(a) // (n * k * a.element_size()))
    rows = a.shape[0]
    places = torch.arange(rows, device=a.device)
    if each >= experts:
        made = _multiplied(a, B, state, offsets, gradient)
        return made.masked_fill_((places >= offsets[-1]).unsqueeze(1), 0)
    out = a.new_zeros(rows, k if gradient else n)
    for start in range(0, experts, each):
        stop = min(start + each, experts)
        first = offsets[start - 1] if start else offsets.new_zeros(())
        ends = offsets[start:stop] - first
        at = (places + first) % rows  # these experts' rows first; `first` is not read
        made = _multiplied(a[at], *experts_between(B, state, start, stop), ends, gradient)
        out[at] = torch.where((places < ends[-1]).unsqueeze(1), made, out[at])
    return out


def _multiplied(a: Tensor, B: Tensor, state: QuantState, offsets: Tensor, gradient: bool) -> Tensor:
    assert _grouped_mm is not None
    weight = dequantized(B, state, a.dtype, _values)
    return _grouped_mm(a, weight if gradient else weight.transpose(1, 2), offs=offsets)


def _most_bytes(a: Tensor) -> int:
    if not a.is_cuda:
        return _MOST_BYTES
    memory = torch.cuda.get_device_properties(a.device).total_memory
    return max(_MOST_BYTES, memory // _PART_OF_MEMORY)
