"""bitsandbytes.optim.lars."""

from bitsandbytes.optim._references import PytorchLARS
from nybble.optim import LARS, LARS8bit, LARS32bit
from nybble.optim.base import Optimizer1State as Optimizer1State

__all__ = ["LARS", "LARS8bit", "LARS32bit", "PytorchLARS"]
