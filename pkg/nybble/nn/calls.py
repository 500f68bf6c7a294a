"""What torch's call of a module depends on: hooks, and the dtype of autocast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from nybble._torch import private
from nybble.errors import InvalidArgument


def call_dependencies(forward: Callable[..., Any]) -> tuple[Any, ...]:
    """Return what torch's call of a module depends on besides the module itself.

    forward: the class's own. The native call compares these with what it finds.
    """
    return forward, torch.nn.Module, torch.nn.Module.__call__, *private.global_hooks()


def check_input(x: object) -> None:
    """Raise InvalidArgument unless a layer's input is a tensor."""
    if not isinstance(x, Tensor):
        raise InvalidArgument(f"the input is a {type(x).__name__}: must be a torch.Tensor")


def autocast_dtype(x: Tensor) -> torch.dtype | None:
    """Return the dtype that autocast wants for products on x's device, or None."""
    kind = x.device.type
    if kind == "meta" or not torch.is_autocast_enabled(kind):  # torch has no autocast on meta
        return None
    return torch.get_autocast_dtype(kind)
