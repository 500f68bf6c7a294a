"""The states of parameters: 32-bit, or 8-bit with maps and scales; optionally paged."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument, Unsupported
from nybble.ops import checks, codebooks
from nybble.ops.optim.calls import BLOCK_SIZE, state_arrays
from nybble.optim import sharded
from nybble.optim.config import Group, ParameterConfig, State, is_small
from nybble.optim.paged import paged_zeros, prefetch

_PAGED_FROM = 100_000  # elements; paging costs more than it saves for smaller states


class States(ParameterConfig):
    """Create and check the state of each parameter according to its options."""

    is_paged: bool
    name2qmap: dict[str, Tensor]
    state: Any
    _maps: dict[torch.device, tuple[Tensor, Tensor]]

    def maps(self, device: torch.device) -> tuple[Tensor, Tensor]:
        """Return the signed and the unsigned 8-bit map on `device`."""
        found = self._maps.get(device)
        if found is None:
            signed = torch.from_numpy(codebooks.dynamic_map()).to(device)
            unsigned = torch.from_numpy(codebooks.dynamic_map(signed=False)).to(device)
            found = self._maps[device] = (signed, unsigned)
        return found

    def state_maps(self, device: torch.device) -> tuple[Tensor, Tensor]:
        """Return the 8-bit maps of state1 and state2."""
        return self.maps(device)

    def known_maps(self, device: torch.device) -> tuple[Tensor | None, Tensor | None]:
        """Return the result of `maps` if the maps exist already, else (None, None)."""
        return self._maps.get(device, (None, None))

    def fill_qmap(self) -> None:
        """Put the signed and the unsigned 8-bit map into `name2qmap`, which subclasses read."""
        self.name2qmap["dynamic"] = torch.from_numpy(codebooks.dynamic_map())
        self.name2qmap["udynamic"] = torch.from_numpy(codebooks.dynamic_map(signed=False))

    def to_gpu(self) -> None:
        """Move the states of each parameter on a GPU to that GPU, except paged states."""
        for group in self.param_groups:
            for p in group["params"]:
                if p.device.type == "cpu" or p not in self.state:
                    continue
                for name, value in self.state[p].items():
                    if isinstance(value, Tensor) and not getattr(value, "is_paged", False):
                        self.state[p][name] = value.to(p.device)

    def prefetch_state(self, p: Tensor) -> None:
        """Queue the move of a parameter's paged states to its device."""
        if self.is_paged:
            prefetch(self.state[p]["state1"], self.state[p].get("state2"))

    def get_state_buffer(
        self, p: Tensor, dtype: torch.dtype = torch.float32, times: int = 1
    ) -> Tensor:
        """Return zeros with p's shape, paged if large; if times > 1, add a leading dimension.

        For a DTensor, the zeros are a DTensor with the same placement, and are not paged.
        """
        shape = tuple(p.shape) if times == 1 else (times, *p.shape)
        paged = self.is_paged and p.is_cuda and p.numel() >= _PAGED_FROM
        if paged and not sharded.is_sharded(p):
            return paged_zeros(shape, dtype, p.device)
        return sharded.zeros(p, times, dtype)

    def init_state(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Create the state of one parameter."""
        config = self.get_config(gindex, pindex, group)
        eight = self.bits_of(config, p) == 8
        dtype = torch.uint8 if eight else torch.float32
        state = self.state[p]
        state["step"] = 0
        times, two = self.first_states(), self.two_states(group)
        state["state1"] = self.get_state_buffer(p, dtype, times)
        if two:
            state["state2"] = self.get_state_buffer(p, dtype)
        if eight:
            state["qmap1"], unsigned = self.maps(p.device)
            state["absmax1"] = sharded.zero_blocks(p, times)
            if two:
                state["qmap2"] = unsigned
                state["absmax2"] = sharded.zero_blocks(p)
            if sharded.order(p):
                state["blocks"] = sharded.order(p)
        if config["max_unorm"] > 0.0 and not sharded.is_sharded(p):
            self.norm_of(p)

    def bits_of(self, config: Group, p: Tensor) -> int:
        """Return the number of bits of a new state."""
        if config["optim_bits"] not in (8, 32):
            raise Unsupported(f"optim_bits={config['optim_bits']}: allowed are 8 and 32")
        return 32 if is_small(p, config["min_8bit_size"]) else int(config["optim_bits"])

    def bits_in(self, state: State) -> int:
        """Return the number of bits of an existing state."""
        return 8 if getattr(state["state1"], "dtype", None) is torch.uint8 else 32

    def norm_of(self, p: Tensor) -> Tensor:
        """Return the array for the norm of p's update; create it in p's state if it is missing."""
        if sharded.is_sharded(p):
            raise Unsupported(
                f"max_unorm of a {type(p).__name__}: the norm of a sharded parameter is not "
                "supported; use max_unorm=0, or an optimizer other than LAMB and LARS"
            )
        if self.state[p].get("unorm_vec") is None:
            self.state[p]["unorm_vec"] = torch.zeros((1,), device=p.device)
        norm: Tensor = self.state[p]["unorm_vec"]
        return norm

    def check_parameter(self, p: Tensor) -> Tensor:
        """Return p, or this process's part of a DTensor; raise an error if a step cannot update
        p."""
        mine: Tensor = sharded.part(p)
        bridge.float_code(mine.dtype, "p.dtype")
        bridge.place(mine, "p")
        if not bridge.is_dense(mine):
            checks.target(bridge, mine, "p", mine.dtype, None, mine)
        return mine

    def check_state(self, group: Group, p: Tensor, mine: Tensor) -> State:
        """Check the gradient and the state of `mine`, this process's part of p; return the state.

        A step derives the sizes of all arrays from p. But a loaded state may belong to another
        parameter or optimizer, and p's data may have been replaced. Raises InvalidArgument.
        """
        state, n, times = self.state[p], mine.numel(), self.first_states()
        if mine is not p:
            state = {name: sharded.local_state(name, value, p) for name, value in state.items()}
        eight = self.bits_in(state) == 8
        blocks = -(-n // BLOCK_SIZE) if mine is p else sharded.blocks(p)
        wanted = state_arrays(bridge, n, blocks, times, self.two_states(group), eight)
        self.check_arrays(state, wanted, p)
        return state  # type: ignore[no-any-return]

    def check_arrays(
        self, state: State, wanted: dict[str, tuple[torch.dtype, int]], p: Tensor
    ) -> None:
        """Check p's gradient and state. wanted: the (dtype, size) of each array of the state."""
        if state.get("unorm_vec") is not None:
            wanted["unorm_vec"] = (torch.float32, 1)
        for name, (kind, count) in wanted.items():
            _check_array(name, state.get(name), kind, count, p)
        if p.grad is not None and p.grad.numel() != p.numel():
            raise InvalidArgument(
                f"p.grad has {p.grad.numel()} elements: must have {p.numel()}, the same as p"
            )

    def first_states(self) -> int:
        """Return the number of averages in state1."""
        return 1

    def moments(self, group: Group, p: Tensor) -> set[str]:
        """Return the names of p's states without maps and scales."""
        return {"state1", "state2"} if self.two_states(group) else {"state1"}

    def state_shape(self, name: str, p: Tensor) -> tuple[int, ...]:
        """Return the shape of one of p's states, if it is not flat."""
        times = self.first_states() if name == "state1" else 1
        return tuple(p.shape) if times == 1 else (times, *p.shape)

    def two_states(self, group: Group) -> bool:
        """Return whether the parameters of a group have state2."""
        return False


def _check_array(name: str, value: object, dtype: torch.dtype, count: int, p: Tensor) -> None:
    """Raise InvalidArgument for an array of p's state with a wrong dtype, size or device."""
    if not isinstance(value, Tensor) or value.dtype != dtype or value.numel() != count:
        found = "missing"
        if isinstance(value, Tensor):
            found = f"{tuple(value.shape)} of {value.dtype}"
        raise InvalidArgument(
            f"{name} of a parameter of shape {tuple(p.shape)} is {found}: must have {count} "
            f"elements of {dtype}; the state belongs to another parameter or optimizer"
        )
    if not value.is_contiguous():
        raise InvalidArgument(
            f"{name} is not contiguous: must be contiguous, because a step changes it in place\n"
            "hint: continue without the saved states; bitsandbytes' 8-bit states of parameters in "
            "channels_last order are not supported"
        )
    if value.device != p.device and not getattr(value, "is_paged", False):
        # an ordinary CPU tensor's address is invalid on the GPU
        raise InvalidArgument(
            f"{name} is on {value.device}: must be on {p.device}, like its parameter; if the "
            "parameter is on a GPU, call the optimizer's to_gpu()"
        )
