"""transformers: load in 4 and 8 bits, generate, save, reload. Prints the results as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import bitsandbytes
import torch
from compare import cosine, logits
from device import DEVICE
from llama import make, tokens
from transformers import AutoModelForCausalLM, BitsAndBytesConfig

SHARED: dict[str, dict[str, Any]] = {  # settings that the real bitsandbytes has too
    "nf4 nested": {
        "load_in_4bit": True,
        "bnb_4bit_quant_type": "nf4",
        "bnb_4bit_use_double_quant": True,
        "bnb_4bit_compute_dtype": torch.bfloat16,
    },
    "fp4 plain": {"load_in_4bit": True, "bnb_4bit_compute_dtype": torch.float32},
    "nf4 in bf16 storage": {
        "load_in_4bit": True,
        "bnb_4bit_quant_type": "nf4",
        "bnb_4bit_quant_storage": torch.bfloat16,
    },
    "int8": {"load_in_8bit": True, "llm_int8_threshold": 6.0},
}
CONFIGS = SHARED | {
    name: {"load_in_4bit": True, "bnb_4bit_quant_type": name} for name in ("mxfp4", "nvfp4")
}


def main(folder: Path) -> dict[str, Any]:
    reference = make(folder / "plain")
    ids = tokens()
    wanted = logits(reference, ids)
    seen: dict[str, Any] = {"bitsandbytes": bitsandbytes.__version__}
    for name, settings in CONFIGS.items():
        model = AutoModelForCausalLM.from_pretrained(
            folder / "plain",
            quantization_config=BitsAndBytesConfig(**settings),
            device_map=DEVICE,
            dtype=torch.bfloat16,
        )
        layer = model.model.layers[0].self_attn.q_proj
        found = logits(model, ids)
        text = model.generate(ids, max_new_tokens=4, do_sample=False, pad_token_id=0)
        model.save_pretrained(folder / name, max_shard_size="100KB")
        again = AutoModelForCausalLM.from_pretrained(folder / name, device_map=DEVICE)
        same = logits(again, ids)
        seen[name] = {
            "layer": f"{type(layer).forward.__module__}.{type(layer).__name__}",
            "weight": f"{type(layer.weight).__name__} {layer.weight.dtype}",
            "cosine": cosine(found, wanted),
            "generated": list(text.shape),
            "reload": float((same - found).abs().max()),
            "shards": len(list((folder / name).glob("*.safetensors"))),
            "bytes": sum(p.numel() * p.element_size() for p in model.model.layers.parameters()),
            "dequantized": cosine(logits(model.dequantize(dtype=torch.bfloat16), ids), found),
        }
    seen["plain bytes"] = sum(
        p.numel() * p.element_size() for p in reference.model.layers.parameters()
    )
    return seen


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
