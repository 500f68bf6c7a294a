"""Arguments with which each operator of torch.ops.bitsandbytes can be called."""

from __future__ import annotations

from typing import Any

import bitsandbytes as bnb
import torch

OPS = torch.ops.bitsandbytes
torch.manual_seed(0)
A, W, BIAS = torch.randn(3, 64), torch.randn(32, 64), torch.randn(32)
packed, absmax = OPS.quantize_4bit(W, 64, "nf4", torch.uint8)
values = OPS.dequantize_4bit(packed, absmax, 64, "nf4", [32, 64], torch.float32)
signed, unsigned = (bnb.functional.create_dynamic_map(signed=one) for one in (True, False))
codes, scales = OPS.quantize_blockwise(W, signed, 256)
nf4 = bnb.functional.get_4bit_type("nf4", device="cpu")
x = torch.randn(10, 64)
x[1, 0] = 1000.0
CA, SCA, columns = OPS.int8_vectorwise_quant(x, 6.0)
CB, SCB, _ = OPS.int8_vectorwise_quant(W)
product = OPS.int8_linear_matmul(CA, CB)


def step(*more: Any) -> tuple[Any, ...]:
    p, g = torch.randn(512), torch.randn(512)
    return ("adam", g, p, *more)


def bytes_() -> Any:
    return torch.zeros(512, dtype=torch.uint8)


RATES = (0.9, 0.99, 0.0, 0.0, 1e-8)
CASES: dict[str, tuple[Any, ...]] = {
    "quantize_4bit": (W, 64, "nf4", torch.uint8),
    "dequantize_4bit": (packed, absmax, 64, "nf4", [32, 64], torch.float16),
    "dequantize_4bit.out": (packed, absmax, 64, "nf4", [32, 64], W.dtype, torch.empty(32, 64)),
    "gemm_4bit": (A.requires_grad_(True), packed, [32, 64], absmax, 64, "nf4", BIAS),
    "gemv_4bit": (A[:1].detach(), packed, [32, 64], absmax, nf4, 64),
    "gemv_4bit.out": (A[:1].detach(), packed, [32, 64], absmax, nf4, 64, torch.empty(1, 32)),
    "quantize_blockwise": (W, signed, 256),
    "dequantize_blockwise": (codes, scales, signed, 256, torch.bfloat16),
    "dequantize_blockwise.out": (codes, scales, signed, 256, W.dtype, torch.empty(32, 64)),
    "int8_vectorwise_quant": (x, 6.0),
    "int8_vectorwise_dequant": (CB, SCB),
    "int8_double_quant": (x, 6.0),
    "int8_linear_matmul": (CA, CB),
    "int8_linear_matmul.out": (CA, CB, torch.empty(10, 32, dtype=torch.int32)),
    "int8_mm_dequant": (product, SCA, SCB, torch.float32, BIAS),
    "int8_scaled_mm": (CA, CB, SCA, SCB, BIAS, torch.float32),
    "int8_mixed_scaled_mm": (x, CA, CB, SCA, SCB, columns, BIAS),
    "optimizer_update_32bit": step(
        torch.zeros(512), torch.zeros(512), None, 0.0, 0.0, *RATES, 0.0, 1, 1e-3, 1.0
    ),
    "optimizer_update_8bit_blockwise": step(
        *(bytes_(), bytes_(), *RATES, 1, 1e-3, signed, unsigned),
        *(torch.zeros(2), torch.zeros(2), 0.0, 1.0),
    ),
}


def operator(name: str) -> Any:
    """Return the overload with a name such as "gemv_4bit.out"."""
    stem, _, overload = name.partition(".")
    return getattr(getattr(OPS, stem), overload or "default")
