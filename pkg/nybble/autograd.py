"""Products with quantized weights, with gradients: matmul_4bit and matmul (LLM.int8)."""

from __future__ import annotations

from nybble.ops.gemm4.autograd import matmul_4bit
from nybble.ops.int8.autograd import MatmulLtState, matmul

__all__ = ["MatmulLtState", "matmul", "matmul_4bit"]
