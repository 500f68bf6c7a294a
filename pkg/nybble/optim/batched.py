"""Batched steps: libnybble reads a group's parameters and updates the plain parameters together.

All other parameters (without a state, with options of their own, with another dtype or memory
order, …) take the general path, which gives the same bits. Reading and updating are separate calls,
so that a whole step is checked before anything is written.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import torch

from nybble import _native
from nybble._torch import fast_path
from nybble.ops.optim.calls import NUMBERS, Hyperparameters
from nybble.optim.config import Group
from nybble.optim.states import States

Batch: TypeAlias = Any  # opaque: the data that the native call read from a group

_MOST_CALLS = 16  # limit of calls per group; each device and each step count needs a call


def read_batches(
    optimizer: States, group: Group, numbers: Hyperparameters, own: set[int]
) -> tuple[list[Batch], list[int]]:
    """Read the parameters of a group that can be updated together, except the parameters in `own`.

    numbers: the group's hyperparameters, unless they depend on the step. Returns the batches of
    plain parameters with a state, for `run_batches`, and the indices of the other parameters.
    Parameters without a gradient are in neither result.
    """
    parameters = group["params"]
    batches: list[Batch] = []
    if fast_path.is_traced():
        return batches, list(range(len(parameters)))
    todo = [index for index in range(len(parameters)) if index not in own]
    for _ in range(_MOST_CALLS):
        if not todo:
            break
        chosen = parameters if len(todo) == len(parameters) else [parameters[i] for i in todo]
        left, batch = _read(optimizer, group, numbers, chosen)
        if batch is not None:
            batches.append(batch)
        if left is None or len(left) == len(todo):
            break
        todo = [todo[index] for index in left]
    return batches, sorted([*own, *todo])


def run_batches(batches: list[Batch]) -> None:
    """Update the parameters of batches and count their steps."""
    for batch in batches:
        _native.library().check(fast_path.optimizer_step(batch) or 0)


def _read(
    optimizer: States, group: Group, h: Hyperparameters, chosen: list[torch.Tensor]
) -> tuple[list[int] | None, Batch]:
    """Return (indices, batch) for the parameters in `chosen`.

    The batch has the parameters with the same device and step as chosen[0]. The indices are those
    of the other parameters.
    """
    device, step = chosen[0].device, -1
    if optimizer.is_scheduled(group):
        steps = (optimizer.state[p]["step"] for p in chosen if _is_due(optimizer, p))
        step = next(steps, -1)
        h = optimizer.hyper(optimizer.group_config(group), step + 1)
    code1, code2 = optimizer.known_maps(device)
    read = fast_path.optimizer_read(
        *(chosen, optimizer.state, chosen[0].get_device(), code1, code2),
        *(NUMBERS[optimizer.optimizer_name], step, h.lr, h.beta1, h.beta2, h.beta3),
        *(h.alpha, h.eps, h.weight_decay, h.max_unorm, int(h.skip_zeros)),
        int(h.stochastic_rounding),
    )
    return (None, None) if read is None else read


def _is_due(optimizer: States, p: torch.Tensor) -> bool:
    return p.grad is not None and p in optimizer.state and "step" in optimizer.state[p]
