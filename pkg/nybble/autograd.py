"""matmul and matmul_4bit: quantized linear products with gradients, over torch.

The methods are QLoRA's (arXiv 2305.14314) and LLM.int8's (arXiv 2208.07339).
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble import _short, functional, gemm, int8, linear8, primitives, torch_grad, torch_ops
from nybble.errors import InvalidArgument
from nybble.held import held, scales_of
from nybble.state import QuantState

__all__ = ["MatmulLtState", "matmul", "matmul_4bit"]


@dataclass
class MatmulLtState:
    """State of an int8 layer: CB, the weight [n, k] int8, and SCB, its row absmax [n] float32."""

    force_no_igemmlt: bool = False
    CB: torch.Tensor | None = None
    SB: torch.Tensor | None = None
    SCB: torch.Tensor | None = None
    SBt: torch.Tensor | None = None
    CBt: torch.Tensor | None = None
    subB: torch.Tensor | None = None
    outlier_pool: Any = None
    has_accumulated_gradients: bool = False
    threshold: float = 0.0
    idx: torch.Tensor | None = None
    is_training: bool = True
    has_fp16_weights: bool = True
    use_pool: bool = False

    # which weight CB was made of, and its version; () where that cannot be said, None: given
    _source: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)

    def __getattr__(self, name: str) -> None:
        # fields of old formats, None in bitsandbytes too; vLLM and TGI look at them
        if name not in ("CxB", "CxBt", "formatB", "_tile_indices"):
            raise AttributeError(f"'MatmulLtState' object has no attribute {name!r}")
        text = f"MatmulLtState.{name} is always None and goes with the next bitsandbytes"
        warnings.warn(text, FutureWarning, stacklevel=2)

    def reset_grads(self) -> None:
        """Forget the quantized weight; the next product quantizes it again."""
        self.CB = self.SB = self.SCB = self.SBt = self.CBt = None


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


class _MatMul4bit(torch.autograd.Function):
    """The 4-bit product with gradients to A and bias; the weight is frozen."""

    @staticmethod
    def forward(
        ctx: Any, A: torch.Tensor, bias: Any, weight: tuple[torch.Tensor, QuantState]
    ) -> Any:
        ctx.weight = weight
        ctx.bias_dtype = None if bias is None else bias.dtype
        result = _short.gemm_4bit(A, *weight, bias, None, None)
        return _general_product(A, *weight, bias) if result is None else result

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (grad,) = grads
        grad_a = grad_bias = None
        if ctx.needs_input_grad[0]:
            packed, state = ctx.weight
            grad_a = _gradient(grad, packed, state)
        if ctx.needs_input_grad[1]:
            grad_bias = torch_grad.bias_gradient(grad, ctx.bias_dtype)
        return grad_a, grad_bias, None


# torch's own, without the look for tensors that a transform has left behind (3 us of 9): they have
# no memory, and bridge.eager no transforms.
_apply_4bit: Any = super(torch.autograd.Function, _MatMul4bit).apply


def _check_tensors(**given: Any) -> None:
    """Raise for the first argument that is no tensor; bias and out may be None."""
    for name, value in given.items():
        if not isinstance(value, torch.Tensor) and (value is not None or name in ("A", "B")):
            raise InvalidArgument(f"{name} is a {type(value).__name__}: must be a torch.Tensor")


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
        _check_tensors(A=A, B=B, bias=bias, out=out)
    if quant_state is None:
        raise InvalidArgument("quant_state=None: the state that quantize_4bit returned is needed")
    shape = getattr(quant_state, "shape", None)
    if shape is None:
        raise InvalidArgument(f"quant_state={quant_state!r}: must be a QuantState of shape [n, k]")
    if len(shape) != 2:
        raise InvalidArgument(f"quant_state.shape={shape}: must be [n, k]")
    if out is not None:
        gemm.check_out(bridge, out, A, shape)
    inner = A.shape[-1] if A.shape else None
    if inner == shape[0] and inner != shape[1]:
        _check_tensors(A=A, B=B)
        result = _transposed(A, B, quant_state, bias)
    elif inner != shape[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}: the last dimension must be {shape[1]}, as the weight is "
            f"{tuple(shape)}"
        )
    else:
        result = _product_4bit(A, B, quant_state, bias)
    return result if out is None else out.copy_(result)


def _product_4bit(A: torch.Tensor, B: torch.Tensor, state: QuantState, bias: Any) -> Any:
    if not bridge.eager(A):
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
        return _apply_4bit(A, bias, (B, state))
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
    return _product_4bit(A, B, state, bias)


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


def _gradient_8bit(grad: torch.Tensor, codes: Any, stats: Any) -> Any:
    """Return grad [..., n] @ W [n, k]; without the short way (the CPU's is none) W is made."""
    if not torch.is_grad_enabled():
        done = _short.int8_grad(grad.contiguous(), codes, stats)
        if done is not None:
            return done
    return torch.matmul(grad, linear8.dequantized(bridge, codes, stats, grad.dtype))


class _MatMul8bit(torch.autograd.Function):
    """The int8 product with gradients to A, bias and, while it is still floating, the weight."""

    @staticmethod
    def forward(ctx: Any, A: torch.Tensor, B: Any, bias: Any, state: MatmulLtState) -> Any:
        ctx.codes, ctx.stats = state.CB, state.SCB
        ctx.bias_dtype = None if bias is None else bias.dtype
        ctx.dtype_b = None if B is None else B.dtype
        ctx.saved = A if ctx.needs_input_grad[1] else None
        return linear8.product(A, state.CB, state.SCB, state.threshold, bias)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (grad,) = grads
        grad_a = grad_b = grad_bias = None
        if ctx.needs_input_grad[0]:
            grad_a = _gradient_8bit(grad, ctx.codes, ctx.stats)
        if ctx.needs_input_grad[1]:
            saved = ctx.saved.reshape(-1, ctx.saved.shape[-1]).to(grad.dtype)
            rows = grad.reshape(-1, grad.shape[-1])
            grad_b = torch.matmul(rows.t(), saved).to(ctx.dtype_b)
        if ctx.needs_input_grad[2]:
            grad_bias = torch_grad.bias_gradient(grad, ctx.bias_dtype)
        return grad_a, grad_b, grad_bias, None


_apply_8bit: Any = super(torch.autograd.Function, _MatMul8bit).apply  # as _apply_4bit


def matmul(
    A: torch.Tensor,
    B: torch.Tensor,
    out: torch.Tensor | None = None,
    state: MatmulLtState | None = None,
    threshold: float = 0.0,
    bias: torch.Tensor | None = None,
) -> Any:
    """Return A [..., k] @ B [n, k]^T + bias [n] by int8 products (LLM.int8), in A's dtype.

    B is quantized by rows, as float16, into `state`: where that has no CB and SCB yet and, with
    state.has_fp16_weights, where B was changed since, and each time while it trains and has no
    gradient. threshold > 0: activation columns with an element of that magnitude are multiplied in
    A's dtype. A: float32, float16 or bfloat16.
    Raises InvalidArgument where the shapes, dtypes or devices do not fit together.
    """
    _check_tensors(A=A, B=B, bias=bias, out=out)
    state = state or MatmulLtState()
    if primitives.check_number("threshold", threshold, 0.0):
        state.threshold = threshold
    _quantize_weight(B, state)
    assert state.CB is not None
    if out is not None:
        gemm.check_out(bridge, out, A, state.CB.shape)
    if not A.dim() or A.shape[-1] != state.CB.shape[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}: the last dimension must be {state.CB.shape[1]}, as the "
            f"weight is {tuple(state.CB.shape)}"
        )
    if A.dim() == 1:
        result = _product_8bit(A.unsqueeze(0), B, bias, state).squeeze(0)
    else:
        result = _product_8bit(A, B, bias, state)
    return result if out is None else out.copy_(result)


def _product_8bit(A: torch.Tensor, B: torch.Tensor, bias: Any, state: MatmulLtState) -> Any:
    if not bridge.eager(A):
        floating = B if B.is_floating_point() and B.requires_grad else None
        return torch_ops.OPERATORS.linear_8bit(
            A, state.CB, state.SCB, state.threshold, bias, floating
        )
    floating = B if B.is_floating_point() else None
    wanted = (A, bias, floating)
    if torch.is_grad_enabled() and any(one is not None and one.requires_grad for one in wanted):
        return _apply_8bit(A, floating, bias, state)
    return linear8.product(A, state.CB, state.SCB, state.threshold, bias)


def _version_of(B: torch.Tensor) -> tuple[int, ...]:
    """Return what tells a weight that was changed or replaced; torch.compile cannot ask."""
    if bridge.is_traced():
        return ()
    return id(B), 0 if B.is_inference() else B._version


def _is_stale(B: torch.Tensor, state: MatmulLtState) -> bool:
    """Whether a floating weight may have other values than those CB was made of."""
    if state._source is not None and (not state._source or state._source != _version_of(B)):
        return True
    # until there is a gradient, as in bitsandbytes: changes through .data have no version
    return state.is_training and (bridge.is_traced() or getattr(B, "grad", None) is None)


def _quantize_weight(B: torch.Tensor, state: MatmulLtState) -> None:
    """Fill state.CB and state.SCB from a floating weight where they are missing or out of date."""
    ready = state.CB is not None and state.SCB is not None
    if ready and not (state.has_fp16_weights and _is_stale(B, state)):
        return
    with torch.no_grad():
        state.reset_grads()
        # the format casts the weight to float16 first
        if B.dim() != 2 or not B.is_floating_point():
            raise InvalidArgument(
                f"B.dtype={B.dtype}, B.shape={tuple(B.shape)}: must be a floating [n, k]"
            )
        state.CB, state.SCB, _ = int8.int8_vectorwise_quant(B.detach().to(torch.float16))
    state._source = _version_of(B)
