"""matmul_4bit: products with 4-bit weights, with gradients (QLoRA, arXiv 2305.14314)."""

from __future__ import annotations

import warnings

import torch
from torch import Tensor

from nybble._torch import bridge, fast_path, private
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.checked_state import arrays_of, checked_4bit, field, scales_of
from nybble.ops.fourbit.functional import dequantize_4bit
from nybble.ops.gemm4 import calls
from nybble.ops.gemm4.derivative import record_made
from nybble.ops.outputs import deliver, is_tracked, refuse_overlap
from nybble.ops.registry import OPERATORS
from nybble.state import QuantState


def matmul_4bit(
    A: Tensor,
    B: Tensor,
    quant_state: QuantState,
    out: Tensor | None = None,
    bias: Tensor | None = None,
) -> Tensor:
    """Return A [..., k] @ W [n, k]^T + bias [n] in A's dtype, for a 4-bit weight W.

    B: the packed bytes of W, any shape; quant_state.shape is [n, k]. A, bias: float32, float16 or
    bfloat16; products are accumulated in float32. A and bias get gradients. `out` is filled if
    given. A weight quantized as [k, n] also works, but causes a DeprecationWarning. Raises
    InvalidArgument if the shapes, dtypes or devices do not fit together.
    """
    if quant_state is not None and not (
        fast_path.is_traced() or (out is not None and is_tracked(out))
    ):
        done: Tensor | None = fast_path.gemm_4bit(A, B, quant_state, bias, out, True)
        if done is not None:
            return done if out is None else deliver(done, out)
    if type(A) not in bridge.PLAIN_TYPES or bias is not None or out is not None:
        bridge.check_tensors(A=A, B=B, bias=bias, out=out)
    if quant_state is None:
        raise InvalidArgument("quant_state=None: must be the state that quantize_4bit returned")
    shape = _shape_of(quant_state)
    if len(shape) != 2:
        raise InvalidArgument(f"quant_state.shape={shape}: must be [n, k]")
    eager = bridge.eager(A)  # raises an error for a nested tensor, which has no shape
    if out is not None:
        calls.check_out(bridge, out, A, shape)
        refuse_overlap(bridge, out, "out", {**arrays_of(quant_state), "bias": bias})
    inner = A.shape[-1] if A.shape else None
    if inner == shape[0] and inner != shape[1]:
        bridge.check_tensors(A=A, B=B)
        result = _transposed(A, B, quant_state, bias)
    elif inner != shape[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}: the last dimension must be {shape[1]}, because the weight "
            f"is {tuple(shape)}"
        )
    else:
        result = _product_4bit(A, B, quant_state, bias, eager)
    return result if out is None else out.copy_(result)


def _shape_of(state: QuantState) -> tuple[int, ...]:
    shape = field(state, "shape")
    return shape if type(shape) is torch.Size else checks.shape("quant_state.shape", shape)


def _product_4bit(
    A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None, eager: bool
) -> Tensor:
    if A.dtype is torch.float64:  # there are no float64 kernels
        bias = None if bias is None else bias.float()
        return _product_4bit(A.float(), B, state, bias, eager).double()
    if not eager:
        weight = bridge.untyped(B), state.shape, *scales_of(state)
        traced: Tensor = OPERATORS.gemm_4bit(A, *weight, state.blocksize, state.quant_type, bias)
        return traced
    if torch.is_grad_enabled() and (A.requires_grad or (bias is not None and bias.requires_grad)):
        with torch.no_grad():
            made = _general_product(A, B, state, bias)
        return record_made(A, bias, (B, state), (made,))
    return _general_product(A, B, state, bias)


def _general_product(A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None) -> Tensor:
    with private.BelowTorchFunction():  # a layer's weight is a subclass of Tensor
        return calls.product(A, B, checked_4bit(bridge, state, A), bias)


def linear_4bit(A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None) -> Tensor:
    """Return matmul_4bit's result for a weight whose shape is known to be [n, k]."""
    if not fast_path.is_traced():
        done: Tensor | None = fast_path.gemm_4bit(A, B, state, bias, None, True)
        if done is not None:
            return done
    return _product_4bit(A, B, state, bias, bridge.eager(A))


def _transposed(A: Tensor, B: Tensor, state: QuantState, bias: Tensor | None) -> Tensor:
    if not torch.compiler.is_compiling():
        warnings.warn(
            f"matmul_4bit: the weight was quantized as [k, n] = {tuple(state.shape)}. Re-quantize "
            "from the weight as [n, k] (out_features, in_features), which is much faster",
            DeprecationWarning,
            stacklevel=3,
        )
    weight = dequantize_4bit(B.reshape(-1, 1), state).to(A.dtype)
    return torch.nn.functional.linear(A, weight.t(), bias)
