"""torch.ops.nybble.gemm_4bit and gemm_4bit_grad: fakes, derivatives and vmap's rules."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from nybble._torch import bridge
from nybble._torch.derivatives import register_derivative
from nybble._torch.library import define
from nybble.ops.checked_state import CheckedState4bit
from nybble.ops.fourbit.operators import SCALES
from nybble.ops.gemm4 import calls
from nybble.ops.gemm4.derivative import record_gradient, record_product

_Shape = Sequence[int]


def _product(
    A: Tensor, B: Tensor, shape: _Shape, absmax: Tensor,
    absmax_code: Tensor | None, absmax_offset: Tensor | None,
    absmax2: Tensor | None, block2: int, blocksize: int, quant_type: str,
    bias: Tensor | None,
) -> Tensor:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    return calls.product(
        A, B, CheckedState4bit(bridge, parts, shape, blocksize, quant_type, A), bias
    )


def _product_fake(A: Tensor, B: Tensor, shape: _Shape, *scales_and_bias: object) -> Tensor:
    return A.new_empty((*A.shape[:-1], shape[0]))


define(
    f"gemm_4bit(Tensor A, Tensor B, SymInt[] shape, {SCALES}, int blocksize, str quant_type, "
    "Tensor? bias) -> Tensor",
    _product,
    _product_fake,
)
register_derivative("gemm_4bit", record_product, arguments=11)


def _gradient(
    grad: Tensor, B: Tensor, shape: _Shape, absmax: Tensor,
    absmax_code: Tensor | None, absmax_offset: Tensor | None,
    absmax2: Tensor | None, block2: int, blocksize: int, quant_type: str,
) -> Tensor:  # fmt: skip
    parts = (absmax, absmax_code, absmax_offset, absmax2, block2)
    return calls.gradient(
        grad, B, CheckedState4bit(bridge, parts, shape, blocksize, quant_type, grad)
    )


def _gradient_fake(grad: Tensor, B: Tensor, shape: _Shape, *scales: object) -> Tensor:
    return grad.new_empty((*grad.shape[:-1], shape[1]))


define(
    f"gemm_4bit_grad(Tensor grad, Tensor B, SymInt[] shape, {SCALES}, int blocksize, "
    "str quant_type) -> Tensor",
    _gradient,
    _gradient_fake,
)
register_derivative("gemm_4bit_grad", record_gradient, arguments=10)
