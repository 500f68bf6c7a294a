"""bitsandbytes.optim.lamb."""

from nybble.optim import LAMB, LAMB8bit, LAMB32bit
from nybble.optim.base import Optimizer2State as Optimizer2State

__all__ = ["LAMB", "LAMB8bit", "LAMB32bit"]
