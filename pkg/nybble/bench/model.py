"""The benchmarked models: a small decoder, or any local model folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from nybble.bench import HEADS
from nybble.nn import Linear4bit, Linear8bitLt


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The size of the small decoder."""

    layers: int = 4
    hidden: int = 512
    heads: int = HEADS
    vocabulary: int = 1024


class Block(nn.Module):
    """One decoder layer: attention with a cache, then an MLP."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.heads = shape.heads
        self.norm1, self.norm2 = nn.LayerNorm(shape.hidden), nn.LayerNorm(shape.hidden)
        self.qkv = nn.Linear(shape.hidden, 3 * shape.hidden, bias=False)
        self.out = nn.Linear(shape.hidden, shape.hidden, bias=False)
        self.up = nn.Linear(shape.hidden, 4 * shape.hidden, bias=False)
        self.down = nn.Linear(4 * shape.hidden, shape.hidden, bias=False)

    def forward(self, x: Tensor, cache: list[Tensor]) -> Tensor:
        """Return the output for x (1, tokens, hidden); update the cache of keys and values."""
        batch, tokens, hidden = x.shape
        parts = self.qkv(self.norm1(x)).view(batch, tokens, 3, self.heads, -1)
        query, key, value = (parts[:, :, i].transpose(1, 2) for i in range(3))
        if cache:
            key, value = torch.cat([cache[0], key], 2), torch.cat([cache[1], value], 2)
        cache[:] = [key, value]
        mixed = functional.scaled_dot_product_attention(query, key, value, is_causal=tokens > 1)
        x = x + self.out(mixed.transpose(1, 2).reshape(batch, tokens, hidden))
        out: Tensor = x + self.down(functional.silu(self.up(self.norm2(x))))
        return out


class Decoder(nn.Module):
    """A small decoder with random weights and realistic layer shapes."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.embed = nn.Embedding(shape.vocabulary, shape.hidden)
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.norm = nn.LayerNorm(shape.hidden)
        self.head = nn.Linear(shape.hidden, shape.vocabulary, bias=False)

    @torch.inference_mode()
    def generate(self, prompt: Tensor, new_tokens: int) -> Tensor:
        """Return new_tokens tokens, by greedy decoding."""
        caches: list[list[Tensor]] = [[] for _ in self.blocks]
        out: list[Tensor] = []
        token = prompt
        for _ in range(new_tokens):
            x = self.embed(token)
            for block, cache in zip(self.blocks, caches, strict=True):
                x = block(x, cache)
            token = self.head(self.norm(x[:, -1:])).argmax(-1)
            out.append(token)
        return torch.cat(out, 1)


def quantize(model: nn.Module, mode: str, dtype: torch.dtype) -> None:
    """Replace the linear layers with quantized layers, except the last layer and layers that have
    a forward of their own, such as routers."""
    for name, module in list(model.named_modules()):
        if type(module) is not nn.Linear or name.rpartition(".")[2] in ("head", "lm_head"):
            continue
        parent = model.get_submodule(name.rpartition(".")[0])
        setattr(parent, name.rpartition(".")[2], _quantized(module, mode, dtype))


def _quantized(module: nn.Linear, mode: str, dtype: torch.dtype) -> nn.Module:
    shape = (module.in_features, module.out_features, module.bias is not None)
    made: nn.Linear
    if mode == "nf4":
        made = Linear4bit(*shape, compute_dtype=dtype, quant_type="nf4")
    else:
        made = Linear8bitLt(*shape, has_fp16_weights=False)
    made.load_state_dict(module.state_dict(), strict=False)
    return made


Generate = Callable[[int, int], int]  # (request number, new tokens) -> number of generated tokens


def build(
    mode: str, device: str, folder: Path | None, prompt_tokens: int, shape: Shape
) -> tuple[Generate, nn.Module]:
    """Return a function that serves one request, and the model."""
    dtype = torch.float16
    torch.manual_seed(0)
    if folder is None:
        model: Any = Decoder(shape)
        vocabulary = shape.vocabulary
    else:
        from transformers import AutoModelForCausalLM

        model = AutoModelForCausalLM.from_pretrained(folder, dtype=dtype, local_files_only=True)
        vocabulary = int(model.config.vocab_size)
    model = model.to(dtype).eval()
    if mode != "float16":
        quantize(model, mode, dtype)
    model = model.to(device)

    def generate(request: int, new_tokens: int) -> int:
        generator = torch.Generator().manual_seed(request)
        prompt = torch.randint(0, vocabulary, (1, prompt_tokens), generator=generator).to(device)
        if folder is None:
            made = model.generate(prompt, new_tokens)
            return int(made.shape[1])
        with torch.inference_mode():
            made = model.generate(
                prompt, max_new_tokens=new_tokens, min_new_tokens=new_tokens, do_sample=False
            )
        return int(made.shape[1]) - prompt_tokens

    return generate, model


def weight_bytes(model: nn.Module) -> int:
    """Return the bytes of all parameters, buffers and quantization constants."""
    seen: dict[int, int] = {}
    for module in model.modules():
        state = getattr(getattr(module, "weight", None), "quant_state", None)
        tensors = [*module.parameters(recurse=False), *module.buffers(recurse=False)]
        tensors += [
            value
            for holder in (state, getattr(state, "state2", None), getattr(module, "state", None))
            for value in (getattr(holder, field, None) for field in ("absmax", "CB", "SCB"))
            if isinstance(value, Tensor)
        ]
        for tensor in tensors:
            seen[tensor.data_ptr()] = tensor.numel() * tensor.element_size()
    return sum(seen.values())
