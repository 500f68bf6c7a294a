"""bitsandbytes.optim.sgd."""

from nybble.optim import SGD, SGD8bit, SGD32bit
from nybble.optim.base import Optimizer1State as Optimizer1State

__all__ = ["SGD", "SGD8bit", "SGD32bit"]
