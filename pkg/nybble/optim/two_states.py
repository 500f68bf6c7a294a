"""Adam, AdamW, AdEMAMix and LAMB (arXiv 1412.6980, 1711.05101, 2409.03137, 1904.00962)."""

from __future__ import annotations

import math
from types import SimpleNamespace

from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.optim.base import Optimizer2State
from nybble.optim.config import Betas, Group, beta_of


class Adam(Optimizer2State):
    """Adam. Weight decay is decoupled as in AdamW; bitsandbytes does the same.

    optim_bits: 32 or 8. amsgrad must be False. args: an object whose attributes optim_bits,
    min_8bit_size, max_unorm and skip_zeros replace the arguments with these names.
    bf16_stochastic_round: round bfloat16 parameters stochastically, so that updates smaller than
    half a unit in the last place are not lost. The random bits depend only on the step and the
    position of the value.
    """

    def __init__(
        self, params: ParamsT, lr: float = 1e-3, betas: Betas = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, amsgrad: bool = False, optim_bits: int = 32,
        args: SimpleNamespace | None = None, min_8bit_size: int = 4096, is_paged: bool = False,
        bf16_stochastic_round: bool = False,
    ) -> None:  # fmt: skip
        self.refuse(InvalidArgument, amsgrad=(amsgrad, False))
        super().__init__(
            *("adam", params, lr, betas, eps, weight_decay, optim_bits, args, min_8bit_size),
            is_paged=is_paged,
            bf16_stochastic_round=bf16_stochastic_round,
        )


class AdamW(Adam, weight_decay=1e-2):
    """Adam with a default weight decay of 0.01."""


class AdEMAMix(Optimizer2State):
    """Adam with a second, slow average of gradients. state1 has both averages: [2, *shape].

    alpha: weight of the slow average. t_alpha, t_beta3: the numbers of steps over which alpha and
    beta3 grow to their final values.
    """

    def __init__(
        self, params: ParamsT, lr: float = 1e-3, betas: Betas = (0.9, 0.999, 0.9999),
        alpha: float = 5.0, t_alpha: int | None = None, t_beta3: int | None = None,
        eps: float = 1e-8, weight_decay: float = 1e-2, optim_bits: int = 32,
        min_8bit_size: int = 4096, is_paged: bool = False, bf16_stochastic_round: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            *("ademamix", params, lr, betas, eps, weight_decay, optim_bits, None, min_8bit_size),
            is_paged=is_paged,
            alpha=alpha,
            t_alpha=t_alpha,
            t_beta3=t_beta3,
            bf16_stochastic_round=bf16_stochastic_round,
        )

    def first_states(self) -> int:
        return 2

    def is_scheduled(self, group: Group) -> bool:
        return bool(group.get("t_alpha") or group.get("t_beta3"))

    def schedule(self, config: Group, step: int) -> tuple[float, float]:
        """Return (alpha, beta3) for a step: alpha and beta3's half-life grow linearly."""
        alpha, betas = checks.number("alpha", config["alpha"]), config["betas"]
        # the betas may come from the state of another optimizer
        if len(betas) != 3:
            raise InvalidArgument(f"betas={betas}: must be 3 numbers, like (0.9, 0.999, 0.9999)")
        beta1, _, beta3 = (beta_of(f"betas[{i}]", beta) for i, beta in enumerate(betas))
        if config["t_alpha"]:
            alpha = min(step * alpha / checks.number("t_alpha", config["t_alpha"], 0.0), alpha)
        if config["t_beta3"]:
            if not (beta1 and beta3):
                raise InvalidArgument(
                    f"betas={betas} with t_beta3: betas[0] and betas[2] must be above 0, because "
                    "t_beta3 interpolates their half-lives"
                )
            part = step / checks.number("t_beta3", config["t_beta3"], 0.0)
            if part <= 1.0:  # later the divisor may become 0 if beta3 is less than beta1
                low, high = math.log(beta1), math.log(beta3)
                beta3 = min(math.exp(low * high / ((1 - part) * high + part * low)), beta3)
        return alpha, beta3


class LAMB(Optimizer2State):
    """LAMB: Adam, where an update's norm is at most max_unorm times the parameter's norm."""

    def __init__(
        self, params: ParamsT, lr: float = 1e-3, bias_correction: bool = True,
        betas: Betas = (0.9, 0.999), eps: float = 1e-8, weight_decay: float = 0,
        amsgrad: bool = False, adam_w_mode: bool = True, optim_bits: int = 32,
        args: SimpleNamespace | None = None, min_8bit_size: int = 4096, max_unorm: float = 1.0,
    ) -> None:  # fmt: skip
        self.refuse(
            InvalidArgument,
            bias_correction=(bias_correction, True),
            amsgrad=(amsgrad, False),
            adam_w_mode=(adam_w_mode, True),
        )
        super().__init__(
            *("lamb", params, lr, betas, eps, weight_decay, optim_bits, args, min_8bit_size),
            max_unorm,
        )
