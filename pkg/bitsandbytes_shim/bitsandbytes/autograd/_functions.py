"""bitsandbytes.autograd._functions: the products, also as autograd functions."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from nybble._torch.library import bias_gradient, rows_of
from nybble.autograd import MatmulLtState, matmul, matmul_4bit
from nybble.ops.gemm4.derivative import input_gradient as _input_gradient_4bit
from nybble.ops.int8.derivative import input_gradient as _input_gradient_8bit
from nybble.state import QuantState

__all__ = ["MatMul4Bit", "MatMul8bitFp", "MatMul8bitLt", "MatmulLtState", "matmul", "matmul_4bit"]

_Gradients = tuple[Tensor | None, Tensor | None, None, Tensor | None, None]


class MatMul4Bit(torch.autograd.Function):
    """`matmul_4bit` as a function: apply(A, B, out, bias, quant_state)."""

    @staticmethod
    def forward(
        ctx: Any, A: Tensor, B: Tensor, out: Tensor | None = None, bias: Tensor | None = None,
        quant_state: QuantState | None = None,
    ) -> Tensor:  # fmt: skip
        ctx.weight, ctx.bias_dtype = (B, quant_state), None if bias is None else bias.dtype
        return matmul_4bit(A, B, quant_state, out, bias)  # type: ignore[arg-type]

    @staticmethod
    def backward(ctx: Any, grad_output: Tensor) -> _Gradients:
        grad_a = _input_gradient_4bit(grad_output, ctx.weight) if ctx.needs_input_grad[0] else None
        grad_bias = bias_gradient(grad_output, ctx.bias_dtype) if ctx.needs_input_grad[3] else None
        return grad_a, None, None, grad_bias, None


class MatMul8bitLt(torch.autograd.Function):
    """`matmul` as a function: apply(A, B, out, bias, state)."""

    @staticmethod
    def forward(
        ctx: Any, A: Tensor, B: Tensor, out: Tensor | None = None, bias: Tensor | None = None,
        state: MatmulLtState | None = None,
    ) -> Tensor:  # fmt: skip
        state = MatmulLtState() if state is None else state
        result: Tensor = matmul(A, B, out, state, bias=bias)
        ctx.weight, ctx.bias_dtype = (state.CB, state.SCB), None if bias is None else bias.dtype
        if ctx.needs_input_grad[1]:
            ctx.input, ctx.dtype_b = A, B.dtype
        return result

    @staticmethod
    def backward(ctx: Any, grad_output: Tensor) -> _Gradients:
        grad_a = grad_b = grad_bias = None
        if ctx.needs_input_grad[0]:
            grad_a = _input_gradient_8bit(grad_output, ctx.weight)
        if ctx.needs_input_grad[1]:
            rows = rows_of(ctx.input).to(grad_output.dtype)
            grad_b = torch.matmul(rows_of(grad_output).t(), rows).to(ctx.dtype_b)
        if ctx.needs_input_grad[3]:
            grad_bias = bias_gradient(grad_output, ctx.bias_dtype)
        return grad_a, grad_b, None, grad_bias, None


# bitsandbytes has a separate class for training on the CPU; nybble's class works on all devices
MatMul8bitFp = MatMul8bitLt
