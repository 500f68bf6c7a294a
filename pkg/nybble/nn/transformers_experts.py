"""transformers: load_in_4bit and load_in_8bit also quantize the fused experts of a model.

transformers (from 5.23) chooses a quantizer class by name, in AUTO_QUANTIZER_MAPPING. In this
table, `register` replaces the two bitsandbytes quantizers of transformers with subclasses. The
subclasses override only methods of transformers' quantizer interface (HfQuantizer). transformers
makes its first quantizer before it imports bitsandbytes, and so before `register` is called. The
first quantizer changes its class in `preprocess_model`, the first method that needs the subclass.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nybble.state import QuantState

if TYPE_CHECKING:
    from torch.nn import Module

_NAMES = ("bitsandbytes_4bit", "bitsandbytes_8bit")
_REGISTRY = "transformers.quantizers.auto"
_AFTER_LOADING = "_process_model_after_weight_loading"


def register() -> None:
    """Let transformers quantize fused experts, if its quantizers are imported.

    This function may be called repeatedly.
    """
    mapping: dict[str, Any] = getattr(sys.modules.get(_REGISTRY), "AUTO_QUANTIZER_MAPPING", {})
    for name in _NAMES:
        base = mapping.get(name)
        if base is None or hasattr(base, "quantizes_experts"):
            continue
        names = _more_names(base)
        if not _loads_experts(base):
            for key, value in {**names, "quantizes_experts": False}.items():
                setattr(base, key, value)
            _report_experts(base)
            continue
        from nybble.nn.transformers_quantizer import ExpertsQuantizer  # imports transformers

        names["__reduce__"] = _reduction(name)
        mapping[name] = made = type(base.__name__, (ExpertsQuantizer, base), names)
        base.preprocess_model = _adopt(made, base.preprocess_model)


def _reduction(name: str) -> Callable[[object], tuple[object, ...]]:
    """Return the method __reduce__. pickle cannot find the class by name, because `register` makes
    the class."""
    return lambda self: (_without_attributes, (name,), vars(self))


def _without_attributes(name: str) -> object:
    """Return a new quantizer, whose attributes pickle restores."""
    mapping = importlib.import_module(_REGISTRY).AUTO_QUANTIZER_MAPPING
    register()
    return object.__new__(mapping[name])


def _loads_experts(base: type) -> bool:
    """Return whether transformers can load a weight into the arrays of quantized experts.

    transformers before 5.23 casts the weight to the dtype of the packed bytes.
    """
    version: str = getattr(sys.modules.get("transformers"), "__version__", "0.0")
    release = tuple(map(int, version.split(".")[:2]))
    return release >= (5, 23) and all(hasattr(base, method) for method in _INTERFACE)


def _report_experts(base: type) -> None:
    """Let an older transformers' quantizer warn about the weights that it does not quantize."""
    before: Callable[..., object] | None = getattr(base, _AFTER_LOADING, None)
    if before is None:
        return

    def after(self: object, model: Module, *args: object, **kwargs: object) -> object:
        made = before(self, model, *args, **kwargs)
        from nybble.nn.transformers_modules import not_quantized  # imports torch

        not_quantized(
            model,
            getattr(self, "modules_to_not_convert", None),
            "this transformers cannot load quantized experts (5.23 and newer can)",
        )
        return made

    setattr(base, _AFTER_LOADING, after)


def _more_names(base: type) -> dict[str, object]:
    """Return a class body that adds all 4-bit formats' checkpoint items to serialized_names."""
    names: dict[str, list[str]] = getattr(base, "serialized_names", {})
    states = [f"weight.quant_state.{key}" for key in QuantState.valid_qs_type_keys]
    of_weight = names.get("weight", [])
    if not any(state in of_weight for state in states):
        return {}
    more = [state for state in states if state not in of_weight]
    return {"serialized_names": {**names, "weight": [*of_weight, *more]}}


def _adopt(made: type, before: Callable[..., object]) -> Callable[..., object]:
    """Return a new preprocess_model, which first changes the quantizer's class to `made`."""

    def preprocess_model(self: Any, *args: object, **kwargs: object) -> object:
        if not isinstance(self, made):
            self.__class__ = made
            return self.preprocess_model(*args, **kwargs)
        return before(self, *args, **kwargs)

    return preprocess_model


_INTERFACE = (
    *("preprocess_model", "_process_model_before_weight_loading", "param_needs_quantization"),
    *("get_quantize_ops", "update_weight_conversions", "param_element_size"),
    *(_AFTER_LOADING, "_dequantize", "update_parallel_plan"),
)
