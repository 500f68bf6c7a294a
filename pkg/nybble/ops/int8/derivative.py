"""The derivative of the product with an int8 weight, for eager calls and for the operator.

The derivative treats the rounding of A as the identity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import torch
from torch import Tensor

from nybble._torch import bridge, fast_path, private
from nybble._torch.library import OPERATORS, Node, OneLevel, bias_gradient, rows_of
from nybble.ops.int8.calls import dequantized, gradient

_Weight = tuple[Tensor, Tensor]  # CB int8 [n, k], SCB float32 [n]
_Made = tuple[Any, ...]  # a product and, for forward mode, its leading dimensions


class _Node(Node, Protocol):
    weight: _Weight
    made: _Made
    bias_dtype: torch.dtype
    saved: Tensor  # A
    dtype_b: torch.dtype


def input_gradient(grad: Tensor, weight: _Weight) -> Tensor:
    """Return grad [..., n] @ W [n, k].

    If the result needs a gradient, dequantize W, because torch can differentiate a product with
    floating values.
    """
    CB, SCB = weight
    if torch.is_grad_enabled() or private.is_transformed(grad):
        return torch.matmul(grad, dequantized(bridge, CB, SCB, grad.dtype))
    if bridge.eager(grad):
        return computed(grad, CB, SCB)
    traced: Tensor = OPERATORS.linear_8bit_grad(grad, CB, SCB)
    return traced


def computed(grad: Tensor, CB: Tensor, SCB: Tensor) -> Tensor:
    """Return grad [..., n] @ W [n, k] by the library's kernel, or by torch if it has none."""
    done = gradient(grad, CB, SCB)
    return torch.matmul(grad, dequantized(bridge, CB, SCB, grad.dtype)) if done is None else done


class _Product(OneLevel):
    """The autograd node of a product A @ W^T + bias that was already computed.

    A, bias and a floating B get gradients.
    """

    @staticmethod
    def forward(
        ctx: _Node, A: Tensor, bias: Tensor | None, weight: _Weight, made: _Made,
        B: Tensor | None = None,
    ) -> Tensor:  # fmt: skip
        """Return the product, made[0]. made[1] has the product's leading dimensions, for forward
        mode."""
        ctx.weight, ctx.made = weight, made[1:]
        if bias is not None:
            ctx.bias_dtype = bias.dtype
        if B is not None and (ctx.made or ctx.needs_input_grad[4]):
            ctx.saved, ctx.dtype_b = A, B.dtype
        result: Tensor = made[0]
        return result

    @staticmethod
    def backward(ctx: _Node, *grads: Tensor) -> tuple[Tensor | None, ...]:
        (grad,) = grads
        grad_a = grad_b = grad_bias = None
        if ctx.needs_input_grad[0]:
            grad_a = input_gradient(grad, ctx.weight)
        if ctx.needs_input_grad[1]:
            grad_bias = bias_gradient(grad, ctx.bias_dtype)
        if ctx.needs_input_grad[-1]:  # without B, `made` is the last argument
            rows = rows_of(ctx.saved).to(grad.dtype)
            grad_b = torch.matmul(rows_of(grad).t(), rows).to(ctx.dtype_b)
        return grad_a, grad_bias, None, None, grad_b

    @staticmethod
    def jvp(
        ctx: _Node, a: Tensor | None, bias: Tensor | None, _weight: None, _made: None,
        weight: Tensor | None = None,
    ) -> Tensor:  # fmt: skip
        parts = []
        if a is not None:
            CB, SCB = ctx.weight
            parts.append(torch.matmul(a, dequantized(bridge, CB, SCB, a.dtype).t()))
        if weight is not None:
            parts.append(torch.matmul(ctx.saved, weight.to(ctx.saved.dtype).t()))
        if bias is not None:
            parts.append(bias.expand(*ctx.made[0], -1))
        return sum(parts[1:], start=parts[0])


# for eager products: apply(A, bias, (CB, SCB), (product,), floating weight)
record_made: Callable[..., Tensor] = _Product.apply  # type: ignore[attr-defined]
fast_path.record_with("8bit", record_made)


def record_product(product: Tensor, A: Tensor, CB: Tensor, SCB: Tensor, *rest: Any) -> Tensor:
    """Record the result of operator linear_8bit for autograd, and return it."""
    _threshold, bias, weight = rest
    made = product, product.shape[:-1]
    return record_made(A, bias, (CB, SCB), made, weight)
