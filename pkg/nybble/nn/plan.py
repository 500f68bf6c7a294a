"""The short way through a quantized layer, for calls without conversion, gradient or tracing.

Each function returns None for other calls; the layer then goes the long way, which says what is
wrong with an argument.
"""

from __future__ import annotations

from typing import Any

import torch

from nybble import _bridge_torch as bridge
from nybble import _native
from nybble.held import held

__all__ = ["product_4bit", "product_8bit"]

_gemm = _native.record("gemm_4bit")
_quantize = _native.record("int8_vectorwise_quant")
_scaled_mm = _native.record("int8_scaled_mm")
_no_subclass = torch._C.DisableTorchFunctionSubclass
_grad_enabled = torch.is_grad_enabled
_autocast = torch._C._is_any_autocast_enabled


def _simple(x: torch.Tensor, shape: tuple[int, ...], bias: Any, k: int) -> bool:
    """Whether an eager call needs no conversion, gradient or autocast."""
    if not shape or shape[-1] != k or not k or not x.is_contiguous():
        return False
    if _autocast() or (x.requires_grad and _grad_enabled()):
        return False
    return bias is None or (
        not (bias.requires_grad and _grad_enabled())
        and bias.dtype is x.dtype
        and bias.get_device() == x.get_device()
        and bias.is_contiguous()
    )


def product_4bit(x: torch.Tensor, weight: Any, bias: Any, compute: Any) -> torch.Tensor | None:
    """Return a Linear4bit's output for a simple call, else None.

    weight: its Params4bit; compute: the layer's compute_dtype.
    """
    if not bridge.eager(x):
        return None
    state, dtype, shape = getattr(weight, "quant_state", None), x.dtype, x.shape
    code = bridge.CODES.get(dtype)
    if state is None or code is None or (compute is not None and compute is not dtype):
        return None
    kept = getattr(state, "_held", None)
    if kept is None or not kept.fits(bridge, state, x):
        kept = held(bridge, state, x)
    k = kept.columns
    if not _simple(x, shape, bias, k):
        return None
    with _no_subclass():
        pointer = weight.data_ptr()
        if pointer != kept.packed:
            if weight.get_device() != x.get_device() or weight.nbytes * 2 < kept.count:
                return None
            kept.packed = pointer
    out: torch.Tensor = bridge.empty_product(shape, kept.rows, dtype, x)
    device, stream = bridge.place(x)
    words = _gemm(
        x.data_ptr(), code, x.numel() // k, kept.rows, k, pointer, kept.scales, kept.block,
        kept.number, 0, 0 if bias is None else bias.data_ptr(), out.data_ptr(), device, stream,
    )  # fmt: skip
    _native.run(words)
    return out


def product_8bit(x: torch.Tensor, state: Any, bias: Any) -> torch.Tensor | None:
    """Return a Linear8bitLt's output for a simple call without outliers, else None.

    state: its MatmulLtState with CB [n, k] and SCB [n].
    """
    weight, stats = state.CB, state.SCB
    n, k = weight.shape
    shape, code = x.shape, bridge.CODES.get(x.dtype)
    if (
        code is None
        or not bridge.eager(x)
        or state.threshold
        or not _simple(x, shape, bias, k)
        or weight.get_device() != x.get_device()
        or not (weight.is_contiguous() and stats.is_contiguous())
        or weight.dtype is not torch.int8
    ):
        return None
    rows = x.numel() // k
    out: torch.Tensor = bridge.empty_product(shape, n, x.dtype, x)
    codes = bridge.empty(shape, torch.int8, x)
    tops = bridge.empty((rows,), torch.float32, x)
    place, pointer, scales = bridge.place(x), codes.data_ptr(), tops.data_ptr()
    _native.run(_quantize(x.data_ptr(), code, rows, k, 0.0, pointer, scales, 0, *place))
    words = _scaled_mm(
        pointer, weight.data_ptr(), scales, stats.data_ptr(),
        0 if bias is None else bias.data_ptr(), rows, n, k, out.data_ptr(), code, *place,
    )  # fmt: skip
    _native.run(words)
    return out
