"""The additions to transformers' bitsandbytes quantizers, for fused experts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch
from transformers import PreTrainedModel
from transformers.quantizers.base import HfQuantizer

from nybble.nn.experts import Experts
from nybble.nn.linear8bit import Linear8bitLt
from nybble.nn.transformers_modules import (
    check_loaded,
    holds,
    not_quantized,
    replace_experts,
    restore_experts,
    without_quantized,
)
from nybble.nn.transformers_parallel import (
    check_config,
    check_whole,
    gathered,
    update_plan,
)

_NOT_IN_CHECKPOINT = (
    "the checkpoint has them in 16 bits, as bitsandbytes writes it (to quantize them, load the "
    "original checkpoint)"
)


class _ExpertsOperation:
    """Converts loaded weights: experts to quantized arrays, other weights by transformers' own
    operation."""

    def __init__(self, others: Any) -> None:
        self.others, self.hf_quantizer = others, others.hf_quantizer

    def convert(
        self, input_dict: dict[str, list[torch.Tensor]], model: PreTrainedModel, **kwargs: object
    ) -> object:
        made: dict[str, torch.Tensor] = {}
        for name, value in input_dict.items():
            path, _, own = name.rpartition(".")
            module = model.get_submodule(path)
            if not isinstance(module, Experts):
                return self.others.convert(input_dict, model=model, **kwargs)
            weight = value[0] if isinstance(value, list) else value
            arrays = module.gate.loaded(module, own.removesuffix("_proj"), weight)
            made.update({f"{path}.{key}": array for key, array in arrays.items()})
        return made


def _is_deserialization(conversion: object) -> bool:
    operations = getattr(conversion, "operations", ())
    return any(getattr(one, "hf_quantizer", None) is not None for one in operations)


def _keeps_fp16(quantizer: HfQuantizer) -> bool:
    config = quantizer.quantization_config
    return bool(config.load_in_8bit and config.llm_int8_has_fp16_weight)


class ExpertsQuantizer(HfQuantizer):  # type: ignore[misc]
    """The additions to a bitsandbytes quantizer of transformers.

    ExpertsQuantizer must be the first base class.
    """

    modules_to_not_convert: list[str]
    has_stacked_experts: bool
    quantizes_experts = True

    def preprocess_model(
        self, model: PreTrainedModel, dtype: torch.dtype | None = None,
        checkpoint_files: list[str] | None = None, **kwargs: object,
    ) -> None:  # fmt: skip
        check_config(model)
        files = checkpoint_files or ()
        if _keeps_fp16(self) and not holds("SCB", files):
            # The checkpoint has the floating weights, which the layers quantize in each forward.
            self.pre_quantized = False
        # A checkpoint that bitsandbytes wrote has quantized linear layers but 16-bit experts.
        self.quantizes_experts = not _keeps_fp16(self) and (
            not self.pre_quantized or holds("down_absmax", files)
        )
        self.has_stacked_experts = self.quantizes_experts or holds("gate_up_proj", files)
        super().preprocess_model(model, dtype, checkpoint_files=checkpoint_files, **kwargs)

    def _convert_model_for_quantization(self, model: PreTrainedModel) -> None:
        # transformers splits Llama 4's experts into linear layers, as transformers 4 saved them
        if not self.has_stacked_experts:
            super()._convert_model_for_quantization(model)

    def _process_model_before_weight_loading(
        self, model: PreTrainedModel, *args: object, **kwargs: object
    ) -> object:
        made = super()._process_model_before_weight_loading(model, *args, **kwargs)
        if self.quantizes_experts:
            config, skipped = self.quantization_config, self.modules_to_not_convert
            replace_experts(model, config, skipped, self.pre_quantized)
        return made

    def param_needs_quantization(
        self, model: PreTrainedModel, param_name: str, **kwargs: object
    ) -> bool:
        path, _, own = param_name.rpartition(".")
        if isinstance(model.get_submodule(path), Experts):
            return own in ("gate_up_proj", "down_proj")
        needed: bool = super().param_needs_quantization(model, param_name, **kwargs)
        return needed

    def param_element_size(
        self, model: PreTrainedModel, param_name: str, param: torch.Tensor
    ) -> float:
        path = param_name.rpartition(".")[0]
        if isinstance(model.get_submodule(path), Experts) and not param.is_floating_point():
            return param.element_size()  # the parameter's bytes are packed already
        size: float = super().param_element_size(model, param_name, param)
        return size

    def get_quantize_ops(self) -> object:
        return _ExpertsOperation(super().get_quantize_ops())

    def update_weight_conversions(
        self, conversions: Iterable[object], model: PreTrainedModel
    ) -> list[object]:
        # A quantized checkpoint has the quantized arrays under the model's own names.
        kept = without_quantized(conversions, model) if self.pre_quantized else conversions
        found: list[object] = super().update_weight_conversions(kept, model)
        return found

    def update_parallel_plan(self, model: PreTrainedModel, plan: dict[str, str]) -> None:
        super().update_parallel_plan(model, plan)
        update_plan(model, plan)

    def get_state_dict_and_metadata(
        self, model: PreTrainedModel
    ) -> tuple[dict[str, torch.Tensor] | None, dict[str, str]]:
        state, metadata = super().get_state_dict_and_metadata(model)
        return gathered(model) if state is None else state, metadata

    def _process_model_after_weight_loading(
        self, model: PreTrainedModel, **kwargs: object
    ) -> object:
        made = super()._process_model_after_weight_loading(model, **kwargs)
        check_loaded(model)
        # Remove the conversions of quantized weights, because save_pretrained reverts all
        # conversions. Reverting would split or join packed bytes, and the conversions of a
        # quantizer cannot be reverted.
        kept: Any = model._weight_conversions
        reason = {}
        if _keeps_fp16(self):
            reason["reason"] = "llm_int8_has_fp16_weight is set"
        else:
            kept = without_quantized(kept, model)
            if not self.quantizes_experts:
                reason["reason"] = _NOT_IN_CHECKPOINT
        model._weight_conversions = [one for one in kept if not _is_deserialization(one)]
        not_quantized(model, self.modules_to_not_convert, **reason)
        return made

    def _dequantize(self, model: PreTrainedModel, dtype: torch.dtype | None = None) -> object:
        check_whole(model)
        if isinstance(dtype, str):  # save_pretrained makes the configuration's dtype a string
            dtype = getattr(torch, dtype)
        for module in model.modules():
            if isinstance(module, Linear8bitLt) and module.weight.is_floating_point():
                # transformers multiplies every Int8Params by its scales
                module.weight = torch.nn.Parameter(module.weight.data)  # type: ignore[assignment]
        restore_experts(model, dtype or torch.get_default_dtype())
        return super()._dequantize(model, dtype=dtype)
