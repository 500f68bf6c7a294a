"""gemv_4bit: products with a 4-bit weight (QLoRA, arXiv 2305.14314), without gradients."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble import errors
from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks
from nybble.ops.checked_state import arrays_of, checked_4bit, field, scales_of
from nybble.ops.gemm4 import calls
from nybble.ops.operators import operators
from nybble.ops.outputs import deliver, is_tracked, refuse_overlap
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT


def gemv_4bit(
    A: ArrayT, B: ArrayT, out: ArrayT | None = None, transposed_A: bool = False,
    transposed_B: bool = False, state: QuantState | None = None,
) -> ArrayT:  # fmt: skip
    """Return A [..., k] @ W [n, k]^T for a packed 4-bit weight B and its state.

    A: float32, float16 or bfloat16, any number of rows. The result has A's dtype; products are
    accumulated in float32. For gradients use nybble.matmul_4bit. Raises InvalidArgument for other
    shapes, and Unsupported for transposed operands.
    """
    if state is None:
        raise errors.InvalidArgument("state=None: must be the state that quantize_4bit returned")
    if transposed_A is not False or transposed_B is not False:
        for name, value in (("transposed_A", transposed_A), ("transposed_B", transposed_B)):
            if checks.flag(name, value):
                raise errors.Unsupported(f"{name}=True: give A as [..., k] and W packed as [n, k]")
    if not (fast_path.is_traced() or (out is not None and is_tracked(out))):
        done: ArrayT | None = fast_path.gemm_4bit(A, B, state, None, out, None)
        if done is not None:
            return done if out is None else deliver(done, out)
    b = bridge_of(A)
    if out is not None:
        calls.check_out(b, out, A, checks.shape("state.shape", field(state, "shape", "state")))
        refuse_overlap(b, out, "out", arrays_of(state, "state"))
    if b.eager(A):
        return deliver(calls.product(A, B, checked_4bit(b, state, A, "state"), None), out)
    weight = state.shape, *scales_of(state), state.blocksize, state.quant_type
    result: ArrayT = operators().gemm_4bit(A, B, *weight, None)
    return deliver(result, out)
