"""AdamW with 4-bit states, in the layout of torchao: blocks of 128 values, two codes per byte.

The codes of the first moment are indices into a signed dynamic map of 16 values. The codes of the
second moment are indices into 1/16, 2/16, …, 1, which excludes zero (arXiv 2309.01507).
"""

from __future__ import annotations

from functools import cache

import numpy as np
import torch
from torch import Tensor

from nybble.ops import codebooks
from nybble.ops.optim import calls as updates
from nybble.ops.optim.calls import BLOCK_SIZE_4BIT
from nybble.optim import sharded
from nybble.optim.base import Entry, Key, Update
from nybble.optim.config import Group, State, is_small
from nybble.optim.two_states import AdamW

_MOMENTS = (("state1", "absmax1", 0), ("state2", "absmax2", 1))


@cache  # cached, so that the parameters of a device share their maps
def _maps(device: torch.device) -> tuple[Tensor, Tensor]:
    signed = np.unique(codebooks.dynamic_map(True, 3, 4))
    unsigned = np.arange(1, 17, dtype=np.float32) / np.float32(16)
    return torch.from_numpy(signed).to(device), torch.from_numpy(unsigned).to(device)


def _is_four_bit(state: State) -> bool:
    return getattr(state.get("qmap1"), "shape", None) == (16,)


class AdamW4bit(AdamW, bits=4, fixed={"optim_bits": 32, "is_paged": False}):
    """AdamW with 4-bit states of 1.06 bytes per value (8-bit states: 2.03).

    Parameters with fewer than min_8bit_size elements have 32-bit states. GlobalOptimManager can set
    optim_bits=8 or 32 for a parameter.
    """

    def known_maps(self, device: torch.device) -> tuple[Tensor | None, Tensor | None]:
        """Return the maps of the 4-bit states; parameters with 8-bit states take another path."""
        return _maps(device)

    def _load(self, state_dict: Group, move_to_device: bool) -> None:
        """Load a state; let parameters share equal maps, so that one native call updates them."""
        super()._load(state_dict, move_to_device)
        for p, state in self.state.items():
            if _is_four_bit(state):
                for name, known in zip(("qmap1", "qmap2"), _maps(p.device), strict=True):
                    if name in state and torch.equal(state[name].to(p.device), known):
                        state[name] = known

    def check_maps(self, key: object, saved: State) -> None:
        if not _is_four_bit(saved):  # each parameter keeps the maps of its 4-bit states
            super().check_maps(key, saved)

    def bits_of(self, config: Group, p: Tensor) -> int:
        if config["optim_bits"] != 4:
            return super().bits_of(config, p)
        return 32 if is_small(p, config["min_8bit_size"]) else 4

    def bits_in(self, state: State) -> int:
        return 4 if _is_four_bit(state) else super().bits_in(state)

    def init_state(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Create the state of one parameter."""
        if self.bits_of(self.get_config(gindex, pindex, group), p) != 4:
            return super().init_state(group, p, gindex, pindex)
        state, maps = self.state[p], _maps(p.device)
        state["step"] = 0
        for name, absmax, number in _MOMENTS:
            state[name] = sharded.zero_blocks(p, size=2, dtype=torch.uint8)
            state[absmax] = sharded.zero_blocks(p, size=BLOCK_SIZE_4BIT)
            state[f"qmap{number + 1}"] = maps[number]
        if sharded.order(p):
            state["blocks"] = sharded.order(p)
        return None

    def check_state(self, group: Group, p: Tensor, mine: Tensor) -> State:
        state: State = self.state[p]
        if self.bits_in(state) != 4:
            return super().check_state(group, p, mine)
        if mine is not p:
            state = {name: sharded.local_state(name, value, p) for name, value in state.items()}
        wanted = {}
        for name, absmax, number in _MOMENTS:
            wanted[name] = (torch.uint8, sharded.blocks(p, 2))
            wanted[absmax] = (torch.float32, sharded.blocks(p, BLOCK_SIZE_4BIT))
            wanted[f"qmap{number + 1}"] = (torch.float32, 16)
        self.check_arrays(state, wanted, p)
        return state

    def _ready(self, key: Key, entries: list[Entry]) -> Update:
        if key.bits != 4:
            return super()._ready(key, entries)
        return _FourBitUpdates(key, [(item, self.state[p]) for p, _, item in entries])


class _FourBitUpdates:
    """The updates of parameters with 4-bit states: one native call for all parameters that share
    their maps."""

    def __init__(self, key: Key, items: list[tuple[updates.Item[Tensor], State]]) -> None:
        shared: dict[tuple[int, int], tuple[Tensor, Tensor, list[updates.Item[Tensor]]]] = {}
        for item, state in items:
            maps = state["qmap1"], state["qmap2"]
            shared.setdefault((id(maps[0]), id(maps[1])), (*maps, []))[2].append(item)
        self._updates = [
            updates.prepare_update("adam", those, key.hyper, code1, code2, bits=4)
            for code1, code2, those in shared.values()
        ]

    def run(self) -> None:
        for update in self._updates:
            update.run()
