"""Products with stacked int8 weights (LLM.int8), expert by expert.

On CUDA, kernels read the offsets on the device. On the CPU, the host reads them.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from nybble import _native
from nybble._torch import bridge
from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.grouped import dense
from nybble.ops.int8 import calls
from nybble.ops.int8.derivative import computed

_linear = _native.operation("int8_linear_grouped")
_grad = _native.operation("int8_grad_grouped")
_OF_IDS = "; in compiled code, -1 means that an id in expert_ids or top_k_index is out of range"


def check_stack_8bit(CB: Tensor, SCB: Tensor) -> tuple[int, int, int]:
    """Return (experts, n, k) after checking int8 [experts, n, k] and its scales [experts, n]."""
    checks.kind(bridge, CB, "CB")
    if CB.dtype != torch.int8 or CB.dim() != 3 or not CB.numel():
        raise InvalidArgument(
            f"CB is {CB.dtype} {tuple(CB.shape)}: must be torch.int8 [experts, n, k], each 1 or "
            "more"
        )
    experts, n, k = CB.shape
    checks.array(bridge, SCB, "SCB", torch.float32, experts * n, CB)
    if SCB.shape != CB.shape[:2]:
        raise checks.shape_error("SCB", SCB.shape, f"[experts, n], here [{experts}, {n}]")
    return experts, n, k


def _ends(offsets: Tensor, rows: int) -> list[int]:
    """Return the offsets as numbers, after checking them."""
    ends: list[int] = offsets.tolist()
    before = 0
    for expert, end in enumerate(ends):
        if not before <= end <= rows:
            raise InvalidArgument(
                f"offsets[{expert}]={end}: allowed is {before} (the previous end) to the number of "
                f"rows, {rows}{_OF_IDS if end == -1 else ''}"
            )
        before = end
    return ends


def _checked(a: Tensor, name: str, inner: int, offsets: Tensor, experts: int) -> Tensor:
    """Return the offsets after checking them and the rows."""
    if a.dim() != 2 or a.shape[1] != inner:
        raise checks.shape_error(name, a.shape, f"[rows, {inner}]")
    return checks.array(bridge, offsets, "offsets", torch.int32, experts, a)


def product(A: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor, threshold: float) -> Tensor:
    """Return each row of A [rows, k] times its expert's W [n, k]^T by int8 products."""
    experts, n, k = check_stack_8bit(CB, SCB)
    offsets = _checked(A, "A", k, offsets, experts)
    if A.is_cuda:
        code = bridge.float_code(A.dtype, "A.dtype")
        out = A.new_empty(A.shape[0], n)
        _on_device(_linear, A, code, offsets, (threshold,), CB, SCB, out)
        return out
    out, start = A.new_zeros(A.shape[0], n), 0
    for expert, end in enumerate(_ends(offsets, A.shape[0])):
        if end > start:
            out[start:end] = calls.linear(A[start:end], CB[expert], SCB[expert], threshold, None)
        start = end
    return out


def gradient(grad: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor) -> Tensor:
    """Return each row of grad [rows, n] times its expert's W [n, k]."""
    experts, n, k = check_stack_8bit(CB, SCB)
    offsets = _checked(grad, "grad", n, offsets, experts)
    if grad.is_cuda:
        if dense.suits_gradient_8bit(grad, CB):
            return dense.grouped_gradient_8bit(grad, CB, SCB, offsets)
        return _gradient_on_device(grad, CB, SCB, offsets)
    out, start = grad.new_zeros(grad.shape[0], k), 0
    for expert, end in enumerate(_ends(offsets, grad.shape[0])):
        if end > start:
            out[start:end] = computed(grad[start:end], CB[expert], SCB[expert])
        start = end
    return out


def _gradient_on_device(grad: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor) -> Tensor:
    """Return the gradient by the kernels, in parts of the rows if there are many.

    The kernels allocate as much memory as the rows of grad that they are given.
    """
    code, rows = bridge.float_code(grad.dtype, "grad.dtype"), grad.shape[0]
    parts = -(-grad.numel() * grad.element_size() // dense.most_bytes(grad))
    each = max(1, -(-rows // max(1, parts)))
    out = grad.new_empty(rows, CB.shape[2])
    for start in range(0, max(1, rows), each):
        part, ends = grad[start : start + each], offsets
        if each < rows:  # the kernels check the other offsets
            last = start + each >= rows
            ends = (offsets - start).clamp_(0 if start else None, None if last else each)
        _on_device(_grad, part, code, ends, (), CB, SCB, out[start : start + each])
    return out


def _on_device(
    call: Callable[..., None], a: Tensor, code: int, offsets: Tensor, more: tuple[float, ...],
    CB: Tensor, SCB: Tensor, out: Tensor,
) -> None:  # fmt: skip
    experts, n, k = CB.shape
    CB = checks.array(bridge, CB, "CB", torch.int8, None, a)
    SCB = checks.array(bridge, SCB, "SCB", torch.float32, None, a)
    a = bridge.dense(a)
    call(
        a.data_ptr(), code, a.shape[0], n, k, experts, offsets.data_ptr(), *more, CB.data_ptr(),
        SCB.data_ptr(), out.data_ptr(), *bridge.place(a),
    )  # fmt: skip
