"""AdamW with 4-bit states, in the layout of torchao: blocks of 128 values, two codes per byte.

The codes of the first moment are indices into a signed dynamic map of 16 values. The codes of the
second moment are indices into 1/16, 2/16, …, 1, which excludes zero (arXiv 2309.01507). A step
processes the states part by part: it dequantizes a part, does a 32-bit step, and quantizes the
result.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof
from dataclasses import replace
from typing import TypeAlias

import numpy as np
import torch
from torch import Tensor

from nybble import _native
from nybble._torch import bridge
from nybble.ops import codebooks
from nybble.ops.optim import calls as updates
from nybble.ops.optim.calls import BLOCK_SIZE_4BIT
from nybble.optim import sharded
from nybble.optim.base import Entry, Key, Update
from nybble.optim.config import Group, State
from nybble.optim.two_states import AdamW

_CODE16 = 2  # NYBBLE_CODE16
_MOST = 1 << 24  # values dequantized at a time; both moments take 8 bytes per value
Place: TypeAlias = tuple[int, int]  # device, stream
_MOMENTS = (("state1", "absmax1", 0), ("state2", "absmax2", 1))
_quantize = _native.operation("quantize_4bit")
_dequantize = _native.operation("dequantize_4bit")


def _maps(device: torch.device) -> tuple[Tensor, Tensor]:
    signed = np.unique(codebooks.dynamic_map(True, 3, 4))
    unsigned = np.arange(1, 17, dtype=np.float32) / np.float32(16)
    return torch.from_numpy(signed).to(device), torch.from_numpy(unsigned).to(device)


class AdamW4bit(AdamW, bits=4, fixed={"optim_bits": 32, "is_paged": False}):
    """AdamW with 4-bit states of 1.06 bytes per value (8-bit states: 2.03).

    Parameters with fewer than min_8bit_size elements have 32-bit states. GlobalOptimManager can set
    optim_bits=8 or 32 for a parameter.
    """

    def bits_of(self, config: Group, p: Tensor) -> int:
        if config["optim_bits"] != 4:
            return super().bits_of(config, p)
        return 4 if p.numel() >= config["min_8bit_size"] else 32

    def bits_in(self, state: State) -> int:
        four = getattr(state.get("qmap1"), "shape", None) == (16,)
        return 4 if four else super().bits_in(state)

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
    """The updates of parameters with 4-bit states."""

    def __init__(self, key: Key, items: list[tuple[updates.Item[Tensor], State]]) -> None:
        self._key, self._items = key, items
        most = min(max(item.p.numel() for item, _ in items), _MOST)
        self._moments = [torch.empty(most, device=key.device) for _ in range(2)]

    def run(self) -> None:
        for item, state in self._items:
            p, g = item.p.view(-1), item.g.view(-1)
            for first in range(0, p.numel(), _MOST):
                part = slice(first, min(first + _MOST, p.numel()))
                m, v = (moment[: part.stop - first] for moment in self._moments)
                _each_moment(_dequantize_part, item, state, first, (m, v))
                step = replace(
                    item, p=p[part], g=g[part], state1=m, state2=v, absmax1=None, absmax2=None
                )
                updates.prepare_update("adam", [step], self._key.hyper).run()
                _each_moment(_quantize_part, item, state, first, (m, v))


def _each_moment(
    call: Callable[..., None], item: updates.Item[Tensor], maps: State, first: int,
    moments: tuple[Tensor, Tensor],
) -> None:  # fmt: skip
    """Run `call` for each moment and its state, from value `first` of the state on."""
    for name, absmax, number in _MOMENTS:
        codes = getattr(item, name)[first // 2 :]
        scales = getattr(item, absmax)[first // BLOCK_SIZE_4BIT :]
        place = bridge.place(codes, name)
        scale = _native.Absmax(scales.data_ptr(), None, None, None, 0)
        call(codes, scale, maps[f"qmap{number + 1}"], moments[number], place)


def _dequantize_part(
    codes: Tensor, scale: _native.Absmax, code: Tensor, out: Tensor, place: Place
) -> None:
    address = addressof(scale)
    numbers = out.numel(), BLOCK_SIZE_4BIT, _CODE16, code.data_ptr()
    _dequantize(codes.data_ptr(), address, *numbers, out.data_ptr(), 0, *place)


def _quantize_part(
    codes: Tensor, scale: _native.Absmax, code: Tensor, a: Tensor, place: Place
) -> None:
    numbers = a.numel(), BLOCK_SIZE_4BIT, _CODE16, code.data_ptr()
    _quantize(a.data_ptr(), 0, *numbers, scale.values, codes.data_ptr(), *place)
