"""bitsandbytes.optim.lion."""

from nybble.optim import Lion, Lion8bit, Lion32bit, PagedLion, PagedLion8bit, PagedLion32bit
from nybble.optim.base import Optimizer1State as Optimizer1State

__all__ = ["Lion", "Lion8bit", "Lion32bit", "PagedLion", "PagedLion8bit", "PagedLion32bit"]
