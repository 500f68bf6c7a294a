"""bitsandbytes.optim.rmsprop."""

from nybble.optim import RMSprop, RMSprop8bit, RMSprop32bit

__all__ = ["RMSprop", "RMSprop8bit", "RMSprop32bit"]
