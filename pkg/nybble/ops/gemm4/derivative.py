"""The derivatives of the product with a 4-bit weight, for eager calls and operators.

A product is linear in its input, so each of its derivatives is a product too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import torch
from torch import Tensor

from nybble._torch import bridge, fast_path
from nybble._torch.library import OPERATORS, Node, OneLevel, bias_gradient
from nybble.ops.checked_state import checked_4bit, scales_of
from nybble.ops.gemm4 import calls
from nybble.state import QuantState

_Weight = tuple[Tensor, QuantState]  # packed bytes [n, k] and their state
_Made = tuple[Any, ...]  # a product and, for forward mode, its leading dimensions


class _Node(Node, Protocol):
    weight: _Weight
    made: _Made
    bias_dtype: torch.dtype


def _arguments(weight: _Weight) -> tuple[object, ...]:
    """Return the weight as arguments for the operators."""
    packed, state = weight
    where = bridge.untyped(packed), state.shape, *scales_of(state)
    return *where, state.blocksize, state.quant_type


def input_gradient(grad: Tensor, weight: _Weight) -> Tensor:
    """Return grad [..., n] @ W [n, k], differentiable if gradients are enabled."""
    if torch.is_grad_enabled() or not bridge.eager(grad):
        wanted: Tensor = OPERATORS.gemm_4bit_grad(grad, *_arguments(weight))
        return wanted
    grad_a: Tensor | None = fast_path.gemm_4bit_grad(grad, *weight)
    if grad_a is None:
        packed, state = weight
        grad_a = calls.gradient(grad, packed, checked_4bit(bridge, state, grad))
    return grad_a


class _Product(OneLevel):
    """The autograd node of a product A @ W^T + bias that was already computed; W is frozen."""

    @staticmethod
    def forward(ctx: _Node, A: Tensor, bias: Tensor | None, weight: _Weight, made: _Made) -> Tensor:
        """Return the product, made[0]. made[1] has the product's leading dimensions, for forward
        mode."""
        ctx.weight, ctx.made = weight, made[1:]
        if bias is not None:
            ctx.bias_dtype = bias.dtype
        result: Tensor = made[0]
        return result

    @staticmethod
    def backward(ctx: _Node, *grads: Tensor) -> tuple[Tensor | None, ...]:
        (grad,) = grads
        grad_a = grad_bias = None
        if ctx.needs_input_grad[0]:
            grad_a = input_gradient(grad, ctx.weight)
        if ctx.needs_input_grad[1]:
            grad_bias = bias_gradient(grad, ctx.bias_dtype)
        return grad_a, grad_bias, None, None

    @staticmethod
    def jvp(ctx: _Node, a: Tensor | None, bias: Tensor | None, *_: None) -> Tensor:
        if a is None:
            assert bias is not None
            return bias.expand(*ctx.made[0], -1)
        tangent: Tensor = OPERATORS.gemm_4bit(a, *_arguments(ctx.weight), bias)
        return tangent


# for eager products outside of transforms: apply(A, bias, (packed, state), (product,))
record_made: Callable[..., Tensor] = _Product.apply  # type: ignore[attr-defined]
fast_path.record_with("4bit", record_made)


def record_product(product: Tensor, A: Tensor, packed: Tensor, *rest: Any) -> Tensor:
    """Record the result of operator gemm_4bit for autograd, and return it."""
    shape, absmax, code, offset, absmax2, block2, blocksize, quant_type, bias = rest
    second = None if absmax2 is None else QuantState(absmax2, code=code, blocksize=block2)
    state = QuantState(absmax, shape, None, blocksize, quant_type, None, offset, second)
    return record_made(A, bias, (packed, state), (product, product.shape[:-1]))
