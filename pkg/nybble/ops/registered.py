"""nybble's operations as torch operators (torch.ops.nybble.*), with fake implementations.

torch.compile, torch.export, FakeTensor and other dispatch modes see these; the eager path of
nybble.functional and nybble.autograd skips the dispatcher and calls the primitives at once.
"""

from __future__ import annotations

from typing import Any

import torch

from nybble._torch import bridge
from nybble._torch import derivatives as torch_grad
from nybble._torch.library import LIBRARY, define
from nybble.ops import checks
from nybble.ops.checked_state import Held, Held8
from nybble.ops.embedding import calls as lookup
from nybble.ops.fourbit import calls as primitives
from nybble.ops.gemm4 import calls as gemm
from nybble.ops.int8 import operators as torch_ops_int8  # noqa: F401  # defined there
from nybble.ops.optim import operators as torch_ops_updates  # noqa: F401

_SCALES = "Tensor absmax, Tensor? absmax_code, Tensor? absmax_offset, Tensor? absmax2, int block2"

OPERATORS = torch.ops.nybble


def _quantize_4bit(
    A: torch.Tensor, blocksize: int, quant_type: str, quant_storage: torch.dtype
) -> Any:
    return primitives.quantize_4bit(bridge, A, blocksize, quant_type, quant_storage, None, None)


def _quantize_4bit_fake(
    A: torch.Tensor, blocksize: int, quant_type: str, quant_storage: torch.dtype
) -> Any:
    n = A.numel()
    rows = (n + 1) // (2 * quant_storage.itemsize)
    packed = A.new_empty((rows, 1), dtype=quant_storage)
    return packed, A.new_empty((-(-n // blocksize),), dtype=torch.float32)


define(
    "quantize_4bit(Tensor A, int blocksize, str quant_type, ScalarType quant_storage)"
    " -> (Tensor, Tensor)",
    _quantize_4bit,
    _quantize_4bit_fake,
)


def _dequantize_4bit(
    A: torch.Tensor, absmax: torch.Tensor, absmax_code: Any, absmax_offset: Any, absmax2: Any,
    block2: int, blocksize: int, quant_type: str, shape: Any, dtype: torch.dtype,
) -> Any:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    kept = Held(bridge, parts, shape, blocksize, quant_type, A)
    return primitives.dequantize_4bit(bridge, A, kept, dtype, None)


def _dequantize_4bit_fake(A: torch.Tensor, *rest: Any) -> torch.Tensor:
    *_, shape, dtype = rest
    return A.new_empty(shape, dtype=dtype)


define(
    f"dequantize_4bit(Tensor A, {_SCALES}, int blocksize, str quant_type, SymInt[] shape, "
    "ScalarType dtype) -> Tensor",
    _dequantize_4bit,
    _dequantize_4bit_fake,
)


def _embedding_4bit(
    indices: torch.Tensor, B: torch.Tensor, absmax: torch.Tensor, absmax_code: Any,
    absmax_offset: Any, absmax2: Any, block2: int, blocksize: int, quant_type: str, shape: Any,
    dtype: torch.dtype,
) -> Any:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    kept = Held(bridge, parts, shape, blocksize, quant_type, indices)
    return lookup.embedding_4bit(indices, B, kept, dtype)


def _embedding_4bit_fake(indices: torch.Tensor, *rest: Any) -> torch.Tensor:
    *_, shape, dtype = rest
    return indices.new_empty((*indices.shape, shape[1]), dtype=dtype)


define(
    f"embedding_4bit(Tensor indices, Tensor B, {_SCALES}, int blocksize, str quant_type, "
    "SymInt[] shape, ScalarType dtype) -> Tensor",
    _embedding_4bit,
    _embedding_4bit_fake,
)


def _quantize_blockwise(A: torch.Tensor, code: torch.Tensor, blocksize: int) -> Any:
    book = checks.code(bridge, code, A)
    return primitives.quantize_blockwise(bridge, A, book, blocksize, None, None)


def _quantize_blockwise_fake(A: torch.Tensor, code: torch.Tensor, blocksize: int) -> Any:
    codes = A.new_empty(A.shape, dtype=torch.uint8)
    return codes, A.new_empty((-(-A.numel() // blocksize),), dtype=torch.float32)


define(
    "quantize_blockwise(Tensor A, Tensor code, int blocksize) -> (Tensor, Tensor)",
    _quantize_blockwise,
    _quantize_blockwise_fake,
)


def _dequantize_blockwise(
    A: torch.Tensor, absmax: torch.Tensor, code: torch.Tensor, blocksize: int, dtype: torch.dtype
) -> Any:
    kept = Held8(bridge, absmax, code, blocksize, A)
    return primitives.dequantize_blockwise(bridge, A, kept, dtype, None)


def _dequantize_blockwise_fake(
    A: torch.Tensor, absmax: torch.Tensor, code: torch.Tensor, blocksize: int, dtype: torch.dtype
) -> Any:
    return A.new_empty(A.shape, dtype=dtype)


define(
    "dequantize_blockwise(Tensor A, Tensor absmax, Tensor code, int blocksize, "
    "ScalarType dtype) -> Tensor",
    _dequantize_blockwise,
    _dequantize_blockwise_fake,
)


def _gemm_4bit(
    A: torch.Tensor, B: torch.Tensor, shape: Any, absmax: torch.Tensor, absmax_code: Any,
    absmax_offset: Any, absmax2: Any, block2: int, blocksize: int, quant_type: str, bias: Any,
) -> Any:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    return gemm.product(A, B, Held(bridge, parts, shape, blocksize, quant_type, A), bias)


def _gemm_4bit_fake(A: torch.Tensor, B: torch.Tensor, shape: Any, *rest: Any) -> torch.Tensor:
    return A.new_empty((*A.shape[:-1], shape[0]))


define(
    f"gemm_4bit(Tensor A, Tensor B, SymInt[] shape, {_SCALES}, int blocksize, str quant_type, "
    "Tensor? bias) -> Tensor",
    _gemm_4bit,
    _gemm_4bit_fake,
)


def _gemm_4bit_grad(
    grad: torch.Tensor, B: torch.Tensor, shape: Any, absmax: torch.Tensor, absmax_code: Any,
    absmax_offset: Any, absmax2: Any, block2: int, blocksize: int, quant_type: str,
) -> Any:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    return gemm.gradient(grad, B, Held(bridge, parts, shape, blocksize, quant_type, grad))


def _gemm_4bit_grad_fake(
    grad: torch.Tensor, B: torch.Tensor, shape: Any, *rest: Any
) -> torch.Tensor:
    return grad.new_empty((*grad.shape[:-1], shape[1]))


define(
    f"gemm_4bit_grad(Tensor grad, Tensor B, SymInt[] shape, {_SCALES}, int blocksize, "
    "str quant_type) -> Tensor",
    _gemm_4bit_grad,
    _gemm_4bit_grad_fake,
)


torch_grad.register(LIBRARY)
