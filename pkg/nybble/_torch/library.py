"""torch.ops.nybble: register an operator with its fake, its derivative and its vmap rule.

In torch 2.13, torch.func's transforms (also compiled ones) refuse the autograd function that
torch.library.register_autograd creates, and forward-mode differentiation loses the tangents.
Therefore this module itself implements each operator's kernel for the dispatch key Autograd.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

import torch
from torch import Tensor

from nybble._torch import private
from nybble._torch.releases import untraced
from nybble.ops import checks

LIBRARY = torch.library.Library("nybble", "DEF")  # type: ignore[no-untyped-call]
OPERATORS = torch.ops.nybble
# A Function class for a single transform level. torch.autograd.Function is not used for two
# reasons. Its `apply` searches the inputs for tensors of levels that have ended, which takes 3 of a
# call's 9 us. Under a transform, its `apply` also requires a method setup_context.
OneLevel = private.SingleLevelFunction

_Record = Callable[..., Tensor]


class Node(Protocol):
    """An autograd node. forward() stores attributes in it for backward() and jvp()."""

    needs_input_grad: tuple[bool, ...]


def define(
    schema: str,
    implementation: Callable[..., object],
    fake: Callable[..., object],
    record: _Record | None = None,
) -> None:
    """Register an operator: its implementation for CPU and CUDA, and its fake for tracers.

    record: only for a differentiable operator. `record` takes the result and all arguments, and
    returns the result with its autograd history.
    """
    name = schema.partition("(")[0]
    LIBRARY.define(schema, tags=(torch.Tag.pt2_compliant_tag,))  # type: ignore[no-untyped-call]
    implementations = dict.fromkeys(("CPU", "CUDA"), implementation)
    if record is not None:
        implementations["Autograd"] = _differentiated(name, record, schema.count(",") + 1)
    for key, function in implementations.items():
        LIBRARY.impl(name, untraced(function), key)  # type: ignore[no-untyped-call]
    torch.library.register_fake(f"nybble::{name}", _on_one_device(schema, fake), lib=LIBRARY)
    # register_vmap exists since torch 2.5; older releases call the operator once per row
    if record is not None and hasattr(torch.library, "register_vmap"):
        torch.library.register_vmap(f"nybble::{name}", _batched(name), lib=LIBRARY)


def _on_one_device(schema: str, fake: Callable[..., object]) -> Callable[..., object]:
    """Return the fake, but refuse arguments of which only some are on the device meta.

    torch calls the fake if a single argument is on meta, and its result would be uninitialized.
    """
    names = re.findall(r"(\w+)(?:=[^,)]*)?[,)]", schema.partition("->")[0])

    def call(*inputs: object) -> object:
        tensors = [
            (one, name)
            for given, name in zip(inputs, names, strict=False)
            for one in (given if isinstance(given, (list, tuple)) else (given,))
            if isinstance(one, Tensor)
        ]
        first, of = tensors[0]
        for one, name in tensors:
            if one.is_meta is not first.is_meta:
                raise checks.device_error(name, one.device, first.device, of)
        return fake(*inputs)

    return call


class _LinearNode(Node, Protocol):
    operators: tuple[str, str]
    others: tuple[object, ...]
    of_dual: tuple[object, ...]


class _Linear(OneLevel):
    """The autograd node of an operator that is linear in its first argument."""

    @staticmethod
    def forward(
        ctx: _LinearNode, a: Tensor, made: tuple[Tensor], operators: tuple[str, str],
        others: tuple[object, ...], of_dual: tuple[object, ...],
    ) -> Tensor:  # fmt: skip
        ctx.operators, ctx.others, ctx.of_dual = operators, others, of_dual
        return made[0]

    @staticmethod
    def backward(ctx: _LinearNode, *grads: Tensor) -> tuple[Tensor | None, ...]:
        dual: Callable[..., Tensor] = getattr(OPERATORS, ctx.operators[1])
        return dual(grads[0], *ctx.others, *ctx.of_dual), None, None, None, None

    @staticmethod
    def jvp(ctx: _LinearNode, a: Tensor, *_: None) -> Tensor:
        tangent: Tensor = getattr(OPERATORS, ctx.operators[0])(a, *ctx.others)
        return tangent


def linear(name: str, dual: str, *of_dual: object) -> _Record:
    """Return the function `record` of operator `name`, which is linear in its first argument.

    The operator `dual` computes the gradient of this argument. The arguments of `dual` are the
    gradient of the result, the other arguments of `name`, and `of_dual`.
    """
    apply: _Record = _Linear.apply  # type: ignore[attr-defined]
    return lambda result, a, *others: apply(a, (result,), (name, dual), others, of_dual)


def rows_of(a: Tensor) -> Tensor:
    """Return `a` as a matrix: all leading dimensions are rows."""
    return a.reshape(-1, a.shape[-1])


def bias_gradient(grad: Tensor, dtype: torch.dtype) -> Tensor:
    """Return the gradient of the bias: the sum of grad's rows, in `dtype`."""
    return rows_of(grad).sum(0, dtype=dtype)


def _differentiated(name: str, record: _Record, arguments: int) -> _Record:
    """Return the operator's kernel for the dispatch key Autograd."""

    def call(*inputs: Any) -> Tensor:
        # torch omits trailing arguments that have their default values
        inputs = (*inputs, *(None,) * (arguments - len(inputs)))
        with private.BelowAutograd():  # the call reaches the next transform, or the device's kernel
            result: Tensor = getattr(OPERATORS, name)(*inputs)
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
    """Return the operator's vmap rule. If only the first argument has a batch dimension, its items
    become rows of one call. Otherwise the operator is called once per item. It is also called once
    per item if its weights are stacked, because its rows must be sorted by expert."""

    def call(info: Any, in_dims: tuple[int | None, ...], *inputs: Any) -> tuple[Tensor, int]:
        operator = getattr(OPERATORS, name)
        pairs = zip(inputs, in_dims, strict=True)
        dims = [dim if isinstance(one, Tensor) else None for one, dim in pairs]
        # With a threshold, linear_8bit finds the outlier columns of a call's whole input. Each item
        # of a batch has its own outlier columns, so it needs its own call.
        apart = any(dim is not None for dim in dims[1:]) or "_grouped" in name
        apart = apart or (name == "linear_8bit" and inputs[3])
        if not apart:
            return operator(inputs[0].movedim(dims[0], 0), *inputs[1:]), 0
        results = []
        for index in range(info.batch_size):
            pairs = zip(inputs, dims, strict=True)
            row = (one if dim is None else one.select(dim, index) for one, dim in pairs)
            results.append(operator(*row))
        return torch.stack(results), 0

    return call
