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

__all__ = [
    "AdEMAMix",
    "AdEMAMix8bit",
    "AdEMAMix32bit",
    "PagedAdEMAMix",
    "PagedAdEMAMix8bit",
    "PagedAdEMAMix32bit",
]
