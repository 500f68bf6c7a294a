"""The C calls for products with stacked 4-bit weights: check, allocate, call."""

from __future__ import annotations

from ctypes import addressof
from typing import TYPE_CHECKING
from weakref import ref

from nybble import _native, errors
from nybble.ops import checks
from nybble.ops.checked_state import CheckedState, field, scales_of, scales_struct
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT, Shape
    from nybble.ops.checked_state import Scales

_gemm = _native.operation("gemm_4bit_grouped")
_gemm_grad = _native.operation("gemm_4bit_grouped_grad")


class Stack(CheckedState):
    """The checked bytes and scales of weights [experts, n, k], each quantized separately.

    An expert has blocks = ceil(n * k / blocksize) scales. If the scales are double quantized, it
    also has ceil(blocks / block2) second-level scales and one offset.
    """

    def __init__(
        self, b: Bridge[ArrayT, DTypeT], packed: ArrayT, shape: Shape, scales: Scales,
        blocksize: object, quant_type: object, like: ArrayT,
    ) -> None:  # fmt: skip
        sizes = checks.shape("quant_state.shape", shape)
        if len(sizes) != 3 or 0 in sizes:
            raise errors.InvalidArgument(
                f"quant_state.shape={sizes}: must be [experts, n, k], each 1 or more"
            )
        self.experts, self.n, self.k = sizes
        self.number = checks.quant_type(quant_type)
        self.block = checks.block_size_4bit(blocksize, str(quant_type))
        size, self.blocks = (self.n * self.k + 1) // 2, -(-self.n * self.k // self.block)
        checks.kind(b, packed, "B")
        given = b.count(packed) * packed.dtype.itemsize
        if given != self.experts * size:
            raise errors.InvalidArgument(
                f"B has {given} bytes: {self.experts} experts of {self.n} x {self.k} 4-bit values "
                f"have {self.experts * size}"
            )
        dense = checks.array(b, packed, "B", packed.dtype, None, like)
        self.packed = b.pointer(dense)
        self._struct, arrays = scales_struct(b, scales, self.blocks, like, self.experts)
        self.scales = addressof(self._struct)
        # The caller keeps `packed` during the C call. A kept stack must not keep it, because it may
        # be moved to the CPU after each use.
        self.given: ref[object] = ref(packed)
        self._layout = b.layout(packed)
        self._copy = None if dense is packed else dense
        self._remember(b, (shape, blocksize, quant_type, *scales), scales[:4], arrays, like)

    def may_be_kept(self) -> bool:
        return self._copy is None and super().may_be_kept()

    def is_of(self, b: Bridge[ArrayT, DTypeT], packed: ArrayT) -> bool:
        """Return whether these are the bytes that were checked, unchanged in place."""
        return self.given() is packed and b.layout(packed) == self._layout


def checked_stack(
    b: Bridge[ArrayT, DTypeT], packed: ArrayT, state: QuantState, like: ArrayT
) -> Stack:
    """Return the checked weights on `like`'s device; keep them in the state if possible."""
    kept = state._checked_stack if type(state) is QuantState else None
    if kept is not None and kept.is_of(b, packed) and kept.fits(b, state, like):
        return kept
    shape, block, kind = (field(state, name) for name in ("shape", "blocksize", "quant_type"))
    made = Stack(b, packed, shape, scales_of(state), block, kind, like)
    if type(state) is QuantState and made.may_be_kept():
        state._checked_stack = made
    return made


def _call(
    b: Bridge[ArrayT, DTypeT], a: ArrayT, name: str, weight: Stack, offsets: ArrayT, gradient: bool
) -> ArrayT:
    n, k = weight.n, weight.k
    inner, outer = (n, k) if gradient else (k, n)
    shape = tuple(a.shape)
    if len(shape) != 2 or shape[1] != inner:
        raise checks.shape_error(name, shape, f"[rows, {inner}]")
    code = b.float_code(a.dtype, f"{name}.dtype")
    ends = checks.array(b, offsets, "offsets", b.INT32, weight.experts, a)
    out = b.empty_result((shape[0], outer), a.dtype, a)
    a = b.dense(a)
    arguments = (
        b.pointer(a), code, shape[0], n, k, weight.experts, b.pointer(ends),
        weight.packed, weight.scales, weight.block, weight.number, 0,
    )  # fmt: skip
    results = b.pointer(out), *b.place(a, name)
    if gradient:
        _gemm_grad(*arguments, *results)
    else:
        _gemm(*arguments, 0, *results)
    return out


def product(b: Bridge[ArrayT, DTypeT], a: ArrayT, weight: Stack, offsets: ArrayT) -> ArrayT:
    """Return a [rows, k] times each row's expert W [n, k]^T."""
    return _call(b, a, "A", weight, offsets, False)


def gradient(b: Bridge[ArrayT, DTypeT], grad: ArrayT, weight: Stack, offsets: ArrayT) -> ArrayT:
    """Return grad [rows, n] times each row's expert W [n, k]."""
    return _call(b, grad, "grad", weight, offsets, True)
