"""bitsandbytes.optim.ademamix."""

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
