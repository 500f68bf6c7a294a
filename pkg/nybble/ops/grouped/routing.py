"""Sort rows by expert, on their device and without synchronization on CUDA."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument

_INTEGERS = (
    *(torch.int8, torch.int16, torch.int32, torch.int64),
    *(torch.uint8, torch.uint16, torch.uint32, torch.uint64),
)


class Routing(NamedTuple):
    """order [rows]: rows, sorted by expert. offsets int32 [experts]: where each expert's rows
    end."""

    order: Tensor
    offsets: Tensor

    def inverse(self) -> Tensor:
        """Return the position of each row in the sorted order."""
        places = torch.arange(self.order.numel(), device=self.order.device)
        return torch.empty_like(self.order).scatter_(0, self.order, places)


def check_ids(ids: Tensor, name: str) -> Tensor:
    """Return the ids as int32 or int64, after checking that they are integers.

    torch cannot sort some unsigned dtypes, and the number of experts may exceed 8 bits.
    """
    if not isinstance(ids, Tensor) or ids.dtype not in _INTEGERS:
        kind = ids.dtype if isinstance(ids, Tensor) else type(ids).__name__
        raise InvalidArgument(f"{name} is {kind}: must be an integer tensor")
    return ids if ids.dtype in (torch.int32, torch.int64) else ids.to(torch.int64)


def route(
    ids: Tensor, experts: int, name: str = "expert_ids", partial: bool = False,
    whole: tuple[int, int] | None = None,
) -> Routing:  # fmt: skip
    """Return the routing for rows that have these experts (ids: [rows] or [tokens, k]); equal
    experts keep their order.

    partial: rows with ids outside of [0, experts) have no expert, and are sorted to the end.
    Without `partial`, such ids are an error. whole: with `partial`, the first id of all shards and
    the id after their last one; ids outside of this range are an error. On the CPU, InvalidArgument
    is raised. On CUDA, where checking the ids would synchronize with the host, the product's kernel
    stops with a driver error.
    """
    first, end = whole or (0, experts)
    valid = None if partial and whole is None else (ids >= first) & (ids < end)
    if valid is not None and bridge.eager(ids) and ids.is_cpu and not bool(valid.all()):
        at = (~valid).nonzero()[0].tolist()
        raise InvalidArgument(
            f"{name}{at}={int(ids[tuple(at)]) - first}: allowed is 0 to {end - first - 1}"
        )
    if partial:
        ids = torch.where((ids >= 0) & (ids < experts), ids, experts)
    found, order = torch.sort(ids.reshape(-1), stable=True)
    numbers = torch.arange(experts, device=ids.device, dtype=found.dtype)
    offsets = torch.searchsorted(found, numbers, right=True).to(torch.int32)
    if valid is not None:  # every product refuses these offsets
        offsets = torch.where(valid.all(), offsets, -1)
    return Routing(order, offsets)


def experts_of_rows(offsets: Tensor, rows: int) -> Tensor:
    """Return the expert of each sorted row; for rows without an expert, the number of experts."""
    places = torch.arange(rows, device=offsets.device, dtype=offsets.dtype)
    return torch.searchsorted(offsets, places, right=True)
