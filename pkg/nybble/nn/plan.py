"""The short way through a quantized layer: pointers checked once, kept while nothing was replaced.

A plan serves calls that need no conversion, no gradient and no tracing; it returns None for others,
and the layer then goes the long way, which says what is wrong with an argument.
"""

from __future__ import annotations

from ctypes import byref
from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble import _native, gemm
from nybble.functional import scales_of

__all__ = ["Plan4bit", "product_8bit"]

_codes = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}
_no_subclass = torch._C.DisableTorchFunctionSubclass


def _nothing() -> None:
    """What a plan becomes in a copy or a pickle: it holds addresses of this process."""
    return


def _simple(x: torch.Tensor, bias: Any, k: int) -> int | None:
    """Return the dtype's number when a call needs no conversion, gradient, tracing or autocast."""
    if not bridge.eager(x) or not x.dim() or x.shape[-1] != k or not x.is_contiguous():
        return None
    if torch.is_grad_enabled() and (x.requires_grad or (bias is not None and bias.requires_grad)):
        return None
    if bias is not None and bias.device != x.device:
        return None
    if torch.is_autocast_enabled(x.device.type):
        return None
    return _codes.get(x.dtype)


def product_8bit(x: torch.Tensor, state: Any, bias: Any) -> torch.Tensor | None:
    """Return a Linear8bitLt's output for a simple call without outliers, else None.

    state: its MatmulLtState with CB [n, k] and SCB [n].
    """
    weight, stats = state.CB, state.SCB
    n, k = weight.shape
    code = _simple(x, bias, k)
    if (
        code is None
        or state.threshold
        or (bias is not None and bias.dtype is not x.dtype)
        or weight.device != x.device
        or not (weight.is_contiguous() and stats.is_contiguous())
        or weight.dtype is not torch.int8
    ):
        return None
    shape = x.shape
    rows = x.numel() // k if k else 0
    out = x.new_empty((*shape[:-1], n))
    if not rows:
        return None
    codes = x.new_empty(shape, dtype=torch.int8)
    tops = x.new_empty((rows,), dtype=torch.float32)
    device, stream = bridge.place(x)
    lib, pointer = _native.library(), codes.data_ptr()
    status = lib.int8_vectorwise_quant(
        x.data_ptr(), code, rows, k, 0.0, pointer, tops.data_ptr(), None, device, stream
    ) or lib.int8_scaled_mm(
        pointer, weight.data_ptr(), tops.data_ptr(), stats.data_ptr(),
        None if bias is None else bias.data_ptr(), rows, n, k, out.data_ptr(), code, device, stream,
    )  # fmt: skip
    if status:
        lib.fail(status)
    return out


class Plan4bit:
    """The addresses of one Linear4bit's weight."""

    __slots__ = (
        *("absmax", "block", "call", "k", "n", "number", "offset", "pointer", "scale_pointer"),
        *("bias", "bias_key", "state", "state2", "struct", "weight", "weight_object"),
    )

    def __init__(self, weight: Any, state: Any) -> None:
        self.weight_object = weight
        self.bias: Any = None
        self.bias_key: Any = None
        self.state, self.state2, self.offset = state, state.state2, state.offset
        self.absmax = state.absmax
        with _no_subclass():
            data = weight.data
            self.weight = gemm.Weight4bit(
                data, state.shape, scales_of(state), state.blocksize, state.quant_type, data
            )
            self.pointer = weight.data_ptr()
        self.scale_pointer = self.absmax.data_ptr()
        self.n, self.k = self.weight.n, self.weight.k
        self.block, self.number = self.weight.blocksize, self.weight.number
        self.struct = byref(self.weight.absmax)
        self.call = _native.library().gemm_4bit

    def __reduce__(self) -> Any:
        return _nothing, ()

    def __deepcopy__(self, memo: Any) -> None:
        return None

    def run(self, x: torch.Tensor, weight: Any, bias: Any, compute: Any) -> torch.Tensor | None:
        """Return the layer's output, or None when this is no simple call or the plan is stale."""
        dtype = x.dtype
        if compute is not None and compute is not dtype:
            return None
        code = _simple(x, bias, self.k)
        if code is None or not self._holds(weight, x):
            return None
        bias_pointer = None
        if bias is not None:
            if bias.dtype is not dtype:
                bias = self._converted(bias, dtype)
            bias_pointer = bias.data_ptr()
        rows = x.numel() // self.k
        out = x.new_empty((*x.shape[:-1], self.n))
        if not rows:
            return out
        status = self.call(
            x.data_ptr(), code, rows, self.n, self.k, self.pointer, self.struct, self.block,
            self.number, None, bias_pointer, out.data_ptr(), *bridge.place(x),
        )  # fmt: skip
        if status:
            _native.library().fail(status)
        return out

    def _converted(self, bias: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """Return the bias in another dtype; converted again only after it was changed."""
        if bias.is_inference():  # has no version to compare
            return bias.to(dtype)
        key = (bias.data_ptr(), bias._version, dtype)
        if self.bias_key != key:
            self.bias, self.bias_key = bias.detach().to(dtype), key
        kept: torch.Tensor = self.bias
        return kept

    def _holds(self, weight: Any, x: torch.Tensor) -> bool:
        """Whether the layer still has the tensors whose addresses these are, on x's device."""
        state = self.state
        if (
            weight is not self.weight_object
            or weight.quant_state is not state
            or state.absmax is not self.absmax
            or state.state2 is not self.state2
            or state.offset is not self.offset
            or self.absmax.data_ptr() != self.scale_pointer
        ):
            return False
        if self.weight.packed.device != x.device:
            return False
        with _no_subclass():
            return bool(weight.data_ptr() == self.pointer)
