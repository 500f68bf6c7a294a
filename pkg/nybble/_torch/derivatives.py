"""Register how torch differentiates and batches an operator: backward, forward mode, vmap.

torch.func's transforms, and torch.compile of them, refuse the function that
torch.library.register_autograd makes (torch 2.13), and forward mode drops its tangents. So the
Autograd key of an operator gets an implementation here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from nybble._torch import private
from nybble._torch.library import LIBRARY, OPERATORS
from nybble._torch.releases import untraced

# The Function of one transform level. torch.autograd.Function's own apply searches its inputs for
# tensors of dead levels (3 us of a call's 9), and requires setup_context under any transform.
OneLevel = private.SingleLevelFunction

_Record = Callable[..., Tensor]


def rows_of(a: Tensor) -> Tensor:
    """Return `a` as a matrix: all leading dimensions are rows."""
    return a.reshape(-1, a.shape[-1])


def bias_gradient(grad: Tensor, dtype: torch.dtype) -> Tensor:
    """Return the gradient to a bias of that dtype: the sum of grad's rows."""
    return rows_of(grad).sum(0, dtype=dtype)


def _below_autograd(name: str, inputs: tuple[Any, ...]) -> Tensor:
    """Call an operator for the next transform, or on the device."""
    with private.BelowAutograd():
        result: Tensor = getattr(OPERATORS, name)(*inputs)
    return result


def _differentiated(name: str, record: _Record, arguments: int) -> _Record:
    """Return the operator's implementation of the Autograd key."""

    def call(*inputs: Any) -> Tensor:
        inputs = (*inputs, *(None,) * (arguments - len(inputs)))  # torch omits trailing defaults
        result = _below_autograd(name, inputs)
        if not private.is_forward_mode() and not (
            torch.is_grad_enabled() and private.any_requires_grad(*inputs)
        ):
            return result
        before = private.is_single_level_allowed()
        private.allow_single_level(True)
        try:
            return record(result, *inputs)
        finally:
            private.allow_single_level(before)

    return call


def _batched(name: str) -> Callable[..., tuple[Tensor, int]]:
    """Return vmap's rule: rows of a batch are rows; other batched arguments are done in a loop."""

    def call(info: Any, in_dims: tuple[Any, ...], *inputs: Any) -> tuple[Tensor, int]:
        operator = getattr(OPERATORS, name)
        dims = [
            dim if isinstance(one, Tensor) else None
            for one, dim in zip(inputs, in_dims, strict=True)
        ]
        # outliers are looked for in the columns of one call
        apart = any(dim is not None for dim in dims[1:]) or (name == "linear_8bit" and inputs[3])
        if not apart:
            return operator(inputs[0].movedim(dims[0], 0), *inputs[1:]), 0
        results = []
        for index in range(info.batch_size):
            row = (
                one if dim is None else one.select(dim, index)
                for one, dim in zip(inputs, dims, strict=True)
            )
            results.append(operator(*row))
        return torch.stack(results), 0

    return call


def register_derivative(name: str, record: _Record, *, arguments: int) -> None:
    """Register an operator's derivative and its rule for vmap.

    record: gets the operator's result and its arguments, of which there are `arguments`, and
    returns the result with its history.
    """
    implementation = untraced(_differentiated(name, record, arguments))
    LIBRARY.impl(name, implementation, "Autograd")  # type: ignore[no-untyped-call]
    if hasattr(torch.library, "register_vmap"):  # torch 2.5; before, each row is done by itself
        torch.library.register_vmap(f"nybble::{name}", _batched(name), lib=LIBRARY)
