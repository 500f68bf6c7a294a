"""Adam and AdamW (arXiv 1412.6980, 1711.05101) with 8-bit, 32-bit and paged states."""

from __future__ import annotations

from types import SimpleNamespace

from torch.optim.optimizer import ParamsT

from nybble.errors import InvalidArgument
from nybble.optim.base import Optimizer2State
from nybble.optim.config import Betas


class Adam(Optimizer2State):
    """Adam. Weight decay is decoupled (as AdamW's), as in bitsandbytes.

    optim_bits: 32 or 8. amsgrad must be False. args: an object with optim_bits, min_8bit_size,
    max_unorm and skip_zeros, instead of the arguments.
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-3,
        betas: Betas = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        optim_bits: int = 32,
        args: SimpleNamespace | None = None,
        min_8bit_size: int = 4096,
        is_paged: bool = False,
    ) -> None:
        self.refuse(InvalidArgument, amsgrad=(amsgrad, amsgrad))
        super().__init__(
            *("adam", params, lr, betas, eps, weight_decay, optim_bits, args, min_8bit_size),
            is_paged=is_paged,
        )


class Adam8bit(Adam, bits=8):
    """Adam with 8-bit states."""


class Adam32bit(Adam, bits=32):
    """Adam with 32-bit states."""


class PagedAdam(Adam, paged=True):
    """Adam with paged states."""


class PagedAdam8bit(Adam8bit, paged=True):
    """Adam with paged 8-bit states."""


class PagedAdam32bit(Adam32bit, paged=True):
    """Adam with paged 32-bit states."""


class AdamW(Adam, weight_decay=1e-2):
    """Adam with a weight decay of 0.01 unless told otherwise."""


class AdamW8bit(AdamW, bits=8):
    """AdamW with 8-bit states."""


class AdamW32bit(AdamW, bits=32):
    """AdamW with 32-bit states."""


class PagedAdamW(AdamW, paged=True):
    """AdamW with paged states."""


class PagedAdamW8bit(AdamW8bit, paged=True):
    """AdamW with paged 8-bit states."""


class PagedAdamW32bit(AdamW32bit, paged=True):
    """AdamW with paged 32-bit states."""
