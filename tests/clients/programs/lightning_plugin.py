"""Lightning's BitsandbytesPrecision with a small network, and LitGPT's LoRA GPT over it.

python lightning_plugin.py FOLDER [litgpt | fabric]

Fabric accepts the plugin only with a GPU (`fabric`); the others call the plugin as Fabric does.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import bitsandbytes as bnb
import torch
from compare import cosine
from device import DEVICE
from lightning.fabric import Fabric
from lightning.fabric.plugins import BitsandbytesPrecision
from torch import nn

FOUR = ("nf4", "nf4-dq", "fp4", "fp4-dq")


def converted(model: nn.Module, mode: str, dtype: torch.dtype) -> nn.Module:
    """Return the model with the plugin's layers, quantized by moving them."""
    plugin = BitsandbytesPrecision(mode, dtype)  # type: ignore[arg-type]
    return plugin.convert_module(model).to(DEVICE)


def kinds(model: nn.Module) -> list[str]:
    """Return the classes of bitsandbytes from which the model's layers are derived."""
    kinds = (bnb.nn.Linear4bit, bnb.nn.Linear8bitLt)
    every = [*model.modules()]
    return [kind.__name__ for kind in kinds if any(isinstance(one, kind) for one in every)]


def train(model: nn.Module, optimizer: Any, x: torch.Tensor, wanted: torch.Tensor) -> list[float]:
    losses = []
    for _ in range(4):
        loss = (model(x).float() - wanted).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(float(loss.detach()))
    return losses


def network() -> nn.Module:
    torch.manual_seed(5)
    return nn.Sequential(nn.LayerNorm(64), nn.Linear(64, 128), nn.GELU(), nn.Linear(128, 64))


def lightning(folder: Path) -> dict[str, Any]:
    x = torch.randn(8, 64, generator=torch.Generator().manual_seed(2)).to(DEVICE)
    seen: dict[str, Any] = {}
    for mode in (*FOUR, "int8", "int8-training"):
        dtype = torch.float32 if mode in FOUR else torch.float16
        model = converted(network().to(dtype), mode, dtype)
        wanted = network().to(DEVICE)(x).detach()
        case: dict[str, Any] = {
            "layers": kinds(model),
            "cosine": cosine(model(x.to(dtype)).float(), wanted),
        }
        if mode in FOUR:
            trained = [p for p in model.parameters() if p.requires_grad and p.is_floating_point()]
            optimizer = bnb.optim.AdamW8bit(trained, lr=1e-2)
            case["losses"] = train(model, optimizer, x, wanted + 0.1)
            torch.save(model.state_dict(), folder / "model.pt")
            case["keys"] = sorted(torch.load(folder / "model.pt", weights_only=True))[:3]
        seen[mode] = case
    return seen


def fabric(folder: Path) -> dict[str, Any]:
    """Create the network on the GPU under Fabric, load a checkpoint, whose weights the layers' hook
    quantizes, and train."""
    x = torch.randn(8, 64, generator=torch.Generator().manual_seed(2)).to(DEVICE)
    wanted = network().to(DEVICE)(x).detach()
    torch.save(network().state_dict(), folder / "plain.pt")
    seen: dict[str, Any] = {}
    for mode in (*FOUR, "int8", "int8-training"):
        dtype = torch.float32 if mode in FOUR else torch.float16
        plugin = BitsandbytesPrecision(mode, dtype)
        runner = Fabric(accelerator="cuda", devices=1, plugins=plugin)
        with runner.init_module(empty_init=True):
            model = network()
        weight = model.get_submodule("1").weight
        case: dict[str, Any] = {"empty": f"{weight.device} {weight.dtype}"}
        model.load_state_dict(torch.load(folder / "plain.pt", weights_only=True))
        trained = [p for p in model.parameters() if p.requires_grad and p.is_floating_point()]
        optimizer = bnb.optim.AdamW8bit(trained, lr=1e-2)
        model, optimizer = runner.setup(model, optimizer)
        made = model(x)
        case |= {"layers": kinds(model), "cosine": cosine(made.float(), wanted)}
        if mode in FOUR:
            case["losses"] = train(model, optimizer, x, wanted + 0.1)
        seen[mode] = case
    return seen


def litgpt(folder: Path) -> dict[str, Any]:
    from litgpt.lora import GPT, Config, mark_only_lora_as_trainable, merge_lora_weights
    from litgpt.utils import instantiate_bnb_optimizer, num_parameters

    ids = torch.randint(0, 64, (2, 16), generator=torch.Generator().manual_seed(2)).to(DEVICE)
    sizes = {"n_layer": 2, "n_head": 2, "n_embd": 64, "block_size": 32, "padded_vocab_size": 64}
    lora = {"lora_r": 8, "lora_query": True, "lora_value": True, "lora_mlp": True}
    seen: dict[str, Any] = {}
    for mode in ("nf4", "nf4-dq"):
        torch.manual_seed(5)
        model = GPT(Config(**sizes, **lora, intermediate_size=128))
        plain, count = model.to(DEVICE)(ids).detach(), num_parameters(model)
        mark_only_lora_as_trainable(model)
        model = converted(model, mode, torch.float32)
        made = model(ids).detach()
        trained = [p for p in model.parameters() if p.requires_grad]
        optimizer = instantiate_bnb_optimizer(
            {"class_path": "torch.optim.AdamW", "init_args": {"lr": 1e-2}}, trained
        )
        losses = train(model, optimizer, ids, torch.roll(made, 1, -1))
        adapted = model(ids).detach()
        merge_lora_weights(model)
        seen[mode] = {
            "layers": kinds(model),
            "parameters": num_parameters(model) == count,
            "cosine": cosine(plain, made),
            "losses": losses,
            "optimizer": f"{type(optimizer).step.__module__}.{type(optimizer).__name__}",
            "merged": cosine(adapted, model(ids)),
        }
    return seen


if __name__ == "__main__":
    client = {"litgpt": litgpt, "fabric": fabric}.get(sys.argv[-1], lightning)
    json.dump(client(Path(sys.argv[1])), sys.stdout)
