"""Lion (arXiv 2302.06675): the sign of an interpolated momentum."""

from __future__ import annotations

from typing import Any

from nybble.optim.base import Optimizer1State

__all__ = ["Lion", "Lion8bit", "Lion32bit", "PagedLion", "PagedLion8bit", "PagedLion32bit"]


class Lion(Optimizer1State):
    """Lion with 8-bit or 32-bit states."""

    _bits: int | None = None
    _paged = False

    def __init__(
        self,
        params: Any,
        lr: float = 1e-4,
        betas: Any = (0.9, 0.99),
        weight_decay: float = 0,
        optim_bits: int = 32,
        args: Any = None,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        super().__init__(
            *("lion", params, lr, betas, 0.0, weight_decay, self._bits or optim_bits, args),
            min_8bit_size=min_8bit_size,
            is_paged=is_paged or self._paged,
        )


class _Fixed(Lion):
    """The forms without optim_bits."""

    def __init__(
        self,
        params: Any,
        lr: float = 1e-4,
        betas: Any = (0.9, 0.99),
        weight_decay: float = 0,
        args: Any = None,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        super().__init__(
            *(params, lr, betas, weight_decay),
            args=args,
            min_8bit_size=min_8bit_size,
            is_paged=is_paged,
        )


class Lion8bit(_Fixed):
    """Lion with 8-bit states."""

    _bits = 8


class Lion32bit(_Fixed):
    """Lion with 32-bit states."""

    _bits = 32


class PagedLion(Lion):
    """Lion with paged states."""

    _paged = True


class PagedLion8bit(Lion8bit):
    """Lion with paged 8-bit states."""

    _paged = True


class PagedLion32bit(Lion32bit):
    """Lion with paged 32-bit states."""

    _paged = True
