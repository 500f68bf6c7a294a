"""bitsandbytes.nn over nybble.nn."""

from bitsandbytes.nn import modules, parametrize
from bitsandbytes.nn.modules import *  # noqa: F403  # the names are nybble.nn's, kept in one place

__all__ = [*modules.__all__, "modules", "parametrize"]
