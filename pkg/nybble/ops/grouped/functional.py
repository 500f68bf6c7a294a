"""Products of rows with their experts' weights, in 4 bits (QLoRA, arXiv 2305.14314) and in 8
bits (LLM.int8, arXiv 2208.07339)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from nybble.errors import InvalidArgument
from nybble.ops import checks
from nybble.ops.checked_state import field, scales_of
from nybble.ops.operators import operators
from nybble.state import QuantState

if TYPE_CHECKING:
    from torch import Tensor


def grouped_matmul_4bit(
    A: Tensor, B: Tensor, quant_state: QuantState, offsets: Tensor | None = None,
    expert_ids: Tensor | None = None, bias: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Return A [rows, k] times each row's expert W [n, k]^T, plus bias [experts, n], as [rows, n].

    A, bias: float32, float16 or bfloat16; both get gradients. B, quant_state: from
    `quantize_experts_4bit`. Give either `offsets` or `expert_ids`. offsets: int32 [experts], as in
    torch's grouped_mm. The rows are sorted by expert, and expert e's rows end before offsets[e].
    Rows from the last offset on become 0. expert_ids: integers [rows], in any order. Results are
    deterministic. On CUDA, the call does not synchronize with the host, and wrong offsets or ids
    stop the kernel with a driver error. Raises InvalidArgument for other wrong arguments.
    """
    shape = _stack_shape(B, quant_state)
    weight = B, shape, *scales_of(quant_state), quant_state.blocksize, quant_state.quant_type

    def multiply(rows: Tensor, ends: Tensor) -> Tensor:
        result: Tensor = operators().gemm_4bit_grouped(rows, *weight, ends)
        return result

    return _grouped(A, shape[0], shape[1], offsets, expert_ids, bias, multiply)


def grouped_matmul_8bit(
    A: Tensor, CB: Tensor, SCB: Tensor, offsets: Tensor | None = None,
    expert_ids: Tensor | None = None, bias: Tensor | None = None, threshold: float = 0.0,
) -> Tensor:  # fmt: skip
    """Return A [rows, k] times each row's int8 expert W [n, k]^T, plus bias [experts, n].

    CB int8 [experts, n, k], SCB float32 [experts, n]: codes and absmax of W's rows, as in
    int8_vectorwise_quant. threshold: as in Linear8bitLt, applied to each expert's rows separately.
    offsets, expert_ids: as in `grouped_matmul_4bit`. On CUDA, the call does not synchronize with
    the host. Raises InvalidArgument for wrong arguments.
    """
    _check_tensor(A, "A")
    for one, name in ((CB, "CB"), (SCB, "SCB")):
        _check_tensor(one, name)
        if one.device != A.device:
            raise checks.device_error(name, one.device, A.device, "A")
    threshold = checks.number("threshold", threshold, 0.0)
    shape = tuple(CB.shape)
    if len(shape) != 3 or 0 in shape:
        raise InvalidArgument(f"CB.shape={shape}: must be [experts, n, k], each 1 or more")

    def multiply(rows: Tensor, ends: Tensor) -> Tensor:
        result: Tensor = operators().linear_8bit_grouped(rows, CB, SCB, ends, threshold)
        return result

    return _grouped(A, shape[0], shape[1], offsets, expert_ids, bias, multiply)


def quantize_experts_4bit(
    A: Tensor, blocksize: int | None = None, compress_statistics: bool = False,
    quant_type: str = "nf4",
) -> tuple[Tensor, QuantState]:  # fmt: skip
    """Quantize weights [experts, n, k] to 4 bits, each expert separately.

    Arguments: as in `quantize_4bit`. Returns (packed uint8 [experts, bytes], QuantState with absmax
    [experts, blocks]). An expert's bytes and scales are the same as if `quantize_4bit` had
    quantized this expert. Raises InvalidArgument for other shapes and dtypes.
    """
    _check_tensor(A, "A")
    from nybble.ops.grouped import stacks  # imports torch

    return stacks.quantize_stack_4bit(A, blocksize, compress_statistics, quant_type)


def dequantize_experts_4bit(B: Tensor, quant_state: QuantState) -> Tensor:
    """Return the weights [experts, n, k] of `quantize_experts_4bit`'s results.

    The weights have the state's dtype. Raises InvalidArgument if B and the state do not fit
    together.
    """
    _stack_shape(B, quant_state)
    from nybble.ops.grouped import stacks  # imports torch

    return stacks.dequantize_stack_4bit(B, quant_state, field(quant_state, "dtype"))


def _grouped(
    A: Tensor, experts: int, n: int, offsets: Tensor | None, ids: Tensor | None,
    bias: Tensor | None, multiply: Callable[[Tensor, Tensor], Tensor],
) -> Tensor:  # fmt: skip
    _check_tensor(A, "A")
    from nybble.ops.grouped import rows  # imports torch

    return rows.multiplied(A, experts, n, offsets, ids, bias, multiply)


def _stack_shape(B: Tensor, quant_state: QuantState) -> tuple[int, ...]:
    """Return (experts, n, k) after checking that B has as many packed values as the state."""
    _check_tensor(B, "B")
    shape = checks.shape("quant_state.shape", field(quant_state, "shape"))
    if len(shape) != 3 or 0 in shape:
        raise InvalidArgument(f"quant_state.shape={shape}: must be [experts, n, k], each 1 or more")
    size = (shape[1] * shape[2] + 1) // 2
    if B.dim() != 2 or B.shape[0] != shape[0] or B.shape[1] * B.element_size() != size:
        wanted = f"[{shape[0]}, {size}] bytes, to match quant_state.shape={shape}"
        raise InvalidArgument(f"B.shape={tuple(B.shape)} of {B.dtype}: must be {wanted}")
    return shape


def _check_tensor(a: object, name: str) -> None:
    """Raise InvalidArgument for a numpy array or another object; torch may not be installed."""
    torch = sys.modules.get("torch")
    if torch is None or not issubclass(type(a), torch.Tensor):
        raise InvalidArgument(f"{name} is a {type(a).__name__}: must be a torch.Tensor")
    from nybble._torch.tracing import check_layout  # imports torch

    check_layout(cast("Tensor", a), name)
