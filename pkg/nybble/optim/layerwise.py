"""LAMB (arXiv 1904.00962) and LARS (arXiv 1708.03888): updates limited per layer by max_unorm."""

from __future__ import annotations

from types import SimpleNamespace

from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument, Unsupported
from nybble.optim.base import Optimizer1State, Optimizer2State
from nybble.optim.config import Betas


class LAMB(Optimizer2State):
    """LAMB: Adam whose update is at most max_unorm times the norm of the parameter."""

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-3,
        bias_correction: bool = True,
        betas: Betas = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        adam_w_mode: bool = True,
        optim_bits: int = 32,
        args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096,
        max_unorm: float = 1.0,
    ) -> None:
        self.refuse(
            InvalidArgument,
            bias_correction=(bias_correction, not bias_correction),
            amsgrad=(amsgrad, amsgrad),
            adam_w_mode=(adam_w_mode, not adam_w_mode),
        )
        super().__init__(
            *("lamb", params, lr, betas, eps, weight_decay, optim_bits, args, min_8bit_size),
            max_unorm,
        )


class LAMB8bit(LAMB, fixed={"optim_bits": 8}):
    """LAMB with 8-bit states."""


class LAMB32bit(LAMB, fixed={"optim_bits": 32}):
    """LAMB with 32-bit states."""


class LARS(Optimizer1State):
    """LARS: momentum whose update is at most max_unorm times the norm of the parameter."""

    def __init__(
        self,
        params: ParamsT,
        lr: float,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0,
        nesterov: bool = False,
        optim_bits: int = 32,
        args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096,
        max_unorm: float = 0.02,
    ) -> None:
        self.refuse(
            Unsupported, momentum=(momentum, momentum == 0), dampening=(dampening, dampening != 0)
        )
        self.note_nesterov(nesterov)
        super().__init__(
            *("lars", params, lr, (momentum, dampening), 0.0, weight_decay),
            *(optim_bits, args, min_8bit_size, max_unorm),
        )


class LARS8bit(LARS, fixed={"optim_bits": 8}):
    """LARS with 8-bit momentum."""


class LARS32bit(LARS, fixed={"optim_bits": 32}):
    """LARS with 32-bit momentum."""
