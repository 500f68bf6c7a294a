"""Lion (arXiv 2302.06675): the sign of an interpolated momentum."""

from __future__ import annotations

from types import SimpleNamespace

from torch.optim.optimizer import ParamsT

from nybble.optim.base import Optimizer1State
from nybble.optim.config import Betas


class Lion(Optimizer1State):
    """Lion with 8-bit or 32-bit states."""

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-4,
        betas: Betas = (0.9, 0.99),
        weight_decay: float = 0,
        optim_bits: int = 32,
        args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        super().__init__(
            *("lion", params, lr, betas, 0.0, weight_decay, optim_bits, args, min_8bit_size),
            is_paged=is_paged,
        )


class Lion8bit(Lion, fixed={"optim_bits": 8}):
    """Lion with 8-bit states."""


class Lion32bit(Lion, fixed={"optim_bits": 32}):
    """Lion with 32-bit states."""


class PagedLion(Lion, paged=True):
    """Lion with paged states."""


class PagedLion8bit(Lion8bit, paged=True):
    """Lion with paged 8-bit states."""


class PagedLion32bit(Lion32bit, paged=True):
    """Lion with paged 32-bit states."""
