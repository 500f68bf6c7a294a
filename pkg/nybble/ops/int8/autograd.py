"""matmul: products with int8 weights, with gradients, over torch (LLM.int8, arXiv 2208.07339)."""

from __future__ import annotations

import copy
import warnings
from dataclasses import dataclass, field, fields
from typing import Any

import torch
from torch import Tensor

from nybble._torch import bridge, private
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.gemm4.calls import check_out
from nybble.ops.int8 import calls
from nybble.ops.int8 import functional as int8
from nybble.ops.int8.derivative import record_made
from nybble.ops.outputs import refuse_overlap
from nybble.ops.registry import OPERATORS


class _Source:
    """The version of a floating weight when it was quantized.

    A copy or pickle of this object is (), which means that the version is unknown.
    """

    def __init__(self, B: Tensor) -> None:
        # keeps the tensor itself, because an id may be reused
        self._weight, self._was = B, _version_of(B)

    def is_still(self, B: Tensor) -> bool:
        return self._weight is B and self._was == _version_of(B)

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, ()


def _version_of(B: Tensor) -> tuple[int, int]:
    """Return a weight's version and address; assigning to .data changes only the address."""
    try:
        memory = B.data_ptr()
    except RuntimeError:  # the tensor is a wrapper of a transform, or a fake
        memory = 0
    return 0 if B.is_inference() else private.version_of(B), memory


@dataclass(eq=False)
class MatmulLtState:
    """State of an int8 layer: CB is the int8 weight [n, k]; SCB is its float32 row absmax [n]."""

    force_no_igemmlt: bool = False
    CB: Tensor | None = None
    SB: Tensor | None = None
    SCB: Tensor | None = None
    SBt: Tensor | None = None
    CBt: Tensor | None = None
    subB: Tensor | None = None
    outlier_pool: Any = None
    idx: Tensor | None = None
    has_accumulated_gradients: bool = False
    threshold: float = 0.0
    is_training: bool = True
    has_fp16_weights: bool = True
    use_pool: bool = False

    # the weight from which CB was quantized; () if unknown, None if the caller set CB
    _source: _Source | tuple[()] | None = field(default=None, init=False, repr=False, compare=False)
    # the layer's int8 parameter to which CB and SCB belong
    _weight: Any = field(default=None, init=False, repr=False, compare=False)

    def __eq__(self, other: object) -> bool:
        """Compare tensors by their values, so that the state of a copied layer equals the original
        state."""
        if not isinstance(other, MatmulLtState):
            return NotImplemented
        names = [one.name for one in fields(self) if one.compare]
        return all(_is_same(getattr(self, name), getattr(other, name)) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def __getattr__(self, name: str) -> None:
        # fields of old formats, which vLLM and TGI read; they are None in bitsandbytes too
        if name not in ("CxB", "CxBt", "formatB", "_tile_indices"):
            raise AttributeError(f"'MatmulLtState' object has no attribute {name!r}")
        text = f"MatmulLtState.{name} is always None and will be removed, as in bitsandbytes"
        warnings.warn(text, FutureWarning, stacklevel=2)

    def reset_grads(self) -> None:
        """Drop the quantized weight; the next product quantizes it again."""
        self.CB = self.SB = self.SCB = self.SBt = self.CBt = None


def _is_same(one: object, other: object) -> bool:
    if isinstance(one, Tensor) and isinstance(other, Tensor):
        return one is other or (one.device == other.device and torch.equal(one, other))
    return bool(one == other)


MatmulLtState.__module__ = "nybble.autograd"  # pickles of layers use this public name


def matmul(
    A: Tensor, B: Tensor, out: Tensor | None = None, state: MatmulLtState | None = None,
    threshold: float = 0.0, bias: Tensor | None = None,
) -> Any:  # fmt: skip
    """Return A [..., k] @ B [n, k]^T + bias [n] in A's dtype, by int8 products (LLM.int8).

    If `state` has no CB and SCB, B is cast to float16 and quantized by rows into `state`. With
    state.has_fp16_weights, B is quantized again after each change. In training, it is also
    quantized again at each call until it has a gradient. threshold > 0: activation columns with an
    element of at least this magnitude are multiplied in A's dtype. A: float32, float16 or bfloat16.
    Raises InvalidArgument if the shapes, dtypes or devices do not fit together.
    """
    bridge.check_tensors(A=A, B=B, bias=bias, out=out)
    state = state or MatmulLtState()
    if checks.number("threshold", threshold, 0.0):
        state.threshold = threshold
    eager = bridge.eager(A)
    passing = A.is_meta or (state.has_fp16_weights and not eager)
    if passing and not bridge.is_traced():
        state = copy.copy(state)  # the quantized weight is valid only within the transform or mode
    _quantize_weight(B, state)
    assert state.CB is not None
    if not bridge.same_device(state.CB, A):
        raise checks.device_error("B", state.CB.device, A.device, "A")
    if out is not None:
        check_out(bridge, out, A, state.CB.shape)
        refuse_overlap(bridge, out, "out", {"state.SCB": state.SCB, "bias": bias})
    if not A.dim() or A.shape[-1] != state.CB.shape[1]:
        raise InvalidArgument(
            f"A.shape={tuple(A.shape)}: the last dimension must be {state.CB.shape[1]}, because "
            f"the weight is {tuple(state.CB.shape)}"
        )
    if A.dim() == 1:
        result = _product_8bit(A.unsqueeze(0), B, bias, state, eager).squeeze(0)
    else:
        result = _product_8bit(A, B, bias, state, eager)
    return result if out is None else out.copy_(result)


def _product_8bit(A: Tensor, B: Tensor, bias: Any, state: MatmulLtState, eager: bool) -> Any:
    if A.dtype is torch.float64:  # there are no float64 kernels
        bias = None if bias is None else bias.float()
        return _product_8bit(A.float(), B, bias, state, eager).double()
    if A.is_meta or not eager:
        floating = B if B.is_floating_point() and B.requires_grad else None
        return OPERATORS.linear_8bit(A, state.CB, state.SCB, state.threshold, bias, floating)
    floating = B if B.is_floating_point() else None
    wanted = (A, bias, floating)
    if torch.is_grad_enabled() and any(one is not None and one.requires_grad for one in wanted):
        with torch.no_grad():
            made = calls.linear(A, state.CB, state.SCB, state.threshold, bias)
        return record_made(A, bias, (state.CB, state.SCB), (made,), floating)
    return calls.linear(A, state.CB, state.SCB, state.threshold, bias)


def _is_stale(B: Tensor, state: MatmulLtState) -> bool:
    """Return whether a floating weight may have changed since its quantization."""
    source = state._source
    # torch.compile cannot detect that a weight was changed or replaced
    if source is not None and (not source or bridge.is_traced() or not source.is_still(B)):
        return True
    # as in bitsandbytes, a weight without a gradient is stale, because a change through .data does
    # not increase the version
    return (
        state.has_fp16_weights
        and state.is_training
        and (bridge.is_traced() or getattr(B, "grad", None) is None)
    )


def _quantize_weight(B: Tensor, state: MatmulLtState) -> None:
    """Quantize a floating weight into state.CB and state.SCB if they are missing or stale."""
    ready = state.CB is not None and state.SCB is not None
    if ready and not (B.is_floating_point() and _is_stale(B, state)):
        return
    with torch.no_grad():
        # bitsandbytes' format casts the weight to float16 before quantization
        bridge.eager(B, "B")
        if B.dim() != 2 or not B.is_floating_point():
            raise InvalidArgument(
                f"B.dtype={B.dtype}, B.shape={tuple(B.shape)}: must be a floating [n, k]"
            )
        quantize = OPERATORS if B.is_meta else int8
        codes, stats, _ = quantize.int8_vectorwise_quant(B.detach().to(torch.float16), 0.0)
        # both at once, because other threads may read CB and SCB
        state.CB, state.SCB = codes, stats
    state._source = () if bridge.is_traced() else _Source(B)
