"""Store a parameter of any module in 4 bits and dequantize it at each access (MoE weights)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.nn.utils import parametrize

from nybble import functional
from nybble._torch import private
from nybble.errors import InvalidArgument
from nybble.nn.checkpoint4bit import check_packed
from nybble.ops.fourbit.microscaled import check_shape
from nybble.state import QuantState

if TYPE_CHECKING:
    from typing_extensions import Self

    from nybble._torch.bridge import Device

__all__ = [
    "Bnb4bitParametrization", "replace_parameter_4bit", "replace_parameter_4bit_prequantized",
]  # fmt: skip


class Bnb4bitParametrization(torch.nn.Module):
    """Dequantizes a packed parameter to its original shape and dtype."""

    def __init__(self, quant_state: QuantState) -> None:
        super().__init__()
        self.quant_state = quant_state

    @torch.no_grad()
    def forward(self, quantized_param: Tensor) -> Tensor:
        result: Tensor = functional.dequantize_4bit(quantized_param, self.quant_state)
        return result

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> Self:
        super()._apply(fn, recurse)  # type: ignore[no-untyped-call]
        state = self.quant_state
        # Reading the parameter returns floating values, so `fn` determines the dtype of these
        # values.
        like = fn(torch.empty(0, dtype=state.dtype, device=state.absmax.device))
        state.dtype = like.dtype
        if like.device != state.absmax.device and not like.is_meta:
            state.to(like.device)
        return self


def _parameter(module: torch.nn.Module, name: str) -> torch.nn.Parameter:
    if not hasattr(module, name):
        raise AttributeError(
            f"Module does not have parameter {name!r}: it is a {type(module).__name__}"
        )
    parameter = getattr(module, name)
    if not isinstance(parameter, torch.nn.Parameter):
        raise TypeError(
            f"Parameter {name!r} is not an instance of nn.Parameter: {type(parameter).__name__}"
        )
    return parameter


def replace_parameter_4bit(
    module: torch.nn.Module,
    param_name: str,
    compress_statistics: bool = False,
    quant_type: str = "nf4",
    blocksize: int | None = None,
) -> None:
    """Quantize a parameter in place; reading it returns the dequantized values.

    state_dict has the packed bytes under the parameter's name, and the items of the state next to
    them, as in Linear4bit.
    """
    original = _parameter(module, param_name)
    check_shape(original.data, quant_type, param_name)
    packed, state = functional.quantize_4bit(
        original.data,
        blocksize=blocksize,
        compress_statistics=compress_statistics,
        quant_type=quant_type,
    )
    setattr(module, param_name, torch.nn.Parameter(packed, requires_grad=False))
    _attach(module, param_name, state)


def replace_parameter_4bit_prequantized(
    module: torch.nn.Module, param_name: str, qs_dict: dict[str, Any], device: Device
) -> None:
    """Turn a parameter of packed bytes into a 4-bit parameter; `qs_dict` has the items of its
    state."""
    parameter = _parameter(module, param_name)
    state = QuantState.from_dict(qs_dict, device=device)
    if parameter.is_floating_point() and parameter.requires_grad:
        raise InvalidArgument(
            f"{param_name} requires gradients, which packed 4-bit values do not have: call "
            "requires_grad_(False) on it"
        )
    _attach(module, param_name, state)


def _attach(module: torch.nn.Module, name: str, state: QuantState) -> None:
    parametrize.register_parametrization(module, name, Bnb4bitParametrization(state), unsafe=True)
    register_hooks(module, name)


def register_hooks(module: torch.nn.Module, param_name: str) -> None:
    """Let a module save and load its parametrized weight, and dequantize it once per forward."""
    save, load = partial(save_state, param_name=param_name), partial(_load, name=param_name)
    module.register_state_dict_post_hook(save)  # type: ignore[no-untyped-call]
    module.register_load_state_dict_pre_hook(load)  # type: ignore[no-untyped-call]
    module.register_forward_pre_hook(enable_cache)
    # always_call, because activation checkpointing may end a forward with an exception
    module.register_forward_hook(disable_cache, always_call=True)


def _steps(module: torch.nn.Module, name: str) -> Iterable[torch.nn.Module]:
    lists: Any = module.parametrizations
    steps: Iterable[torch.nn.Module] = lists[name]
    return steps


def enable_cache(module: torch.nn.Module, inputs: object) -> None:
    """Dequantize once per forward, even if the forward reads the parameter several times."""
    private.cached_parametrizations()


def disable_cache(module: torch.nn.Module, inputs: object, output: object) -> None:
    """Drop the dequantized values when the outermost forward ends."""
    private.uncached_parametrizations()


def save_state(
    module: torch.nn.Module, state_dict: dict[str, Any], prefix: str, local_metadata: object, *,
    param_name: str = "weight", **kwargs: object,
) -> None:  # fmt: skip
    """Rename the packed bytes to the parameter's name and add the items of the state."""
    key = f"{prefix}parametrizations.{param_name}.original"
    if key not in state_dict:
        return
    state_dict[f"{prefix}{param_name}"] = state_dict.pop(key)
    for step in _steps(module, param_name):
        if isinstance(step, Bnb4bitParametrization):
            for item, value in step.quant_state.as_dict(packed=True).items():
                state_dict[f"{prefix}{param_name}.{item}"] = value


def _load(
    module: torch.nn.Module, state_dict: dict[str, Any], prefix: str, local_metadata: object,
    strict: bool, missing_keys: object, unexpected_keys: object, error_msgs: list[str], *,
    name: str,
) -> None:  # fmt: skip
    """Load the items that `save_state` wrote: the state, and the bytes under the key that torch
    expects."""
    stem = f"{prefix}{name}."
    items = {key.removeprefix(stem): key for key in state_dict if key.startswith(stem)}
    if not items or f"{prefix}{name}" not in state_dict:
        return
    found = {item: state_dict.pop(key) for item, key in items.items()}
    packed, original = state_dict.pop(f"{prefix}{name}"), f"parametrizations.{name}.original"
    for step in _steps(module, name):
        if not isinstance(step, Bnb4bitParametrization):
            continue
        try:
            step.quant_state = _loaded(step.quant_state, packed, found)
        except InvalidArgument as error:
            error_msgs.append(f"{prefix}{name} in the checkpoint: {error}")
            packed = module.get_parameter(original)  # so that torch changes nothing
    state_dict[f"{prefix}{original}"] = packed


def _loaded(own: QuantState, packed: object, items: dict[str, Tensor]) -> QuantState:
    """Return the state of a checkpoint's items after comparing it with the parameter's own."""
    state = QuantState.from_dict(items, own.absmax.device)
    if tuple(state.shape or ()) != tuple(own.shape):
        raise InvalidArgument(f"its shape is {state.shape}: must be {own.shape}")
    if isinstance(packed, Tensor) and not packed.is_meta:
        check_packed(packed.to(own.absmax.device), state, "the weight")
    return state
