"""bitsandbytes.optim.adagrad."""

from nybble.optim import Adagrad, Adagrad8bit, Adagrad32bit
from nybble.optim.base import Optimizer1State as Optimizer1State

__all__ = ["Adagrad", "Adagrad8bit", "Adagrad32bit"]
