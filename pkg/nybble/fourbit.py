"""4-bit arrays, NF4 and FP4 (QLoRA, arXiv 2305.14314), and products with them."""

from __future__ import annotations

from typing import Any

from nybble import _short, checks, errors, gemm, primitives
from nybble.blockwise import compressed, plain_scales, with_compressed_scales
from nybble.bridge import bridge_of
from nybble.held import arrays_of, field, held, scales_of, state_of_result
from nybble.operators import operators
from nybble.overlap import refuse_overlap
from nybble.state import QuantState

__all__ = [
    "dequantize_4bit",
    "dequantize_fp4",
    "dequantize_nf4",
    "gemv_4bit",
    "quantize_4bit",
    "quantize_fp4",
    "quantize_nf4",
]

_BLOCK2 = 256  # scales in 8 bits that share a scale: part of the format


def quantize_4bit(
    A: Any,
    absmax: Any = None,
    out: Any = None,
    blocksize: int | None = None,
    compress_statistics: bool = False,
    quant_type: str = "fp4",
    quant_storage: Any = None,
) -> tuple[Any, QuantState]:
    """Quantize to 4 bits in blocks of `blocksize` values of the flattened array.

    A: float32, float16 or bfloat16, any shape. blocksize: 32, 64 (default) … 4096. quant_type:
    'nf4' (QLoRA, arXiv 2305.14314) or 'fp4'. compress_statistics: store the scales in 8 bits too
    (double quantization). quant_storage: dtype the bytes are kept in (default uint8).

    Returns (packed [bytes / itemsize, 1] of quant_storage, QuantState). Byte j holds value 2j in
    its high and 2j+1 in its low nibble. `out` and `absmax` (float32 [blocks]; uint8 when double
    quantized) receive the results when given. Raises InvalidArgument before anything is written.
    """
    plain_way = compress_statistics is False or (compress_statistics is True and absmax is None)
    if plain_way and not _short.is_traced():
        done: tuple[Any, QuantState] | None = _short.quantize_4bit(
            A, absmax, out, blocksize, quant_type, quant_storage
        )
        if done is not None:
            if compress_statistics:
                return done[0], with_compressed_scales(A, done[1], _BLOCK2)
            return done
    b = bridge_of(A)
    blocksize = 64 if blocksize is None else checks.block_size_4bit(blocksize)
    plain = absmax
    if out is not None and absmax is not None:
        refuse_overlap(b, out, "out", {"absmax": absmax})
    if compress_statistics is not False:
        compress_statistics = checks.flag("compress_statistics", compress_statistics)
        plain = plain_scales(b, A, absmax, blocksize, compress_statistics)
    if b.eager(A):
        packed, scales = primitives.quantize_4bit(
            b, A, blocksize, quant_type, quant_storage, out, plain
        )
    else:
        packed, scales = operators().quantize_4bit(
            A, blocksize, quant_type, b.storage(quant_storage)
        )
        packed, scales = primitives.deliver(b, packed, out), primitives.deliver(b, scales, plain)
    offset = state2 = None
    if compress_statistics:
        scales, offset, state2 = compressed(b, scales, _BLOCK2, absmax)
    code = b.code_book(quant_type, A)
    return packed, QuantState(
        scales, b.shape_of(A), code, blocksize, quant_type, A.dtype, offset, state2
    )


def dequantize_4bit(
    A: Any,
    quant_state: QuantState | None = None,
    absmax: Any = None,
    out: Any = None,
    blocksize: int | None = None,
    quant_type: str = "fp4",
) -> Any:
    """Return the values of a packed 4-bit array, of the state's shape and dtype.

    Without `quant_state`, `absmax` (float32) and `out` are needed; shape and dtype are `out`'s. A
    packed weight that comes as [1, bytes] gives the transposed result, as in bitsandbytes.
    Raises InvalidArgument where A, the state and `out` do not fit together.
    """
    if quant_state is None:
        quant_state = state_of_result(bridge_of(A), absmax, out, blocksize, quant_type)
    if not _short.is_traced():
        result = _short.dequantize_4bit(A, quant_state, out)
        if result is not None:
            return result
    b = bridge_of(A)
    if out is not None:
        refuse_overlap(b, out, "out", arrays_of(quant_state))
    if b.eager(A):
        kept = held(b, quant_state, A)
        result = primitives.dequantize_4bit(b, A, kept, field(quant_state, "dtype"), out)
    else:
        result = operators().dequantize_4bit(
            A,
            *scales_of(quant_state),
            quant_state.blocksize,
            quant_state.quant_type,
            quant_state.shape,
            quant_state.dtype,
        )
        result = primitives.deliver(b, result, out)
    shape = A.shape
    row = len(shape) == 2 and shape[0] == 1 and len(b.shape_of(result)) == 2
    return b.transpose(result) if row else result


def quantize_fp4(
    A: Any,
    absmax: Any = None,
    out: Any = None,
    blocksize: int | None = None,
    compress_statistics: bool = False,
    quant_storage: Any = None,
) -> tuple[Any, QuantState]:
    """`quantize_4bit` with quant_type 'fp4' (bitsandbytes' FP4)."""
    return quantize_4bit(A, absmax, out, blocksize, compress_statistics, "fp4", quant_storage)


def quantize_nf4(
    A: Any,
    absmax: Any = None,
    out: Any = None,
    blocksize: int | None = None,
    compress_statistics: bool = False,
    quant_storage: Any = None,
) -> tuple[Any, QuantState]:
    """`quantize_4bit` with quant_type 'nf4' (arXiv 2305.14314)."""
    return quantize_4bit(A, absmax, out, blocksize, compress_statistics, "nf4", quant_storage)


def dequantize_fp4(
    A: Any,
    quant_state: QuantState | None = None,
    absmax: Any = None,
    out: Any = None,
    blocksize: int | None = None,
) -> Any:
    """`dequantize_4bit` with quant_type 'fp4' (bitsandbytes' FP4)."""
    return dequantize_4bit(A, quant_state, absmax, out, blocksize, "fp4")


def dequantize_nf4(
    A: Any,
    quant_state: QuantState | None = None,
    absmax: Any = None,
    out: Any = None,
    blocksize: int | None = None,
) -> Any:
    """`dequantize_4bit` with quant_type 'nf4' (arXiv 2305.14314)."""
    return dequantize_4bit(A, quant_state, absmax, out, blocksize, "nf4")


def gemv_4bit(
    A: Any,
    B: Any,
    out: Any = None,
    transposed_A: bool = False,
    transposed_B: bool = False,
    state: QuantState | None = None,
) -> Any:
    """Return A [..., k] @ W [n, k]^T for a packed 4-bit weight B and its state.

    A: float32, float16 or bfloat16, any number of rows; the result has its dtype, accumulated in
    float32. No gradients: see nybble.matmul_4bit. Raises InvalidArgument for other shapes,
    Unsupported for transposed operands.
    """
    if state is None:
        raise errors.InvalidArgument("state=None: the state that quantize_4bit returned is needed")
    if transposed_A is not False or transposed_B is not False:
        _refuse_transposed(transposed_A=transposed_A, transposed_B=transposed_B)
    if not _short.is_traced():
        result = _short.gemm_4bit(A, B, state, None, out, None)
        if result is not None:
            return result
    b = bridge_of(A)
    if out is not None:
        gemm.check_out(b, out, A, checks.shape("state.shape", field(state, "shape", "state")))
        refuse_overlap(b, out, "out", arrays_of(state, "state"))
    if b.eager(A):
        result = gemm.product(A, B, held(b, state, A, "state"), None)
    else:
        result = operators().gemm_4bit(
            *(A, B, state.shape, *scales_of(state), state.blocksize, state.quant_type, None)
        )
    return primitives.deliver(b, result, out)


def _refuse_transposed(**flags: Any) -> None:
    for name, flag in flags.items():
        if checks.flag(name, flag):
            raise errors.Unsupported(f"{name}=True: give A as [..., k] and W packed as [n, k]")
