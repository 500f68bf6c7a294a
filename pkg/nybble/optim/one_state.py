"""SGD with momentum, LARS (arXiv 1708.03888), Lion (arXiv 2302.06675), RMSprop and Adagrad."""

from __future__ import annotations

import warnings
from types import SimpleNamespace

from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument, Unsupported
from nybble.optim.base import Optimizer1State
from nybble.optim.config import Betas


class _Momentum(Optimizer1State):
    """The common constructor of SGD and LARS."""

    _name = "momentum"

    def __init__(
        self, params: ParamsT, lr: float, momentum: float = 0, dampening: float = 0,
        weight_decay: float = 0, nesterov: bool = False, optim_bits: int = 32,
        args: SimpleNamespace | None = None, min_8bit_size: int = 4096, max_unorm: float = 0.0,
    ) -> None:  # fmt: skip
        self.refuse(Unsupported, momentum=(momentum, True), dampening=(dampening, False))
        if nesterov:  # timm's `bnbsgd` always sets nesterov
            name = type(self).__name__
            text = f"nesterov=True: {name} computes plain momentum, as bitsandbytes does"
            warnings.warn(text, UserWarning, stacklevel=3)
        super().__init__(
            *(self._name, params, lr, (momentum, dampening), 0.0, weight_decay),
            *(optim_bits, args, min_8bit_size, max_unorm),
        )


class SGD(_Momentum, fixed={"max_unorm": 0.0}):
    """Stochastic gradient descent with momentum and without dampening; momentum must not be 0.

    nesterov=True is accepted, but plain momentum is computed.
    """


class LARS(_Momentum, max_unorm=0.02):
    """LARS: SGD with momentum; an update's norm is at most max_unorm times the parameter's norm."""

    _name = "lars"


class Lion(Optimizer1State):
    """Lion: the update is the sign of an interpolated momentum."""

    def __init__(
        self, params: ParamsT, lr: float = 1e-4, betas: Betas = (0.9, 0.99),
        weight_decay: float = 0, optim_bits: int = 32, args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096, is_paged: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            *("lion", params, lr, betas, 0.0, weight_decay, optim_bits, args, min_8bit_size),
            is_paged=is_paged,
        )


class RMSprop(Optimizer1State):
    """RMSprop, without momentum, not centered. alpha (decay of squared gradients) must not be 0."""

    def __init__(
        self, params: ParamsT, lr: float = 1e-2, alpha: float = 0.99, eps: float = 1e-8,
        weight_decay: float = 0, momentum: float = 0, centered: bool = False, optim_bits: int = 32,
        args: SimpleNamespace | None = None, min_8bit_size: int = 4096,
    ) -> None:  # fmt: skip
        self.refuse(
            Unsupported,
            alpha=(alpha, True),
            momentum=(momentum, False),
            centered=(centered, False),
        )
        super().__init__(
            *("rmsprop", params, lr, (alpha, momentum), eps, weight_decay),
            *(optim_bits, args, min_8bit_size),
        )


class Adagrad(Optimizer1State):
    """Adagrad; lr_decay and initial_accumulator_value must be 0."""

    def __init__(
        self, params: ParamsT, lr: float = 1e-2, lr_decay: float = 0, weight_decay: float = 0,
        initial_accumulator_value: float = 0, eps: float = 1e-10, optim_bits: int = 32,
        args: SimpleNamespace | None = None, min_8bit_size: int = 4096,
    ) -> None:  # fmt: skip
        self.refuse(
            InvalidArgument,
            lr_decay=(lr_decay, False),
            initial_accumulator_value=(initial_accumulator_value, False),
        )
        super().__init__(
            *("adagrad", params, lr, (0.0, 0.0), eps, weight_decay),
            *(optim_bits, args, min_8bit_size),
        )
