"""peft: QLoRA and int8 LoRA training, merging and saving. Prints the losses as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from compare import cosine, fit
from device import DEVICE
from llama import make, tokens
from peft import (
    AdaLoraConfig,
    LoraConfig,
    PeftModel,
    get_peft_model,
    prepare_model_for_kbit_training,
)
from transformers import AutoModelForCausalLM, BitsAndBytesConfig

CONFIGS: dict[str, dict[str, Any]] = {
    "4-bit": {
        "load_in_4bit": True,
        "bnb_4bit_quant_type": "nf4",
        "bnb_4bit_use_double_quant": True,
        "bnb_4bit_compute_dtype": torch.float32,
    },
    "8-bit": {"load_in_8bit": True},
}


def load(folder: Path, settings: dict[str, Any]) -> Any:
    return AutoModelForCausalLM.from_pretrained(
        folder / "plain",
        quantization_config=BitsAndBytesConfig(**settings),
        device_map=DEVICE,
        dtype=torch.float32,
    )


def train(model: Any, ids: torch.Tensor, steps: int) -> list[float]:
    """Return the losses of the steps."""
    model.train()
    return fit(model, ids, steps)


def main(folder: Path) -> dict[str, Any]:
    make(folder / "plain", torch.float32)
    ids = tokens(24, 4)
    seen: dict[str, Any] = {}
    for name, settings in CONFIGS.items():
        torch.manual_seed(1)
        base = prepare_model_for_kbit_training(
            load(folder, settings), gradient_checkpointing_kwargs={"use_reentrant": False}
        )
        lora = LoraConfig(
            r=8,
            lora_alpha=16,
            lora_dropout=0.0,
            target_modules=["q_proj", "v_proj", "down_proj"],
            task_type="CAUSAL_LM",
        )
        model = get_peft_model(base, lora)
        with torch.no_grad():
            model.eval()(ids)  # a forward in eval mode must not prevent later gradients
        wrapped = model.base_model.model.model.layers[0].self_attn.q_proj
        before = wrapped.base_layer.weight.data.clone()
        losses = train(model, ids, 12)
        model.eval()
        with torch.no_grad():
            trained = model(ids).logits
        model.save_pretrained(folder / name)
        again = PeftModel.from_pretrained(load(folder, settings), folder / name).eval()
        with torch.no_grad():
            reloaded = again(ids).logits
            merged = again.merge_and_unload()(ids).logits
        seen[name] = {
            "losses": losses,
            "base unchanged": bool(torch.equal(before, wrapped.base_layer.weight.data)),
            "reload": float((reloaded - trained).abs().max()),
            "merged cosine": cosine(merged, trained),
        }
    modules = {"target_modules": ["q_proj", "down_proj"], "task_type": "CAUSAL_LM"}
    for name, settings in CONFIGS.items():
        dora = LoraConfig(r=8, use_dora=True, **modules)
        seen[f"{name} DoRA"] = train(get_peft_model(load(folder, settings), dora), ids, 3)
        adalora = AdaLoraConfig(init_r=8, target_r=4, total_step=9, tinit=1, tfinal=1, **modules)
        seen[f"{name} AdaLoRA"] = train(get_peft_model(load(folder, settings), adalora), ids, 3)
    return seen


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
