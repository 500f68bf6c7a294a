"""Convert 8-bit states of bitsandbytes before 0.44, which have one scale per 2048 values or a
single scale, to one scale per 256 values. The codes, and so the values, stay the same."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble.ops.optim.calls import BLOCK_SIZE

_OLD_BLOCK = 2048
# only states with a single scale have these names
_OLD_NAMES = ("max1", "max2", "new_max1", "new_max2")


def converted(tensors: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return a parameter's saved tensors, with scales in the current layout."""
    made = dict(tensors)
    for number in ("1", "2"):
        codes = tensors.get(f"state{number}")
        if codes is None or codes.dtype != torch.uint8:
            continue
        count = codes.numel()
        blocks, old = -(-count // BLOCK_SIZE), -(-count // _OLD_BLOCK)
        scales, single = tensors.get(f"absmax{number}"), tensors.get(f"max{number}")
        if scales is None and single is not None and single.numel() == 1:
            made[f"absmax{number}"] = single.float().reshape(1).repeat(blocks)
        elif scales is not None and scales.numel() == old != blocks:
            every = scales.repeat_interleave(_OLD_BLOCK // BLOCK_SIZE)
            made[f"absmax{number}"] = every[:blocks].clone()
    if "absmax1" in made and "absmax1" not in tensors:
        return {name: value for name, value in made.items() if name not in _OLD_NAMES}
    return made
