"""bitsandbytes.optim.ademamix."""

from bitsandbytes.optim._references import _ReferenceAdEMAMix as _ReferenceAdEMAMix
from nybble.optim import (
    AdEMAMix,
    AdEMAMix8bit,
    AdEMAMix32bit,
    PagedAdEMAMix,
    PagedAdEMAMix8bit,
    PagedAdEMAMix32bit,
)
from nybble.optim.base import Optimizer2State as Optimizer2State

__all__ = [
    "AdEMAMix",
    "AdEMAMix8bit",
    "AdEMAMix32bit",
    "PagedAdEMAMix",
    "PagedAdEMAMix8bit",
    "PagedAdEMAMix32bit",
]
