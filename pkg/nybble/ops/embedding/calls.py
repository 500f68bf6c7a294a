"""The C calls of embedding look-ups in 4-bit and int8 tables."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble import _native, errors
from nybble._torch import bridge
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState4bit

_embedding_4bit = _native.operation("embedding_4bit")
_embedding_8bit = _native.operation("embedding_8bit")

_BITS = {torch.int32: 32, torch.int64: 64}


def _dense(indices: Tensor) -> tuple[Tensor, int]:
    """Return the indices made dense, and their width in bits."""
    checks.kind(bridge, indices, "indices")
    bits = _BITS.get(indices.dtype)
    if bits is None:
        raise errors.InvalidArgument(
            f"indices.dtype={indices.dtype}: allowed are torch.int32 and torch.int64"
        )
    return bridge.dense(indices), bits


def _look_up(operation: Callable[..., None], *arguments: object) -> None:
    try:
        operation(*arguments)
    except errors.InvalidArgument as error:
        if str(error).startswith("indices["):
            raise errors.InvalidIndex(str(error)) from None
        raise


def embedding_4bit(
    indices: Tensor, packed: Tensor, kept: CheckedState4bit, dtype: torch.dtype
) -> Tensor:
    """Return the rows of a table at `indices`, in `dtype`.

    kept: the table's scales and shape [rows, columns]. An index out of range raises InvalidIndex on
    the CPU and fails a device assertion on CUDA, as in torch.
    """
    code = bridge.float_code(dtype, "quant_state.dtype")
    if len(kept.shape) != 2:
        raise errors.InvalidArgument(f"quant_state.shape={kept.shape}: must be [rows, columns]")
    index, bits = _dense(indices)
    packed = kept.bytes_of(bridge, packed, index, "weight")
    out = bridge.empty_result((*index.shape, kept.columns), dtype, index)
    _look_up(
        _embedding_4bit, bridge.pointer(index), bits, bridge.count(index), bridge.pointer(packed),
        kept.scales, kept.rows, kept.columns, kept.block, kept.number, 0, bridge.pointer(out), code,
        *bridge.place(index),
    )  # fmt: skip
    return out


def embedding_8bit(indices: Tensor, table: Tensor, stats: Tensor, dtype: torch.dtype) -> Tensor:
    """Return table[indices] * stats[indices] / 127 in `dtype`. table is int8 [rows, columns], stats
    float32 [rows]."""
    code = bridge.float_code(dtype, "dtype")
    index, bits = _dense(indices)
    table = checks.array(bridge, table, "weight", bridge.INT8, None, index)
    if table.dim() != 2:
        raise checks.shape_error("weight", table.shape, "[rows, columns]")
    rows, columns = table.shape
    stats = checks.array(bridge, stats, "SCB", bridge.FLOAT32, rows, index, cast=True)
    out = bridge.empty_result((*index.shape, columns), dtype, index)
    _look_up(
        _embedding_8bit, bridge.pointer(index), bits, bridge.count(index), bridge.pointer(table),
        bridge.pointer(stats), rows, columns, bridge.pointer(out), code, *bridge.place(index),
    )  # fmt: skip
    return out
