"""Chooses how to look at an array: as numpy or, when a tensor comes in, as torch."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from nybble import _bridge_numpy, errors

__all__ = ["bridge_of", "default_bridge"]

_numpy: Any = _bridge_numpy
_torch: Any = None
_by_type: dict[type, Any] = {np.ndarray: _numpy}  # the usual kinds, found at once


def _torch_bridge() -> Any:
    global _torch
    if _torch is None:
        # a statement, which torch.compile follows: its trace may be the first call
        from nybble import _bridge_torch

        _torch = _bridge_torch
        _by_type.update(dict.fromkeys(_torch.PLAIN_TYPES, _torch))
    return _torch


def bridge_of(a: Any, name: str = "A") -> Any:
    """Return the bridge of the kind of array that `a` is; `name` is the argument's name."""
    return _by_type.get(type(a)) or _search(a, name)


def _search(a: Any, name: str) -> Any:
    if issubclass(type(a), np.ndarray):  # an object may say that it is one
        if isinstance(a, np.ma.MaskedArray):
            raise errors.Unsupported(
                f"{name} is a masked array, and results have no mask: give {name}.filled(value) or "
                f"{name}.data"
            )
        return _numpy
    torch = sys.modules.get("torch")
    if torch is not None and issubclass(type(a), torch.Tensor):
        return _torch or _torch_bridge()
    raise errors.InvalidArgument(
        f"{name} is a {type(a).__name__}: allowed are numpy.ndarray and torch.Tensor"
    )


def default_bridge() -> Any:
    """Return the bridge for results made from no array: torch where torch is loaded, else numpy."""
    return _numpy if sys.modules.get("torch") is None else _torch_bridge()
