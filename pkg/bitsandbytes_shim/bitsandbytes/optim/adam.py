"""bitsandbytes.optim.adam."""

from nybble.optim import Adam, Adam8bit, Adam32bit, PagedAdam, PagedAdam8bit, PagedAdam32bit
from nybble.optim.base import Optimizer2State as Optimizer2State

__all__ = ["Adam", "Adam8bit", "Adam32bit", "PagedAdam", "PagedAdam8bit", "PagedAdam32bit"]
