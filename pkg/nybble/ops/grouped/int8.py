"""Products with stacked int8 weights (LLM.int8), expert by expert. The offsets are read by the
host."""

from __future__ import annotations

import torch
from torch import Tensor

from nybble._torch import bridge, fast_path
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.int8 import calls


def check_stack_8bit(CB: Tensor, SCB: Tensor) -> tuple[int, int, int]:
    """Return (experts, n, k) after checking int8 [experts, n, k] and its scales [experts, n]."""
    checks.kind(bridge, CB, "CB")
    if CB.dtype != torch.int8 or CB.dim() != 3 or not CB.numel():
        raise InvalidArgument(
            f"CB is {CB.dtype} {tuple(CB.shape)}: must be torch.int8 [experts, n, k], each 1 or "
            "more"
        )
    checks.array(bridge, SCB, "SCB", torch.float32, CB.shape[0] * CB.shape[1], CB)
    return CB.shape[0], CB.shape[1], CB.shape[2]


def _ends(offsets: Tensor, rows: int) -> list[int]:
    """Return the offsets as numbers, after checking them."""
    ends: list[int] = offsets.tolist()
    before = 0
    for expert, end in enumerate(ends):
        if not before <= end <= rows:
            raise InvalidArgument(
                f"offsets[{expert}]={end}: allowed is {before} (the previous end) to the number of "
                f"rows, {rows}"
            )
        before = end
    return ends


def _checked(a: Tensor, name: str, inner: int, offsets: Tensor, experts: int) -> list[int]:
    if a.dim() != 2 or a.shape[1] != inner:
        raise checks.shape_error(name, a.shape, f"[rows, {inner}]")
    checks.array(bridge, offsets, "offsets", torch.int32, experts, a)
    return _ends(offsets, a.shape[0])


def product(A: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor, threshold: float) -> Tensor:
    """Return each row of A [rows, k] times its expert's W [n, k]^T by int8 products."""
    experts, n, k = check_stack_8bit(CB, SCB)
    ends = _checked(A, "A", k, offsets, experts)
    out, start = A.new_zeros(A.shape[0], n), 0
    for expert, end in enumerate(ends):
        if end > start:
            out[start:end] = calls.linear(A[start:end], CB[expert], SCB[expert], threshold, None)
        start = end
    return out


def gradient(grad: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor) -> Tensor:
    """Return each row of grad [rows, n] times its expert's W [n, k]."""
    experts, n, k = check_stack_8bit(CB, SCB)
    ends = _checked(grad, "grad", n, offsets, experts)
    out, start = grad.new_zeros(grad.shape[0], k), 0
    for expert, end in enumerate(ends):
        if end > start:
            rows = grad[start:end].contiguous()
            done: Tensor | None = fast_path.int8_grad(rows, CB[expert], SCB[expert])
            if done is None:
                done = rows @ calls.dequantized(bridge, CB[expert], SCB[expert], grad.dtype)
            out[start:end] = done
        start = end
    return out
