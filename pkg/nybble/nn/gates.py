"""The functions between the two projections of an expert (SwiGLU, GEGLU: arXiv 2002.05202)."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble._torch import private
from nybble.ops.grouped.moe import GEGLU, GEGLU_TANH, SWIGLU, Activation, clamped_swiglu

# modules of torch and transformers, by the names of their classes
_FUSED = {
    **dict.fromkeys(("SiLU", "SiLUActivation"), SWIGLU),
    "GELUActivation": GEGLU,
    **dict.fromkeys(("GELUTanh", "PytorchGELUTanh", "NewGELUActivation"), GEGLU_TANH),
}


def halves(x: Tensor) -> tuple[Tensor, Tensor]:
    """Return the two halves of the last dimension. An activation may change them in place, which
    autograd refuses for the results of torch.chunk."""
    middle = x.shape[-1] // 2
    return x[..., :middle], x[..., middle:]


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
        gate, up = halves(x)
        return self.activation(gate) * up


class ClampedSwiGLU(torch.nn.Module):
    """The gate of gpt-oss: clamped SwiGLU, with gate and up in alternating columns."""

    def __init__(self, alpha: float = 1.702, limit: float = 7.0) -> None:
        super().__init__()
        self.alpha, self.limit = alpha, limit

    def forward(self, x: Tensor) -> Tensor:
        gate, up = x[..., ::2].clamp(max=self.limit), x[..., 1::2].clamp(-self.limit, self.limit)
        return (up + 1) * (gate * torch.sigmoid(gate * self.alpha))


def fused(activation: object) -> Activation | None:
    """Return the kernel's activation for activation(gate) * up, or None if there is none."""
    if private.has_forward_hooks(activation):
        return None
    if activation is torch.nn.functional.silu:
        return SWIGLU
    if activation is torch.nn.functional.gelu:
        return GEGLU
    if type(activation) is torch.nn.GELU:
        return GEGLU_TANH if activation.approximate == "tanh" else GEGLU
    kind = type(activation)
    is_known = kind.__module__.partition(".")[0] in ("torch", "transformers")
    return _FUSED.get(kind.__name__) if is_known else None


def activation_of(gate: object) -> Activation | None:
    """Return the kernel's activation that computes this gate, or None if there is none."""
    if private.has_forward_hooks(gate):
        return None
    # subclasses are excluded, because their forward may differ
    if isinstance(gate, ClampedSwiGLU) and type(gate) is ClampedSwiGLU:
        return clamped_swiglu(gate.alpha, gate.limit)
    if isinstance(gate, Gated) and type(gate) is Gated:
        return fused(gate.activation) if gate.has_gate else None
    known: Activation | None = getattr(gate, "kernel_activation", None)
    return known
