"""bitsandbytes.optim.sgd."""

from nybble.optim import SGD, SGD8bit, SGD32bit

__all__ = ["SGD", "SGD8bit", "SGD32bit"]
