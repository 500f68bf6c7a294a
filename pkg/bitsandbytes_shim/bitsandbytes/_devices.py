"""Implement torch.ops.nybble on devices other than CPU and CUDA by torch.ops.bitsandbytes.

The backend of a device, such as an NPU, registers its kernels for torch.ops.bitsandbytes. On this
device, nybble's functions and layers call torch.ops.nybble, which calls torch.ops.bitsandbytes. So
they use the backend's kernels, also in traces and with gradients.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from nybble._torch import tracing
from nybble._torch.releases import untraced

_KEYS = ("PrivateUse1", "XPU", "HPU", "MPS")
_theirs = torch.ops.bitsandbytes
_library = torch.library.Library("nybble", "IMPL")  # type: ignore[no-untyped-call]


def _scales(absmax: Tensor, code: Any, offset: Any, absmax2: Any, block2: int) -> Tensor:
    """Return the scales as float32, after dequantizing doubly quantized scales."""
    if absmax2 is None:
        return absmax
    found = _theirs.dequantize_blockwise.default(absmax, absmax2, code, block2, torch.float32)
    scales: Tensor = found + offset
    return scales


def _mask(A: Tensor, columns: Tensor | None) -> Tensor:
    """Return the mask of outlier columns, or an empty mask if there is no threshold."""
    if columns is None:
        return A.new_empty(0, dtype=torch.uint8)
    return A.new_zeros(A.shape[-1], dtype=torch.uint8).index_fill_(0, columns, 1)


def dequantize_4bit(A: Tensor, *state: Any) -> Tensor:
    *scales, blocksize, quant_type, shape, dtype = state
    found: Tensor = _theirs.dequantize_4bit.default(
        A.reshape(-1, 1), _scales(*scales), blocksize, quant_type, shape, dtype
    )
    return found


def gemm_4bit(A: Tensor, B: Tensor, shape: Any, *rest: Any) -> Tensor:
    absmax, code, offset, absmax2, block2, blocksize, quant_type, bias = rest
    weight = A, B.reshape(-1, 1), shape
    found: Tensor
    if block2 == 256:  # bitsandbytes' operator supports nested scales only in blocks of 256
        nested = {"absmax_8bit": absmax, "absmax_code": code, "absmax_offset": offset}
        found = _theirs.gemm_4bit.default(
            *weight, absmax2, blocksize, quant_type, bias=bias, **nested
        )
    else:
        scales = _scales(absmax, code, offset, absmax2, block2)
        found = _theirs.gemm_4bit.default(*weight, scales, blocksize, quant_type, bias=bias)
    return found


def gemm_4bit_grad(grad: Tensor, B: Tensor, shape: Any, *state: Any) -> Tensor:
    return torch.matmul(grad, dequantize_4bit(B, *state, shape, grad.dtype))


def embedding_4bit(indices: Tensor, B: Tensor, *state: Any) -> Tensor:
    return functional.embedding(indices, dequantize_4bit(B, *state))


def embedding_8bit(indices: Tensor, table: Tensor, absmax: Tensor, dtype: torch.dtype) -> Tensor:
    rows = functional.embedding(indices, table).to(torch.float32)
    return (rows * functional.embedding(indices, absmax.view(-1, 1) / 127.0)).to(dtype)


def int8_vectorwise_quant(A: Tensor, threshold: float) -> tuple[Tensor, ...]:
    codes, stats, columns = _theirs.int8_vectorwise_quant.default(A, threshold)
    return codes, stats, _mask(A, columns if threshold else None)


def int8_double_quant(A: Tensor, threshold: float) -> tuple[Tensor, ...]:
    *found, columns = _theirs.int8_double_quant.default(A, threshold)
    return *found, _mask(A, columns if threshold else None)


def int8_mm_dequant(A: Tensor, row: Tensor, column: Tensor, bias: Any, dtype: Any) -> Tensor:
    found: Tensor = _theirs.int8_mm_dequant.default(A, row, column, dtype, bias)
    return found


def linear_8bit(
    A: Tensor, CB: Tensor, SCB: Tensor, threshold: float, bias: Any, weight: Any = None
) -> Tensor:
    rows = A.reshape(-1, A.shape[-1])
    codes, stats, columns = _theirs.int8_vectorwise_quant.default(rows, threshold)
    if threshold:
        found, _ = _theirs.int8_mixed_scaled_mm.default(rows, codes, CB, stats, SCB, columns, bias)
    else:
        found = _theirs.int8_scaled_mm.default(codes, CB, stats, SCB, bias, A.dtype)
    product: Tensor = found.reshape(*A.shape[:-1], CB.shape[0])
    return product


def optimizer_update_32bit(
    name: str, g: Tensor, p: Tensor, state1: Tensor, beta1: float, eps: float, step: int, lr: float,
    state2: Any, beta2: float, beta3: float, alpha: float, weight_decay: float,
    gnorm_scale: float, unorm_vec: Any, max_unorm: float, skip_zeros: bool,
) -> None:  # fmt: skip
    norm = p.norm().item() if max_unorm > 0 else 0.0
    _theirs.optimizer_update_32bit.default(
        *(name, g, p, state1, state2, unorm_vec, max_unorm, norm, beta1, beta2, beta3, alpha, eps),
        *(weight_decay, step, lr, gnorm_scale, skip_zeros),
    )


_SAME = (  # these operators have the same arguments in nybble and bitsandbytes
    *("quantize_4bit", "quantize_blockwise", "dequantize_blockwise", "int8_linear_matmul"),
    *("int8_scaled_mm", "optimizer_update_8bit_blockwise"),
)
_OURS = (
    *(dequantize_4bit, gemm_4bit, gemm_4bit_grad, embedding_4bit, embedding_8bit),
    *(int8_vectorwise_quant, int8_double_quant, int8_mm_dequant, linear_8bit),
    optimizer_update_32bit,
)


def register() -> None:
    """Register the kernels; call this once."""
    kernels = {one.__name__: one for one in _OURS}
    kernels |= {name: getattr(_theirs, name).default for name in _SAME}
    for name, kernel in kernels.items():
        for key in _KEYS:
            _library.impl(name, untraced(kernel), key)  # type: ignore[no-untyped-call]
    tracing.other_devices = True
