"""Fake implementations of torch.ops.bitsandbytes: check the arguments and return empty results.

The fakes refuse the same shapes, dtypes and numbers as the kernels. A size that a tracer does not
know is not checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.int8 import calls as int8
from nybble.ops.optim import calls as optim


def _like(A: Tensor, shape: Any, dtype: torch.dtype) -> Tensor:
    return torch.empty(shape, dtype=dtype, device=A.device)


def _columns(A: Tensor) -> Tensor:
    """Return fake indices of outlier columns; how many there are depends on the values of A."""
    size = torch.library.get_ctx().new_dynamic_size()
    return A.new_empty(size, dtype=torch.int64)


def _check(name: str, given: object, wanted: object) -> None:
    if given != wanted:
        raise InvalidArgument(f"{name}={given}: must be {wanted}")


def _check_out(out: Tensor, A: Tensor, shape: Sequence[int], dtype: torch.dtype) -> None:
    _check("out.shape", tuple(out.shape), tuple(shape))
    _check("out.dtype", out.dtype, dtype)
    _check("out.device", out.device, A.device)


def _known(*sizes: object) -> bool:
    """Return whether all sizes are numbers; a tracer may use symbols instead."""
    return all(isinstance(one, int) for one in sizes)


def _real(a: Any, name: str, size: int, like: Tensor, cast: bool = True) -> None:
    """Check a float32 array; with `cast`, convert other floating dtypes."""
    known = size if isinstance(a, Tensor) and _known(a.numel(), size) else None
    checks.array(bridge, a, name, torch.float32, known, like, cast=cast)


def check_quant_type(quant_type: str) -> None:
    """Raise InvalidArgument for MXFP4 and NVFP4, which bitsandbytes' operators do not support."""
    checks.quant_type(quant_type)
    if quant_type in checks.MICROSCALED:
        raise InvalidArgument(
            f"quant_type={quant_type!r}: bitsandbytes' operators support 'nf4' and 'fp4'\n"
            "hint: call nybble.functional.quantize_4bit"
        )


def _check_4bit(
    A: Tensor, name: str, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    *nested: Tensor | None,
) -> None:  # fmt: skip
    """Check the packed bytes and the scales of a 4-bit array."""
    check_quant_type(quant_type)
    checks.block_size_4bit(blocksize)
    n = prod(checks.shape("shape", shape))
    checks.kind(bridge, A, name)
    if _known(A.numel()):
        checks.packed(bridge, A, n, A, name)
    _check_scales(A, -(-n // blocksize), absmax, *nested)


def _check_scales(
    A: Tensor, blocks: int, absmax: Tensor, absmax_8bit: Tensor | None = None,
    code: Tensor | None = None, offset: Tensor | None = None,
) -> None:  # fmt: skip
    """Check plain scales, or scales that are quantized in blocks of 256."""
    if absmax_8bit is None:
        _real(absmax, "absmax", blocks, A)
        return
    checks.array(bridge, absmax_8bit, "absmax_8bit", torch.uint8, blocks, A)
    _real(absmax, "absmax", -(-blocks // 256), A)
    _real(code, "absmax_code", 256, A)
    _real(offset, "absmax_offset", 1, A)


# ---- int8 ----


def check_mixed(A: Tensor, CA: Tensor, outlier_cols: Tensor | None) -> None:
    """Check the activations and outlier columns of a mixed product."""
    bridge.float_code(A.dtype, "A.dtype")
    if A.dim() != 2 or A.shape != CA.shape:
        raise InvalidArgument(f"A.shape={tuple(A.shape)}: must be [m, k], like CA")
    if outlier_cols is None:
        return
    if outlier_cols.dim() != 1 or outlier_cols.dtype not in (torch.int64, torch.int32):
        raise InvalidArgument(
            f"outlier_cols.shape={tuple(outlier_cols.shape)}, "
            f"outlier_cols.dtype={outlier_cols.dtype}: must be a vector of column indices in "
            "int64 or int32"
        )


def int8_mixed_scaled_mm(
    A: Tensor, CA: Tensor, CB: Tensor, SCA: Tensor, SCB: Tensor,
    outlier_cols: Tensor | None = None, bias: Tensor | None = None,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    check_mixed(A, CA, outlier_cols)
    product = int8_scaled_mm(CA, CB, SCA, SCB, bias, A.dtype)
    columns = torch.library.get_ctx().new_dynamic_size()
    return product, A.new_empty((A.shape[0], columns))


def int8_scaled_mm(
    A: Tensor, B: Tensor, row_stats: Tensor, col_stats: Tensor, bias: Tensor | None = None,
    dtype: torch.dtype | None = None,
) -> Tensor:  # fmt: skip
    dtype = dtype or torch.float16
    bridge.float_code(dtype, "dtype")
    shape, m, n, _ = int8.check_product(bridge, A, B)
    int8.check_factors(bridge, A, m, n, dtype, row_stats, col_stats, bias)
    return _like(A, shape, dtype)


def int8_linear_matmul(A: Tensor, B: Tensor) -> Tensor:
    shape, *_ = int8.check_product(bridge, A, B)
    return _like(A, shape, torch.int32)


def int8_linear_matmul_out(A: Tensor, B: Tensor, out: Tensor) -> None:
    _check_out(out, A, int8_linear_matmul(A, B).shape, torch.int32)


def int8_vectorwise_quant(
    A: Tensor, threshold: float = 0.0
) -> tuple[Tensor, Tensor, Tensor | None]:
    bridge.float_code(A.dtype, "A.dtype")
    checks.number("threshold", threshold, 0.0)
    rows, _ = int8.matrix(A, "A")
    stats = _like(A, (rows,), torch.float32)
    return _like(A, A.shape, torch.int8), stats, _columns(A) if threshold else None


def int8_vectorwise_dequant(A: Tensor, stats: Tensor) -> Tensor:
    _check("A.dtype", A.dtype, torch.int8)
    rows, _ = int8.matrix(A, "A")
    _real(stats, "stats", rows, A)
    return _like(A, A.shape, torch.float32)


def int8_mm_dequant(
    A: Tensor, row_stats: Tensor, col_stats: Tensor, dtype: torch.dtype | None = None,
    bias: Tensor | None = None,
) -> Tensor:  # fmt: skip
    dtype = dtype or torch.float16
    bridge.float_code(dtype, "dtype")
    _check("A.dtype", A.dtype, torch.int32)
    rows, columns = int8.matrix(A, "A")
    int8.check_factors(bridge, A, rows, columns, dtype, row_stats, col_stats, bias)
    return _like(A, A.shape, dtype)


def int8_double_quant(A: Tensor, threshold: float = 0.0) -> tuple[Tensor | None, ...]:
    codes, stats, columns = int8_vectorwise_quant(A, threshold)
    column_stats = _like(A, A.shape[-1:], torch.float32)
    return codes, _like(A, A.shape, torch.int8), stats, column_stats, columns


# ---- 8-bit blockwise ----


def quantize_blockwise(A: Tensor, code: Tensor, blocksize: int) -> tuple[Tensor, Tensor]:
    checks.block_size_8bit(blocksize)
    bridge.float_code(A.dtype, "A.dtype")
    _real(code, "code", 256, A)
    blocks = -(-A.numel() // blocksize)
    return _like(A, A.shape, torch.uint8), _like(A, (blocks,), torch.float32)


def dequantize_blockwise(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype
) -> Tensor:
    checks.block_size_8bit(blocksize)
    _check("A.dtype", A.dtype, torch.uint8)
    bridge.float_code(dtype, "dtype")
    _real(absmax, "absmax", -(-A.numel() // blocksize), A)
    _real(code, "code", 256, A)
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
    check_quant_type(quant_type)
    checks.block_size_4bit(blocksize)
    bridge.float_code(A.dtype, "A.dtype")
    n = A.numel()
    packed = _like(A, ((n + 1) // (2 * quant_storage.itemsize), 1), quant_storage)
    return packed, _like(A, (-(-n // blocksize),), torch.float32)


def dequantize_4bit(
    A: Tensor, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    _check_4bit(A, "A", absmax, blocksize, quant_type, shape)
    bridge.float_code(dtype, "dtype")
    return _like(A, shape, dtype)


def dequantize_4bit_out(
    A: Tensor, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    dtype: torch.dtype, out: Tensor,
) -> None:  # fmt: skip
    made = dequantize_4bit(A, absmax, blocksize, quant_type, shape, dtype)
    _check_out(out, A, made.shape, dtype)


def check_product(A: Tensor, shapeB: Sequence[int]) -> None:
    """Check the activations and the weight's shape of a product."""
    if len(shapeB) != 2 or not A.dim() or A.shape[-1] != shapeB[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}, shapeB={list(shapeB)}: must be [..., k] and [n, k]"
        )


def gemm_4bit(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, blocksize: int, quant_type: str,
    bias: Tensor | None = None, absmax_8bit: Tensor | None = None,
    absmax_code: Tensor | None = None, absmax_offset: Tensor | None = None,
) -> Tensor:  # fmt: skip
    check_product(A, shapeB)
    nested = absmax_8bit, absmax_code, absmax_offset
    _check_4bit(B, "B", absmax, blocksize, quant_type, shapeB, *nested)
    if A.dtype is torch.float64:  # float64 is computed in float32
        bias = None if bias is None else bias.to(torch.float64)
    else:
        bridge.float_code(A.dtype, "A.dtype")
    if bias is not None:
        checks.array(bridge, bias, "bias", A.dtype, shapeB[0], A)
    return _like(A, (*A.shape[:-1], shapeB[0]), A.dtype)


def gemv_4bit(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, code: Tensor, blocksize: int
) -> Tensor:
    check_product(A, shapeB)
    bridge.float_code(A.dtype, "A.dtype")
    _check_4bit(B, "B", absmax, blocksize, "nf4", shapeB)
    _real(code, "code", 16, A, cast=False)
    return _like(A, (*A.shape[:-1], shapeB[0]), A.dtype)


def gemv_4bit_out(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, code: Tensor, blocksize: int,
    out: Tensor,
) -> None:  # fmt: skip
    _check_out(out, A, gemv_4bit(A, B, shapeB, absmax, code, blocksize).shape, A.dtype)


# ---- optimizers ----


def arguments_32bit(
    optimizer_name: str, g: Tensor, p: Tensor, state1: Tensor, state2: Tensor | None,
    unorm_vec: Tensor | None, max_unorm: float, param_norm: float, beta1: float, beta2: float,
    beta3: float, alpha: float, eps: float, weight_decay: float, step: int, lr: float,
    gnorm_scale: float, skip_zeros: bool = False,
) -> tuple[Any, ...]:  # fmt: skip
    """Return the arguments in the order of nybble's function, which computes the norm of p
    itself."""
    return (
        optimizer_name, g, p, state1, beta1, eps, step, lr, state2, beta2, beta3, alpha,
        weight_decay, gnorm_scale, unorm_vec, max_unorm, skip_zeros,
    )  # fmt: skip


def optimizer_update_32bit(*arguments: Any, **named: Any) -> None:
    optim.check_one(optim.SCHEMA_32BIT, *arguments_32bit(*arguments, **named))


def optimizer_update_8bit_blockwise(*arguments: Any, skip_zeros: bool = False) -> None:
    # torch omits trailing arguments that have their default values
    given = (*arguments, skip_zeros)[: len(optim.argument_names(optim.SCHEMA_8BIT))]
    optim.check_one(optim.SCHEMA_8BIT, *given)
