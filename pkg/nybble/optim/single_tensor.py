"""Steps of one parameter, for optimizers on bitsandbytes' base classes (GaLore)."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.autograd.graph import increment_version

from nybble.ops import codebooks
from nybble.optim.config import Group
from nybble.optim.paged import prefetch


class SingleTensorStep:
    """The methods that a subclass's own `step` calls.

    It calls `to_gpu` once, then for each parameter `init_state` if there is no state,
    `prefetch_state` and `update_step`. Only the last one is required.
    """

    is_paged: bool
    name2qmap: dict[str, Tensor]
    param_groups: list[Group]
    state: Any
    init_state: Any
    _prepare: Any
    _ready: Any
    _do: Any

    def fill_qmap(self) -> None:
        """Put the signed and the unsigned 8-bit map into `name2qmap`, for subclasses."""
        self.name2qmap["dynamic"] = torch.from_numpy(codebooks.dynamic_map())
        self.name2qmap["udynamic"] = torch.from_numpy(codebooks.dynamic_map(signed=False))

    def to_gpu(self) -> None:
        """Move the states of parameters on GPUs to these GPUs, except paged states."""
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

    @torch.no_grad()
    def update_step(self, group: Group, p: Tensor, gindex: int, pindex: int) -> None:
        """Do one step of one parameter with a gradient, and count it in its state."""
        key, entry = self._prepare(group, p, gindex, pindex)
        self._do([entry], self._ready(key, [entry]))
        increment_version(p)

    def _has_own_update(self) -> bool:
        """Return whether a subclass overrides update_step, which `step` then calls."""
        return type(self).update_step is not SingleTensorStep.update_step

    def _step_each(self) -> None:
        """Do one step parameter by parameter, as bitsandbytes does."""
        for gindex, group in enumerate(self.param_groups):
            for pindex, p in enumerate(group["params"]):
                if p.grad is None:
                    continue
                if not self.state[p]:
                    self.init_state(group, p, gindex, pindex)
                self.prefetch_state(p)
                self.update_step(group, p, gindex, pindex)
