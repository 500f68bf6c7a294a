"""matmul_4bit: products by 4-bit weights with gradients, over torch (QLoRA, arXiv 2305.14314).

Beside it stands matmul, the product by int8 rows.
"""

from __future__ import annotations

import warnings
from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble import _short, checks, functional, gemm, torch_grad, torch_ops
from nybble.errors import InvalidArgument
from nybble.held import arrays_of, field, held, scales_of
from nybble.matmul_int8 import MatmulLtState, check_tensors, matmul
from nybble.overlap import refuse_overlap
from nybble.state import QuantState

__all__ = ["MatmulLtState", "matmul", "matmul_4bit"]


def _gradient(grad: torch.Tensor, packed: torch.Tensor, state: QuantState) -> Any:
    """Return grad [..., n] @ W [n, k]; where it has to be differentiable, torch's operator does."""
    if torch.is_grad_enabled() or not bridge.eager(grad):
        return _operator_of_gradient(grad, packed, state)
    grad_a = _short.gemm_4bit_grad(grad, packed, state)
    if grad_a is None:
        grad_a = gemm.gradient(grad, packed, held(bridge, state, grad))
    return grad_a


def _operator_of_gradient(grad: torch.Tensor, packed: torch.Tensor, state: QuantState) -> Any:
    where = bridge.untyped(packed), state.shape, *scales_of(state)
    return torch_ops.OPERATORS.gemm_4bit_grad(grad, *where, state.blocksize, state.quant_type)


class _MatMul4bit(torch_grad.OneLevel):
    """The 4-bit product with gradients to A and bias; the weight is frozen."""

    @staticmethod
    def forward(
        ctx: Any, A: torch.Tensor, bias: Any, weight: tuple[torch.Tensor, QuantState], made: Any
    ) -> Any:
        ctx.weight = weight
        if bias is not None:
            ctx.bias_dtype = bias.dtype
        return made[0]

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (grad,) = grads
        grad_a = grad_bias = None
        if ctx.needs_input_grad[0]:
            packed, state = ctx.weight
            grad_a = _gradient(grad, packed, state)
        if ctx.needs_input_grad[1]:
            grad_bias = torch_grad.bias_gradient(grad, ctx.bias_dtype)
        return grad_a, grad_bias, None, None


# No transforms come here: bridge.eager sees to it, and what they leave behind has no memory.
_apply_4bit: Any = _MatMul4bit.apply  # type: ignore[attr-defined]


_short.record_with("4bit", _apply_4bit)


def matmul_4bit(
    A: torch.Tensor,
    B: torch.Tensor,
    quant_state: QuantState,
    out: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
) -> Any:
    """Return A [..., k] @ W [n, k]^T + bias [n], W being 4-bit, in A's dtype.

    B: the packed bytes of W, any shape; quant_state.shape is [n, k]. A, bias: float32, float16 or
    bfloat16, the products are accumulated in float32. Gradients flow to A and bias. `out` receives
    the result when given. A weight quantized as [k, n] is still taken, with a DeprecationWarning.
    Raises InvalidArgument where the shapes, dtypes or devices do not fit together.
    """
    if quant_state is not None and not _short.is_traced():
        result = _short.gemm_4bit(A, B, quant_state, bias, out, True)
        if result is not None:
            return result
    if type(A) not in bridge.PLAIN_TYPES or bias is not None or out is not None:
        check_tensors(A=A, B=B, bias=bias, out=out)
    if quant_state is None:
        raise InvalidArgument("quant_state=None: the state that quantize_4bit returned is needed")
    shape = _shape_of(quant_state)
    if len(shape) != 2:
        raise InvalidArgument(f"quant_state.shape={shape}: must be [n, k]")
    eager = bridge.eager(A)  # refuses a nested tensor, which has no shape
    if out is not None:
        gemm.check_out(bridge, out, A, shape)
        refuse_overlap(bridge, out, "out", {**arrays_of(quant_state), "bias": bias})
    inner = A.shape[-1] if A.shape else None
    if inner == shape[0] and inner != shape[1]:
        check_tensors(A=A, B=B)
        result = _transposed(A, B, quant_state, bias)
    elif inner != shape[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}: the last dimension must be {shape[1]}, as the weight is "
            f"{tuple(shape)}"
        )
    else:
        result = _product_4bit(A, B, quant_state, bias, eager)
    return result if out is None else out.copy_(result)


def _shape_of(state: Any) -> tuple[int, ...]:
    shape = field(state, "shape")
    return shape if type(shape) is torch.Size else checks.shape("quant_state.shape", shape)


def _product_4bit(
    A: torch.Tensor, B: torch.Tensor, state: QuantState, bias: Any, eager: bool
) -> Any:
    if A.dtype is torch.float64:  # which no kernel has
        bias = None if bias is None else bias.float()
        return _product_4bit(A.float(), B, state, bias, eager).double()
    if not eager:
        return torch_ops.OPERATORS.gemm_4bit(
            A,
            bridge.untyped(B),
            state.shape,
            *scales_of(state),
            state.blocksize,
            state.quant_type,
            bias,
        )
    if torch.is_grad_enabled() and (A.requires_grad or (bias is not None and bias.requires_grad)):
        with torch.no_grad():
            made = _general_product(A, B, state, bias)
        return _apply_4bit(A, bias, (B, state), (made,))
    return _general_product(A, B, state, bias)


def _general_product(A: torch.Tensor, B: torch.Tensor, state: QuantState, bias: Any) -> Any:
    with torch._C.DisableTorchFunctionSubclass():  # a layer's weight is of a type of its own
        return gemm.product(A, B, held(bridge, state, A), bias)


def linear_4bit(A: torch.Tensor, B: torch.Tensor, state: QuantState, bias: Any) -> Any:
    """Return what matmul_4bit returns, for a weight known to be [n, k]: the layers' short way."""
    if not _short.is_traced():
        result = _short.gemm_4bit(A, B, state, bias, None, True)
        if result is not None:
            return result
    return _product_4bit(A, B, state, bias, bridge.eager(A))


def _transposed(A: torch.Tensor, B: torch.Tensor, state: QuantState, bias: Any) -> Any:
    if not torch.compiler.is_compiling():
        warnings.warn(
            f"matmul_4bit: the weight was quantized as [k, n] = {tuple(state.shape)}; quantize it "
            "as [n, k] (out_features, in_features), which is much faster",
            DeprecationWarning,
            stacklevel=3,
        )
    weight = functional.dequantize_4bit(B.reshape(-1, 1), state).to(A.dtype)
    return torch.nn.functional.linear(A, weight.t(), bias)
