"""Optimizers in plain torch operations, with which the native optimizers can be compared."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import torch
from torch import Tensor

from nybble.errors import InvalidArgument
from nybble.ops import checks

Group = dict[str, Any]
Params = Iterable[torch.nn.Parameter]


class _Reference(torch.optim.Optimizer):
    """Calls `update` for each parameter that has a gradient."""

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Do one step; `closure`, if given, evaluates the model again and returns the loss."""
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group, p in self._trained():
            assert p.grad is not None
            self.update(group, p, p.grad, self.state[p])
        return loss

    def _trained(self) -> Iterator[tuple[Group, Tensor]]:
        for group in self.param_groups:
            group["step"] = group.get("step", 0) + 1
            yield from ((group, p) for p in group["params"] if p.grad is not None)

    def update(self, group: Group, p: Tensor, grad: Tensor, state: Group) -> None:
        """Update one parameter in place."""
        raise NotImplementedError


class PytorchLARS(_Reference):
    """LARS (arXiv 1708.03888): an update's norm is at most max_unorm times the parameter's norm."""

    def __init__(
        self, params: Params, lr: float = 0.01, momentum: float = 0, dampening: float = 0,
        weight_decay: float = 0, nesterov: bool = False, max_unorm: float = 0.02,
    ) -> None:  # fmt: skip
        defaults = {"lr": lr, "momentum": momentum, "weight_decay": weight_decay}
        for name, value in defaults.items():
            checks.number(name, value, 0.0)
        if nesterov and (momentum <= 0 or dampening != 0):
            raise InvalidArgument(
                f"nesterov=True: momentum={momentum} must be positive, and dampening={dampening} "
                f"must be 0"
            )
        more = {"dampening": dampening, "nesterov": nesterov, "max_unorm": max_unorm}
        super().__init__(params, {**defaults, **more})

    def update(self, group: Group, p: Tensor, grad: Tensor, state: Group) -> None:
        momentum, most = group["momentum"], group["max_unorm"]
        update = grad.add(p, alpha=group["weight_decay"])
        if momentum:
            buffer = state.get("momentum_buffer")
            if buffer is None:
                buffer = state["momentum_buffer"] = update.clone()
            else:
                buffer.mul_(momentum).add_(update, alpha=1 - group["dampening"])
            update = update + momentum * buffer if group["nesterov"] else buffer
        scale: float | Tensor = 1.0
        if most > 0:
            if p.dtype != torch.float32:
                raise InvalidArgument(
                    f"p.dtype={p.dtype}: must be torch.float32 if max_unorm is set"
                )
            limit, norm = most * p.norm(), update.norm()
            scale = limit / norm if norm > limit else 1.0
        p.sub_(group["lr"] * scale * update)


class _ReferenceAdEMAMix(_Reference):
    """AdEMAMix (arXiv 2409.03137); m1_m2 has the fast and the slow average of the gradients."""

    def __init__(
        self, params: Params, lr: float = 1e-3,
        betas: tuple[float, float, float] = (0.9, 0.999, 0.9999), alpha: float = 5.0,
        eps: float = 1e-8, weight_decay: float = 1e-2, t_beta3: int | None = None,
        t_alpha: int | None = None,
    ) -> None:  # fmt: skip
        numbers = {"lr": lr, "betas": betas, "alpha": alpha, "eps": eps}
        schedule = {"weight_decay": weight_decay, "t_beta3": t_beta3, "t_alpha": t_alpha}
        super().__init__(params, {**numbers, **schedule})

    def update(self, group: Group, p: Tensor, grad: Tensor, state: Group) -> None:
        if not state:
            state.update(m1_m2=p.new_zeros((2, *p.shape)), nu=torch.zeros_like(p))
        (fast, slow), second = state["m1_m2"], state["nu"]
        (beta1, beta2, _), step = group["betas"], group["step"]
        alpha, beta3 = _scheduled(group)
        fast.lerp_(grad, 1 - beta1)
        slow.lerp_(grad, 1 - beta3)
        second.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        spread = (second / (1 - beta2**step)).sqrt() + group["eps"]
        update = (fast / (1 - beta1**step) + alpha * slow) / spread + group["weight_decay"] * p
        p.sub_(group["lr"] * update)


def _scheduled(group: Group) -> tuple[float, float]:
    """Return (alpha, beta3) of a step: alpha grows until step t_alpha, beta3 until step t_beta3."""
    step, alpha, (beta1, _, beta3) = group["step"], group["alpha"], group["betas"]
    if group["t_alpha"] is not None:
        alpha = min(step * alpha / group["t_alpha"], alpha)
    if group["t_beta3"] is not None:
        part, first, last = step / group["t_beta3"], math.log(beta1), math.log(beta3)
        beta3 = min(math.exp(first * last / ((1 - part) * last + part * first)), beta3)
    return alpha, beta3
