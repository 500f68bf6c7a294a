"""Choose the bridge for an array of numpy or torch. The first tensor imports torch's bridge."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from nybble import errors
from nybble._bridge import numpy_arrays

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge

_Any: TypeAlias = "Bridge[Any, Any]"

_numpy: _Any = numpy_arrays
_torch: _Any | None = None
_by_type: dict[type, _Any] = {np.ndarray: _numpy}  # by exact type


def _torch_bridge() -> _Any:
    global _torch
    if _torch is None:
        # an import statement, not importlib, because torch.compile may trace the first call of this
        # function
        from nybble._torch import bridge

        _torch = bridge
        _by_type.update(dict.fromkeys(_torch.PLAIN_TYPES, _torch))
    return _torch


def bridge_of(a: ArrayT, name: str = "A") -> Bridge[ArrayT, Any]:
    """Return the bridge for the type of `a`; `name` is the argument's name in errors."""
    return _by_type.get(type(a)) or _search(a, name)


def _search(a: object, name: str) -> _Any:
    if issubclass(type(a), np.ndarray):  # isinstance would trust a false __class__
        if isinstance(a, np.ma.MaskedArray):
            raise errors.Unsupported(
                f"{name} is a masked array, which is not supported: pass {name}.filled(value) or "
                f"{name}.data"
            )
        return _numpy
    torch = sys.modules.get("torch")
    if torch is not None and issubclass(type(a), torch.Tensor):
        return _torch or _torch_bridge()
    raise errors.InvalidArgument(
        f"{name} is a {type(a).__name__}: allowed are numpy.ndarray and torch.Tensor"
    )


def default_bridge() -> _Any:
    """Return the bridge for new arrays: torch's bridge if torch is loaded, else numpy's bridge."""
    return _numpy if sys.modules.get("torch") is None else _torch_bridge()
