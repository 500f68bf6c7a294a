"""8-bit, 32-bit and paged optimizers over torch, with bitsandbytes.optim's names and arguments."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING

from nybble._bridge import interpreter as _interpreter  # noqa: F401  # first: may refuse
from nybble.optim.base import Optimizer8bit
from nybble.optim.came import CAME
from nybble.optim.four_bit import AdamW4bit
from nybble.optim.manager import GlobalOptimManager
from nybble.optim.muon import Muon
from nybble.optim.one_state import LARS, SGD, Adagrad, Lion, RMSprop
from nybble.optim.schedule_free import AdamWScheduleFree
from nybble.optim.two_states import LAMB, Adam, AdamW, AdEMAMix

if TYPE_CHECKING:  # each variant is a subclass of its base; type checkers see only the base
    from nybble.optim.came import CAME as CAME8bit
    from nybble.optim.came import CAME as CAME32bit
    from nybble.optim.muon import Muon as Muon8bit
    from nybble.optim.muon import Muon as Muon32bit
    from nybble.optim.one_state import LARS as LARS8bit
    from nybble.optim.one_state import LARS as LARS32bit
    from nybble.optim.one_state import SGD as SGD8bit
    from nybble.optim.one_state import SGD as SGD32bit
    from nybble.optim.one_state import Adagrad as Adagrad8bit
    from nybble.optim.one_state import Adagrad as Adagrad32bit
    from nybble.optim.one_state import Lion as Lion8bit
    from nybble.optim.one_state import Lion as Lion32bit
    from nybble.optim.one_state import Lion as PagedLion
    from nybble.optim.one_state import Lion as PagedLion8bit
    from nybble.optim.one_state import Lion as PagedLion32bit
    from nybble.optim.one_state import RMSprop as RMSprop8bit
    from nybble.optim.one_state import RMSprop as RMSprop32bit
    from nybble.optim.schedule_free import AdamWScheduleFree as AdamWScheduleFree8bit
    from nybble.optim.schedule_free import AdamWScheduleFree as AdamWScheduleFree32bit
    from nybble.optim.two_states import LAMB as LAMB8bit
    from nybble.optim.two_states import LAMB as LAMB32bit
    from nybble.optim.two_states import Adam as Adam8bit
    from nybble.optim.two_states import Adam as Adam32bit
    from nybble.optim.two_states import Adam as PagedAdam
    from nybble.optim.two_states import Adam as PagedAdam8bit
    from nybble.optim.two_states import Adam as PagedAdam32bit
    from nybble.optim.two_states import AdamW as AdamW8bit
    from nybble.optim.two_states import AdamW as AdamW32bit
    from nybble.optim.two_states import AdamW as PagedAdamW
    from nybble.optim.two_states import AdamW as PagedAdamW8bit
    from nybble.optim.two_states import AdamW as PagedAdamW32bit
    from nybble.optim.two_states import AdEMAMix as AdEMAMix8bit
    from nybble.optim.two_states import AdEMAMix as AdEMAMix32bit
    from nybble.optim.two_states import AdEMAMix as PagedAdEMAMix
    from nybble.optim.two_states import AdEMAMix as PagedAdEMAMix8bit
    from nybble.optim.two_states import AdEMAMix as PagedAdEMAMix32bit

__all__ = [
    "CAME", "LAMB", "LARS", "SGD", "AdEMAMix", "AdEMAMix8bit", "AdEMAMix32bit", "Adagrad",
    "Adagrad8bit", "Adagrad32bit", "Adam", "Adam8bit", "Adam32bit", "AdamW", "AdamW4bit",
    "AdamW8bit", "AdamW32bit", "AdamWScheduleFree", "AdamWScheduleFree8bit",
    "AdamWScheduleFree32bit", "CAME8bit", "CAME32bit", "GlobalOptimManager", "LAMB8bit",
    "LAMB32bit", "LARS8bit", "LARS32bit", "Lion", "Lion8bit", "Lion32bit", "Muon", "Muon8bit",
    "Muon32bit", "PagedAdEMAMix", "PagedAdEMAMix8bit", "PagedAdEMAMix32bit", "PagedAdam",
    "PagedAdam8bit", "PagedAdam32bit", "PagedAdamW", "PagedAdamW8bit", "PagedAdamW32bit",
    "PagedLion", "PagedLion8bit", "PagedLion32bit", "RMSprop", "RMSprop8bit", "RMSprop32bit",
    "SGD8bit", "SGD32bit",
]  # fmt: skip
ONLY_IN_NYBBLE = (
    "CAME", "AdamW4bit", "AdamWScheduleFree", "AdamWScheduleFree8bit", "AdamWScheduleFree32bit",
    "CAME8bit", "CAME32bit", "Muon", "Muon8bit", "Muon32bit",
)  # not in bitsandbytes  # fmt: skip


_PAGED = (Adam, AdamW, AdEMAMix, Lion)


def _define(
    name: str, base: type[Optimizer8bit], doc: str, **options: object
) -> type[Optimizer8bit]:
    body = {"__doc__": doc, "__module__": __name__}
    made = types.new_class(name, (base,), options, lambda namespace: namespace.update(body))
    globals()[name] = made
    return made


def _define_variants(base: type[Optimizer8bit]) -> None:
    """Define the 8-bit, 32-bit and paged variants of an optimizer in this module."""
    title = base.__name__
    kinds = {"": base}
    for bits in (8, 32):
        options: dict[str, object] = {"fixed": {"optim_bits": bits}}
        if issubclass(base, Adam):
            options = {"bits": bits}
        elif base is Adagrad:
            options = {"bits": bits, "optim_bits": bits}
        doc = f"{title} with {bits}-bit states."
        kinds[f"{bits}-bit "] = _define(f"{title}{bits}bit", base, doc, **options)
    for states, kind in kinds.items() if base in _PAGED else ():
        doc = f"{title} with paged {states}states."
        _define(f"Paged{kind.__name__}", kind, doc, paged=True)


for _base in (*_PAGED, LAMB, LARS, SGD, RMSprop, Adagrad, Muon, CAME, AdamWScheduleFree):
    _define_variants(_base)
