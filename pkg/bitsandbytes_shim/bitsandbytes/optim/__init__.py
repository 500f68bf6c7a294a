"""bitsandbytes.optim over nybble.optim."""

from bitsandbytes.optim import adam, optimizer
from nybble import optim as _optim
from nybble.optim import *  # noqa: F403  # the names are nybble.optim's, kept in one place

__all__ = [*_optim.__all__, "adam", "optimizer"]
