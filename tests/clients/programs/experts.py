"""transformers and peft with fused experts: load, generate, save, reload, adapt. Prints JSON."""

from __future__ import annotations

import contextlib
import importlib
import json
import pickle
import re
import shutil
import sys
import warnings
from pathlib import Path
from typing import Any

import bitsandbytes as bnb
import torch
import transformers
from accelerate import cpu_offload
from compare import cosine, fit, logits
from device import DEVICE
from llama import tokens
from peft import IA3Config, LoraConfig, PeftModel, get_peft_model
from safetensors.torch import load_file, save_file
from torch.utils._python_dispatch import TorchDispatchMode
from transformers import AutoConfig, AutoModelForCausalLM, BitsAndBytesConfig

from nybble.errors import InvalidArgument
from nybble.nn import transformers_modules as modules
from nybble.nn.peft_experts import with_experts

SIZES = {
    "vocab_size": 128, "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "max_position_embeddings": 64, "pad_token_id": 0, "bos_token_id": 1,
    "eos_token_id": 2, "intermediate_size": 96,
}  # fmt: skip
EIGHT = {"n_routed_experts": 8, "num_experts_per_tok": 2, "first_k_dense_replace": 1}
FOUR = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 96}
MODELS: dict[str, dict[str, Any]] = {
    "mixtral": {"num_local_experts": 4, "num_experts_per_tok": 2},
    "qwen2_moe": {**FOUR, "shared_expert_intermediate_size": 64},
    "qwen3_moe": {**FOUR, "head_dim": 16},
    "olmoe": {"num_experts": 4, "num_experts_per_tok": 2},
    "deepseek_v2": {
        **EIGHT, "moe_intermediate_size": 64, "q_lora_rank": 32, "kv_lora_rank": 16,
        "qk_rope_head_dim": 8, "qk_nope_head_dim": 16, "v_head_dim": 16, "num_key_value_heads": 4,
    },
    "deepseek_v3": {
        **EIGHT, "moe_intermediate_size": 64, "n_group": 2, "topk_group": 1, "q_lora_rank": 32,
        "kv_lora_rank": 16, "qk_rope_head_dim": 8, "qk_nope_head_dim": 16, "v_head_dim": 16,
        "num_key_value_heads": 4,
    },
    "gpt_oss": {
        "num_local_experts": 4, "num_experts_per_tok": 2, "head_dim": 16,
        "layer_types": ["full_attention"] * 2, "intermediate_size": 64,
    },
    "llama4_text": {
        "num_local_experts": 4, "num_experts_per_tok": 1, "head_dim": 16,
        "intermediate_size_mlp": 96, "interleave_moe_layer_step": 1, "attention_chunk_size": 32,
    },
    "glm4_moe": {
        **EIGHT, "moe_intermediate_size": 64, "head_dim": 16, "n_group": 1, "topk_group": 1,
    },
}  # fmt: skip
CONFIGS: dict[str, dict[str, Any]] = {
    "4-bit": {
        "load_in_4bit": True, "bnb_4bit_quant_type": "nf4", "bnb_4bit_use_double_quant": True,
        "bnb_4bit_compute_dtype": torch.float32,
    },
    "8-bit": {"load_in_8bit": True},
}  # fmt: skip


def make(kind: str, folder: Path) -> Any:
    """Save a random model and return it on the device."""
    torch.manual_seed(20261128)
    config = AutoConfig.for_model(kind, **{**SIZES, **MODELS[kind]})
    model = AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16).eval()
    for parameter in model.parameters():
        if parameter.dim() > 1:
            torch.nn.init.normal_(parameter, std=0.05)
    model.save_pretrained(folder)
    return model.to(DEVICE)


def load(folder: Path, settings: dict[str, Any] | None = None, **more: Any) -> Any:
    if settings is not None:
        more["quantization_config"] = BitsAndBytesConfig(**settings)
    return AutoModelForCausalLM.from_pretrained(
        folder, device_map=DEVICE, dtype=torch.bfloat16, **more
    ).eval()


def experts_of(model: Any) -> list[Any]:
    kinds = (bnb.nn.Experts4bit, bnb.nn.Experts8bit)
    return [one for one in model.modules() if isinstance(one, kinds)]


def one_case(kind: str, folder: Path, settings: dict[str, Any], plain: Any) -> dict[str, Any]:
    ids = tokens()
    model = load(folder / "plain", settings)
    found = logits(model, ids)
    model.save_pretrained(folder / "saved", max_shard_size="30KB")
    again = load(folder / "saved")
    again.save_pretrained(folder / "again")
    lora = with_experts(LoraConfig(target_modules=["experts"]))
    adapted = get_peft_model(load(folder / "again"), lora)
    return {
        "experts": sorted({type(one).__name__ for one in experts_of(model)}),
        "adapters": sum(p.requires_grad for p in adapted.parameters()) / len(experts_of(model)),
        "left": sum(p.dim() > 2 and p.is_floating_point() for p in model.parameters()),
        "cosine": cosine(found, logits(plain, ids)),
        "generated": list(model.generate(ids, max_new_tokens=4, do_sample=False).shape),
        "reload": float((logits(again, ids) - found).abs().max()),
        "twice": float((logits(load(folder / "again"), ids) - found).abs().max()),
        "pickled": float((logits(pickle.loads(pickle.dumps(model)), ids) - found).abs().max()),
        "dequantized": cosine(logits(model.dequantize(), ids), found),
    }


def adapted(folder: Path, settings: dict[str, Any], targets: Any) -> dict[str, Any]:
    """Train LoRA on attention and experts; save, reload and merge it."""
    ids = tokens(24, 4)
    torch.manual_seed(1)
    config = with_experts(LoraConfig(r=8, lora_alpha=16, target_modules=targets))
    model = get_peft_model(load(folder / "plain", settings), config)
    losses = fit(model, ids, 8)
    found = logits(model, ids)
    model.save_pretrained(folder / "adapter")
    base = load(folder / "plain", settings)
    config = with_experts(LoraConfig.from_pretrained(folder / "adapter"))
    again = PeftModel.from_pretrained(base, folder / "adapter", config=config)
    merged = again.merge_and_unload()
    return {
        "losses": losses,
        "trained": sorted({n.rpartition(".")[2] for n, p in model.named_parameters()
                           if p.requires_grad and "experts" in n}),
        "reload": float((logits(PeftModel.from_pretrained(
            load(folder / "plain", settings), folder / "adapter", config=config
        ), ids) - found).abs().max()),
        "merged": cosine(logits(merged, ids), found),
    }  # fmt: skip


class Largest(TorchDispatchMode):  # type: ignore[misc,no-any-unimported]
    """Remember the number of values of the largest floating tensor that an operation returns."""

    values = 0

    def __torch_dispatch__(self, call: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        made = call(*args, **(kwargs or {}))
        if isinstance(made, torch.Tensor) and made.is_floating_point():
            self.values = max(self.values, made.numel())
        return made


def options(folder: Path) -> dict[str, Any]:
    """Random adapters, adapters that peft loads without a first initialization, refused options."""
    ids, four = tokens(24, 4), CONFIGS["4-bit"]
    base = logits(load(folder / "plain", four), ids)

    def made(**more: Any) -> Any:
        config = with_experts(LoraConfig(target_modules=["experts"], **more))
        return get_peft_model(load(folder / "plain", four), config)

    model = made(init_lora_weights=False)
    found = logits(model, ids)
    model.save_pretrained(folder / "random")
    config = with_experts(LoraConfig.from_pretrained(folder / "random"))
    again = PeftModel.from_pretrained(
        load(folder / "plain", four), folder / "random", config=config, low_cpu_mem_usage=True
    )
    odd = made(r=3, init_lora_weights=False)  # grouped_mm requires strides of whole 16 bytes
    linear = get_peft_model(
        load(folder / "plain", four), with_experts(LoraConfig(r=8, target_modules="all-linear"))
    )
    both, single = (LoraConfig(target_modules=one) for one in (["experts"], "all-linear"))
    refused = {
        "rank": lambda: made(r=0),
        "no LoRA": lambda: with_experts(IA3Config(target_modules=["experts"])),
        "weighted": lambda: model.add_weighted_adapter(["default"], [0.5], "added"),
        "both after single": lambda: linear.add_adapter("other", with_experts(both)),
        "single after both": lambda: logits((odd.add_adapter("other", single), odd)[1], ids),
        "kind": lambda: made(init_lora_weights="olora"),
        "dropout": lambda: made(lora_dropout=0.1),
        "mixed": lambda: model(ids, adapter_names=["default", "__base__"] * 2),
        "NaN": lambda: again.merge_and_unload(safe_merge=True),
    }
    texts = {}
    three = logits(odd, ids)
    with Largest() as seen:
        odd.merge_adapter()
    merged = cosine(logits(odd, ids), three)
    odd.unmerge_adapter()
    reload = float((logits(again, ids) - found).abs().max())
    next(p for name, p in again.named_parameters() if "lora_B" in name).data.fill_(torch.nan)
    for name, call in refused.items():
        try:
            call()
        except Exception as error:
            texts[name] = str(error)
    return {
        "random": float((found - base).abs().max()),
        "gaussian": float((logits(made(init_lora_weights="gaussian"), ids) - base).abs().max()),
        "reload": reload,
        "odd rank": merged,
        "merge values": seen.values,
        "refused": texts,
    }


def others(folder: Path) -> dict[str, Any]:
    """Skipped and offloaded experts, a checkpoint with 16-bit experts, and a wrong checkpoint."""
    ids, four = tokens(), CONFIGS["4-bit"]
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        skipped = load(folder / "plain", {**four, "llm_int8_skip_modules": ["experts", "lm_head"]})
        hidden = [str(one.message) for one in said if "not quantized" in str(one.message)]
    wanted = logits(skipped, ids)
    quantized = load(folder / "plain", four)
    here = logits(quantized, ids)
    quantized.save_pretrained(folder / "incomplete")
    moved = logits(cpu_offload(quantized, execution_device=torch.device(DEVICE)), ids)
    skipped.save_pretrained(folder / "floating experts")
    # bitsandbytes does not list the experts
    file = folder / "floating experts/config.json"
    file.write_text(file.read_text("utf-8").replace('"experts"', '"none"'), "utf-8")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        floating = load(folder / "floating experts")
    config = AutoConfig.from_pretrained(folder / "plain")
    config.num_experts = 6
    wrong = ""
    with contextlib.suppress(KeyError):
        try:
            load(folder / "plain", four, config=config)
        except Exception as error:
            wrong = str(error)
    incomplete = []
    for name, removed in (("incomplete", "1.mlp.experts.gate_up_proj"), ("plain", "1.mlp.experts")):
        file = folder / "incomplete/model.safetensors"
        kept = load_file(folder / name / "model.safetensors")
        save_file({k: v for k, v in kept.items() if removed not in k}, file, {"format": "pt"})
        if name == "plain":
            shutil.copy(folder / "plain/config.json", file.parent)
        try:
            load(file.parent, four if name == "plain" else None)
        except InvalidArgument as error:
            incomplete.append(str(error))
    other = load(
        folder.parent / "deepseek_v3/plain", {**four, "llm_int8_skip_modules": ["experts"]}
    )
    return {
        "skipped": len(experts_of(skipped)),
        "hidden": hidden,
        "offloaded": float((moved - here).abs().max()),
        "plan": {rule: style for rule, style in quantized.tp_plan.items() if "layers" in rule},
        "skipped plan": sorted(rule for rule in other.tp_plan if "layers" in rule),
        "16-bit warning": [str(one.message) for one in said if "not quantized" in str(one.message)],
        "16-bit experts": len(experts_of(floating)),
        "16-bit reload": float((logits(floating, ids) - wanted).abs().max()),
        "wrong count": wrong,
        "incomplete": incomplete,
    }


def trainable(folder: Path) -> dict[str, Any]:
    """llm_int8_has_fp16_weight: linear layers keep floating weights, and experts stay floating."""
    ids, settings = tokens(), {"load_in_8bit": True, "llm_int8_has_fp16_weight": True}
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        model = load(folder / "plain", settings)
    wanted = logits(model, ids)
    model.save_pretrained(folder / "floating")
    again = load(folder / "floating")
    return {
        "warning": [str(one.message) for one in said if "not quantized" in str(one.message)],
        "cosine": cosine(wanted, logits(load(folder / "plain"), ids)),
        "reload": float((logits(again, ids) - wanted).abs().max()),
        "dtypes": sorted({str(p.dtype) for p in again.parameters()}),
        "dequantized": cosine(logits(again.dequantize(), ids), wanted),
    }


def unknown(folder: Path) -> list[str]:
    """Load a model whose experts transformers does not describe; return the warnings."""
    from transformers.models.qwen3_moe import modeling_qwen3_moe as source

    class Strange(source.Qwen3MoeExperts):  # type: ignore[misc]
        def __init__(self, config: Any) -> None:
            super().__init__(config)
            self.has_post_expert_norm = True

    source.Qwen3MoeExperts = Strange
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        load(folder / "plain", CONFIGS["4-bit"])
    return [str(one.message) for one in said if "not quantized" in str(one.message)]


class AnyConfig:
    """The configuration of any model, whose settings have values by a part of their names."""

    _experts_implementation = "eager"

    def __getattr__(self, name: str) -> Any:
        values = {"act": "silu", "intermediate": 96, "expert": 4, "size": 64}
        return next((value for part, value in values.items() if part in name), 7.0)


def difference(kind: Any) -> float | None:
    """Return the largest difference between transformers' experts with dequantized weights and the
    layer that replaces them; None if nybble does not replace them."""
    model = torch.nn.Module()
    model.experts = kind(AnyConfig())
    weights = {name: torch.randn(one.shape) / 8 for name, one in model.experts.named_parameters()}
    config = BitsAndBytesConfig(load_in_4bit=True, bnb_4bit_compute_dtype=torch.float32)
    modules.replace_experts(model, config, None, pre_quantized=True)
    layer = model.experts
    if not isinstance(layer, bnb.nn.Experts4bit):
        return None
    layer.to_empty(device=DEVICE)
    for name in ("gate_up", "down"):
        layer.set_arrays(layer.gate.loaded(layer, name, weights[f"{name}_proj"].to(DEVICE)))
    layer.set_biases(*(weights.get(f"{name}_proj_bias") for name in ("gate_up", "down")))
    x = torch.randn(9, layer.hidden_dim).to(DEVICE)
    ids = torch.rand(9, layer.num_experts).topk(2).indices.to(DEVICE)
    with torch.no_grad():
        found = layer(x, ids, torch.ones_like(ids, dtype=x.dtype))
        modules.restore_experts(model, x.dtype)
        wanted = model.experts.to(DEVICE)(x, ids, torch.ones_like(ids, dtype=x.dtype))
    return float((found - wanted).abs().max() / wanted.abs().max())


def classes() -> dict[str, float | None]:
    """Return the differences for all classes with transformers' decorator."""
    found = {}
    for file in sorted(Path(transformers.__file__).parent.glob("models/*/modeling_*.py")):
        source = file.read_text("utf-8")
        for name in re.findall(r"@use_experts_implementation.*\nclass (\w+)", source):
            module = importlib.import_module(f"transformers.models.{file.parent.name}.{file.stem}")
            found[name] = difference(getattr(module, name))
    return found


def main(folder: Path) -> dict[str, Any]:
    seen: dict[str, Any] = {"models": sorted(MODELS)}
    for kind in MODELS:
        plain = make(kind, folder / kind / "plain")
        for name, settings in CONFIGS.items():
            seen[f"{kind} {name}"] = one_case(kind, folder / kind, settings, plain)
    for (name, settings), targets in zip(
        CONFIGS.items(), ("all-linear", ["q_proj", "experts"]), strict=True
    ):
        seen[f"adapted {name}"] = adapted(folder / "qwen3_moe", settings, targets)
    seen["options"] = options(folder / "qwen3_moe")
    seen["others"] = others(folder / "qwen3_moe")
    seen["classes"] = classes()
    seen["trainable"] = trainable(folder / "qwen3_moe")
    seen["unknown"] = unknown(folder / "qwen3_moe")
    return seen


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
