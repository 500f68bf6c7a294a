"""torch.ops.nybble.embedding_4bit and embedding_8bit, each with its fake implementation."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.library import define
from nybble.ops.checked_state import CheckedState4bit
from nybble.ops.embedding import calls
from nybble.ops.fourbit.operators import SCALES


def _embedding_4bit(
    indices: Tensor, B: Tensor, absmax: Tensor, absmax_code: Tensor | None,
    absmax_offset: Tensor | None, absmax2: Tensor | None, block2: int, blocksize: int,
    quant_type: str, shape: Sequence[int], dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    kept = CheckedState4bit(bridge, parts, shape, blocksize, quant_type, indices)
    return calls.embedding_4bit(indices, B, kept, dtype)


def _embedding_4bit_fake(
    indices: Tensor, B: Tensor, absmax: Tensor, absmax_code: Tensor | None,
    absmax_offset: Tensor | None, absmax2: Tensor | None, block2: int, blocksize: int,
    quant_type: str, shape: Sequence[int], dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    return indices.new_empty((*indices.shape, shape[1]), dtype=dtype)


define(
    f"embedding_4bit(Tensor indices, Tensor B, {SCALES}, int blocksize, str quant_type, "
    "SymInt[] shape, ScalarType dtype) -> Tensor",
    _embedding_4bit,
    _embedding_4bit_fake,
)


def _embedding_8bit_fake(
    indices: Tensor, table: Tensor, absmax: Tensor, dtype: torch.dtype
) -> Tensor:
    return indices.new_empty((*indices.shape, table.shape[1]), dtype=dtype)


define(
    "embedding_8bit(Tensor indices, Tensor table, Tensor absmax, ScalarType dtype) -> Tensor",
    calls.embedding_8bit,
    _embedding_8bit_fake,
)
