"""Float64 references of 4-bit products and their gradients."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import torch

F = import_module("nybble.functional")

# Norm-wise relative errors. With 16-bit types, the result and the decoded weight are rounded to the
# type (in gradients, the values that the scales multiply), and sums are float32. bfloat16 has 8
# significant bits, float16 has 11. With float32, only the sums are rounded.
TOLERANCE = {torch.bfloat16: 4e-3, torch.float16: 6e-4, torch.float32: 2e-6}


def weight(
    make: Callable[..., Any], n: int, k: int, dtype: Any, block: int, kind: str, nested: bool
) -> tuple[Any, Any, Any]:
    """Quantize a `dtype` weight [n][k]; return the packed bytes, the state and the exact values."""
    values = make(n * k, torch.float32, "normal").view(n, k).to(dtype)
    packed, state = F.quantize_4bit(
        values, blocksize=block, quant_type=kind, compress_statistics=nested
    )
    full = F.QuantState.from_dict(state.as_dict(packed=True), device=values.device)
    full.dtype = torch.float32
    return packed, state, F.dequantize_4bit(packed, full).double()


def error(got: Any, a: Any, w: Any, bias: Any = None) -> float:
    """Return the norm of the error, divided by the norm of the result or of the product's terms,
    whichever is larger. The terms' norm is larger if the terms cancel.
    """
    assert not bool(got.isnan().any())
    want = a.double() @ w
    typical = float((a.double().abs() @ w.abs()).norm()) / a.shape[-1] ** 0.5
    want = want if bias is None else want + bias.double()
    return float((got.double() - want).norm()) / max(float(want.norm()), typical)
