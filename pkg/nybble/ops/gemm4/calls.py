"""The C calls for products with 4-bit weights, forward and gradient."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from nybble import _native, errors
from nybble._bridge.select import bridge_of
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState4bit

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT

_gemm = _native.operation("gemm_4bit")
_gemm_grad = _native.operation("gemm_4bit_grad")


def _operands(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, name: str, packed: ArrayT, weight: CheckedState4bit,
    inner: int, outer: int,
) -> tuple[ArrayT, int, int, ArrayT, ArrayT]:  # fmt: skip
    """Check and return (a, the code of its dtype, its row count, the weight's bytes, result)."""
    if len(weight.shape) != 2:
        raise errors.InvalidArgument(
            f"shape={weight.shape} of the quantization state: must be [n, k]"
        )
    shape = a.shape
    if not len(shape) or shape[-1] != inner:
        raise checks.shape_error(name, shape, f"[..., {inner}]")
    code = b.CODES.get(a.dtype)
    if code is None:
        code = b.float_code(a.dtype, f"{name}.dtype")
    packed = weight.bytes_of(b, packed, a, "B")
    rows = b.count(a) // inner if inner else 0
    return b.dense(a), code, rows, packed, b.empty_result((*shape[:-1], outer), a.dtype, a)


def check_out(
    b: Bridge[ArrayT, DTypeT], out: ArrayT, a: ArrayT, shape: Sequence[int] | None
) -> None:
    """Check the caller's array for a product of `a` with a weight of this shape."""
    rows = math.prod(a.shape[:-1])
    checks.target(b, out, "out", a.dtype, rows * shape[0] if shape else None, a)


def product(a: ArrayT, packed: ArrayT, weight: CheckedState4bit, bias: ArrayT | None) -> ArrayT:
    """Return a [..., k] @ W [n, k]^T + bias [n], in a's dtype."""
    b = bridge_of(a)
    n, k = weight.rows, weight.columns
    if bias is not None:
        bias = checks.array(b, bias, "bias", a.dtype, n, a)
    a, code, rows, packed, out = _operands(b, a, "A", packed, weight, k, n)
    if k == 0:
        out[...] = 0 if bias is None else bias
    if not rows or not n:
        return out
    _gemm(
        b.pointer(a), code, rows, n, k, b.pointer(packed), weight.scales, weight.block,
        weight.number, 0, 0 if bias is None else b.pointer(bias), b.pointer(out), *b.place(a),
    )  # fmt: skip
    return out


def gradient(grad: ArrayT, packed: ArrayT, weight: CheckedState4bit) -> ArrayT:
    """Return grad [..., n] @ W [n, k], in grad's dtype."""
    b = bridge_of(grad, "grad")
    n, k = weight.rows, weight.columns
    grad, code, rows, packed, out = _operands(b, grad, "grad", packed, weight, n, k)
    if n == 0:
        out[...] = 0
    if not rows or not k:
        return out
    _gemm_grad(
        b.pointer(grad), code, rows, n, k, b.pointer(packed), weight.scales, weight.block,
        weight.number, 0, b.pointer(out), *b.place(grad, "grad"),
    )  # fmt: skip
    return out
