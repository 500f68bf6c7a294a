"""bitsandbytes.optim.rmsprop."""

from nybble.optim import RMSprop, RMSprop8bit, RMSprop32bit
from nybble.optim.base import Optimizer1State as Optimizer1State

__all__ = ["RMSprop", "RMSprop8bit", "RMSprop32bit"]
