"""Linear8bitLt: a linear layer with int8 products (LLM.int8, arXiv 2208.07339)."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble._torch import bridge, fast_path, private
from nybble.errors import InvalidArgument, Unsupported
from nybble.nn.layer import (
    QuantizedLayer,
    autocast_dtype,
    call_dependencies,
    check_input,
    is_sharded,
    read,
    wrong_items_8bit,
)
from nybble.nn.params import Int8Params
from nybble.nn.quantized import is_memory_of
from nybble.ops import checks
from nybble.ops.int8 import autograd

if TYPE_CHECKING:
    from typing_extensions import Self

    from nybble._torch.bridge import Device

_ROW_FORMAT = 0  # the value of weight_format in new checkpoints


class Linear8bitLt(QuantizedLayer, torch.nn.Linear):
    """A linear layer whose weight is quantized to int8 by rows when it is moved to a device.

    has_fp16_weights: keep the weight floating and trainable, and quantize it at each forward.
    threshold: activation columns with an element of at least this magnitude are multiplied without
    quantization; 0 turns this off, 6.0 is usual. state_dict: `weight` (int8), `SCB` and
    `weight_format`, as in bitsandbytes.
    """

    weight: Int8Params
    _weight_class = Int8Params

    def __init__(
        self, input_features: int, output_features: int, bias: bool = True,
        has_fp16_weights: bool = True, threshold: float = 0.0, index: object = None,
        device: Device = None,
    ) -> None:  # fmt: skip
        checks.number("threshold", threshold, 0.0)
        has_fp16_weights = checks.flag("has_fp16_weights", has_fp16_weights)
        super().__init__(input_features, output_features, bias, device)
        self.state = autograd.MatmulLtState()
        self.index = index
        self.state.threshold = threshold
        self.state.has_fp16_weights = has_fp16_weights
        self.state.use_pool = threshold > 0.0 and not has_fp16_weights
        self.weight = Int8Params(
            self.weight.data, has_fp16_weights=has_fp16_weights, requires_grad=has_fp16_weights
        )

    def _adopt(self, weight: Tensor | None) -> None:
        """Update the state if a quantized weight with its own scales was assigned to the layer.

        The class does not override `__setattr__` for this purpose. FSDP and torch.func replace
        parameters without `__setattr__`, but only if the module does not override it. They may also
        assign tensors that are not parameters.
        """
        state = self.state
        if state._weight is weight or not isinstance(weight, Int8Params):
            return
        scales = weight.SCB if weight.SCB is not None else weight._handed_over
        if scales is None or not weight._is_quantized():
            return
        old = state._weight
        if isinstance(old, Int8Params) and old.SCB is None and old._handed_over is None:
            old._handed_over = state.SCB  # the old weight may be assigned to the layer again
        state.CB, state.SCB, state._weight = weight.data, scales, weight

    def init_8bit_state(self) -> None:
        """Move the codes and scales from the parameter to the state.

        A parameter that was moved without its layer has no scales. In this case, the state's scales
        are used.
        """
        weight, state = self.weight, self.state
        state.CB, state._weight = weight.CB, weight
        if weight.SCB is not None:
            state.SCB = weight._handed_over = weight.SCB
        elif state.SCB is not None:
            state.SCB = state.SCB.to(weight.device)
        weight.CB = weight.SCB = None

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> Self:
        self._adopt(private.parameter_of(self, "weight"))
        return super()._apply(fn, recurse)

    def _sync_with_weight(self) -> None:
        """Keep the state on the weight's device, also if a parent module moved the layer."""
        weight, state = self.weight, self.state
        quantized = weight.dtype == torch.int8
        state._weight = weight if quantized else None
        if weight.is_meta:
            return
        if getattr(weight, "SCB", None) is not None:
            # Take the scales now: the parameter has them until the first forward, but a tracer may
            # replace the parameter earlier.
            state.CB, state.SCB = weight.CB, weight.SCB
        if state.CB is not None:
            state.CB = weight.data if quantized else state.CB.to(weight.device)
        if state.SCB is not None:
            state.SCB = state.SCB.to(weight.device)

    def forward(self, x: Tensor) -> Tensor:
        """Return x [..., in] @ W^T + bias as [..., out] in x's dtype (or autocast's)."""
        if not fast_path.is_traced():
            done: Tensor | None = fast_path.linear_8bit(self, x, None)
            if done is not None:
                return done
        check_input(x)
        state = self._current_state()
        wanted = autocast_dtype(x)
        if wanted is not None:
            x = x.to(wanted)
        bias = self.bias
        if bias is not None and bias.dtype is not x.dtype:
            bias = bias.to(x.dtype)  # type: ignore[assignment]
        result: Tensor = autograd.matmul(x, self.weight, bias=bias, state=state)
        return result

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Bypass torch's Module.__call__ if there are no hooks, as in Linear4bit."""
        if len(args) == 1 and not kwargs and not fast_path.is_traced():
            done = fast_path.linear_8bit(self, args[0], _CALL_DEPENDENCIES)
            if done is not None:
                return done
        return super().__call__(*args, **kwargs)

    def _current_state(self) -> autograd.MatmulLtState:
        """Return the state of the current weight; store the layer's training mode in it."""
        state = self.state
        state.is_training = self.training
        weight = private.parameter_of(self, "weight")
        weight = self.weight if weight is None else weight
        if weight.dtype != torch.int8:
            # CB and SCB may belong to an int8 weight that this floating weight replaced
            return state if state._weight is None else self._state_with(None, None)
        if not bridge.is_traced():
            self._adopt(weight)
        # torch.compile cannot guard `is`, so a traced weight always counts as foreign
        foreign = state._weight is not None and (state._weight is not weight or bridge.is_traced())
        if state.CB is not None and foreign:
            return self._state_of_foreign_weight(weight)
        if getattr(weight, "CB", None) is not None:
            self.init_8bit_state()
        elif state.CB is None:
            # SCB is not None if the weight was made from codes
            stats = getattr(weight, "SCB", None)
            stats = getattr(weight, "_handed_over", None) if stats is None else stats
            stats = state.SCB if stats is None else stats  # from a sharded checkpoint
            if stats is None:
                raise InvalidArgument(
                    "Linear8bitLt: the int8 weight has no SCB: set weight.SCB to the weight's "
                    "row scales (or, before an export, call the layer once)"
                )
            state.CB, state.SCB = weight.data, stats.to(weight.device)
        # This is also checked in the first call, because torch.jit.trace compares two calls.
        if state.CB is not None and not is_memory_of(state.CB, weight):
            state.CB = weight.data  # code outside of nybble assigned to .data
        state._weight = weight
        return state

    def _state_of_foreign_weight(self, weight: Tensor) -> autograd.MatmulLtState:
        """Return the state of a weight that replaces the parameter during one call.

        torch.func.functional_call and offloading replace the parameter. A plain int8 tensor has no
        scales, so its values must be the layer's own.
        """
        state, stats = self.state, None
        for owner, name in ((weight, "SCB"), (weight, "_handed_over"), (self, "SCB")):
            stats = getattr(owner, name, None) if stats is None else stats
        if stats is not None:
            return self._state_with(weight, stats.to(weight.device))
        if bridge.is_traced():
            return state
        if private.is_transformed(weight):
            raise Unsupported("Linear8bitLt: vmap over quantized weights is not supported")
        codes = state.CB
        assert codes is not None
        plain = bridge.eager(weight) and weight.device == codes.device and not weight.is_meta
        if plain and not torch.equal(weight, codes):
            raise InvalidArgument(
                "Linear8bitLt: the int8 weight belongs to another layer and has no SCB: pass that "
                "layer's parameter, an Int8Params"
            )
        return state

    def _state_with(self, codes: Tensor | None, stats: Tensor | None) -> autograd.MatmulLtState:
        """Return a state with this layer's settings for one call."""
        state = autograd.MatmulLtState(CB=codes, SCB=stats, threshold=self.state.threshold)
        state.is_training, state.has_fp16_weights = self.training, False
        return state

    @property
    def _checkpoint(self) -> SimpleNamespace:
        """An object that has the checkpoint keys SCB and weight_format as attributes."""
        self._adopt(private.parameter_of(self, "weight"))
        return SimpleNamespace(SCB=self.state.SCB, weight_format=_ROW_FORMAT)

    def _fqn_modifiers(self) -> dict[str, str]:
        """Tell torch.distributed.checkpoint in which attribute to look up checkpoint keys."""
        return dict.fromkeys(("SCB", "weight_format"), "_checkpoint")

    def _save_to_state_dict(
        self, destination: dict[str, Any], prefix: str, keep_vars: bool
    ) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        if self.state.has_fp16_weights:
            return
        stats = self._row_scales()
        if stats is not None:
            destination[f"{prefix}SCB"] = stats if keep_vars else stats.detach()
            destination[f"{prefix}weight_format"] = torch.tensor(_ROW_FORMAT, dtype=torch.uint8)

    def _row_scales(self) -> Tensor | None:
        """Return the row scales. The weight has them until the first forward; afterwards the state
        has them.

        Return None for a floating weight, even if the state has the scales of the last product.
        """
        if self.weight.dtype != torch.int8:
            return None
        self._adopt(self.weight)
        stats: Tensor | None = getattr(self.weight, "SCB", None)
        return self.state.SCB if stats is None else stats

    def _load_checkpoint(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        wrong_items = wrong_items_8bit(state_dict, prefix)
        if wrong_items:
            error_msgs += wrong_items
            return
        weight: Any = state_dict.get(f"{prefix}weight")
        form = state_dict.get(f"{prefix}weight_format", _ROW_FORMAT)
        form = read(form)
        form = form.item() if isinstance(form, Tensor) and form.numel() == 1 else form
        if weight is not None and (shown := checks.shown(form, str)) not in ("0", "row"):
            raise InvalidArgument(f"{prefix}weight_format={shown}: only 0 ('row') is supported")
        stats: Any = read(state_dict.get(f"{prefix}SCB"))
        quantized = weight is not None and weight.dtype == torch.int8
        quantized = quantized and weight.shape == self.weight.shape  # torch reports a wrong shape
        kept = None
        if quantized and stats is None:  # int8 codes have no meaning without their scales
            state_dict = {key: state_dict[key] for key in state_dict if key != f"{prefix}weight"}
        elif quantized and is_sharded(weight):
            self.state.CB, self.state.SCB = None, stats.detach().clone().to(weight.device)
        elif quantized:
            if not local_metadata.get("assign_to_params_buffers", False):
                kept = self._scales_in_place(stats)
            if kept is None:
                state_dict = {**state_dict, f"{prefix}weight": (weight := read(weight))}
                self._become_int8(weight)
        super()._load_checkpoint(
            state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
        )
        if quantized and stats is None:
            missing_keys[:] = [key for key in missing_keys if key != f"{prefix}weight"]
            missing_keys.append(f"{prefix}SCB")
        elif kept is not None:
            kept.copy_(stats.detach())
        elif quantized and not is_sharded(weight):
            codes = self.weight.data
            scales = stats.detach().clone().to(codes.device, torch.float32)
            self.weight = Int8Params(codes, requires_grad=False, CB=codes, SCB=scales)
        ours = [f"{prefix}SCB", f"{prefix}weight_format"]
        unexpected_keys[:] = [key for key in unexpected_keys if key not in ours]
        if weight is None and not self.state.has_fp16_weights and self._row_scales() is not None:
            missing_keys += [key for key in ours if key not in state_dict]

    def _scales_in_place(self, stats: Tensor) -> Tensor | None:
        """Return the shared tensor of scales, into which a checkpoint's scales can be copied; None
        if the tensor must be replaced."""
        scales, weight = self._row_scales(), self.weight
        if scales is None or not isinstance(weight, Int8Params) or not weight._is_quantized():
            return None
        ready = not any(one.is_meta or one.is_inference() for one in (weight, scales))
        fits = ready and scales.shape == stats.shape and not self.state.has_fp16_weights
        return scales if fits else None

    def _become_int8(self, weight: Tensor) -> None:
        """Replace the weight with an int8 weight, so that torch can copy a checkpoint into it."""
        if self.state.has_fp16_weights:
            raise InvalidArgument(
                "the checkpoint is int8, but the layer was made with has_fp16_weights=True: make "
                "it with has_fp16_weights=False"
            )
        device = weight.device if self.weight.is_meta else self.weight.device
        self.weight = Int8Params(torch.empty_like(weight, device=device), requires_grad=False)
        self.state.CB = self.state.SCB = None


_CALL_DEPENDENCIES = call_dependencies(Linear8bitLt.forward)
