"""bitsandbytes.optim.adamw."""

from nybble.optim import AdamW, AdamW8bit, AdamW32bit, PagedAdamW, PagedAdamW8bit, PagedAdamW32bit
from nybble.optim.base import Optimizer2State as Optimizer2State

__all__ = ["AdamW", "AdamW8bit", "AdamW32bit", "PagedAdamW", "PagedAdamW8bit", "PagedAdamW32bit"]
