"""peft: merge, unmerge and mix several kinds of adapters on quantized layers."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from compare import cosine, logits
from llama import make, tokens
from peft import (
    IA3Config,
    LoraConfig,
    OFTConfig,
    PeftModel,
    RoadConfig,
    VeraConfig,
    get_peft_model,
)
from qlora import CONFIGS, load, train

KINDS: dict[str, Callable[..., Any]] = {
    "LoRA": lambda **at: LoraConfig(r=8, **at),
    "rsLoRA": lambda **at: LoraConfig(r=8, use_rslora=True, **at),
    "DoRA": lambda **at: LoraConfig(r=8, use_dora=True, **at),
    "VeRA": lambda **at: VeraConfig(r=8, **at),
    "OFT": lambda **at: OFTConfig(oft_block_size=32, use_cayley_neumann=True, **at),
    "RoAd": lambda **at: RoadConfig(**at),
    "IA3": lambda **at: IA3Config(feedforward_modules=[], **at),
}
AT = {"target_modules": ["q_proj", "v_proj"], "task_type": "CAUSAL_LM"}


def merged(model: Any, ids: torch.Tensor, trained: torch.Tensor) -> dict[str, float]:
    model.merge_adapter()
    there = cosine(logits(model, ids), trained)
    model.unmerge_adapter()
    return {"merged": there, "unmerged": cosine(logits(model, ids), trained)}


def mixed(folder: Path, settings: dict[str, Any], ids: torch.Tensor) -> list[float]:
    """Compare a batch whose rows use different adapters with batches that use a single adapter."""
    plain = logits(load(folder, settings), ids)
    model: Any = get_peft_model(
        load(folder, settings), LoraConfig(r=8, init_lora_weights=False, **AT)
    )
    model.add_adapter("other", LoraConfig(r=4, init_lora_weights=False, **AT))
    names = ["default", "other", "__base__", "other"]
    rows = logits(model, ids, adapter_names=names)
    alone = {"default": logits(model, ids), "__base__": plain}
    model.set_adapter("other")
    alone["other"] = logits(model, ids)
    return [cosine(rows[i], alone[name][i]) for i, name in enumerate(names)]


def main(folder: Path) -> dict[str, Any]:
    make(folder / "plain", torch.float32)
    ids = tokens(24, 4)
    seen: dict[str, Any] = {}
    for bits, settings in CONFIGS.items():
        plain = logits(load(folder, settings), ids)
        for kind, config in KINDS.items():
            torch.manual_seed(1)
            model: Any = get_peft_model(load(folder, settings), config(**AT))
            case: dict[str, Any] = {"losses": train(model, ids, 3)}
            trained = logits(model, ids)
            if kind != "IA3":  # peft cannot merge IA3 into a quantized layer
                case |= merged(model, ids, trained)
            with model.disable_adapter():
                case["off"] = cosine(logits(model, ids), plain)
            model.save_pretrained(folder / f"{bits} {kind}")
            again = PeftModel.from_pretrained(load(folder, settings), folder / f"{bits} {kind}")
            case["reload"] = cosine(logits(again, ids), trained)
            seen[f"{bits} {kind}"] = case
        seen[f"{bits} mixed"] = mixed(folder, settings, ids)
    return seen


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
