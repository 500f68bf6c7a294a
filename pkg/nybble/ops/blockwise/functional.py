"""8-bit blockwise arrays (arXiv 2110.02861), and scales in this format (double quantization)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble import errors
from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks
from nybble.ops.blockwise import calls
from nybble.ops.checked_state import arrays_of, checked_8bit, field, state_of_codes
from nybble.ops.operators import operators
from nybble.ops.outputs import deliver, is_tracked, refuse_overlap
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT


def quantize_blockwise(
    A: ArrayT, code: ArrayT | None = None, absmax: ArrayT | None = None, out: ArrayT | None = None,
    blocksize: int = 4096, nested: bool = False,
) -> tuple[ArrayT, QuantState]:  # fmt: skip
    """Quantize to 8 bits in blocks: each value / absmax becomes the index of the nearest `code`
    entry.

    A: float32, float16 or bfloat16, any shape. code: 256 ascending float32 values (default: the
    signed dynamic map, arXiv 2110.02861). blocksize: values per scale, 1 or more. nested: store the
    scales in 8 bits too. Returns (uint8 in A's shape, QuantState). `out` and `absmax`, if given,
    receive the codes and the scales. Raises InvalidArgument before anything is written.
    """
    if (nested is False or (nested is True and absmax is None)) and not fast_path.is_traced():
        done: tuple[ArrayT, QuantState] | None = fast_path.quantize_blockwise(
            A, code, absmax, out, blocksize
        )
        if done is not None:
            return done if not nested else (done[0], with_compressed_scales(A, done[1], blocksize))
    b = bridge_of(A)
    blocksize = checks.block_size_8bit(blocksize)
    known = code is None
    code = b.code_book("dynamic", A) if code is None else checks.moved_code(b, code, A)
    nested = checks.flag("nested", nested)
    plain = plain_scales(b, A, out, absmax, code, blocksize, nested)
    if b.eager(A):
        book = None if known else checks.code(b, code, A)
        codes, scales = calls.quantize_blockwise(b, A, book, blocksize, out, plain)
    else:
        codes, scales = operators().quantize_blockwise(A, code, blocksize)
        codes, scales = deliver(codes, out), deliver(scales, plain)
    offset = state2 = None
    if nested:
        scales, offset, state2 = compressed(b, scales, blocksize, absmax)
    return codes, QuantState(scales, None, code, blocksize, None, A.dtype, offset, state2)


def dequantize_blockwise(
    A: ArrayT, quant_state: QuantState | None = None, absmax: ArrayT | None = None,
    code: ArrayT | None = None, out: ArrayT | None = None, blocksize: int = 4096,
    nested: bool = False,
) -> ArrayT:  # fmt: skip
    """Dequantize 8-bit blockwise codes: return values in A's shape and the state's dtype.

    A: uint8, any shape. Without `quant_state`: `absmax` (float32, one per `blocksize` values) is
    required; `code` defaults to the signed dynamic map; the result has `out`'s dtype, or float32 if
    there is no `out`. With `quant_state`, its scales, code book and block size are used, and
    `absmax`, `code` and `blocksize` are ignored. Raises InvalidArgument if A, the scales and `out`
    do not fit together.
    """
    if quant_state is None:
        quant_state = state_of_codes(bridge_of(A), A, absmax, code, out, blocksize)
    if not (fast_path.is_traced() or (out is not None and is_tracked(out))):
        done: ArrayT | None = fast_path.dequantize_blockwise(A, quant_state, out)
        if done is not None:
            return done if out is None else deliver(done, out)
    b = bridge_of(A)
    if out is not None:
        refuse_overlap(b, out, "out", arrays_of(quant_state))
    if field(quant_state, "state2") is not None:
        kept = [field(quant_state, name) for name in ("code", "blocksize", "quant_type", "dtype")]
        scales = _scales_of_nested(b, quant_state)
        return dequantize_blockwise(A, QuantState(scales, None, *kept), out=out)
    if b.eager(A):
        checked8 = checked_8bit(b, quant_state, A)
        return calls.dequantize_blockwise(b, A, checked8, field(quant_state, "dtype"), out)
    code = b.to(quant_state.code, b.device_of(A))
    values: ArrayT = operators().dequantize_blockwise(
        A, quant_state.absmax, code, quant_state.blocksize or 0, quant_state.dtype
    )
    return deliver(values, out)


def _scales_of_nested(b: Bridge[ArrayT, DTypeT], state: QuantState) -> ArrayT:
    """Return the float32 scales of a double-quantized state."""
    absmax, second = field(state, "absmax"), field(state, "state2")
    traced = fast_path.is_traced()
    scales: ArrayT | None = None if traced else fast_path.dequantize_blockwise(absmax, second, None)
    if scales is None:
        checks.array(b, absmax, "absmax", b.UINT8, None, absmax)
        # nested states may form a cycle
        if field(second, "state2", "quant_state.state2") is not None:
            raise errors.InvalidArgument(
                "quant_state.state2.state2 is set: must be None, because scales are quantized "
                "at most once"
            )
    offset = checks.array(b, field(state, "offset"), "offset", b.FLOAT32, 1, absmax, cast=True)
    total: ArrayT = (dequantize_blockwise(absmax, second) if scales is None else scales) + offset
    return total


def plain_scales(
    b: Bridge[ArrayT, DTypeT], A: ArrayT, out: ArrayT | None, absmax: ArrayT | None, code: ArrayT,
    blocksize: int, nested: bool,
) -> ArrayT | None:  # fmt: skip
    """Check the caller's result arrays; return the array for float32 scales, or None."""
    if out is not None:
        refuse_overlap(b, out, "out", {"code": code, "absmax": absmax})
    if absmax is not None:
        refuse_overlap(b, absmax, "absmax", {"code": code})
    if not nested:
        return absmax
    if absmax is not None:
        checks.target(b, absmax, "absmax", b.UINT8, -(-b.count(A) // blocksize), A)
    return None


def compressed(
    b: Bridge[ArrayT, DTypeT], scales: ArrayT, blocksize: int, absmax: ArrayT | None
) -> tuple[ArrayT, ArrayT, QuantState]:
    """Quantize scales to 8 bits; return (codes, mean, state). `absmax`, if given, receives the
    codes."""
    offset = b.mean(scales)
    codes, state = quantize_blockwise(scales - offset, blocksize=blocksize)
    return deliver(codes, absmax), offset, state


def with_compressed_scales(A: ArrayT, state: QuantState, blocksize: int) -> QuantState:
    """Return the same state with its scales quantized to 8 bits."""
    scales, offset, state2 = compressed(bridge_of(A), state.absmax, blocksize, None)
    kept = state.shape, state.code, state.blocksize, state.quant_type, state.dtype
    return QuantState(scales, *kept, offset, state2)
