"""bitsandbytes.optim.lamb."""

from nybble.optim import LAMB, LAMB8bit, LAMB32bit

__all__ = ["LAMB", "LAMB8bit", "LAMB32bit"]
