"""diffusers: quantize a small random DiT in 4 and 8 bits, save, reload, dequantize, sample.

diffusers refuses to quantize without a GPU. On a machine without a GPU, this program disables only
that check.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from compare import cosine
from device import DEVICE, WHOLE
from diffusers import (
    AutoencoderKL,
    BitsAndBytesConfig,
    DDIMScheduler,
    DiTPipeline,
    DiTTransformer2DModel,
)
from diffusers.quantizers import bitsandbytes as quantizers
from diffusers.quantizers.bitsandbytes.utils import dequantize_and_replace

CONFIGS: dict[str, dict[str, Any]] = {
    "4-bit": {
        "load_in_4bit": True,
        "bnb_4bit_quant_type": "nf4",
        "bnb_4bit_compute_dtype": torch.float32,
    },
    "8-bit": {"load_in_8bit": True},
}
MODEL = {
    "sample_size": 8,
    "patch_size": 2,
    "in_channels": 4,
    "out_channels": 8,  # four channels and their variances
    "num_layers": 2,
    "num_attention_heads": 2,
    "attention_head_dim": 64,
    "num_embeds_ada_norm": 10,
    "norm_type": "ada_norm_zero",
}


def sample(model: Any, dtype: torch.dtype) -> torch.Tensor:
    generator = torch.Generator().manual_seed(1)
    latents = torch.randn(2, 4, 8, 8, generator=generator).to(DEVICE, dtype)
    step, classes = torch.tensor([3, 40], device=DEVICE), torch.tensor([1, 7], device=DEVICE)
    with torch.no_grad():
        return model(latents, timestep=step, class_labels=classes).sample.float()


def case(folder: Path, name: str, wanted: torch.Tensor) -> dict[str, Any]:
    dtype = torch.float32 if name == "4-bit" else torch.float16
    settings = {"quantization_config": BitsAndBytesConfig(**CONFIGS[name])}
    place = {"device_map": WHOLE, "torch_dtype": dtype}
    model = DiTTransformer2DModel.from_pretrained(folder / "plain", **settings, **place)
    made = sample(model, dtype)
    model.save_pretrained(folder / name)
    again = DiTTransformer2DModel.from_pretrained(folder / name, **place)
    vae = AutoencoderKL(block_out_channels=(32,), latent_channels=4)
    pipeline = DiTPipeline(again, vae.to(DEVICE, dtype), DDIMScheduler())
    pipeline.set_progress_bar_config(disable=True)
    image = pipeline([1], num_inference_steps=2, guidance_scale=1.0, output_type="np").images
    found = {
        "layer": type(model.transformer_blocks[0].attn1.to_q).__module__,
        "cosine": cosine(wanted, made),
        "reload": float((sample(again, dtype) - made).abs().max()),
        "image": list(image.shape),
    }
    if DEVICE == "cuda":
        plain = model.dequantize()
    else:  # the model's own dequantize() moves it to a GPU first
        plain = dequantize_and_replace(model, [], BitsAndBytesConfig(**CONFIGS[name]))
    return {**found, "dequantized": cosine(made, sample(plain, dtype))}


def skip_gpu_check() -> None:
    for kind in (quantizers.BnB4BitDiffusersQuantizer, quantizers.BnB8BitDiffusersQuantizer):
        kind.validate_environment = lambda self, *given, **named: None


def main(folder: Path) -> dict[str, Any]:
    if not torch.cuda.is_available():
        skip_gpu_check()
    torch.manual_seed(4)
    model = DiTTransformer2DModel(**MODEL).eval()
    model.save_pretrained(folder / "plain")
    plain = sample(model.to(DEVICE), torch.float32)
    return {name: case(folder, name, plain) for name in CONFIGS}


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
