"""bitsandbytes.optim.optimizer: the base classes."""

from types import SimpleNamespace
from typing import Any

from bitsandbytes.utils import sync_gpu as sync_gpu
from nybble.optim.base import Optimizer1State, Optimizer2State, Optimizer8bit
from nybble.optim.manager import GlobalOptimManager

__all__ = ["GlobalOptimManager", "MockArgs", "Optimizer1State", "Optimizer2State", "Optimizer8bit"]


class MockArgs(SimpleNamespace):
    """An object whose attributes are the items of a dictionary; third-party optimizers use it."""

    def __init__(self, initial_data: dict[str, Any]) -> None:
        super().__init__(**initial_data)
