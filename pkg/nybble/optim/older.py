"""Convert 8-bit states of bitsandbytes before 0.44, which have one scale per 2048 values or a
single scale, to one scale per 256 values. The codes, and so the values, stay the same.

In bitsandbytes 0.36 to 0.40, the map of second moments has 524 values. Its kernels used the first
256 of them, the largest of which is 0.0933. Such codes become the nearest codes of today's map.
"""

from __future__ import annotations

import torch
from torch import Tensor

from nybble.ops import codebooks
from nybble.ops.optim.calls import BLOCK_SIZE

_OLD_BLOCK, _OLD_MAP = 2048, 524
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
        book = tensors.get(f"qmap{number}")
        if book is not None and book.shape == (_OLD_MAP,) and f"absmax{number}" in made:
            _convert_codes(made, number)
    if "absmax1" in made and "absmax1" not in tensors:
        return {name: value for name, value in made.items() if name not in _OLD_NAMES}
    return made


def _convert_codes(made: dict[str, Tensor], number: str) -> None:
    """Replace codes of the map with 524 values with codes of today's map."""
    codes = made[f"state{number}"]
    read = made[f"qmap{number}"][:256].float()
    own = torch.from_numpy(codebooks.dynamic_map(signed=False)).to(read.device)
    nearest = (read[:, None] / read[-1] - own).abs().argmin(1).to(torch.uint8)
    # empty_like keeps the memory order, which the blocks follow
    made[f"state{number}"] = torch.empty_like(codes).copy_(nearest.to(codes.device)[codes.long()])
    made[f"absmax{number}"] = made[f"absmax{number}"] * read[-1].to(codes.device)
    made[f"qmap{number}"] = own
