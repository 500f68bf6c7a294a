"""Implement the kernels of torch.ops.bitsandbytes with nybble's functions.

nybble computes on the CPU and on NVIDIA GPUs. On other devices, a product first dequantizes and
then multiplies, with operators for which the device's backend may have kernels. An operator that
has no kernel for the device computes on the CPU.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import torch
from torch import Tensor

from bitsandbytes._fakes import arguments_32bit, check_mixed, check_product, check_quant_type
from nybble import _native
from nybble import functional as F
from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState4bit
from nybble.ops.gemm4.autograd import linear_4bit
from nybble.ops.registry import OPERATORS
from nybble.state import QuantState

_NATIVE = ("cpu", "cuda", "meta")
_CODE16 = 2  # NYBBLE_CODE16: a 4-bit type defined by its 16 values
_gemm = _native.operation("gemm_4bit")
_theirs = torch.ops.bitsandbytes


def is_native(A: Tensor) -> bool:
    """Return whether nybble has kernels for the tensor's device."""
    return A.device.type in _NATIVE


def _anywhere(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a kernel: if nybble has no kernels for the tensors' device, compute on the CPU, with
    copies."""

    @wraps(kernel)
    def call(*arguments: Any, **named: Any) -> Any:
        given = [one for one in (*arguments, *named.values()) if isinstance(one, Tensor)]
        if is_native(given[0]):
            return kernel(*arguments, **named)
        copies = {id(one): one.cpu() for one in given}

        def moved(one: Any) -> Any:
            return copies.get(id(one), one)

        found = kernel(*map(moved, arguments), **{k: moved(v) for k, v in named.items()})
        if found is None:  # this kernel writes into its arguments and returns nothing
            for one in given:
                one.copy_(copies[id(one)])
            return None
        device = given[0].device
        if isinstance(found, Tensor):
            return found.to(device)
        return tuple(None if one is None else one.to(device) for one in found)

    return call


# ---- int8 ----


def int8_mixed_scaled_mm(
    A: Tensor, CA: Tensor, CB: Tensor, SCA: Tensor, SCB: Tensor,
    outlier_cols: Tensor | None = None, bias: Tensor | None = None,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """Return (int8 product plus the product of the outlier columns, A's outlier columns)."""
    check_mixed(A, CA, outlier_cols)
    product = _theirs.int8_scaled_mm.default(CA, CB, SCA, SCB, bias=bias, dtype=A.dtype)
    if outlier_cols is None or not outlier_cols.numel():
        return product, A.new_empty((A.shape[0], 0))
    columns = A[:, outlier_cols].contiguous()
    weight = _theirs.int8_vectorwise_dequant.default(CB[:, outlier_cols].contiguous(), SCB)
    return product.addmm(columns, weight.to(A.dtype).t()), columns


def int8_scaled_mm(
    A: Tensor, B: Tensor, row_stats: Tensor, col_stats: Tensor, bias: Tensor | None = None,
    dtype: torch.dtype | None = None,
) -> Tensor:  # fmt: skip
    """Return the int8 product in `dtype`, scaled by row_stats and col_stats."""
    if is_native(A):
        return F.int8_scaled_mm(A, B, row_stats, col_stats, bias, dtype or torch.float16)
    codes = _theirs.int8_linear_matmul.default(A, B)
    found: Tensor = _theirs.int8_mm_dequant.default(
        codes, row_stats, col_stats, dtype=dtype or torch.float16, bias=bias
    )
    return found


@_anywhere
def int8_linear_matmul(A: Tensor, B: Tensor) -> Tensor:
    """Return the exact int32 product of int8 matrices."""
    return F.int8_linear_matmul(A, B)


def int8_linear_matmul_out(A: Tensor, B: Tensor, out: Tensor) -> None:
    """Write the exact int32 product of int8 matrices to `out`."""
    if is_native(A):
        F.int8_linear_matmul(A, B, out=_sized(out, (*A.shape[:-1], B.shape[0]), torch.int32))
    else:
        out.copy_(_theirs.int8_linear_matmul.default(A, B))


@_anywhere
def int8_vectorwise_quant(
    A: Tensor, threshold: float = 0.0
) -> tuple[Tensor, Tensor, Tensor | None]:
    """Quantize rows; return codes, row absmax and the indices of outlier columns."""
    return F.int8_vectorwise_quant(A, threshold)


def int8_vectorwise_dequant(A: Tensor, stats: Tensor) -> Tensor:
    """Return the float32 values of int8 rows."""
    if is_native(A):
        return F.int8_vectorwise_dequant(A, stats)
    return A * stats.view(-1, 1) * (1.0 / 127.0)


@_anywhere
def int8_mm_dequant(
    A: Tensor, row_stats: Tensor, col_stats: Tensor, dtype: torch.dtype | None = None,
    bias: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Return an int32 product in `dtype`, scaled by row_stats and col_stats."""
    return F.int8_mm_dequant(A, row_stats, col_stats, bias=bias, dtype=dtype or torch.float16)


@_anywhere
def int8_double_quant(A: Tensor, threshold: float = 0.0) -> tuple[Tensor | None, ...]:
    """Quantize by rows and by columns.

    Returns (row codes, column codes, row absmax, column absmax, outlier columns).
    """
    return F.int8_double_quant(A, threshold=threshold)


# ---- 8-bit blockwise ----


@_anywhere
def quantize_blockwise(A: Tensor, code: Tensor, blocksize: int) -> tuple[Tensor, Tensor]:
    """Return 8-bit codes and the absmax of each block."""
    checks.kind(bridge, code, "code")  # torch accepts None for a Tensor argument
    codes, state = F.quantize_blockwise(A, code, blocksize=blocksize)
    return codes, state.absmax


@_anywhere
def dequantize_blockwise(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype
) -> Tensor:
    """Return the values of 8-bit codes."""
    return F.dequantize_blockwise(A, QuantState(absmax, None, code, blocksize, None, dtype))


def dequantize_blockwise_out(
    A: Tensor, absmax: Tensor, code: Tensor, blocksize: int, dtype: torch.dtype, out: Tensor
) -> None:
    """Write the values of 8-bit codes to `out`."""
    if is_native(A):
        state = QuantState(absmax, None, code, blocksize, None, dtype)
        F.dequantize_blockwise(A, state, out=_sized(out, A.shape, dtype))
    else:
        out.copy_(_theirs.dequantize_blockwise.default(A, absmax, code, blocksize, dtype))


# ---- 4 bits ----


def _sized(out: Tensor, shape: Sequence[int], dtype: torch.dtype) -> Tensor:
    """Return `out` after checking its shape and dtype."""
    if tuple(out.shape) != tuple(shape) or out.dtype is not dtype:
        raise InvalidArgument(
            f"out.shape={tuple(out.shape)}, out.dtype={out.dtype}: must be {tuple(shape)}, {dtype}"
        )
    return out


@_anywhere
def quantize_4bit(
    A: Tensor, blocksize: int, quant_type: str, quant_storage: torch.dtype
) -> tuple[Tensor, Tensor]:
    """Return packed 4-bit codes and the absmax of each block."""
    check_quant_type(quant_type)
    packed, state = F.quantize_4bit(
        A, blocksize=blocksize, quant_type=quant_type, quant_storage=quant_storage
    )
    return packed, state.absmax


@_anywhere
def dequantize_4bit(
    A: Tensor, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    dtype: torch.dtype,
) -> Tensor:  # fmt: skip
    """Return the values of packed 4-bit codes in `shape`."""
    check_quant_type(quant_type)
    state = QuantState(absmax, torch.Size(shape), None, blocksize, quant_type, dtype)
    return F.dequantize_4bit(A.reshape(-1, 1), state)


def dequantize_4bit_out(
    A: Tensor, absmax: Tensor, blocksize: int, quant_type: str, shape: Sequence[int],
    dtype: torch.dtype, out: Tensor,
) -> None:  # fmt: skip
    """Write the values of packed 4-bit codes to `out`."""
    check_quant_type(quant_type)
    if is_native(A):
        state = QuantState(absmax, torch.Size(shape), None, blocksize, quant_type, dtype)
        F.dequantize_4bit(A.reshape(-1, 1), state, out=_sized(out, shape, dtype))
    else:
        out.copy_(_theirs.dequantize_4bit.default(A, absmax, blocksize, quant_type, shape, dtype))


def gemm_4bit(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, blocksize: int, quant_type: str,
    bias: Tensor | None = None, absmax_8bit: Tensor | None = None,
    absmax_code: Tensor | None = None, absmax_offset: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Return A [..., k] @ W [n, k]^T + bias; W is packed in 4 bits, and its scales may have 8
    bits."""
    check_product(A, shapeB)
    check_quant_type(quant_type)
    nested = absmax_8bit, absmax_code, absmax_offset
    if is_native(A):
        state = _state(shapeB, absmax, blocksize, quant_type, *nested)
        with torch.no_grad():
            return linear_4bit(A, B, state, bias)
    if absmax_8bit is not None:
        codes = absmax_8bit, absmax, absmax_code, 256, torch.float32
        absmax = _theirs.dequantize_blockwise.default(*codes) + absmax_offset
    weight = _theirs.dequantize_4bit.default(B, absmax, blocksize, quant_type, shapeB, A.dtype)
    return torch.nn.functional.linear(A, weight, bias)


def _state(
    shape: Sequence[int], absmax: Tensor, blocksize: int, quant_type: str,
    absmax_8bit: Tensor | None, code: Tensor | None, offset: Tensor | None,
) -> QuantState:  # fmt: skip
    second = None
    if absmax_8bit is not None:
        second = QuantState(absmax, None, code, 256)
        absmax = absmax_8bit
    return QuantState(absmax, torch.Size(shape), None, blocksize, quant_type, None, offset, second)


def keep_for_backward(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    """Keep the weight of a product for its derivative."""
    _A, B, shape, absmax, blocksize, quant_type, bias, absmax_8bit, code, offset = inputs
    ctx.settings, ctx.bias_dtype = (shape, blocksize, quant_type), bias is not None and bias.dtype
    ctx.save_for_backward(B, absmax, absmax_8bit, code, offset)


def gemm_4bit_backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    """Return the gradients of A and bias; the weight is frozen."""
    (shape, blocksize, quant_type), (B, *arrays) = ctx.settings, ctx.saved_tensors
    absmax, absmax_8bit, code, offset = arrays
    grad_a = grad_bias = None
    if ctx.needs_input_grad[0]:
        scales: tuple[Any, ...] = (absmax, None, None, None, 0)
        if absmax_8bit is not None:
            scales = absmax_8bit, code, offset, absmax, 256
        grad_a = OPERATORS.gemm_4bit_grad(grad, B, shape, *scales, blocksize, quant_type)
    if any(ctx.needs_input_grad[6:7]):  # torch omits trailing arguments with default values
        grad_bias = grad.reshape(-1, grad.shape[-1]).sum(0, dtype=ctx.bias_dtype)
    return grad_a, None, None, None, None, None, grad_bias, None, None, None


def gemv_4bit(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, code: Tensor, blocksize: int
) -> Tensor:
    """Return A [..., k] @ W [n, k]^T; `code` has the 16 values of the 4-bit type."""
    if not is_native(A):
        kind = "fp4" if code[1] > 0 else "nf4"
        found: Tensor = _theirs.gemm_4bit.default(A, B, shapeB, absmax, blocksize, kind)
        return found
    out = A.new_empty((*A.shape[:-1], shapeB[0]))
    gemv_4bit_out(A, B, shapeB, absmax, code, blocksize, out)
    return out


def gemv_4bit_out(
    A: Tensor, B: Tensor, shapeB: Sequence[int], absmax: Tensor, code: Tensor, blocksize: int,
    out: Tensor,
) -> None:  # fmt: skip
    """Write A [..., k] @ W [n, k]^T to `out`."""
    if not is_native(A):
        out.copy_(_theirs.gemv_4bit.default(A, B, shapeB, absmax, code, blocksize))
        return
    check_product(A, shapeB)
    scales = absmax, None, None, None, 0
    weight = CheckedState4bit(bridge, scales, torch.Size(shapeB), blocksize, "nf4", A)
    n, k = weight.rows, weight.columns
    values = checks.array(bridge, code, "code", torch.float32, 16, A)
    packed, rows = weight.bytes_of(bridge, B, A, "B"), A.numel() // k if k else 0
    target = _sized(out, (*A.shape[:-1], n), A.dtype)
    result = target if target.is_contiguous() else torch.empty_like(target).contiguous()
    a = bridge.dense(A)
    if rows and n:
        _gemm(
            a.data_ptr(), bridge.float_code(a.dtype, "A.dtype"), rows, n, k, packed.data_ptr(),
            weight.scales, weight.block, _CODE16, values.data_ptr(), 0, result.data_ptr(),
            *bridge.place(a),
        )  # fmt: skip
    if result is not target:
        target.copy_(result)


# ---- optimizers ----


@_anywhere
def optimizer_update_32bit(*arguments: Any, **named: Any) -> None:
    """Compute the norm of p, then do one step with float32 states in place."""
    F.optimizer_update_32bit(*arguments_32bit(*arguments, **named))


@_anywhere
def optimizer_update_8bit_blockwise(*arguments: Any) -> None:
    """Do one step with 8-bit states in place."""
    F.optimizer_update_8bit_blockwise(*arguments)
