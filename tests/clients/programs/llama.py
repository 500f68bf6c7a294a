"""Create a small random Llama in a folder, without a download."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from device import DEVICE
from transformers import LlamaConfig, LlamaForCausalLM

VOCABULARY = 128


def make(folder: Path, dtype: torch.dtype = torch.bfloat16, layers: int = 2) -> Any:
    """Save a random Llama in `folder` and return it on the device."""
    torch.manual_seed(20261120)
    config = LlamaConfig(
        vocab_size=VOCABULARY,
        hidden_size=128,
        intermediate_size=256,
        num_hidden_layers=layers,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=64,
        tie_word_embeddings=False,
    )
    model = LlamaForCausalLM(config).to(dtype)
    model.save_pretrained(folder)
    return model.eval().to(DEVICE)


def tokens(count: int = 12, rows: int = 2) -> torch.Tensor:
    generator = torch.Generator().manual_seed(3)
    return torch.randint(0, VOCABULARY, (rows, count), generator=generator).to(DEVICE)
