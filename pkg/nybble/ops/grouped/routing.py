"""Sort rows by expert, on their device and without synchronization on CUDA."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks


class Routing(NamedTuple):
    """order [rows]: rows, sorted by expert. offsets int32 [experts]: where each expert's rows
    end."""

    order: Tensor
    offsets: Tensor

    def inverse(self) -> Tensor:
        """Return the position of each row in the sorted order."""
        places = torch.arange(self.order.numel(), device=self.order.device)
        return torch.empty_like(self.order).scatter_(0, self.order, places)


def check_ids(ids: Tensor, name: str) -> None:
    """Raise InvalidArgument unless the ids are integers."""
    if not isinstance(ids, Tensor) or ids.is_floating_point() or ids.dtype == torch.bool:
        kind = ids.dtype if isinstance(ids, Tensor) else type(ids).__name__
        raise InvalidArgument(f"{name} is {kind}: must be an integer tensor")


def route(ids: Tensor, experts: int, name: str = "expert_ids", partial: bool = False) -> Routing:
    """Return the routing for rows that have these experts; equal experts keep their order.

    partial: rows with ids outside of [0, experts) have no expert, and are sorted to the end.
    Without `partial`, such ids are an error. On the CPU, InvalidArgument is raised. On CUDA, where
    checking the ids would synchronize with the host, the product's kernel stops with a driver
    error.
    """
    check_ids(ids, name)
    if ids.dim() != 1:
        raise checks.shape_error(name, ids.shape, "[rows]")
    inside = (ids >= 0) & (ids < experts)
    if partial:
        ids = torch.where(inside, ids, experts)
    elif bridge.eager(ids) and ids.is_cpu and not bool(inside.all()):
        at = int((~inside).nonzero()[0])
        raise InvalidArgument(f"{name}[{at}]={int(ids[at])}: allowed is 0 to {experts - 1}")
    found, order = torch.sort(ids, stable=True)
    numbers = torch.arange(experts, device=ids.device, dtype=found.dtype)
    offsets = torch.searchsorted(found, numbers, right=True).to(torch.int32)
    if not partial:  # every product refuses these offsets
        offsets = torch.where(inside.all(), offsets, -1)
    return Routing(order, offsets)


def experts_of_rows(offsets: Tensor, rows: int) -> Tensor:
    """Return the expert of each sorted row; for rows without an expert, the number of experts."""
    places = torch.arange(rows, device=offsets.device, dtype=offsets.dtype)
    return torch.searchsorted(offsets, places, right=True)
