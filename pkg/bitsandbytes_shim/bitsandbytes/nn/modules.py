"""bitsandbytes.nn.modules: where some libraries import the layers from."""

from nybble import nn as _nn
from nybble.nn import *  # noqa: F403  # the names are nybble.nn's, kept in one place

__all__ = [name for name in _nn.__all__ if name != "parametrize"]
