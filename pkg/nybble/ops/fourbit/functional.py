"""quantize_4bit and dequantize_4bit: NF4 and FP4 (QLoRA, arXiv 2305.14314), MXFP4 and NVFP4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks
from nybble.ops.blockwise.functional import compressed, plain_scales, with_compressed_scales
from nybble.ops.checked_state import arrays_of, checked_4bit, field, scales_of, state_of_result
from nybble.ops.fourbit import calls, microscaled
from nybble.ops.operators import operators
from nybble.ops.outputs import deliver, is_tracked, refuse_overlap
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DType, DTypeT

_BLOCK2 = 256  # block size of 8-bit scales, part of the format


def quantize_4bit(
    A: ArrayT, absmax: ArrayT | None = None, out: ArrayT | None = None,
    blocksize: int | None = None, compress_statistics: bool = False, quant_type: str = "fp4",
    quant_storage: DType | None = None,
) -> tuple[ArrayT, QuantState]:  # fmt: skip
    """Quantize to 4 bits in blocks of `blocksize` values of the flattened array.

    A: float32, float16 or bfloat16, any shape. blocksize: 32, 64 (default) … 4096. quant_type:
    'nf4' (QLoRA, arXiv 2305.14314), 'fp4', 'mxfp4' (blocks of 32) or 'nvfp4' (blocks of 16). For
    'mxfp4' and 'nvfp4', A's last dimension must be a multiple of the block size, and scales always
    have 8 bits. compress_statistics: also store the scales in 8 bits (double quantization).
    quant_storage: dtype that stores the bytes (default uint8).

    Returns (packed [bytes / itemsize, 1] in quant_storage, QuantState). Byte j holds value 2j in
    its high nibble and value 2j+1 in its low nibble. `out` and `absmax` (float32 [blocks], or uint8
    if double quantized) are filled if given. Raises InvalidArgument before anything is written.
    """
    usual = compress_statistics is False or (compress_statistics is True and absmax is None)
    if usual and not fast_path.is_traced():
        done: tuple[ArrayT, QuantState] | None = fast_path.quantize_4bit(
            A, absmax, out, blocksize, quant_type, quant_storage
        )
        if done is not None:
            if compress_statistics:
                return done[0], with_compressed_scales(A, done[1], _BLOCK2)
            return done
    b = bridge_of(A)
    blocksize = checks.new_block_size(blocksize, quant_type)
    code = b.code_book(quant_type, A)
    compress_statistics = checks.flag("compress_statistics", compress_statistics)
    if quant_type in checks.MICROSCALED:
        plain_scales(b, A, out, absmax, code, blocksize, True)
        return _microscaled(b, A, absmax, out, quant_type, quant_storage)
    plain = plain_scales(b, A, out, absmax, code, blocksize, compress_statistics)
    if b.eager(A):
        packed, scales = calls.quantize_4bit(b, A, blocksize, quant_type, quant_storage, out, plain)
    else:
        packed, scales = operators().quantize_4bit(
            A, blocksize, quant_type, b.storage(quant_storage)
        )
        packed, scales = deliver(packed, out), deliver(scales, plain)
    offset = state2 = None
    if compress_statistics:
        scales, offset, state2 = compressed(b, scales, _BLOCK2, absmax)
    return packed, QuantState(scales, A.shape, code, blocksize, quant_type, A.dtype, offset, state2)


def _microscaled(
    b: Bridge[ArrayT, DTypeT], A: ArrayT, absmax: ArrayT | None, out: ArrayT | None,
    quant_type: str, storage: DType | None,
) -> tuple[ArrayT, QuantState]:  # fmt: skip
    """Quantize to MXFP4 or NVFP4. The caller has checked that the arrays do not overlap."""
    microscaled.check_shape(A, quant_type)
    rows = calls.rows_of(b.count(A) // 2, b.storage(storage))
    if out is not None:
        checks.target(b, out, "out", b.storage(storage), rows, A)
    if b.eager(A):
        found = microscaled.quantized(b, A, quant_type)
    else:
        found = operators().quantize_microscaled(A, quant_type)
    packed = found[0].view(b.storage(storage)).reshape((rows, 1))
    scales = deliver(found[1], absmax)
    state = microscaled.state_of(b, scales, found[2], A.shape, quant_type, A.dtype)
    return deliver(packed, out), state


def dequantize_4bit(
    A: ArrayT, quant_state: QuantState | None = None, absmax: ArrayT | None = None,
    out: ArrayT | None = None, blocksize: int | None = None, quant_type: str = "fp4",
) -> ArrayT:  # fmt: skip
    """Dequantize a packed 4-bit array: return values in the state's shape and dtype.

    Without `quant_state`, `absmax` (float32) and `out` are required, and the result has the shape
    and dtype of `out`. With `quant_state`, its scales, block size and type are used, and `absmax`,
    `blocksize` and `quant_type` are ignored, as in bitsandbytes. The packed bytes of a matrix,
    transposed to [1, bytes], give the transposed matrix. Raises InvalidArgument if A, the state and
    `out` do not fit together.
    """
    if quant_state is None:
        quant_state = state_of_result(bridge_of(A), absmax, out, blocksize, quant_type)
    if not (fast_path.is_traced() or (out is not None and is_tracked(out))):
        done: ArrayT | None = fast_path.dequantize_4bit(A, quant_state, out)
        if done is not None:
            return done if out is None else deliver(done, out)
    b = bridge_of(A)
    if out is not None:
        refuse_overlap(b, out, "out", arrays_of(quant_state))
    if b.eager(A):
        kept = checked_4bit(b, quant_state, A)
        result = calls.dequantize_4bit(b, A, kept, field(quant_state, "dtype"), out)
    else:
        settings = quant_state.blocksize, quant_state.quant_type, quant_state.shape
        scales = scales_of(quant_state)
        result = operators().dequantize_4bit(A, *scales, *settings, quant_state.dtype)
        result = deliver(result, out)
    shape = A.shape
    row = len(shape) == 2 and shape[0] == 1 < shape[1] and len(result.shape) == 2
    return result.T if row else result


def quantize_fp4(
    A: ArrayT, absmax: ArrayT | None = None, out: ArrayT | None = None,
    blocksize: int | None = None, compress_statistics: bool = False,
    quant_storage: DType | None = None,
) -> tuple[ArrayT, QuantState]:  # fmt: skip
    """`quantize_4bit` with quant_type 'fp4' (bitsandbytes' FP4)."""
    return quantize_4bit(A, absmax, out, blocksize, compress_statistics, "fp4", quant_storage)


def quantize_nf4(
    A: ArrayT, absmax: ArrayT | None = None, out: ArrayT | None = None,
    blocksize: int | None = None, compress_statistics: bool = False,
    quant_storage: DType | None = None,
) -> tuple[ArrayT, QuantState]:  # fmt: skip
    """`quantize_4bit` with quant_type 'nf4' (arXiv 2305.14314)."""
    return quantize_4bit(A, absmax, out, blocksize, compress_statistics, "nf4", quant_storage)


def dequantize_fp4(
    A: ArrayT,
    quant_state: QuantState | None = None,
    absmax: ArrayT | None = None,
    out: ArrayT | None = None,
    blocksize: int | None = None,
) -> ArrayT:
    """`dequantize_4bit` with quant_type 'fp4' (bitsandbytes' FP4)."""
    return dequantize_4bit(A, quant_state, absmax, out, blocksize, "fp4")


def dequantize_nf4(
    A: ArrayT,
    quant_state: QuantState | None = None,
    absmax: ArrayT | None = None,
    out: ArrayT | None = None,
    blocksize: int | None = None,
) -> ArrayT:
    """`dequantize_4bit` with quant_type 'nf4' (arXiv 2305.14314)."""
    return dequantize_4bit(A, quant_state, absmax, out, blocksize, "nf4")
