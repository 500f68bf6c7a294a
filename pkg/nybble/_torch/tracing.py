"""Who watches or replaces what torch does with a tensor: tracers, modes, transforms, subclasses."""

from __future__ import annotations

import torch

from nybble import errors
from nybble._torch import private
from nybble._torch.private import dispatch_modes, is_forward_level, is_jit_traced, transforms_active
from nybble._torch.releases import is_traced as is_traced

__all__ = ["PLAIN_TYPES", "eager", "is_traced", "untyped"]

PLAIN_TYPES: frozenset[type] = frozenset({torch.Tensor, torch.nn.Parameter})


def eager(a: torch.Tensor, name: str = "A") -> bool:
    """Whether `a` is plain memory and nobody traces, compiles, transforms or intercepts.

    Then the primitives are called at once; else torch.ops.nybble is the way. Raises InvalidArgument
    for what has no plain memory, whoever asks.
    """
    if is_traced():  # first: torch.compile then looks no further
        return False
    if a.layout is not torch.strided or a.is_nested:
        kind = "nested" if a.is_nested else str(a.layout).removeprefix("torch.")
        raise errors.InvalidArgument(f"{name} is a {kind} tensor: must be a dense one")
    return type(a) in PLAIN_TYPES and not (
        dispatch_modes() or transforms_active() or is_jit_traced() or is_forward_level()
    )


def _dispatches(kind: type[torch.Tensor]) -> bool:
    """Whether tensors of a type are asked at each operation, as fake ones are."""
    return kind.__torch_dispatch__ is not torch.Tensor.__torch_dispatch__


def untyped(a: torch.Tensor) -> torch.Tensor:
    """Return packed bytes as a plain tensor: torch's tracers turn away types they do not know."""
    if is_traced() or type(a) in PLAIN_TYPES or _dispatches(type(a)):
        return a
    # a mode would be asked for the type that this is to take off
    with private.BelowTorchFunction(), private.BelowTorchDispatch():
        return a.data
