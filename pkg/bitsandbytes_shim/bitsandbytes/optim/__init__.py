"""bitsandbytes.optim over nybble.optim."""

from bitsandbytes.optim import (
    adagrad,
    adam,
    adamw,
    ademamix,
    lamb,
    lars,
    lion,
    optimizer,
    rmsprop,
    sgd,
)
from nybble import optim as _optim
from nybble.optim import *  # noqa: F403  # the names are nybble.optim's, kept in one place

__all__ = [
    *_optim.__all__,
    "adagrad",
    "adam",
    "adamw",
    "ademamix",
    "lamb",
    "lars",
    "lion",
    "optimizer",
    "rmsprop",
    "sgd",
]
