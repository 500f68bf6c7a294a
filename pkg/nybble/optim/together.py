"""A step in one piece: libnybble reads a group's parameters and updates the plain ones together.

What it leaves (no state yet, settings of its own, another dtype or memory order, …) is updated the
general way, from Python, with the same bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nybble import _native, _short
from nybble.updates import OPTIMIZERS, Hyper

__all__ = ["step_together"]

_MOST_CALLS = 16  # for one group: one for each device and, where numbers depend on it, each step


def step_together(
    optimizer: Any, group: dict[str, Any], numbers: Hyper, own: set[int]
) -> Sequence[int]:
    """Update what can be of a group but for its parameters `own`; return the indices of the rest.

    numbers: the group's, where they do not depend on the step. Only plain parameters that have a
    gradient and a state are updated, and their steps counted.
    """
    parameters = group["params"]
    if _short.is_traced():
        return range(len(parameters))
    todo = [index for index in range(len(parameters)) if index not in own]
    for _ in range(_MOST_CALLS):
        if not todo:
            break
        chosen = parameters if len(todo) == len(parameters) else [parameters[i] for i in todo]
        left = _one_call(optimizer, group, numbers, chosen)
        if left is None or len(left) == len(todo):
            break
        todo = [todo[index] for index in left]
    return sorted([*own, *todo])


def _one_call(
    optimizer: Any, group: dict[str, Any], h: Hyper, chosen: list[Any]
) -> list[int] | None:
    """Return what is left of `chosen`, or None: the first one's device, and step, decide."""
    device, step = chosen[0].device, -1
    if optimizer.is_scheduled(group):
        steps = (optimizer.state[p]["step"] for p in chosen if _is_due(optimizer, p))
        step = next(steps, -1)
        h = optimizer.hyper(optimizer.group_config(group), step + 1)
    code1, code2 = optimizer.known_maps(device)
    left = _short.optimizer_step(
        *(chosen, optimizer.state, chosen[0].get_device(), code1, code2),
        *(OPTIMIZERS[optimizer.optimizer_name], step, h.lr, h.beta1, h.beta2, h.beta3),
        *(h.alpha, h.eps, h.weight_decay, h.max_unorm, int(h.skip_zeros)),
    )
    if isinstance(left, int):
        _native.library().fail(left)
    return left  # type: ignore[no-any-return]


def _is_due(optimizer: Any, p: Any) -> bool:
    return p.grad is not None and p in optimizer.state and "step" in optimizer.state[p]
