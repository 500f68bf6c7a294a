"""torch.ops.nybble.lora_grouped: rows times their experts' factors (LoRA), for torch.compile.

torch's grouped_mm computes the product in every floating dtype, but its fake accepts only bfloat16.
"""

from __future__ import annotations

from typing import Protocol

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.library import OPERATORS, Node, OneLevel, define

_WHOLE = 8  # grouped_mm requires rows of whole 16 bytes


def product(rows: Tensor, factors: Tensor, offsets: Tensor) -> Tensor:
    """Return each row [in] times its expert's factor [experts, out, in]^T, as [rows, out].

    The rows are sorted by expert; expert e's rows end before offsets[e], int32 [experts]. Rows from
    the last offset on are not written.
    """
    outer, inner = factors.shape[1:]
    if more := -inner % _WHOLE:
        rows, factors = (torch.nn.functional.pad(one, (0, more)) for one in (rows, factors))
    if more := -outer % _WHOLE:
        factors = torch.nn.functional.pad(factors, (0, 0, 0, more))
    traced = bridge.is_traced() and rows.dtype is not torch.bfloat16
    made: Tensor = (OPERATORS.lora_grouped if traced else _product)(rows, factors, offsets)
    return made[:, :outer]


def _product(rows: Tensor, factors: Tensor, offsets: Tensor) -> Tensor:
    # grouped_mm refuses tensors with a stride of 0, such as the gradient of a sum
    dense = rows.contiguous(), factors.contiguous().transpose(1, 2)
    made: Tensor = torch.nn.functional.grouped_mm(*dense, offs=offsets)
    return made


def _of_factors(grad: Tensor, rows: Tensor, offsets: Tensor) -> Tensor:
    """Return the gradient [experts, out, in] of the factors for grad [rows, out]."""
    dense = grad.contiguous().t(), rows.contiguous()
    made: Tensor = torch.nn.functional.grouped_mm(*dense, offs=offsets)
    return made


class _Pair(Node, Protocol):
    pair: tuple[Tensor, Tensor]
    offsets: Tensor


class _Grouped(OneLevel):
    """The autograd node of an operator with two operands and offsets."""

    @staticmethod
    def forward(
        ctx: _Pair, one: Tensor, other: Tensor, offsets: Tensor, made: tuple[Tensor]
    ) -> Tensor:
        ctx.pair, ctx.offsets = (one, other), offsets
        return made[0]


class _Product(_Grouped):
    """The autograd node of lora_grouped."""

    @staticmethod
    def backward(ctx: _Pair, *grads: Tensor) -> tuple[Tensor | None, ...]:
        (rows, factors), (grad,) = ctx.pair, grads
        first = second = None
        if ctx.needs_input_grad[0]:
            first = OPERATORS.lora_grouped(grad, factors.transpose(1, 2), ctx.offsets)
        if ctx.needs_input_grad[1]:
            second = OPERATORS.lora_grouped_factors(grad, rows, ctx.offsets)
        return first, second, None, None


class _OfFactors(_Grouped):
    """The autograd node of lora_grouped_factors."""

    @staticmethod
    def backward(ctx: _Pair, *grads: Tensor) -> tuple[Tensor | None, ...]:
        (grad, rows), (of_result,) = ctx.pair, grads
        first = second = None
        if ctx.needs_input_grad[0]:
            first = OPERATORS.lora_grouped(rows, of_result, ctx.offsets)
        if ctx.needs_input_grad[1]:
            second = OPERATORS.lora_grouped(grad, of_result.transpose(1, 2), ctx.offsets)
        return first, second, None, None


define(
    "lora_grouped(Tensor rows, Tensor factors, Tensor offsets) -> Tensor",
    _product,
    lambda rows, factors, offsets: rows.new_empty((rows.shape[0], factors.shape[1])),
    lambda made, *inputs: _Product.apply(*inputs, (made,)),  # type: ignore[attr-defined]
)
define(
    "lora_grouped_factors(Tensor grad, Tensor rows, Tensor offsets) -> Tensor",
    _of_factors,
    lambda grad, rows, offsets: grad.new_empty((offsets.shape[0], grad.shape[1], rows.shape[1])),
    lambda made, *inputs: _OfFactors.apply(*inputs, (made,)),  # type: ignore[attr-defined]
)
