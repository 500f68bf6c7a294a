"""bitsandbytes.optim.lars."""

from nybble.optim import LARS, LARS8bit, LARS32bit

__all__ = ["LARS", "LARS8bit", "LARS32bit"]
