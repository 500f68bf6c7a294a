"""transformers' tensor and expert parallelism, for models with quantized layers.

transformers' plans map names of modules and parameters to parallel styles. Before the weights are
loaded, transformers applies the styles to the model on the meta device. While it loads, it reads
only the shard of each tensor that is a DTensor in the model's state_dict. The state_dict of sharded
experts has DTensors, so each process reads and quantizes only its own experts.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import torch
from torch import Tensor
from transformers import PreTrainedModel
from transformers.distributed.parallel_utils import (
    ALL_PARALLEL_STYLES,
    replace_layer_number_by_wildcard,
)

from nybble.errors import InvalidArgument, Unsupported
from nybble.nn.expert_sharding import checked
from nybble.nn.experts import Experts
from nybble.nn.linear4bit import Linear4bit
from nybble.nn.linear8bit import Linear8bitLt
from nybble.nn.transformers_modules import experts_in, stacked_weights

if TYPE_CHECKING:
    from torch.distributed.device_mesh import DeviceMesh

_TENSOR, _EXPERT = "nybble_experts_tensor", "nybble_experts_expert"
# the styles of modules that contain experts
_OF_EXPERTS = (_TENSOR, "moe_tp_experts", "ep_dispatch_experts")


class _TensorParallel:
    """The style of quantized experts for tensor parallelism: the layer sums the results."""

    def validate_param(self, module: Experts, *args: object, **kwargs: object) -> None:
        """Do nothing. transformers calls this for each parameter."""

    def shard_param(self, module: Experts, param: str, mesh: DeviceMesh) -> None:
        """Do nothing. transformers calls this for each parameter."""

    def install_forward(self, module: Experts, mesh: DeviceMesh) -> Experts:
        """Shard a layer. transformers calls this once for each layer."""
        module.keep_shard(checked(module.gate.name, module.num_experts, mesh, sums=True))
        return module


class _ExpertParallel(_TensorParallel):
    """The style of gate_up_proj for expert parallelism, beside transformers' style of the layer.

    transformers numbers each process's experts from 0, gives rows of other processes the number
    after the last one, and sums the results.
    """

    def shard_param(self, module: Experts, param: str, mesh: DeviceMesh) -> None:
        """Shard the layer of gate_up_proj."""
        name, ranks = module.gate.name, mesh.size()
        if module.num_experts % ranks:
            raise InvalidArgument(
                f"{name} has {module.num_experts} experts: expected a multiple of the {ranks} "
                "processes, because transformers divides experts evenly\nhint: change ep_size"
            )
        module.keep_shard(checked(name, module.num_experts, mesh, sums=False))
        module.first_expert, module.all_experts = 0, module.num_experts + 1


ALL_PARALLEL_STYLES.register(_TENSOR, _TensorParallel())
ALL_PARALLEL_STYLES.register(_EXPERT, _ExpertParallel())


def update_plan(model: PreTrainedModel, plan: dict[str, str]) -> None:
    """Change a tensor- or expert-parallel plan in place, so that it divides quantized experts along
    their first dimension, and does not divide quantized linear layers."""
    floating = {_pattern(name) for name, one in model.named_modules() if stacked_weights(one)}
    for pattern in {_pattern(name) for name in experts_in(model)}:
        style = plan.pop(pattern, None)
        for rule in [rule for rule in plan if rule.startswith(f"{pattern}.")]:
            del plan[rule]
        if pattern in floating:  # a rule cannot name some of the layers
            continue
        if style == "ep_dispatch_experts":
            plan[f"{pattern}.gate_up_proj"] = _EXPERT
            plan[pattern] = style
        elif plan is model.tp_plan:
            plan[pattern] = _TENSOR
    _keep_linear_layers_whole(model, plan)


def _pattern(name: str) -> str:
    """Return the name by which a plan refers to a module."""
    pattern: str = replace_layer_number_by_wildcard(name)
    return pattern


def _keep_linear_layers_whole(model: PreTrainedModel, plan: dict[str, str]) -> None:
    """Remove the rules of quantized linear layers, and those of the modules that contain them.

    transformers' set_param_for_module would make a DTensor of the packed bytes, and lose their
    quantization state. The rules of a module's layers depend on each other.
    """
    linear = (Linear4bit, Linear8bitLt)
    found = {_pattern(name) for name, one in model.named_modules() if isinstance(one, linear)}
    named = sorted(found & plan.keys())
    if not named:
        return
    parents = {name.rpartition(".")[0] for name in named}
    for rule, style in list(plan.items()):
        beside = rule.rpartition(".")[0] in parents and style not in _OF_EXPERTS
        if rule in parents or beside:
            del plan[rule]
    config = getattr(model.config, "distributed_config", None)
    if config is not None and config.tp_size > 1:
        warnings.warn(
            f"these quantized linear layers are not divided among the {config.tp_size} processes; "
            f"every process has all of them:\n  {', '.join(named)}\nhint: transformers cannot "
            "divide quantized linear layers; to divide them in 16 bits, list them in "
            "llm_int8_skip_modules",
            stacklevel=2,
        )


def gathered(model: PreTrainedModel) -> dict[str, Tensor] | None:
    """Return a state_dict without DTensors, for save_pretrained of a model whose experts
    shard_experts has divided. Return None for other models.

    All processes must call this. For models that transformers divides, save_pretrained gathers.
    """
    divided = any(one.sharding is not None for one in experts_in(model).values())
    if not divided or getattr(model.config, "distributed_config", None) is not None:
        return None
    state: dict[str, Tensor] = model.state_dict()
    return {
        name: one.full_tensor().cpu() if hasattr(one, "full_tensor") else one
        for name, one in state.items()
    }


def check_config(model: PreTrainedModel) -> None:
    """Raise Unsupported if transformers shall divide the parameters of a quantized model by FSDP.

    transformers would divide them before it quantizes them.
    """
    config = getattr(model.config, "distributed_config", None)
    if config is not None and config.dp_size > 1:
        raise Unsupported(
            f"fsdp_size={config.fsdp_size}, dp_replicate_size={config.dp_replicate_size}: "
            "transformers' FSDP does not support models with bitsandbytes' quantization: expected "
            "1 for both\nhint: load the model without distributed_config, then call "
            "torch.distributed.fsdp.fully_shard"
        )


def check_whole(model: torch.nn.Module) -> None:
    """Raise Unsupported if processes divide the experts of a model."""
    for name, one in experts_in(model).items():
        if one.sharding is not None:
            raise Unsupported(
                f"dequantize: {name} has {one.num_experts} of {one.sharding.experts} experts: "
                "expected the experts of the whole layer\nhint: save the model, load it in one "
                "process, and dequantize it there"
            )
