"""Calls to every family of operations, for tests of devices and streams."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import torch

nybble = import_module("nybble")
int8 = import_module("nybble.ops.int8.functional")
F = import_module("nybble.functional")
import_module("nybble.ops.registry")  # registers torch.ops.nybble

Make = Callable[..., Any]
N, K = 256, 4096


def operations(make: Make, device: str) -> dict[str, Callable[[], Any]]:
    """Return calls to every family on tensors on `device`, which always have the same numbers."""
    w = make(N * K, torch.bfloat16, "normal").view(N, K).to(device)
    bias = make(N, torch.bfloat16, "normal", seed=2).to(device)
    packed, state = F.quantize_4bit(w, quant_type="nf4")
    small, nested = F.quantize_4bit(w, quant_type="fp4", compress_statistics=True)
    codes, scales = F.quantize_blockwise(w, blocksize=256)
    q, rows, _ = int8.int8_vectorwise_quant(w)
    calls: dict[str, Callable[[], Any]] = {
        "quantize_4bit": lambda: F.quantize_4bit(w, quant_type="nf4")[0],
        "dequantize_4bit": lambda: F.dequantize_4bit(packed, state),
        "dequantize_4bit nested": lambda: F.dequantize_4bit(small, nested),
        "quantize_blockwise": lambda: F.quantize_blockwise(w, blocksize=256)[0],
        "dequantize_blockwise": lambda: F.dequantize_blockwise(codes, scales),
        "int8_vectorwise_quant": lambda: int8.int8_vectorwise_quant(w)[0],
        "int8_double_quant": lambda: int8.int8_double_quant(w)[1],
        "int8_scaled_mm": lambda: int8.int8_scaled_mm(q, q, rows, rows, bias, torch.bfloat16),
    }
    some = torch.arange(40, device=device)
    calls["embedding_4bit"] = lambda: torch.ops.nybble.embedding_4bit(
        some, packed, state.absmax, None, None, None, 0, 64, "nf4", [N, K], torch.bfloat16
    )
    calls["embedding_8bit"] = lambda: torch.ops.nybble.embedding_8bit(some, q, rows, torch.float32)
    for m in (1, 16, 48, 300, 4096):  # GEMV, wgmma, split-K, dequantized weight
        a = make(m * K, torch.bfloat16, "normal", seed=m).view(m, K).to(device)
        calls[f"matmul_4bit M={m}"] = lambda a=a: nybble.matmul_4bit(a, packed, state, bias=bias)
    stack, experts = F.quantize_experts_4bit(w.view(4, N // 4, K), compress_statistics=True)
    for m in (8, 80):  # GEMV, and GEMV with mma for the experts with 17 rows and more
        a = make(m * K, torch.bfloat16, "normal", seed=m).view(m, K).to(device)
        ends = torch.tensor([m // 8, m // 8, m // 2, m], device=device, dtype=torch.int32)
        calls[f"grouped_matmul_4bit M={m}"] = lambda a=a, ends=ends: F.grouped_matmul_4bit(
            a, stack, experts, offsets=ends
        )
    grad = make(64 * N, torch.bfloat16, "normal", seed=3).view(64, N).to(device)

    def gradient() -> Any:
        x = torch.zeros(64, K, dtype=torch.bfloat16, device=device, requires_grad=True)
        with torch.enable_grad():
            return torch.autograd.grad(nybble.matmul_4bit(x, packed, state), x, grad)[0]

    p, g = (make(N * K, torch.bfloat16, "normal", seed=seed).to(device) for seed in (4, 5))

    def step() -> Any:
        q, s, v = p.clone(), torch.zeros(N * K, device=device), torch.zeros(N * K, device=device)
        F.optimizer_update_32bit("adam", g, q, s, 0.9, 1e-8, 2, 1e-2, state2=v, beta2=0.99)
        return q

    return {**calls, "gradient": gradient, "step": step}
