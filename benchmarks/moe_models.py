"""The stacked experts of known models, and random routings of their tokens."""

from __future__ import annotations

from typing import Any

__all__ = ["MODELS", "ids_of"]

# experts, experts per token, and the projection gate_up [n, k]
MODELS = {
    "mixtral-8x7b": (8, 2, 28672, 4096),
    "qwen3-30b-a3b": (128, 8, 1536, 2048),
    "deepseek-v3": (256, 8, 4096, 7168),
    "gpt-oss-120b": (128, 4, 5760, 2880),
}


def ids_of(tokens: int, experts: int, each: int, kind: str, seed: int) -> Any:
    """Return the experts of random tokens, [tokens * each] on the CPU. With 'zipf', expert e has a
    probability proportional to 1 / (e + 1)."""
    import torch

    chance = torch.ones(experts) if kind == "uniform" else 1 / torch.arange(1.0, experts + 1)
    generator = torch.Generator().manual_seed(seed)
    return torch.multinomial(chance.expand(tokens, -1), each, generator=generator).flatten()
