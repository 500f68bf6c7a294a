"""Check each operator of torch.ops.bitsandbytes with torch's opcheck; print values as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
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


def check(name: str) -> list[str]:
    stem, _, overload = name.partition(".")
    found = torch.library.opcheck(getattr(getattr(OPS, stem), overload or "default"), CASES[name])
    return [one for one, result in found.items() if result != "SUCCESS"]


def error(call: Callable[[], Any]) -> str:
    try:
        call()
    except RuntimeError as problem:
        return str(problem)
    return "accepted"


nested, state = bnb.functional.quantize_4bit(W, quant_type="nf4", compress_statistics=True)
compressed = {"absmax_8bit": state.absmax, "absmax_code": state.state2.code}
made = OPS.gemm_4bit(
    *(A, nested, [32, 64], state.state2.absmax, 64, "nf4", BIAS),
    **compressed, absmax_offset=state.offset.bfloat16().float(),
)  # fmt: skip
flat = OPS.gemm_4bit(A, packed, [32, 64], absmax, 64, "nf4")
mixed, _ = OPS.int8_mixed_scaled_mm(x, CA, CB, SCA, SCB, columns, BIAS)
written = {name: CASES[name][-1].clone() for name in CASES if name.endswith(".out")}
print(
    json.dumps(
        {
            "failed": {name: found for name in CASES if (found := check(name))},
            "unchecked": sorted({*bnb._ops.SCHEMAS} - {*CASES}),
            "product": float((flat - A @ values.T).abs().max()),
            "row": float((OPS.gemv_4bit(*CASES["gemv_4bit"]) - A[:1] @ values.T).abs().max()),
            "nested": float((made - (A @ W.T + BIAS)).abs().mean()),
            "gradient": float((torch.autograd.grad(flat.sum(), A)[0] - values.sum(0)).abs().max()),
            "mixed": float(((mixed - (x @ W.T + BIAS)).abs() / (x @ W.T).abs().amax()).max()),
            "block size": error(lambda: OPS.quantize_4bit(W, 48, "nf4", torch.uint8)),
            "shape": error(lambda: OPS.gemm_4bit(A, packed, [64, 32], absmax, 64, "nf4")),
            "out": error(lambda: OPS.int8_linear_matmul.out(CA, CB, torch.empty(10, 32))),
        }
    )
)
