"""transformers, peft and accelerate: divide a quantized Llama among devices. Prints JSON.

python device_map.py FOLDER auto       device_map="auto": all visible GPUs, or the CPU
python device_map.py FOLDER offload    a GPU computes layers that are kept in the CPU's memory
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from compare import cosine, logits
from device import DEVICE
from llama import make, tokens
from peft import LoraConfig, get_peft_model
from qlora import CONFIGS, train
from transformers import AutoModelForCausalLM, BitsAndBytesConfig

LAYERS = 6
FRONT = ("model.embed_tokens", "model.rotary_emb", "model.norm", "lm_head")


def load(folder: Path, device_map: Any, settings: dict[str, Any] | None, **more: Any) -> Any:
    if settings is not None:
        more["quantization_config"] = BitsAndBytesConfig(**settings)
    return AutoModelForCausalLM.from_pretrained(
        folder, device_map=device_map, dtype=torch.float32, **more
    ).eval()


def auto(folder: Path) -> dict[str, Any]:
    ids = tokens(24, 4)
    seen: dict[str, Any] = {}
    for name, settings in CONFIGS.items():
        wanted = logits(load(folder / "plain", DEVICE, settings), ids)
        model = load(folder / "plain", "auto", settings)
        found = logits(model, ids)
        text = model.generate(ids, max_new_tokens=4, do_sample=False, pad_token_id=0)
        model.save_pretrained(folder / name)
        again = load(folder / name, "auto", None)
        lora = LoraConfig(r=8, target_modules=["q_proj", "down_proj"], task_type="CAUSAL_LM")
        seen[name] = {
            "devices": sorted({str(p.device) for p in model.parameters()}),
            "cosine": cosine(found, wanted),
            "generated": list(text.shape),
            "reload": float((logits(again, ids) - found).abs().max()),
            "losses": train(get_peft_model(model, lora), ids, 4),
        }
    return seen


def offload(folder: Path) -> dict[str, Any]:
    """Keep the last layer in the CPU's memory: listed in the map, or because the GPU is full."""
    ids = tokens()
    plain = logits(load(folder / "plain", DEVICE, None), ids)
    layers = {f"model.layers.{n}": 0 for n in range(LAYERS - 1)}
    listed = dict.fromkeys(FRONT, 0) | layers | {f"model.layers.{LAYERS - 1}": "cpu"}
    seen: dict[str, Any] = {}
    for name, settings in CONFIGS.items():
        settings = settings | {"llm_int8_enable_fp32_cpu_offload": True}
        whole = load(folder / "plain", DEVICE, settings)
        size = sum(p.numel() * p.element_size() for p in whole.parameters())
        full = {"device_map": "auto", "max_memory": {0: size * 3 // 4, "cpu": "1GB"}}
        for way, more in {"listed": {"device_map": listed}, "full": full}.items():
            model = load(folder / "plain", settings=settings, **more)
            found = logits(model, ids)
            text = model.generate(ids, max_new_tokens=4, do_sample=False, pad_token_id=0)
            seen[f"{name} {way}"] = {
                "kinds": [type(one.mlp.up_proj).__name__ for one in model.model.layers],
                "places": sorted({str(place) for place in model.hf_device_map.values()}),
                "cosine": cosine(found, plain),
                "to whole": cosine(found, logits(whole, ids)),
                "generated": list(text.shape),
            }
    return seen


if __name__ == "__main__":
    folder, way = Path(sys.argv[1]), sys.argv[2]
    make(folder / "plain", torch.float32, LAYERS)
    json.dump(offload(folder) if way == "offload" else auto(folder), sys.stdout)
