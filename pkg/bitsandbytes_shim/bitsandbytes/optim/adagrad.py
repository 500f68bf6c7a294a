"""bitsandbytes.optim.adagrad."""

from nybble.optim import Adagrad, Adagrad8bit, Adagrad32bit

__all__ = ["Adagrad", "Adagrad8bit", "Adagrad32bit"]
