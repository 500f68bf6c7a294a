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
from bitsandbytes.optim.lars import PytorchLARS as PytorchLARS
from nybble import optim as _optim
from nybble.optim import *  # noqa: F403  # the names are nybble.optim's, kept in one place

for _name in _optim.ONLY_IN_NYBBLE:
    del globals()[_name]

__all__ = [
    *(name for name in _optim.__all__ if name not in _optim.ONLY_IN_NYBBLE),
    "PytorchLARS",
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

# programs recognize bitsandbytes' optimizers by the __module__ of their class
for _module in (adagrad, adam, adamw, ademamix, lamb, lars, lion, optimizer, rmsprop, sgd):
    for _name in _module.__all__:
        getattr(_module, _name).__module__ = _module.__name__
