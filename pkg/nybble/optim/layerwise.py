"""LAMB (arXiv 1904.00962) and LARS (arXiv 1708.03888): updates limited per layer by max_unorm."""

from __future__ import annotations

from typing import Any

from nybble.errors import InvalidArgument, Unsupported
from nybble.optim.base import Optimizer1State, Optimizer2State

__all__ = ["LAMB", "LARS", "LAMB8bit", "LAMB32bit", "LARS8bit", "LARS32bit"]


class LAMB(Optimizer2State):
    """LAMB: Adam whose update is at most max_unorm times the norm of the parameter."""

    _bits: int | None = None

    def __init__(
        self,
        params: Any,
        lr: float = 1e-3,
        bias_correction: bool = True,
        betas: Any = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        adam_w_mode: bool = True,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
        max_unorm: float = 1.0,
    ) -> None:
        if amsgrad:
            raise InvalidArgument(f"amsgrad=True: {type(self).__name__} supports only False")
        super().__init__(
            *("lamb", params, lr, betas, eps, weight_decay, self._bits or optim_bits, args),
            min_8bit_size=min_8bit_size,
            max_unorm=max_unorm,
        )


class _FixedLAMB(LAMB):
    def __init__(
        self,
        params: Any,
        lr: float = 1e-3,
        bias_correction: bool = True,
        betas: Any = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        adam_w_mode: bool = True,
        args: Any = None,
        min_8bit_size: int = 4096,
        max_unorm: float = 1.0,
    ) -> None:
        super().__init__(
            *(params, lr, bias_correction, betas, eps, weight_decay, amsgrad, adam_w_mode),
            args=args,
            min_8bit_size=min_8bit_size,
            max_unorm=max_unorm,
        )


class LAMB8bit(_FixedLAMB):
    """LAMB with 8-bit states."""

    _bits = 8


class LAMB32bit(_FixedLAMB):
    """LAMB with 32-bit states."""

    _bits = 32


class LARS(Optimizer1State):
    """LARS: momentum whose update is at most max_unorm times the norm of the parameter."""

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
        max_unorm: float = 0.02,
    ) -> None:
        for name, value, wrong in (
            ("momentum", momentum, momentum == 0),
            ("nesterov", nesterov, nesterov),
        ):
            if wrong:
                raise Unsupported(f"{name}={value}: not supported by {type(self).__name__}")
        super().__init__(
            *("lars", params, lr, (momentum, dampening), 0.0, weight_decay),
            *(self._bits or optim_bits, args, min_8bit_size),
            max_unorm=max_unorm,
        )


class _FixedLARS(LARS):
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
        max_unorm: float = 0.02,
    ) -> None:
        super().__init__(
            *(params, lr, momentum, dampening, weight_decay, nesterov),
            args=args,
            min_8bit_size=min_8bit_size,
            max_unorm=max_unorm,
        )


class LARS8bit(_FixedLARS):
    """LARS with 8-bit momentum."""

    _bits = 8


class LARS32bit(_FixedLARS):
    """LARS with 32-bit momentum."""

    _bits = 32
