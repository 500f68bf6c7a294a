"""Fused experts in a transformers model: find, replace, and report what stays floating."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor

from nybble._torch import private
from nybble.errors import InvalidArgument
from nybble.nn.experts import Experts
from nybble.nn.experts4bit import Experts4bit
from nybble.nn.experts8bit import Experts8bit
from nybble.nn.gates import fused, halves
from nybble.nn.linear4bit import Linear4bit
from nybble.nn.linear8bit import Linear8bitLt
from nybble.ops.grouped.moe import Activation, clamped_swiglu

_PROJECTIONS = ("gate_up", "down")
# fused experts without transformers' @use_experts_implementation; their weights are [experts, in,
# out]
_TRANSPOSED = {"Llama4TextExperts"}
# a router's weight has fewer rows, one per expert
_LEAST_WIDTH = 1024
_MARK = "_is_hf_initialized"


class SourceGate:
    """The gate of a replaced module, and the module's name and former layout of weights."""

    def __init__(self, source: torch.nn.Module, name: str = "experts") -> None:
        self.source: Any = source
        self.name = name
        known = type(source).__name__ in _TRANSPOSED
        self.is_transposed = bool(getattr(source, "is_transposed", known))

    def __call__(self, x: Tensor) -> Tensor:
        if hasattr(self.source, "_apply_gate"):
            gated: Tensor = self.source._apply_gate(x)
            return gated
        gate, up = halves(x)
        product: Tensor = up * self.source.act_fn(gate)
        return product

    @property
    def kernel_activation(self) -> Activation | None:
        """The kernel's activation that computes this gate, or None if there is none."""
        source = self.source
        gate = getattr(type(source), "_apply_gate", None)
        name = getattr(gate, "__qualname__", "")
        if name == "GptOssExperts._apply_gate":
            return clamped_swiglu(source.alpha, source.limit)
        plain = gate is None or name == "_default_apply_gate"
        return fused(source.act_fn) if plain else None

    def loaded(self, module: Experts, name: str, weight: Tensor) -> dict[str, Tensor]:
        """Return a projection's arrays for a weight in the source's layout."""
        if self.is_transposed:
            weight = weight.transpose(1, 2)
        wanted = (module.num_experts, *module.shapes()[name])
        if tuple(weight.shape) != wanted:
            raise InvalidArgument(
                f"{name}_proj in the checkpoint has the shape {tuple(weight.shape)}: must be "
                f"{wanted} according to the model's configuration"
            )
        return module.quantized(name, weight.contiguous())


def stacked_weights(module: torch.nn.Module) -> tuple[Tensor, Tensor] | None:
    """Return the two stacked weights of a module that is fused experts, else None."""
    if isinstance(module, Experts):
        return None
    found = [private.parameter_of(module, f"{name}_proj") for name in _PROJECTIONS]
    up, down = found
    if up is None or down is None or up.dim() != 3 or down.dim() != 3:
        return None
    known = hasattr(module, "_apply_gate") or type(module).__name__ in _TRANSPOSED
    plain = getattr(module, "has_gate", True) and not getattr(module, "has_post_expert_norm", False)
    return (up, down) if known and plain else None


def experts_in(model: torch.nn.Module) -> dict[str, Experts]:
    """Return the quantized experts of a model that replaced transformers' modules, by name."""
    found = {name: one for name, one in model.named_modules() if isinstance(one, Experts)}
    return {name: one for name, one in found.items() if isinstance(one.gate, SourceGate)}


def replace_experts(
    model: torch.nn.Module, config: Any, skipped: list[str] | None, pre_quantized: bool
) -> None:
    """Replace the fused experts of a model on the meta device, except the modules to skip.

    Unless pre_quantized (the checkpoint has quantized experts), the new modules keep the old
    modules' weights until the checkpoint is loaded, because transformers reads their shapes and
    dtypes.
    """
    from transformers.quantizers.quantizers_utils import should_convert_module

    for name, module in list(model.named_modules()):
        weights = stacked_weights(module)
        if weights is not None and should_convert_module(name, skipped):
            made = _made(name, module, *weights, config)
            if not pre_quantized:
                names = (f"{part}_proj" for part in _PROJECTIONS)
                made.set_arrays(dict(zip(names, weights, strict=True)))
            model.set_submodule(name, made)


def _made(name: str, source: torch.nn.Module, up: Tensor, down: Tensor, config: Any) -> Experts:
    """Return the quantized experts that replace a module."""
    gate = SourceGate(source, name)
    hidden, inner = (down.shape[2], down.shape[1]) if gate.is_transposed else down.shape[1:]
    biases = [private.parameter_of(source, f"{part}_proj_bias") for part in _PROJECTIONS]
    common: dict[str, Any] = {
        "gate": gate,
        "bias": biases[0] is not None,
        "dtype": up.dtype,
        "device": "meta",
    }
    sizes = down.shape[0], hidden, inner
    made: Experts
    if config.quantization_method() == "llm_int8":
        made = Experts8bit(*sizes, threshold=config.llm_int8_threshold, **common)
    else:
        made = Experts4bit(
            *sizes,
            compute_dtype=config.bnb_4bit_compute_dtype,
            quant_type=config.bnb_4bit_quant_type,
            compress_statistics=config.bnb_4bit_use_double_quant,
            **common,
        )
    for key in [key for key, _ in source.named_parameters(recurse=False)]:
        setattr(source, key, None)
    return made


def holds(name: str, files: Iterable[str]) -> bool:
    """Return whether a checkpoint has arrays with this name: 'down_absmax' of quantized experts,
    'gate_up_proj' of stacked experts, or 'SCB' of int8 layers."""
    for file in files:
        if str(file).endswith(".safetensors"):
            from safetensors import safe_open

            with safe_open(file, framework="pt") as opened:
                keys = list(opened.keys())
        else:
            keys = list(torch.load(file, map_location="meta", weights_only=True, mmap=True))
        if any(key.rpartition(".")[2] == name for key in keys):
            return True
    return False


def without_quantized(conversions: Iterable[object], model: torch.nn.Module) -> list[object]:
    """Return a checkpoint's conversions, except the conversions to weights of quantized modules."""
    names = [f"{name}.{part}_proj" for name in experts_in(model) for part in _PROJECTIONS]
    for name, one in model.named_modules():
        if isinstance(one, (Linear4bit, Linear8bitLt)):
            names += name, f"{name}.weight"

    def makes(conversion: object) -> bool:
        if not hasattr(conversion, "operations"):  # the conversion only renames weights
            return False
        patterns: list[str] = getattr(conversion, "target_patterns", [])
        targets = [target.replace("\\.", ".") for target in patterns]
        return any(name.endswith(target.lstrip("^")) for name in names for target in targets)

    return [conversion for conversion in conversions if not makes(conversion)]


def check_loaded(model: torch.nn.Module) -> None:
    """Raise InvalidArgument for arrays of experts that the checkpoint does not have.

    transformers only warns, and leaves such arrays uninitialized. It marks the loaded parameters.
    """
    if not any(hasattr(one, _MARK) for one in model.parameters()):  # transformers does not mark
        return
    for name, experts in experts_in(model).items():
        arrays = *experts.named_parameters(recurse=False), *experts.named_buffers(recurse=False)
        missing = [key for key, one in arrays if not (one.is_meta or hasattr(one, _MARK))]
        if missing:
            raise InvalidArgument(
                f"the checkpoint has no weights from which to load {', '.join(missing)} of {name}"
                "\nhint: compare the checkpoint's names with those of the model, in the report "
                "that transformers printed"
            )


def restore_experts(model: torch.nn.Module, dtype: torch.dtype) -> None:
    """Put transformers' modules back, with dequantized weights."""
    for name, experts in experts_in(model).items():
        gate = experts.gate
        source = gate.source
        for part in _PROJECTIONS:
            weight = experts.dequantized(part, dtype)
            weight = weight.transpose(1, 2).contiguous() if gate.is_transposed else weight
            setattr(source, f"{part}_proj", torch.nn.Parameter(weight))
            bias = getattr(experts, f"{part}_proj_bias")
            if bias is not None:
                kept = torch.nn.Parameter(bias.detach().to(dtype))
                setattr(source, f"{part}_proj_bias", kept)
        model.set_submodule(name, source)


def _is_skipped(name: str, skipped: list[str] | None) -> bool:
    """Return whether the user's llm_int8_skip_modules exclude a module."""
    try:
        from transformers.quantizers.quantizers_utils import should_convert_module
    except ImportError:  # transformers 4
        return any(part in name for part in skipped or ())
    return not should_convert_module(name, skipped)


def _is_large(weight: Tensor, owner: torch.nn.Module) -> bool:
    """Return whether a weight is floating and stacked, or a matrix of experts that are stored one
    below the other (DBRX), but not a router's, an embedding's or a linear layer's."""
    matrix = weight.dim() == 2 and min(weight.shape) >= _LEAST_WIDTH
    known = isinstance(owner, (torch.nn.Linear, torch.nn.Embedding))
    return weight.is_floating_point() and (weight.dim() >= 3 or (matrix and not known))


def floating_weights(model: torch.nn.Module, skipped: list[str] | None) -> list[str]:
    """Return the names and bytes of large weights that are not quantized, one line for each name;
    equal weights of several layers have one name."""
    kinds: dict[str, list[int]] = {}
    for name, one in model.named_parameters():
        owner = name.rpartition(".")[0]
        if _is_large(one, model.get_submodule(owner)) and not _is_skipped(owner, skipped):
            kind = re.sub(r"\.\d+\.", ".*.", name)
            kinds.setdefault(kind, []).append(one.numel() * one.element_size())
    return [f"{name}: {len(sizes)} with {sum(sizes)} bytes" for name, sizes in kinds.items()]


def not_quantized(
    model: torch.nn.Module, skipped: list[str] | None,
    reason: str = "nybble does not support their classes of modules",
) -> None:  # fmt: skip
    """Warn once about large weights that stay floating, with their names and bytes."""
    lines = floating_weights(model, skipped)
    if not lines:
        return
    warnings.warn(
        f"these parameters were not quantized, because {reason}:\n  "
        + "\n  ".join(lines)
        + "\nhint: they stay in the model's dtype; list them in llm_int8_skip_modules to hide this "
        "warning",
        stacklevel=2,
    )
