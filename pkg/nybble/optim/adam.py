"""Adam and AdamW (arXiv 1412.6980, 1711.05101) with 8-bit, 32-bit and paged states."""

from __future__ import annotations

from typing import Any

from nybble.errors import InvalidArgument
from nybble.optim.base import Optimizer2State

__all__ = [
    *("Adam", "Adam8bit", "Adam32bit", "PagedAdam", "PagedAdam8bit", "PagedAdam32bit"),
    *("AdamW", "AdamW8bit", "AdamW32bit", "PagedAdamW", "PagedAdamW8bit", "PagedAdamW32bit"),
]


class Adam(Optimizer2State):
    """Adam. Weight decay is decoupled (as AdamW's), as in bitsandbytes.

    optim_bits: 32 or 8. amsgrad must be False. args: an object with optim_bits, min_8bit_size,
    max_unorm and skip_zeros, instead of the arguments.
    """

    _bits: int | None = None  # fixed by the class, else optim_bits decides
    _paged = False

    def __init__(
        self,
        params: Any,
        lr: float = 1e-3,
        betas: Any = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        if amsgrad:
            raise InvalidArgument(f"amsgrad=True: {type(self).__name__} supports only False")
        if self._bits is not None and optim_bits not in (32, self._bits):
            raise InvalidArgument(
                f"optim_bits={optim_bits}: {type(self).__name__} has {self._bits}-bit states; "
                "leave it out"
            )
        super().__init__(
            "adam",
            params,
            lr=lr,
            betas=betas,
            eps=eps,
            weight_decay=weight_decay,
            optim_bits=self._bits or optim_bits,
            args=args,
            min_8bit_size=min_8bit_size,
            is_paged=is_paged or self._paged,
        )


class Adam8bit(Adam):
    """Adam with 8-bit states."""

    _bits = 8


class Adam32bit(Adam):
    """Adam with 32-bit states."""

    _bits = 32


class PagedAdam(Adam):
    """Adam with paged states."""

    _paged = True


class PagedAdam8bit(Adam8bit):
    """Adam with paged 8-bit states."""

    _paged = True


class PagedAdam32bit(Adam32bit):
    """Adam with paged 32-bit states."""

    _paged = True


class AdamW(Adam):
    """Adam with a weight decay of 0.01 unless told otherwise."""

    def __init__(
        self,
        params: Any,
        lr: float = 1e-3,
        betas: Any = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        super().__init__(
            *(params, lr, betas, eps, weight_decay, amsgrad, optim_bits, args, min_8bit_size),
            is_paged,
        )


class AdamW8bit(AdamW):
    """AdamW with 8-bit states."""

    _bits = 8


class AdamW32bit(AdamW):
    """AdamW with 32-bit states."""

    _bits = 32


class PagedAdamW(AdamW):
    """AdamW with paged states."""

    _paged = True


class PagedAdamW8bit(AdamW8bit):
    """AdamW with paged 8-bit states."""

    _paged = True


class PagedAdamW32bit(AdamW32bit):
    """AdamW with paged 32-bit states."""

    _paged = True
