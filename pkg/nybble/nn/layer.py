"""The base of quantized layers: moves and checkpoints keep the weight quantized, and its class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeGuard

import torch
from torch import Tensor

from nybble._torch import private
from nybble.nn.quantized import Quantized, rebuild

if TYPE_CHECKING:
    from typing_extensions import Self

_QUANTIZED_MARKS = {
    "bnb_quantized",
    "has_fp16_weights",
}  # attributes that only quantized weights have


class QuantizedLayer(torch.nn.Module):
    """A layer whose weight keeps its class and its attributes in moves and under checkpoints.

    torch copies only the data of a moved parameter and drops its other attributes.
    Where it makes a new parameter (to and from meta, in `to_empty`, with assign=True, with the
    switches of torch.__future__) it makes a plain one, or refuses a subclass.
    """

    weight: Any
    _weight_class: ClassVar[type[Quantized]]  # of the weight

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a pickle; in bitsandbytes' the weight is a plain parameter with attributes."""
        super().__setstate__(state)  # type: ignore[no-untyped-call]
        weight = private.parameter_of(self, "weight")
        if type(weight) is torch.nn.Parameter and _QUANTIZED_MARKS & vars(weight).keys():
            weight.__class__ = self._weight_class  # in place: other layers may share it
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
                moved = weight.to(moved.device)  # `type` of a module converts integers, too
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
        """Update what the layer keeps beside its weight."""

    def _load_from_state_dict(self, state_dict: dict[str, Any], prefix: str, *rest: Any) -> None:
        """Load a checkpoint; quantize a floating weight where this layer's is quantized."""
        weight, given = private.parameter_of(self, "weight"), state_dict.get(f"{prefix}weight")
        if not isinstance(weight, Quantized):
            super()._load_from_state_dict(state_dict, prefix, *rest)
            return
        if is_unquantized(given, weight):
            device = given.device if weight.is_meta else weight.device
            weight = self._replace_weight(weight, weight._requantized(given, device))
            state_dict = {**state_dict, f"{prefix}weight": weight.data}
        kind, trains, attributes = type(weight), weight.requires_grad, dict(weight.__dict__)
        super()._load_from_state_dict(state_dict, prefix, *rest)
        if not isinstance(self.weight, Quantized):
            self.weight = rebuild(kind, self.weight.data, trains, attributes)
            self.weight._refresh()
        self._sync_with_weight()

    def _replace_weight(self, weight: Tensor, made: Quantized) -> Quantized:
        """Replace the weight, in the present parameter where others may share it; return it.

        A parameter that requires gradients cannot hold bytes, so it is replaced itself.
        """
        there = weight.device == made.device
        if isinstance(weight, Quantized) and there and not weight.requires_grad:
            weight._assign(made)
            return weight
        self.weight = made
        return made


def is_unquantized(given: object, weight: object) -> TypeGuard[Tensor]:
    """Return whether a checkpoint's weight is a floating one for a layer that is quantized."""
    return (
        isinstance(given, Tensor)
        and isinstance(weight, Quantized)
        and given.is_floating_point()
        and weight._is_quantized()
        and tuple(given.shape) == weight._dense_shape()
    )
