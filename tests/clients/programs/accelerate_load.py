"""accelerate: load a plain torch model quantized, save it and load it again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from accelerate import Accelerator, cpu_offload, init_empty_weights
from accelerate.utils import BnbQuantizationConfig, load_and_quantize_model
from compare import cosine
from device import DEVICE, WHOLE

from nybble.nn.transformers_modules import floating_weights


class Net(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Linear(64, 128)
        self.second = torch.nn.Linear(128, 64)
        self.head = torch.nn.Linear(64, 16)
        self.experts = torch.nn.Parameter(torch.zeros(2, 8, 8))

    def forward(self, x: torch.Tensor) -> Any:
        return self.head(self.second(torch.relu(self.first(x))))


def load(folder: Path, settings: dict[str, Any], device_map: Any) -> Any:
    with init_empty_weights():
        empty = Net()
    return load_and_quantize_model(
        empty,
        weights_location=str(folder / "weights.bin"),
        bnb_quantization_config=BnbQuantizationConfig(
            **settings, skip_modules=["head"], torch_dtype=torch.float32
        ),
        device_map=device_map,
        offload_folder=str(folder),
    )


def divided(folder: Path, settings: dict[str, Any], x: torch.Tensor) -> dict[str, torch.Tensor]:
    """Return the results of device maps that only GPUs have: "auto", and a layer on the CPU."""
    maps = {"auto": "auto", "layer on the CPU": {"first": 0, "second": "cpu", "head": 0}}
    return {name: load(folder, settings, where)(x).detach() for name, where in maps.items()}


def main(folder: Path) -> dict[str, Any]:
    torch.manual_seed(5)
    plain = Net()
    torch.save(plain.state_dict(), folder / "weights.bin")
    x = torch.randn(4, 64).to(DEVICE)
    wanted = plain.to(DEVICE)(x).detach()
    seen: dict[str, Any] = {}
    for name, settings in {
        "4-bit": {"load_in_4bit": True, "bnb_4bit_quant_type": "nf4"},
        "8-bit": {"load_in_8bit": True, "llm_int8_threshold": 6.0},
    }.items():
        model = load(folder, settings, WHOLE)
        result = model(x).detach().float()
        accelerator = Accelerator(cpu=DEVICE == "cpu")
        accelerator.save_model(model, str(folder / name))
        on_gpu = divided(folder, settings, x) if DEVICE == "cuda" else {}
        offloaded = cpu_offload(model, execution_device=torch.device(DEVICE))(x).detach().float()
        seen[name] = {
            "layer": f"{type(model.first).forward.__module__}.{type(model.first).__name__}",
            "head": type(model.head).__name__,
            "floating": floating_weights(model, ["head"]),
            "cosine": cosine(result, wanted),
            "divided": {way: cosine(found, result) for way, found in on_gpu.items()},
            "offloaded": float((offloaded - result).abs().max()),
            "saved": sorted(path.name for path in (folder / name).iterdir()),
        }
    return seen


if __name__ == "__main__":
    json.dump(main(Path(sys.argv[1])), sys.stdout)
