"""bitsandbytes.optim.optimizer: the base classes."""

from nybble.optim.base import Optimizer1State, Optimizer2State, Optimizer8bit
from nybble.optim.manager import GlobalOptimManager

__all__ = ["GlobalOptimManager", "Optimizer1State", "Optimizer2State", "Optimizer8bit"]
