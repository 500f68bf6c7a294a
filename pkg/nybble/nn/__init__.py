"""Quantized layers over torch, with bitsandbytes.nn's names and arguments."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from nybble._bridge import interpreter as _interpreter  # noqa: F401  # first: may refuse
from nybble.nn.embedding import (
    Embedding,
    Embedding4bit,
    Embedding8bit,
    EmbeddingFP4,
    EmbeddingNF4,
    StableEmbedding,
)
from nybble.nn.expert_parallel import shard_experts
from nybble.nn.experts4bit import Experts4bit
from nybble.nn.experts8bit import Experts8bit
from nybble.nn.gates import ClampedSwiGLU
from nybble.nn.linear4bit import Linear4bit, LinearFP4, LinearNF4
from nybble.nn.linear8bit import Linear8bitLt
from nybble.nn.params import Int8Params, Params4bit

if TYPE_CHECKING:
    from nybble.nn import parametrize

__all__ = [
    "ClampedSwiGLU", "Embedding", "Embedding4bit", "Embedding8bit", "EmbeddingFP4", "EmbeddingNF4",
    "Experts4bit", "Experts8bit", "Int8Params", "Linear4bit", "Linear8bitLt", "LinearFP4",
    "LinearNF4", "Params4bit", "StableEmbedding", "parametrize", "shard_experts",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name == "parametrize":  # rarely needed
        return importlib.import_module("nybble.nn.parametrize")
    raise AttributeError(f"module 'nybble.nn' has no attribute {name!r}")
