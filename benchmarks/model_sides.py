"""The models of benchmarks/model.py: shapes, and the libraries of their linear layers."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import bitsandbytes
import torch
import transformers
from gpu_peer import MAKERS, Forward
from torch import nn

import nybble
import nybble.nn
import nybble.optim

DTYPE = torch.bfloat16


@dataclass(frozen=True, slots=True)
class Side:
    """The library of the linear layers, and their weight type."""

    name: str
    weights: str  # torch's "bfloat16", "nf4", "int8" or "int4"
    modules: Any = None  # the module nybble or bitsandbytes
    maker: str = ""  # the name of a peer's function in gpu_peer.py

    def layer(self, old: nn.Linear) -> nn.Module:
        """Return a layer with the weight of `old`, quantized on its device."""
        rows, columns, device = old.out_features, old.in_features, old.weight.device
        if self.maker:
            return PeerLinear(self.maker, old.weight.data)
        make = self.modules.nn
        if self.weights == "nf4":
            new = make.Linear4bit(
                columns, rows, False, DTYPE, compress_statistics=False, quant_type="nf4",
                device="meta",
            )  # fmt: skip
            new.weight = make.Params4bit(
                old.weight.data, False, quant_type="nf4", compress_statistics=False, module=new
            )
        else:
            new = make.Linear8bitLt(
                columns, rows, False, has_fp16_weights=False, threshold=6.0, device="meta"
            )
            new.weight = make.Int8Params(old.weight.data.cpu(), False, has_fp16_weights=False)
        return new.to(device)  # type: ignore[no-any-return]

    def optimizer(self, parameters: list[nn.Parameter]) -> Any:
        """Return the library's 8-bit AdamW; for torch's layers, torch's fused AdamW."""
        if self.modules is None:
            return torch.optim.AdamW(parameters, lr=1e-4, fused=True)
        return self.modules.optim.AdamW8bit(parameters, lr=1e-4)


SIDES = (
    Side("torch", "bfloat16"),
    Side("bitsandbytes", "nf4", bitsandbytes),
    Side("nybble", "nf4", nybble),
    Side("bitsandbytes", "int8", bitsandbytes),
    Side("nybble", "int8", nybble),
    Side("torchao", "int4", maker="torchao int4 tiled"),
    Side("gemlite", "int4", maker="gemlite"),
    Side("humming", "int4", maker="humming"),
)
SHAPES: dict[str, dict[str, int]] = {
    "llama-3-8b": {
        "hidden_size": 4096, "intermediate_size": 14336, "num_hidden_layers": 32,
        "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 128256,
    },
    "qwen3-32b": {
        "hidden_size": 5120, "intermediate_size": 25600, "num_hidden_layers": 64,
        "num_attention_heads": 64, "num_key_value_heads": 8, "vocab_size": 151936, "head_dim": 128,
    },
}  # fmt: skip


class PeerLinear(nn.Module):
    """A layer of another library, which takes rows of a matrix."""

    def __init__(self, maker: str, weight: torch.Tensor) -> None:
        super().__init__()
        self.product: Forward = MAKERS[maker](weight)[0]

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        rows = self.product(x.flatten(0, -2))
        return rows.view(*x.shape[:-1], rows.shape[-1])


def config_of(options: argparse.Namespace) -> tuple[Any, Any]:
    """Return the configuration of the model, and its class; --layers limits the layers."""
    heads = max(1, options.hidden // 128)
    sizes = {
        "hidden_size": options.hidden, "intermediate_size": options.hidden * 7 // 2,
        "num_hidden_layers": 8, "num_attention_heads": heads,
        "num_key_value_heads": max(1, heads // 4), "vocab_size": options.vocabulary,
    }  # fmt: skip
    sizes = dict(SHAPES.get(options.shape, sizes))
    sizes["num_hidden_layers"] = options.layers or sizes["num_hidden_layers"]
    name = "Qwen3" if options.shape.startswith("qwen3") else "Llama"
    config = getattr(transformers, f"{name}Config")(**sizes, max_position_embeddings=4096)
    return config, getattr(transformers, f"{name}ForCausalLM")


def model_of(side: Side, options: argparse.Namespace) -> Any:
    """Return the model with the side's layers."""
    config, kind = config_of(options)
    torch.manual_seed(0)
    torch.set_default_dtype(DTYPE)
    with torch.device(options.device):
        model: Any = kind(config)
    torch.set_default_dtype(torch.float32)
    model.requires_grad_(False)
    if side.modules is not None or side.maker:
        for parent in list(model.model.layers.modules()):
            for name, old in list(parent.named_children()):
                if isinstance(old, nn.Linear):
                    setattr(parent, name, side.layer(old))
    return model.eval()


def vocabulary_of(options: argparse.Namespace) -> int:
    return int(SHAPES.get(options.shape, {}).get("vocab_size", options.vocabulary))


def sizes_of(options: argparse.Namespace) -> dict[str, int]:
    config = config_of(options)[0]
    names = ("hidden_size", "intermediate_size", "num_hidden_layers", "vocab_size")
    return {name: getattr(config, name) for name in names}


def made(side: Side, options: argparse.Namespace) -> Any:
    """Return the side's model, or the reason why its library cannot make it."""
    try:
        return model_of(side, options)
    except (ImportError, RuntimeError) as error:
        return f"{type(error).__name__}: {error}".splitlines()[0][:200]
