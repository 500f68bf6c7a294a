"""The derivatives of the grouped products. A product is linear in its rows, so each of its
derivatives is a product too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from torch import Tensor

from nybble._torch.library import OPERATORS, Node, OneLevel


class _Node(Node, Protocol):
    names: tuple[str, str]
    weight: tuple[object, ...]


class _Linear(OneLevel):
    """The autograd node of a computed product. `names`: operators of the product and its dual."""

    @staticmethod
    def forward(
        ctx: _Node,
        rows: Tensor,
        made: tuple[Tensor],
        names: tuple[str, str],
        weight: tuple[object, ...],
    ) -> Tensor:
        ctx.names, ctx.weight = names, weight
        return made[0]

    @staticmethod
    def backward(ctx: _Node, *grads: Tensor) -> tuple[Tensor | None, ...]:
        dual: Callable[..., Tensor] = getattr(OPERATORS, ctx.names[1])
        return dual(grads[0], *ctx.weight), None, None, None

    @staticmethod
    def jvp(ctx: _Node, rows: Tensor, *_: None) -> Tensor:
        tangent: Tensor = getattr(OPERATORS, ctx.names[0])(rows, *ctx.weight)
        return tangent


def _recorder(name: str, dual: str) -> Callable[..., Tensor]:
    apply: Callable[..., Tensor] = _Linear.apply  # type: ignore[attr-defined]
    return lambda result, rows, *weight: apply(rows, (result,), (name, dual), weight)


record_4bit = _recorder("gemm_4bit_grouped", "gemm_4bit_grouped_grad")
record_4bit_grad = _recorder("gemm_4bit_grouped_grad", "gemm_4bit_grouped")
record_8bit = _recorder("linear_8bit_grouped", "linear_8bit_grouped_grad")
record_8bit_grad = _recorder("linear_8bit_grouped_grad", "linear_8bit_grouped")
