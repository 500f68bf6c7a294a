"""AdEMAMix (arXiv 2409.03137): Adam with a second, slow average of gradients."""

from __future__ import annotations

import math

from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.optim.base import Optimizer2State
from nybble.optim.config import Betas, Group


class AdEMAMix(Optimizer2State):
    """AdEMAMix; state1 packs the fast and the slow average as [2, *shape].

    alpha: weight of the slow average; t_alpha, t_beta3: steps over which alpha and beta3 grow to
    their values.
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-3,
        betas: Betas = (0.9, 0.999, 0.9999),
        alpha: float = 5.0,
        t_alpha: int | None = None,
        t_beta3: int | None = None,
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        optim_bits: int = 32,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        super().__init__(
            "ademamix",
            params,
            lr=lr,
            betas=betas,
            eps=eps,
            weight_decay=weight_decay,
            optim_bits=optim_bits,
            min_8bit_size=min_8bit_size,
            is_paged=is_paged,
            alpha=alpha,
            t_alpha=t_alpha,
            t_beta3=t_beta3,
        )

    def first_states(self) -> int:
        return 2

    def is_scheduled(self, group: Group) -> bool:
        return bool(group["t_alpha"] or group["t_beta3"])

    def schedule(self, config: Group, step: int) -> tuple[float, float]:
        """Return (alpha, beta3) of a step: linear for alpha, linear in half-life for beta3."""
        alpha, betas = checks.number("alpha", config["alpha"]), config["betas"]
        if len(betas) != 3:  # of another optimizer's state
            raise InvalidArgument(f"betas={betas}: must be 3 numbers, as (0.9, 0.999, 0.9999)")
        beta1, _, beta3 = betas
        if config["t_alpha"]:
            alpha = min(step * alpha / checks.number("t_alpha", config["t_alpha"]), alpha)
        if config["t_beta3"]:
            low, high = math.log(beta1), math.log(beta3)
            part = step / checks.number("t_beta3", config["t_beta3"])
            beta3 = min(math.exp(low * high / ((1 - part) * high + part * low)), beta3)
        return alpha, beta3


class AdEMAMix8bit(AdEMAMix, fixed={"optim_bits": 8}):
    """AdEMAMix with 8-bit states."""


class AdEMAMix32bit(AdEMAMix, fixed={"optim_bits": 32}):
    """AdEMAMix with 32-bit states."""


class PagedAdEMAMix(AdEMAMix, paged=True):
    """AdEMAMix with paged states."""


class PagedAdEMAMix8bit(AdEMAMix8bit, paged=True):
    """AdEMAMix with paged 8-bit states."""


class PagedAdEMAMix32bit(AdEMAMix32bit, paged=True):
    """AdEMAMix with paged 32-bit states."""
