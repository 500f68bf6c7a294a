"""8-bit, 32-bit and paged optimizers over torch, with bitsandbytes.optim's names and arguments."""

from __future__ import annotations

from nybble._bridge import interpreter as _interpreter  # noqa: F401  # first: may refuse
from nybble.optim.adam import (
    Adam,
    Adam8bit,
    Adam32bit,
    AdamW,
    AdamW8bit,
    AdamW32bit,
    PagedAdam,
    PagedAdam8bit,
    PagedAdam32bit,
    PagedAdamW,
    PagedAdamW8bit,
    PagedAdamW32bit,
)
from nybble.optim.ademamix import (
    AdEMAMix,
    AdEMAMix8bit,
    AdEMAMix32bit,
    PagedAdEMAMix,
    PagedAdEMAMix8bit,
    PagedAdEMAMix32bit,
)
from nybble.optim.classic import (
    SGD,
    Adagrad,
    Adagrad8bit,
    Adagrad32bit,
    RMSprop,
    RMSprop8bit,
    RMSprop32bit,
    SGD8bit,
    SGD32bit,
)
from nybble.optim.layerwise import LAMB, LARS, LAMB8bit, LAMB32bit, LARS8bit, LARS32bit
from nybble.optim.lion import Lion, Lion8bit, Lion32bit, PagedLion, PagedLion8bit, PagedLion32bit
from nybble.optim.manager import GlobalOptimManager

__all__ = [
    "LAMB", "LARS", "SGD", "AdEMAMix", "AdEMAMix8bit", "AdEMAMix32bit", "Adagrad", "Adagrad8bit",
    "Adagrad32bit", "Adam", "Adam8bit", "Adam32bit", "AdamW", "AdamW8bit", "AdamW32bit",
    "GlobalOptimManager", "LAMB8bit", "LAMB32bit", "LARS8bit", "LARS32bit", "Lion", "Lion8bit",
    "Lion32bit", "PagedAdEMAMix", "PagedAdEMAMix8bit", "PagedAdEMAMix32bit", "PagedAdam",
    "PagedAdam8bit", "PagedAdam32bit", "PagedAdamW", "PagedAdamW8bit", "PagedAdamW32bit",
    "PagedLion", "PagedLion8bit", "PagedLion32bit", "RMSprop", "RMSprop8bit", "RMSprop32bit",
    "SGD8bit", "SGD32bit",
]  # fmt: skip
