"""The base of quantized layers: moving and loading keep the weight's class and bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeGuard, TypeVar

import torch
from torch import Tensor

from nybble._torch import bridge, private
from nybble.errors import InvalidArgument
from nybble.nn.quantized import Quantized, rebuild
from nybble.ops import checks

if TYPE_CHECKING:
    from typing_extensions import Self

ValueT = TypeVar("ValueT")

_QUANTIZED_MARKS = {"bnb_quantized", "has_fp16_weights"}  # attributes of quantized weights only


def call_dependencies(forward: Callable[..., object]) -> tuple[object, ...]:
    """Return the objects, besides the module itself, that determine how torch calls a module.

    forward: the class's own method. The native call checks that these objects are unchanged.
    """
    return forward, torch.nn.Module, torch.nn.Module.__call__, *private.global_hooks()


def check_input(x: object) -> None:
    """Raise InvalidArgument unless a layer's input is a tensor."""
    if not isinstance(x, torch.Tensor):
        raise InvalidArgument(f"the input is a {type(x).__name__}: must be a torch.Tensor")


def check_floating(x: Tensor, name: str) -> None:
    """Raise InvalidArgument for other dtypes, to which a result could not be converted exactly."""
    if not x.is_floating_point():
        raise InvalidArgument(f"{name} is {x.dtype}: must be a floating dtype")


def check_compute_dtype(dtype: object, name: str = "compute_dtype") -> None:
    """Raise InvalidArgument unless `dtype` is None or a floating torch.dtype."""
    if dtype is not None and not (isinstance(dtype, torch.dtype) and dtype.is_floating_point):
        raise InvalidArgument(
            f"{name}={dtype!r}: allowed are None and a floating torch.dtype, such as torch.bfloat16"
        )


def check_format(
    quant_type: str, quant_storage: object, compress_statistics: bool | None = None
) -> None:
    """Raise InvalidArgument for settings with which no weight can be quantized to 4 bits."""
    checks.quant_type(quant_type)
    bridge.storage(quant_storage)
    if compress_statistics is not None:
        checks.flag("compress_statistics", compress_statistics)


def autocast_dtype(x: torch.Tensor) -> torch.dtype | None:
    """Return autocast's dtype for products on x's device; None if autocast is off."""
    kind = x.device.type
    # torch has no autocast for the device meta
    if kind == "meta" or not torch.is_autocast_enabled(kind):
        return None
    return torch.get_autocast_dtype(kind)


class QuantizedLayer(torch.nn.Module):
    """A layer whose weight keeps its class and attributes when the layer is moved or loaded.

    torch copies only the data of a moved parameter and drops its attributes. In some cases (to and
    from meta, `to_empty`, assign=True, the switches of torch.__future__) torch refuses a subclass
    of Parameter, or creates a new, plain Parameter.
    """

    weight: Any
    _weight_class: ClassVar[type[Quantized]]

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore a pickle, also of bitsandbytes, in which a weight is a plain parameter."""
        super().__setstate__(state)  # type: ignore[no-untyped-call]
        weight = private.parameter_of(self, "weight")
        if type(weight) is torch.nn.Parameter and _QUANTIZED_MARKS & vars(weight).keys():
            weight.__class__ = self._weight_class  # in place, because layers may share the weight
            self.weight._refresh()

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> Self:
        weight = private.parameter_of(self, "weight")
        if not isinstance(weight, Quantized):
            super()._apply(fn, recurse)  # type: ignore[no-untyped-call]
            return self
        kind, attributes = type(weight), dict(weight.__dict__)
        codes = weight.dtype if weight._is_quantized() else None

        def move_data(t: Tensor) -> Tensor:
            moved = fn(t)
            if t is weight and codes is not None and moved.dtype is not codes:
                moved = weight.to(moved.device)  # Module.type converts integers too
            if t is not weight or not isinstance(moved, Quantized):
                return moved
            attributes.update(moved.__dict__)
            return moved.data

        super()._apply(move_data, recurse)  # type: ignore[no-untyped-call]
        made = private.parameter_of(self, "weight")
        made.__class__ = kind
        made.__dict__.update(attributes)
        made._refresh()
        self._sync_with_weight()
        return self

    def _sync_with_weight(self) -> None:
        """Update the data that the layer keeps in addition to its weight."""

    def _load_from_state_dict(
        self, state_dict: dict[str, Tensor], prefix: str, local_metadata: Any, strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        """Call the load hooks, which may rename items, and then load the items."""
        rest = (local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        key = f"{prefix}weight"
        is_given, first = key in state_dict, len(missing_keys)
        with private.after_load_hooks(self, state_dict, prefix, *rest):
            self._load_checkpoint(state_dict, prefix, *rest)
        if is_given and key not in state_dict:
            # A hook has quantized the weight, as Lightning's does, so its scales are not missing
            names = [prefix + name for name, _ in self.named_parameters(recurse=False)]
            missing_keys[first:] = [name for name in missing_keys[first:] if name in names]

    def _load_checkpoint(self, state_dict: dict[str, Tensor], prefix: str, *rest: Any) -> None:
        """Load a checkpoint; quantize its floating weight if this layer's weight is quantized."""
        weight, given = private.parameter_of(self, "weight"), state_dict.get(f"{prefix}weight")
        if not isinstance(weight, Quantized):
            super()._load_from_state_dict(state_dict, prefix, *rest)
            return
        if is_unquantized(given, weight):
            device = given.device if weight.is_meta else weight.device
            weight = self._replace_weight(weight, weight._requantized(read(given), device))
            state_dict = {**state_dict, f"{prefix}weight": weight.data}
        kind, trains, attributes = type(weight), weight.requires_grad, dict(weight.__dict__)
        super()._load_from_state_dict(state_dict, prefix, *rest)
        if not isinstance(self.weight, Quantized) and not is_sharded(self.weight):
            self.weight = rebuild(kind, self.weight.data, trains, attributes)
            self.weight._refresh()
        self._sync_with_weight()

    def _replace_weight(self, weight: Tensor, made: Quantized) -> Quantized:
        """Replace the weight and return the new one; if possible in place, because layers may share
        it.

        A parameter that requires gradients cannot hold integers, so a new parameter replaces it.
        """
        there = weight.device == made.device
        if isinstance(weight, Quantized) and there and not weight.requires_grad:
            weight._assign(made)
            return weight
        self.weight = made
        return made


def is_like_tensor(value: object) -> TypeGuard[Tensor]:
    """Return whether a value is a tensor, or an object that torch's functions accept as one."""
    return bool(torch.overrides.is_tensor_like(value))  # type: ignore[no-untyped-call]


def is_sharded(weight: object) -> bool:
    """Return whether a weight is a DTensor, with which FSDP 2 replaces the quantized parameter."""
    return isinstance(weight, Tensor) and private.is_traceable_wrapper_subclass(weight)


def read(value: ValueT) -> ValueT:
    """Return a checkpoint's tensor; if its values are still in a file (LitGPT), read them."""
    if isinstance(value, Tensor) or not is_like_tensor(value):
        return value
    values: ValueT = value.data  # type: ignore[assignment]
    return values


def not_tensors(state_dict: Mapping[str, object], prefix: str, *names: str) -> list[str]:
    """Return an error message for each of a checkpoint's items that is not a tensor."""
    items = {f"{prefix}{name}": state_dict.get(f"{prefix}{name}") for name in names}
    return [
        f"{key} in the checkpoint is a {type(value).__name__}: must be a torch.Tensor"
        for key, value in items.items()
        if value is not None and not is_like_tensor(value)
    ]


def wrong_items_8bit(state_dict: Mapping[str, Tensor], prefix: str) -> list[str]:
    """Return the error messages for a checkpoint's `weight` and its row scales `SCB`."""
    wrong = not_tensors(state_dict, prefix, "weight", "SCB")
    weight, scales = (state_dict.get(f"{prefix}{name}") for name in ("weight", "SCB"))
    if wrong or weight is None or (scales is None and weight.dtype.is_floating_point):
        return wrong
    if weight.dtype != torch.int8:  # torch would convert the numbers, which are not codes
        wrong.append(
            f"{prefix}weight in the checkpoint is {weight.dtype}: must be torch.int8"
            + ("" if scales is None else f", because the checkpoint has {prefix}SCB")
        )
    if scales is not None and not scales.dtype.is_floating_point:
        wrong.append(f"{prefix}SCB in the checkpoint is {scales.dtype}: must be torch.float32")
    on_meta = [isinstance(one, Tensor) and one.is_meta for one in (weight, scales)]
    if scales is not None and on_meta[0] != on_meta[1]:
        empty, other = ("weight", "SCB") if on_meta[0] else ("SCB", "weight")
        wrong.append(f"{prefix}{empty} in the checkpoint is on meta, and {prefix}{other} is not")
    rows = weight.shape[0] if weight.shape else 1
    if scales is not None and scales.shape.numel() != rows and not is_sharded(weight):
        wrong.append(
            f"size mismatch for {prefix}SCB: the checkpoint has {tuple(scales.shape)}, and "
            f"{prefix}weight has {rows} rows"
        )
    return wrong


def is_unquantized(given: object, weight: object) -> TypeGuard[Tensor]:
    """Return whether the checkpoint's weight is floating although the layer's weight is
    quantized."""
    return (
        is_like_tensor(given)
        and isinstance(weight, Quantized)
        and given.dtype.is_floating_point
        and weight._is_quantized()
        and tuple(given.shape) == weight._dense_shape()
    )
