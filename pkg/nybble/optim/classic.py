"""SGD with momentum, RMSprop and Adagrad with 8-bit and 32-bit states."""

from __future__ import annotations

from typing import Any

from nybble.errors import InvalidArgument, Unsupported
from nybble.optim.base import Optimizer1State

__all__ = [
    *("SGD", "SGD8bit", "SGD32bit", "RMSprop", "RMSprop8bit", "RMSprop32bit"),
    *("Adagrad", "Adagrad8bit", "Adagrad32bit"),
]


class SGD(Optimizer1State):
    """Stochastic gradient descent with momentum (which must not be 0)."""

    _bits: int | None = None

    def __init__(
        self,
        params: Any,
        lr: float,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0,
        nesterov: bool = False,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
    ) -> None:
        _refuse(self, momentum=(momentum, momentum == 0), nesterov=(nesterov, nesterov))
        super().__init__(
            *("momentum", params, lr, (momentum, dampening), 0.0, weight_decay),
            *(self._bits or optim_bits, args, min_8bit_size),
        )


def _refuse(self: Any, **cases: tuple[Any, bool]) -> None:
    """Raise for the first argument whose case is true."""
    for name, (value, wrong) in cases.items():
        if wrong:
            raise Unsupported(f"{name}={value}: not supported by {type(self).__name__}")


class _FixedSGD(SGD):
    def __init__(
        self,
        params: Any,
        lr: float,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0,
        nesterov: bool = False,
        args: Any = None,
        min_8bit_size: int = 4096,
    ) -> None:
        super().__init__(
            *(params, lr, momentum, dampening, weight_decay, nesterov),
            args=args,
            min_8bit_size=min_8bit_size,
        )


class SGD8bit(_FixedSGD):
    """SGD with 8-bit momentum."""

    _bits = 8


class SGD32bit(_FixedSGD):
    """SGD with 32-bit momentum."""

    _bits = 32


class RMSprop(Optimizer1State):
    """RMSprop: alpha is the decay of the squared gradients (not 0), never centered."""

    _bits: int | None = None

    def __init__(
        self,
        params: Any,
        lr: float = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
    ) -> None:
        _refuse(self, alpha=(alpha, alpha == 0), centered=(centered, centered))
        super().__init__(
            *("rmsprop", params, lr, (alpha, momentum), eps, weight_decay),
            *(self._bits or optim_bits, args, min_8bit_size),
        )


class _FixedRMSprop(RMSprop):
    def __init__(
        self,
        params: Any,
        lr: float = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        args: Any = None,
        min_8bit_size: int = 4096,
    ) -> None:
        super().__init__(
            *(params, lr, alpha, eps, weight_decay, momentum, centered),
            args=args,
            min_8bit_size=min_8bit_size,
        )


class RMSprop8bit(_FixedRMSprop):
    """RMSprop with 8-bit states."""

    _bits = 8


class RMSprop32bit(_FixedRMSprop):
    """RMSprop with 32-bit states."""

    _bits = 32


class Adagrad(Optimizer1State):
    """Adagrad; lr_decay and initial_accumulator_value must be 0."""

    _bits: int | None = None

    def __init__(
        self,
        params: Any,
        lr: float = 1e-2,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
    ) -> None:
        for name, value in (
            *(("lr_decay", lr_decay), ("initial_accumulator_value", initial_accumulator_value)),
        ):
            if value != 0.0:
                raise InvalidArgument(f"{name}={value}: {type(self).__name__} supports only 0")
        super().__init__(
            *("adagrad", params, lr, (0.0, 0.0), eps, weight_decay),
            *(self._bits or optim_bits, args, min_8bit_size),
        )


class Adagrad8bit(Adagrad):
    """Adagrad with 8-bit states."""

    _bits = 8


class Adagrad32bit(Adagrad):
    """Adagrad with 32-bit states."""

    _bits = 32
