"""SGD with momentum, RMSprop and Adagrad with 8-bit and 32-bit states."""

from __future__ import annotations

from types import SimpleNamespace

from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument, Unsupported
from nybble.optim.base import Optimizer1State


class SGD(Optimizer1State):
    """Stochastic gradient descent with momentum (not 0), without dampening.

    Nesterov's form is not computed.
    """

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
    ) -> None:
        self.refuse(
            Unsupported, momentum=(momentum, momentum == 0), dampening=(dampening, dampening != 0)
        )
        self.note_nesterov(nesterov)
        super().__init__(
            *("momentum", params, lr, (momentum, dampening), 0.0, weight_decay),
            *(optim_bits, args, min_8bit_size),
        )


class SGD8bit(SGD, fixed={"optim_bits": 8}):
    """SGD with 8-bit momentum."""


class SGD32bit(SGD, fixed={"optim_bits": 32}):
    """SGD with 32-bit momentum."""


class RMSprop(Optimizer1State):
    """RMSprop: alpha is the decay of the squared gradients (not 0); no momentum, never centered."""

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        optim_bits: int = 32,
        args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096,
    ) -> None:
        self.refuse(
            Unsupported,
            alpha=(alpha, alpha == 0),
            momentum=(momentum, momentum != 0),
            centered=(centered, centered),
        )
        super().__init__(
            *("rmsprop", params, lr, (alpha, momentum), eps, weight_decay),
            *(optim_bits, args, min_8bit_size),
        )


class RMSprop8bit(RMSprop, fixed={"optim_bits": 8}):
    """RMSprop with 8-bit states."""


class RMSprop32bit(RMSprop, fixed={"optim_bits": 32}):
    """RMSprop with 32-bit states."""


class Adagrad(Optimizer1State):
    """Adagrad; lr_decay and initial_accumulator_value must be 0."""

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-2,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        optim_bits: int = 32,
        args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096,
    ) -> None:
        self.refuse(
            InvalidArgument,
            lr_decay=(lr_decay, lr_decay != 0),
            initial_accumulator_value=(initial_accumulator_value, initial_accumulator_value != 0),
        )
        super().__init__(
            *("adagrad", params, lr, (0.0, 0.0), eps, weight_decay),
            *(optim_bits, args, min_8bit_size),
        )


class Adagrad8bit(Adagrad, bits=8, optim_bits=8):
    """Adagrad with 8-bit states."""


class Adagrad32bit(Adagrad, bits=32):
    """Adagrad with 32-bit states."""
