"""Experts8bit: the experts as int8 rows (LLM.int8, arXiv 2208.07339)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from nybble import functional
from nybble.nn.experts import Activation, Experts
from nybble.ops import checks
from nybble.ops.grouped import int8, moe

if TYPE_CHECKING:
    from nybble._torch.bridge import Device


class Experts8bit(Experts):
    """The experts of a mixture-of-experts layer as int8 rows with one scale each (LLM.int8).

    threshold: as in Linear8bitLt, applied to each expert's tokens separately. The other arguments
    are the same as Experts4bit's. state_dict: `gate_up_proj` and `down_proj` (int8 [experts, out,
    in]), `gate_up_absmax` and `down_absmax` ([experts, out]).
    """

    _builtin = "experts_8bit"

    def __init__(
        self, num_experts: int, hidden_dim: int, intermediate_dim: int, has_gate: bool = True,
        activation: Activation | None = None, compute_dtype: torch.dtype | None = None,
        threshold: float = 0.0, device: Device = None, bias: bool = False,
        gate: Activation | None = None, dtype: torch.dtype | None = None,
    ) -> None:  # fmt: skip
        self.threshold = checks.number("threshold", threshold, 0.0)
        super().__init__(
            num_experts, hidden_dim, intermediate_dim, has_gate, activation, compute_dtype, bias,
            gate, device, dtype,
        )  # fmt: skip

    def _settings(self) -> dict[str, Any]:
        return {"threshold": self.threshold}

    def _allocate(self, name: str, n: int, k: int, device: Device) -> None:
        codes = torch.zeros(self.num_experts, n, k, dtype=torch.int8, device=device)
        setattr(self, f"{name}_proj", torch.nn.Parameter(codes, requires_grad=False))
        scales = torch.zeros(self.num_experts, n, dtype=torch.float32, device=device)
        self.register_buffer(f"{name}_absmax", scales)

    def quantized(self, name: str, weight: Tensor) -> dict[str, Tensor]:
        # bitsandbytes' format casts the weight to float16 before quantization
        codes, scales, _ = functional.int8_vectorwise_quant(weight.half().contiguous())
        return {f"{name}_proj": codes, f"{name}_absmax": scales.view(weight.shape[:2])}

    def dequantized(self, name: str, dtype: torch.dtype, experts: slice | None = None) -> Tensor:
        codes, scales = getattr(self, f"{name}_proj").data, getattr(self, f"{name}_absmax")
        if experts is not None:
            codes, scales = codes[experts], scales[experts]
        found: Tensor = codes.to(torch.float32) * (scales / 127).unsqueeze(-1)
        return found.to(dtype)

    def _of_few_rows(
        self, x: Tensor, ids: Tensor, weights: Tensor, activation: moe.Activation
    ) -> Tensor:
        gate_up, down = (
            moe.Projection8bit(
                getattr(self, f"{name}_proj"), getattr(self, f"{name}_absmax"), self._bias(name)
            )
            for name in ("gate_up", "down")
        )
        return moe.experts_8bit(
            x, ids, weights, self.first_expert, self.all_experts, gate_up, down, self.threshold,
            activation,
        )  # fmt: skip

    def _multiply(self, name: str, rows: Tensor, offsets: Tensor) -> Tensor:
        codes, scales = getattr(self, f"{name}_proj"), getattr(self, f"{name}_absmax")
        if moe.is_direct(rows, codes):
            return int8.product(rows, codes, scales, offsets, self.threshold)
        return functional.grouped_matmul_8bit(
            rows, codes, scales, offsets=offsets, threshold=self.threshold
        )
