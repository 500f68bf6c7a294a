"""transformers' conversions of checkpoints, while it quantizes fused experts. Prints JSON."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import torch
from compare import cosine, logits
from device import DEVICE
from experts import CONFIGS, MODELS, SIZES, experts_of, load, make
from llama import tokens
from safetensors.torch import load_file, save_file
from transformers import AutoConfig, AutoModelForImageTextToText, BitsAndBytesConfig
from transformers import conversion_mapping as conversions
from transformers.core_model_loading import Split, WeightConverter


def change(source: Path, target: Path) -> dict[str, torch.Tensor]:
    """Copy a checkpoint and return its arrays."""
    shutil.copytree(source, target)
    return load_file(target / "model.safetensors")


def either_layout(folder: Path) -> dict[str, float]:
    """Load Qwen3-VL-MoE, whose checkpoints have the experts as [in, out] or as [out, in].

    transformers compares their shapes with those of the model's parameters. It reads square
    weights, here gate_up_proj, as [out, in].
    """
    rope = {"rope_type": "default", "mrope_section": [2, 3, 3], "rope_theta": 1e4}
    text = {**SIZES, **MODELS["qwen3_moe"], "moe_intermediate_size": 32, "rope_parameters": rope}
    vision = {
        "depth": 1, "hidden_size": 32, "intermediate_size": 64, "num_heads": 2, "patch_size": 8,
        "out_hidden_size": 64, "num_position_embeddings": 16, "deepstack_visual_indexes": [0],
    }  # fmt: skip
    torch.manual_seed(20261201)
    config = AutoConfig.for_model("qwen3_vl_moe", text_config=text, vision_config=vision)
    plain = AutoModelForImageTextToText.from_config(config, dtype=torch.bfloat16).eval()
    for parameter in plain.parameters():
        if parameter.dim() > 1:
            torch.nn.init.normal_(parameter, std=0.05)
    plain.save_pretrained(folder / "out, in")
    arrays = change(folder / "out, in", folder / "in, out")
    for name in [name for name in arrays if name.endswith("experts.down_proj")]:
        arrays[name] = arrays[name].mT.contiguous()
    save_file(arrays, folder / "in, out/model.safetensors", {"format": "pt"})
    wanted, quantization = logits(plain.to(DEVICE), tokens()), BitsAndBytesConfig(load_in_8bit=True)
    found = {}
    for layout in ("out, in", "in, out"):
        model = AutoModelForImageTextToText.from_pretrained(
            folder / layout, quantization_config=quantization, device_map=DEVICE
        ).eval()
        found[layout] = cosine(logits(model, tokens()), wanted) if experts_of(model) else 0.0
    return found


def fused_layers(folder: Path) -> dict[str, float]:
    """Load a checkpoint whose linear layers are fused; save and reload the quantized model.

    save_pretrained reverts conversions, which would join the packed bytes of the layers.
    """
    plain = logits(make("qwen3_moe", folder / "plain"), tokens())
    arrays = change(folder / "plain", folder / "fused")
    names = [f"{name}_proj" for name in "qkv"]
    for layer in range(2):
        path = f"model.layers.{layer}.self_attn"
        parts = [arrays.pop(f"{path}.{name}.weight") for name in names]
        arrays[f"{path}.qkv.weight"] = torch.cat(parts)
    save_file(arrays, folder / "fused/model.safetensors", {"format": "pt"})
    targets = [f"self_attn.{name}" for name in names]
    fused = WeightConverter("self_attn.qkv", targets, operations=[Split(dim=0)])
    others = conversions.get_checkpoint_conversion_mapping("qwen3_moe")
    conversions.register_checkpoint_conversion_mapping("qwen3_moe", [*others, fused], True)
    found = {}
    for name, settings in CONFIGS.items():
        model = load(folder / "fused", settings)
        wanted = logits(model, tokens())
        found[name] = cosine(wanted, plain)
        model.save_pretrained(folder / "saved")
        again = logits(load(folder / "saved"), tokens())
        found[f"{name} reload"] = float((again - wanted).abs().max())
    settings = {"load_in_8bit": True, "llm_int8_has_fp16_weight": True}
    model = load(folder / "fused", settings)
    model.save_pretrained(folder / "floating")
    found["floating"] = cosine(logits(load(folder / "floating"), tokens()), plain)
    return found


def skipped_experts(folder: Path) -> dict[str, float]:
    """Reload a Llama 4 whose experts stay in 16 bits, and one as transformers 4 saved it, with the
    experts as linear layers."""
    make("llama4_text", folder / "plain")
    skip = {"llm_int8_skip_modules": ["experts", "lm_head"]}
    model = load(folder / "plain", {**CONFIGS["8-bit"], **skip})
    wanted = logits(model, tokens())
    model.save_pretrained(folder / "stacked")
    arrays = change(folder / "stacked", folder / "split")
    for name in [name for name in arrays if ".experts." in name]:
        path, _, part = name.rpartition(".")
        for number, weight in enumerate(arrays.pop(name).mT):
            names = ("gate_proj", "up_proj") if part == "gate_up_proj" else (part,)
            for one, piece in zip(names, weight.chunk(len(names)), strict=True):
                arrays[f"{path}.{number}.{one}.weight"] = piece.contiguous()
    save_file(arrays, folder / "split/model.safetensors", {"format": "pt"})
    return {
        layout: float((logits(load(folder / layout), tokens()) - wanted).abs().max())
        for layout in ("stacked", "split")
    }


def main(folder: Path) -> dict[str, Any]:
    return {
        "either layout": either_layout(folder / "qwen3_vl_moe"),
        "fused layers": fused_layers(folder / "qwen3_moe"),
        "skipped experts": skipped_experts(folder / "llama4"),
    }


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
