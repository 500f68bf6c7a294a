"""The fake implementations of torch.ops.bitsandbytes: check the arguments, return empty results."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks


def _like(A: Tensor, shape: Any, dtype: torch.dtype) -> Tensor:
    return torch.empty(shape, dtype=dtype, device=A.device)


def _columns(A: Tensor) -> Tensor:
    """Return fake indices of outlier columns; their number depends on the values."""
    size = torch.library.get_ctx().new_dynamic_size()
    return A.new_empty(size, dtype=torch.int64)


def _check(name: str, given: object, wanted: object) -> None:
    if given != wanted:
        raise InvalidArgument(f"{name}={given}: must be {wanted}")


def _check_out(out: Tensor, A: Tensor, shape: Sequence[int], dtype: torch.dtype) -> None:
    _check("out.shape", tuple(out.shape), tuple(shape))
    _check("out.dtype", out.dtype, dtype)
    _check("out.device", out.device, A.device)


def check_quant_type(quant_type: str) -> None:
    """Raise InvalidArgument for MXFP4 and NVFP4, which bitsandbytes' operators do not support."""
    checks.quant_type(quant_type)
    if quant_type in checks.MICROSCALED:
        raise InvalidArgument(
            f"quant_type={quant_type!r}: bitsandbytes' operators support 'nf4' and 'fp4'\n"
            "hint: call nybble.functional.quantize_4bit"
        )


def _check_4bit(blocksize: int, absmax: Tensor | None, quant_type: str = "nf4") -> None:
    checks.block_size_4bit(blocksize)
    check_quant_type(quant_type)
    if absmax is not None:
        _check("absmax.dtype", absmax.dtype, torch.float32)


# ---- int8 ----


def int8_mixed_scaled_mm(
    A: Tensor, CA: Tensor, CB: Tensor, SCA: Tensor, SCB: Tensor,
    outlier_cols: Tensor | None = None, bias: Tensor | None = None,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    columns = torch.library.get_ctx().new_dynamic_size()
    return _like(A, (*CA.shape[:-1], CB.shape[0]), A.dtype), A.new_empty((A.shape[0], columns))


def int8_scaled_mm(
    A: Tensor, B: Tensor, row_stats: Tensor, col_stats: Tensor, bias: Tensor | None = None,
    dtype: torch.dtype | None = None,
) -> Tensor:  # fmt: skip
    return _like(A, (*A.shape[:-1], B.shape[0]), dtype or torch.float16)


def int8_linear_matmul(A: Tensor, B: Tensor) -> Tensor:
    _check("A.dtype", A.dtype, torch.int8)
    _check("B.dtype", B.dtype, torch.int8)
    return _like(A, (*A.shape[:-1], B.shape[0]), torch.int32)


def int8_linear_matmul_out(A: Tensor, B: Tensor, out: Tensor) -> None:
    _check_out(out, A, int8_linear_matmul(A, B).shape, torch.int32)


def int8_vectorwise_quant(
    A: Tensor, threshold: float = 0.0
) -> tuple[Tensor, Tensor, Tensor | None]:
    stats = _like(A, (prod(A.shape[:-1]),), torch.float32)
    return _like(A, A.shape, torch.int8), stats, _columns(A) if threshold else None


def int8_vectorwise_dequant(A: Tensor, stats: Tensor) -> Tensor:
    _check("A.dtype", A.dtype, torch.int8)
    return _like(A, A.shape, torch.float32)


def int8_mm_dequant(
    A: Tensor, row_stats: Tensor, col_stats: Tensor, dtype: torch.dtype | None = None,
    bias: Tensor | None = None,
) -> Tensor:  # fmt: skip
    _check("A.dtype", A.dtype, torch.int32)
    return _like(A, A.shape, dtype or torch.float16)


def int8_double_quant(A: Tensor, threshold: float = 0.0) -> tuple[Tensor | None, ...]:
    codes, stats, columns = int8_vectorwise_quant(A, threshold)
    column_stats = _like(A, A.shape[-1:], torch.float32)
    return codes, _like(A, A.shape, torch.int8), stats, column_stats, columns


# ---- 8-bit blockwise ----


def quantize_blockwise(A: Tensor, code: Tensor, blocksize: int) -> tuple[Tensor, Tensor]:
    checks.block_size_8bit(blocksize)
    bridge.float_code(A.dtype, "A.dtype")
    blocks = -(-A.numel() // blocksize)
    return _like(A, A.shape, torch.uint8), _like(A, (blocks,), torch.float32)


def dequantize_blockwise(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype
) -> Tensor:
    checks.block_size_8bit(blocksize)
    _check("A.dtype", A.dtype, torch.uint8)
    bridge.float_code(dtype, "dtype")
    return _like(A, A.shape, dtype)


def dequantize_blockwise_out(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype, out: Tensor
) -> None:
    made = dequantize_blockwise(A, absmax, code, blocksize, dtype)
    _check_out(out, A, made.shape, dtype)


# ---- 4 bits ----


def quantize_4bit(
    A: Tensor, blocksize: int, quant_type: str, quant_storage: torch.dtype
) -> tuple[Tensor, Tensor]:
    _check_4bit(blocksize, None, quant_type)
    bridge.float_code(A.dtype, "A.dtype")
    n = A.numel()
    packed = _like(A, ((n + 1) // (2 * quant_storage.itemsize), 1), quant_storage)
    return packed, _like(A, (-(-n // blocksize),), torch.float32)


def dequantize_4bit(
    A: Tensor, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    _check_4bit(blocksize, absmax, quant_type)
    bridge.float_code(dtype, "dtype")
    return _like(A, shape, dtype)


def dequantize_4bit_out(
    A: Tensor, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    dtype: torch.dtype, out: Tensor,
) -> None:  # fmt: skip
    made = dequantize_4bit(A, absmax, blocksize, quant_type, shape, dtype)
    _check_out(out, A, made.shape, dtype)


def gemm_4bit(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, blocksize: int, quant_type: str,
    bias: Tensor | None = None, *nested: Tensor | None, **named: Tensor | None,
) -> Tensor:  # fmt: skip
    _check_4bit(blocksize, absmax, quant_type)
    bridge.float_code(A.dtype, "A.dtype")
    if len(shapeB) != 2 or not A.dim() or A.shape[-1] != shapeB[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}, shapeB={list(shapeB)}: must be [..., k] and [n, k]"
        )
    if bias is not None:
        _check("bias.shape", tuple(bias.shape), (shapeB[0],))
        _check("bias.dtype", bias.dtype, A.dtype)
    return _like(A, (*A.shape[:-1], shapeB[0]), A.dtype)


def gemv_4bit(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, code: Tensor, blocksize: int
) -> Tensor:
    _check_4bit(blocksize, absmax)
    bridge.float_code(A.dtype, "A.dtype")
    return _like(A, (*A.shape[:-1], shapeB[0]), A.dtype)


def gemv_4bit_out(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, code: Tensor, blocksize: int,
    out: Tensor,
) -> None:  # fmt: skip
    _check_out(out, A, gemv_4bit(A, B, shapeB, absmax, code, blocksize).shape, A.dtype)


# ---- optimizers ----


def _check_step(g: Tensor, p: Tensor) -> None:
    bridge.float_code(g.dtype, "g.dtype")
    _check("g.dtype", g.dtype, p.dtype)
    _check("g.numel()", g.numel(), p.numel())


def optimizer_update_32bit(
    optimizer_name: str, g: Tensor, p: Tensor, *rest: object, **named: object
) -> None:
    _check_step(g, p)


def optimizer_update_8bit_blockwise(
    optimizer_name: str, g: Tensor, p: Tensor, state1: Tensor, *rest: object, **named: object
) -> None:
    _check_step(g, p)
    _check("state1.dtype", state1.dtype, torch.uint8)
