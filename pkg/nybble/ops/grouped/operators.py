"""torch.ops.nybble.gemm_4bit_grouped, linear_8bit_grouped and their gradients, with their fakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from nybble._torch import bridge
from nybble._torch.library import define, linear
from nybble.ops.fourbit.operators import SCALES
from nybble.ops.grouped import calls, dense, int8
from nybble.state import QuantState


def _four_bits(gradient: bool) -> Callable[..., Tensor]:
    """Return the implementation of the 4-bit product, or of its gradient."""

    def run(a: Tensor, B: Tensor, shape: Sequence[int], *rest: Any) -> Tensor:
        *scales, blocksize, quant_type, offsets = rest
        weight = calls.Stack(bridge, B, shape, tuple(scales), blocksize, quant_type, a)
        absmax, code, offset, absmax2, block2 = scales
        second = None if absmax2 is None else QuantState(absmax2, code=code, blocksize=block2)
        size = torch.Size(shape)
        state = QuantState(absmax, size, None, blocksize, quant_type, a.dtype, offset, second)
        return dense.fastest_product(a, weight, B, state, offsets, gradient)

    return run


_WEIGHT_4BIT = f"Tensor B, SymInt[] shape, {SCALES}, int blocksize, str quant_type, Tensor offsets"
define(
    f"gemm_4bit_grouped(Tensor A, {_WEIGHT_4BIT}) -> Tensor",
    _four_bits(False),
    lambda A, B, shape, *rest: A.new_empty((A.shape[0], shape[1])),
    linear("gemm_4bit_grouped", "gemm_4bit_grouped_grad"),
)
define(
    f"gemm_4bit_grouped_grad(Tensor grad, {_WEIGHT_4BIT}) -> Tensor",
    _four_bits(True),
    lambda grad, B, shape, *rest: grad.new_empty((grad.shape[0], shape[2])),
    linear("gemm_4bit_grouped_grad", "gemm_4bit_grouped"),
)
_WEIGHT_8BIT = "Tensor CB, Tensor SCB, Tensor offsets, float threshold"
define(
    f"linear_8bit_grouped(Tensor A, {_WEIGHT_8BIT}) -> Tensor",
    int8.product,
    lambda A, CB, *rest: A.new_empty((A.shape[0], CB.shape[1])),
    linear("linear_8bit_grouped", "linear_8bit_grouped_grad"),
)
define(
    f"linear_8bit_grouped_grad(Tensor grad, {_WEIGHT_8BIT}) -> Tensor",
    lambda grad, CB, SCB, offsets, threshold: int8.gradient(grad, CB, SCB, offsets),
    lambda grad, CB, *rest: grad.new_empty((grad.shape[0], CB.shape[2])),
    linear("linear_8bit_grouped_grad", "linear_8bit_grouped"),
)
