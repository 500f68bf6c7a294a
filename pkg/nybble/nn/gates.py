"""The functions between the two projections of an expert (SwiGLU: arXiv 2002.05202)."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble.ops.grouped.moe import SWIGLU, Activation, clamped_swiglu


class Gated(torch.nn.Module):
    """Return activation(gate) * up for [gate, up]; without a gate, activation(x). Default: SiLU."""

    def __init__(
        self, activation: Callable[[Tensor], Tensor] | None = None, has_gate: bool = True
    ) -> None:
        super().__init__()
        self.activation = torch.nn.functional.silu if activation is None else activation
        self.has_gate = has_gate

    def forward(self, x: Tensor) -> Tensor:
        if not self.has_gate:
            return self.activation(x)
        gate, up = x.chunk(2, dim=-1)
        return self.activation(gate) * up


class ClampedSwiGLU(torch.nn.Module):
    """The gate of gpt-oss: clamped SwiGLU, with gate and up in alternating columns."""

    def __init__(self, alpha: float = 1.702, limit: float = 7.0) -> None:
        super().__init__()
        self.alpha, self.limit = alpha, limit

    def forward(self, x: Tensor) -> Tensor:
        gate, up = x[..., ::2].clamp(max=self.limit), x[..., 1::2].clamp(-self.limit, self.limit)
        return (up + 1) * (gate * torch.sigmoid(gate * self.alpha))


def is_silu(activation: object) -> bool:
    """Return whether a function or module is SiLU of torch, or a SiLU module of transformers."""
    names = ("SiLU", "SiLUActivation")
    return activation is torch.nn.functional.silu or type(activation).__name__ in names


def activation_of(gate: object) -> Activation | None:
    """Return the kernel's activation that computes this gate, or None if there is none."""
    # subclasses are excluded, because their forward may differ
    if isinstance(gate, ClampedSwiGLU) and type(gate) is ClampedSwiGLU:
        return clamped_swiglu(gate.alpha, gate.limit)
    if isinstance(gate, Gated) and type(gate) is Gated:
        return SWIGLU if gate.has_gate and is_silu(gate.activation) else None
    known: Activation | None = getattr(gate, "kernel_activation", None)
    return known
