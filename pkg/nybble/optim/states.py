"""The states of an optimizer's parameters: 32-bit, 8-bit with their maps and scales, paged."""

from __future__ import annotations

from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble import codebooks, updates
from nybble.errors import Unsupported
from nybble.optim.paged import paged_zeros
from nybble.optim.settings import ParameterSettings

__all__ = ["States"]

_PAGED_FROM = 100_000  # elements; smaller states are not worth a page fault


class States(ParameterSettings):
    """Makes the state of each parameter, as its settings say."""

    is_paged: bool
    state: Any
    _maps: dict[torch.device, tuple[torch.Tensor, torch.Tensor]]

    def maps(self, device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the signed and the unsigned 8-bit map on `device`."""
        found = self._maps.get(device)
        if found is None:
            signed = torch.from_numpy(codebooks.dynamic_map()).to(device)
            unsigned = torch.from_numpy(codebooks.dynamic_map(signed=False)).to(device)
            found = self._maps[device] = (signed, unsigned)
        return found

    def known_maps(self, device: torch.device) -> tuple[Any, Any]:
        """Return `maps` where they have been made, else None twice."""
        return self._maps.get(device, (None, None))

    def get_state_buffer(
        self, p: torch.Tensor, dtype: torch.dtype = torch.float32, times: int = 1
    ) -> torch.Tensor:
        """Return zeros of p's shape (after a leading dimension when times > 1), maybe paged."""
        shape = tuple(p.shape) if times == 1 else (times, *p.shape)
        if self.is_paged and p.is_cuda and p.numel() >= _PAGED_FROM:
            return paged_zeros(shape, dtype, p.device)
        return torch.zeros(shape, dtype=dtype, device=p.device)

    def init_state(self, group: dict[str, Any], p: torch.Tensor, gindex: int, pindex: int) -> None:
        """Make the state of one parameter; raise InvalidArgument where no step can follow."""
        bridge.float_code(p.dtype, "p.dtype")
        config = self.get_config(gindex, pindex, group)
        if config["optim_bits"] not in (8, 32):
            raise Unsupported(f"optim_bits={config['optim_bits']}: allowed are 8 and 32")
        eight = config["optim_bits"] == 8 and p.numel() >= config["min_8bit_size"]
        dtype = torch.uint8 if eight else torch.float32
        state = self.state[p]
        state["step"] = 0
        times = self.first_states()
        state["state1"] = self.get_state_buffer(p, dtype, times)
        if self.two_states():
            state["state2"] = self.get_state_buffer(p, dtype)
        if eight:
            blocks = -(-p.numel() // updates.BLOCK_SIZE)
            shape = (blocks,) if times == 1 else (times, blocks)
            state["qmap1"], unsigned = self.maps(p.device)
            state["absmax1"] = torch.zeros(shape, dtype=torch.float32, device=p.device)
            if self.two_states():
                state["qmap2"] = unsigned
                state["absmax2"] = torch.zeros((blocks,), dtype=torch.float32, device=p.device)
        if config["max_unorm"] > 0.0:
            state["unorm_vec"] = torch.zeros((1,), device=p.device)

    def first_states(self) -> int:
        """Return how many averages state1 packs."""
        return 1

    def two_states(self) -> bool:
        return False
