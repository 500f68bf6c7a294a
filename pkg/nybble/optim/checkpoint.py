"""Save and load an optimizer's state in the format of bitsandbytes."""

from __future__ import annotations

import copy
import math
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from nybble._torch import private
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.optim import older, sharded
from nybble.optim.config import Group
from nybble.optim.manager import GlobalOptimManager
from nybble.optim.paged import to_paged

# bitsandbytes hides quantized states under this key, so that FSDP does not gather them.
_WRAPPED = "__bnb_optimizer_quant_state__"
_ROWS = torch.contiguous_format
_OF_TORCH = frozenset({"exp_avg", "exp_avg_sq", "square_avg", "momentum_buffer", "sum"})
_NAME = "optimizer_name"
_MOMENTS = {"state1", "state2", "z", *sharded.FACTORS}
_HINT = "hint: load the state into the class that saved it"
STATE_TENSORS = (
    *("qmap1", "qmap2", "max1", "max2", "new_max1", "new_max2", "state1", "state2"),
    *("gnorm_vec", "absmax1", "absmax2", "unorm_vec"),
    *sharded.FACTORS,
)


class Checkpoints(torch.optim.Optimizer):
    """Save and load the states. The tensors keep their dtypes, which torch would convert."""

    _FSDP_WRAPPED_QUANT_STATE_KEY = _WRAPPED  # the name that bitsandbytes gives this key

    is_paged: bool
    mng: GlobalOptimManager
    optimizer_name: str
    _maps: dict[torch.device, tuple[Tensor, Tensor]]

    def __getstate__(self) -> dict[str, object]:
        """Return the attributes to copy and pickle.

        The manager is left out, because it is a singleton. Methods that another object has replaced
        on this instance are not copied. For example, a learning-rate scheduler wraps `step`, and
        pickle cannot save the wrapper.
        """
        self._await_pages()
        return {
            name: value
            for name, value in vars(self).items()
            if not (name.startswith("_") or name == "mng" or callable(getattr(type(self), name, 0)))
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.mng, self._maps = GlobalOptimManager.get_instance(), {}
        self.__dict__.setdefault("module_config", {})  # older pickles do not have this attribute
        for p, values in self.state.items():
            for name, value in values.items():
                if getattr(value, "is_paged", False):
                    values[name] = to_paged(value, p.device)

    def _has_own_step(self) -> bool:
        """Return whether a subclass overrides the step; it may then have states of its own."""
        return False

    def group_config(self, group: Group) -> Group:
        """Return the options of a group. `ParameterConfig` implements this."""
        raise NotImplementedError

    def _await_pages(self) -> None:
        """Wait for steps that still write paged states, so that the host can read the states."""
        if self.is_paged and torch.cuda.is_initialized():  # type: ignore[no-untyped-call]
            torch.cuda.synchronize()

    def state_dict(self) -> dict[str, Any]:
        """Return the state; hide quantized tensors in a dict, because FSDP would gather them.

        The item 'optimizer_name' lets load_state_dict refuse a state of another optimizer.
        torch and bitsandbytes ignore it.
        """
        self._await_pages()
        made = super().state_dict()
        made["state"] = {
            key: _wrap(value) if isinstance(value, dict) else value
            for key, value in made["state"].items()
        }
        made[_NAME] = self.optimizer_name
        return made

    def load_state_dict(self, state_dict: dict[str, Any], move_to_device: bool = True) -> None:
        """Load a state of nybble or bitsandbytes; move_to_device: move the state to its parameters.

        8-bit states of bitsandbytes before 0.44 are converted (`nybble.optim.older`).
        Raises InvalidArgument for two kinds of states: a state of another optimizer (allowed if a
        subclass overrides the step), and quantized states of a DTensor that were saved with a
        different sharding.
        """
        with private.without_hooks(self, private.OPTIMIZER_HOOKS) as (before, after):
            state_dict = copy.copy(state_dict)
            for hook in before:
                changed = hook(self, state_dict)
                state_dict = state_dict if changed is None else changed
            self._load(state_dict, move_to_device)
            for hook in after:
                hook(self)

    def _load(self, state_dict: Group, move_to_device: bool) -> None:
        """Do the work of `load_state_dict`, without the hooks, which torch would call before it has
        the tensors."""
        _check_form(state_dict)
        plain, tensors, ours = {}, {}, not self._has_own_step()
        for key, value in state_dict["state"].items():
            flat = _unwrap(value)
            if ours and "state1" not in flat and not _OF_TORCH.isdisjoint(flat):
                raise InvalidArgument(
                    f"the state of parameter {key} has {', '.join(flat)}: it was saved by "
                    "torch.optim; expected a state of nybble or bitsandbytes"
                )
            tensors[key] = {name: flat[name] for name in flat if name in STATE_TENSORS}
            more = {name: flat[name] for name in flat if name not in STATE_TENSORS}
            # without the copy, torch would keep the caller's objects
            plain[key] = copy.deepcopy(more)
        if ours:
            self._check_options(state_dict["param_groups"])
            self._check_rule(state_dict.get(_NAME))
        parameters = [p for group in self.param_groups for p in group["params"]]
        saved = [key for group in state_dict["param_groups"] for key in group["params"]]
        groups = [group for group in state_dict["param_groups"] for _ in group["params"]]
        # torch reports a wrong number of parameters
        for key, p, group in zip(saved, parameters, groups, strict=False):
            for name, tensor in tensors.get(key, {}).items():
                _check_tensor(key, name, tensor, p)
            tensors[key] = older.converted(tensors.get(key, {}))
            if ours:
                self._check_moments(key, {**tensors[key], **plain.get(key, {})}, group, p)
                self.check_maps(key, tensors[key])
            if "absmax1" in tensors.get(key, {}):
                sharded.check_block_layout(p, plain[key].get("blocks"))
        super().load_state_dict({**state_dict, "state": plain})
        for key, p in zip(saved, parameters, strict=True):
            four = getattr(tensors.get(key, {}).get("qmap1"), "shape", None) == (16,)
            for name, tensor in tensors.get(key, {}).items():
                # keep the memory order of 8-bit states, because their blocks follow this order
                order = torch.preserve_format if tensor.dtype == torch.uint8 else _ROWS
                copied = tensor.detach().clone(memory_format=order)
                # another program may have saved floating states in fewer bits
                kind = torch.float32 if tensor.is_floating_point() else tensor.dtype
                copied = copied.to(p.device if move_to_device else tensor.device, kind)
                self.state[p][name] = sharded.shard_like(p, name, copied, four)

    def _check_rule(self, saved: object) -> None:
        """Raise InvalidArgument if the state was saved by another optimizer. Older states and those
        of bitsandbytes do not have a name."""
        if saved and saved != self.optimizer_name:
            raise InvalidArgument(
                f"state_dict has {_NAME} {checks.shown(saved)}: expected {self.optimizer_name!r}, "
                f"a state of {type(self).__name__}\n{_HINT}"
            )

    def _check_moments(
        self, key: object, saved: dict[str, object], group: Group, p: Tensor
    ) -> None:
        """Raise InvalidArgument if a parameter's state does not have the moments of this class, or
        has those of a parameter of another shape."""
        found, wanted = saved.keys() & _MOMENTS, self.moments(group, p)
        if saved and found != wanted:
            raise InvalidArgument(
                f"the state of parameter {key} has {', '.join(sorted(found or saved))}: expected a "
                f"state of {type(self).__name__}, which has {', '.join(sorted(wanted))}\n{_HINT}"
            )
        if p.dim() < 2 or sharded.is_sharded(p):
            return
        for name in sorted(found):  # a step refuses states of another size
            given, shape = getattr(saved[name], "shape", ()), self.state_shape(name, p)
            same_size = len(given) > 1 and math.prod(given) == math.prod(shape)
            if same_size and tuple(given) != shape:
                raise InvalidArgument(
                    f"{name} of parameter {key} has the shape {tuple(given)}: must be {shape}, "
                    f"because the parameter has the shape {tuple(p.shape)}\n"
                    "hint: give the optimizer the parameters in the same order as when the state "
                    "was saved"
                )

    def state_shape(self, name: str, p: Tensor) -> tuple[int, ...]:
        """Return the shape of one of p's states. `States` implements this."""
        raise NotImplementedError

    def moments(self, group: Group, p: Tensor) -> set[str]:
        """Return the names of p's states without maps and scales. `States` implements this."""
        raise NotImplementedError

    def check_maps(self, key: object, saved: dict[str, Tensor]) -> None:
        """Raise InvalidArgument if 8-bit states were saved with a map other than that of a step."""
        for name, own in zip(("qmap1", "qmap2"), self.state_maps(torch.device("cpu")), strict=True):
            found = saved.get(name)
            if found is not None and not (
                found.shape == own.shape
                and torch.allclose(found.detach().float().cpu(), own, rtol=1e-3, atol=1e-9)
            ):
                raise InvalidArgument(
                    f"{name} of parameter {key} is not the dynamic map with which "
                    f"{type(self).__name__} decodes its 8-bit states\n"
                    f"{_HINT}; states with maps of your own are not supported"
                )

    def state_maps(self, device: torch.device) -> tuple[Tensor, Tensor]:
        """Return the 8-bit maps of state1 and state2. `States` implements this."""
        raise NotImplementedError

    def _check_options(self, groups: list[Group]) -> None:
        """Raise InvalidArgument if a saved group does not have an option that a step reads."""
        for index, group in enumerate(groups):
            try:
                self.group_config(group)
            except KeyError as missing:
                raise InvalidArgument(
                    f"param_groups[{index}] of the state has no {missing}: expected a state of "
                    f"{type(self).__name__}\n{_HINT}"
                ) from None


def _check_tensor(key: object, name: str, value: object, p: Tensor) -> None:
    if not isinstance(value, Tensor):
        raise InvalidArgument(
            f"{name} of parameter {key} is a {type(value).__name__}: must be a torch.Tensor; "
            "note that flatten_optimizer_state_dict of torch.distributed.checkpoint keeps only "
            "the states of DTensors"
        )
    if value.layout is not torch.strided or value.is_meta > p.is_meta:
        where = "on the meta device" if value.is_meta else value.layout
        raise InvalidArgument(
            f"{name} of parameter {key} is {where}: must be a dense tensor with values"
        )


def _check_form(state_dict: object) -> None:
    """Raise InvalidArgument for anything but the state dict of an optimizer."""
    found = state_dict if isinstance(state_dict, Mapping) else {}
    state, groups = found.get("state"), found.get("param_groups")
    if not (isinstance(state, Mapping) and isinstance(groups, (list, tuple))):
        what = checks.shown(list(found)) if found else checks.shown(state_dict)
        raise InvalidArgument(
            f"state_dict has {what}: expected 'state' and 'param_groups', as state_dict() of an "
            "optimizer returns them"
        )
    for index, group in enumerate(groups):
        if not isinstance(group, Mapping) or not isinstance(group.get("params"), (list, tuple)):
            raise InvalidArgument(
                f"param_groups[{index}] of the state is {checks.shown(group)}: expected a dict "
                "with the list 'params'"
            )
    for key, one in state.items():
        if not isinstance(one, Mapping) or not isinstance(one.get(_WRAPPED, {}), Mapping):
            raise InvalidArgument(
                f"the state of parameter {key} is not a dict: must map names to tensors"
            )


def _wrap(state: dict[str, Any]) -> dict[str, Any]:
    if any(map(sharded.is_sharded, state.values())):  # FSDP 2 does not gather quantized states
        return state
    hidden = {name: value for name, value in state.items() if name in STATE_TENSORS}
    shown = {name: value for name, value in state.items() if name not in STATE_TENSORS}
    return {**shown, _WRAPPED: hidden} if hidden else shown


def _unwrap(state: dict[str, Any]) -> dict[str, Any]:
    shown = {name: value for name, value in state.items() if name != _WRAPPED}
    return {**shown, **state.get(_WRAPPED, {})}
