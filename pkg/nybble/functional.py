"""The functions of bitsandbytes.functional over nybble: same names, same arguments, same formats.

Arrays are torch tensors (CPU or CUDA) or numpy arrays; results are of the same kind and on the same
device. Wrong arguments raise InvalidArgument (a ValueError) before anything is written.
"""

from __future__ import annotations

from typing import Any

from nybble import _short, checks, codebooks, errors, gemm, primitives
from nybble.bridge import bridge_of, default_bridge
from nybble.held import held, held8, scales_of, state_of_codes, state_of_result
from nybble.int8 import (
    int8_double_quant,
    int8_linear_matmul,
    int8_mm_dequant,
    int8_scaled_mm,
    int8_vectorwise_dequant,
    int8_vectorwise_quant,
)
from nybble.operators import operators
from nybble.state import QuantState
from nybble.updates import optimizer_update_8bit_blockwise, optimizer_update_32bit

__all__ = [
    "QuantState",
    "create_dynamic_map",
    "create_fp8_map",
    "create_linear_map",
    "create_normal_map",
    "dequantize_4bit",
    "dequantize_blockwise",
    "dequantize_fp4",
    "dequantize_nf4",
    "gemv_4bit",
    "get_4bit_type",
    "int8_double_quant",
    "int8_linear_matmul",
    "int8_mm_dequant",
    "int8_scaled_mm",
    "int8_vectorwise_dequant",
    "int8_vectorwise_quant",
    "optimizer_update_8bit_blockwise",
    "optimizer_update_32bit",
    "quantize_4bit",
    "quantize_blockwise",
    "quantize_fp4",
    "quantize_nf4",
]


def _array(values: Any) -> Any:
    """A code book in the caller's world: a torch tensor where torch is loaded, else numpy."""
    return default_bridge().from_numpy(values)


def create_dynamic_map(signed: bool = True, max_exponent_bits: int = 7, total_bits: int = 8) -> Any:
    """Return the 256 ascending float32 values of the dynamic map (arXiv 1511.04561, 2110.02861).

    signed: values in [-1, 1], else [0, 1]. max_exponent_bits: decades below 1, fewer than
    total_bits, which is 8 at the most. Raises InvalidArgument for other numbers.
    """
    return _array(codebooks.dynamic_map(signed, max_exponent_bits, total_bits))


def create_linear_map(signed: bool = True, total_bits: int = 8, add_zero: bool = True) -> Any:
    """Return 256 equally spaced float32 values (bitsandbytes' linear map).

    total_bits: 2^total_bits of them, 1 to 8; zeros in the middle fill up. Raises InvalidArgument
    for other numbers.
    """
    return _array(codebooks.linear_map(signed, total_bits, add_zero))


def create_fp8_map(
    signed: bool = True, exponent_bits: int = 5, precision_bits: int = 2, total_bits: int = 8
) -> Any:
    """Return the 256 sorted float32 values of a small floating-point format (arXiv 2209.05433).

    The largest is 1. exponent_bits and precision_bits (and the sign) add up to total_bits, 8 at
    the most. Raises InvalidArgument where they do not.
    """
    return _array(codebooks.float_map(signed, exponent_bits, precision_bits, total_bits))


def create_normal_map(offset: float = 0.9677083, use_extra_value: bool = True) -> Any:
    """Return QLoRA's normal quantiles (NF4's construction, arXiv 2305.14314): 256 float32 values.

    offset: probability of the outermost quantile, over 0.5 and below 1. use_extra_value: one more
    negative value; zeros fill up. Raises InvalidArgument for other numbers.
    """
    return _array(codebooks.normal_map(offset, use_extra_value))


def get_4bit_type(typename: str, device: Any = None, blocksize: int = 64) -> Any:
    """Return the 16 float32 values of 'nf4', 'fp4', 'int4' or 'af4' on `device` (default: cpu).

    nf4: arXiv 2305.14314; af4: arXiv 2306.06965, only for blocksize 64; fp4, int4: bitsandbytes'.
    Raises Unsupported for other names, InvalidArgument for what is no block size.
    """
    checks.block_size_4bit(blocksize)
    table = _array(codebooks.four_bit_values(typename, blocksize))
    return table if device is None else bridge_of(table).to(table, device)


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
            return done if not compress_statistics else (done[0], _nested(A, done[1], 256))
    b = bridge_of(A)
    blocksize = 64 if blocksize is None else blocksize
    plain = absmax
    if compress_statistics is not False:
        compress_statistics = checks.flag("compress_statistics", compress_statistics)
        block = checks.block_size_4bit(blocksize)
        plain = None if compress_statistics and _taken(b, A, absmax, block) else absmax
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
        scales, offset, state2 = _compress(b, scales, 256, absmax)
    code = b.code_book(quant_type, A)
    return packed, QuantState(
        scales, b.shape_of(A), code, blocksize, quant_type, A.dtype, offset, state2
    )


def _taken(b: Any, A: Any, absmax: Any, blocksize: int) -> bool:
    """Check the caller's array for scales in 8 bits, before anything is written."""
    if absmax is not None:
        checks.array(b, absmax, "absmax", b.UINT8, -(-b.count(A) // blocksize), A)
    return True


def _compress(b: Any, scales: Any, blocksize: int, absmax: Any) -> tuple[Any, Any, QuantState]:
    """Return (scales in 8 bits, their mean, their state); `absmax` receives the scales if given."""
    offset = b.mean(scales)
    codes, state = quantize_blockwise(scales - offset, blocksize=blocksize)
    return primitives.deliver(b, codes, absmax), offset, state


def _nested(A: Any, state: QuantState, blocksize: int) -> QuantState:
    """Return a state with its scales in 8 bits."""
    scales, offset, state2 = _compress(bridge_of(A), state.absmax, blocksize, None)
    kept = state.shape, state.code, state.blocksize, state.quant_type, state.dtype
    return QuantState(scales, *kept, offset, state2)


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
    if b.eager(A):
        kept = held(b, quant_state, A)
        result = primitives.dequantize_4bit(b, A, kept, quant_state.dtype, out)
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
    return b.transpose(result) if len(shape) == 2 and shape[0] == 1 else result


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
        gemm.check_out(b, out, A, getattr(state, "shape", None))
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


def quantize_blockwise(
    A: Any,
    code: Any = None,
    absmax: Any = None,
    out: Any = None,
    blocksize: int = 4096,
    nested: bool = False,
) -> tuple[Any, QuantState]:
    """Quantize to 8 bits in blocks: the index of the nearest entry of `code` to value / absmax.

    A: float32, float16 or bfloat16, any shape. code: 256 ascending float32 values (default: the
    signed dynamic map, arXiv 2110.02861). blocksize: values per scale, 1 or more. nested: store the
    scales in 8 bits too. Returns (uint8 of A's shape, QuantState); `out` and `absmax` receive them
    when given. Raises InvalidArgument before anything is written.
    """
    if (nested is False or (nested is True and absmax is None)) and not _short.is_traced():
        done: tuple[Any, QuantState] | None = _short.quantize_blockwise(
            A, code, absmax, out, blocksize
        )
        if done is not None:
            return done if not nested else (done[0], _nested(A, done[1], blocksize))
    b = bridge_of(A)
    known = code is None
    code = b.code_book("dynamic", A) if known else checks.moved_code(b, code, A)
    plain = absmax
    if nested is not False:
        nested = checks.flag("nested", nested)
        block = checks.block_size_8bit(blocksize)
        plain = None if nested and _taken(b, A, absmax, block) else absmax
    if b.eager(A):
        book = code if known else checks.code(b, code, A)
        codes, scales = primitives.quantize_blockwise(b, A, book, blocksize, out, plain)
    else:
        codes, scales = operators().quantize_blockwise(A, code, blocksize)
        codes, scales = primitives.deliver(b, codes, out), primitives.deliver(b, scales, plain)
    offset = state2 = None
    if nested:
        scales, offset, state2 = _compress(b, scales, blocksize, absmax)
    return codes, QuantState(scales, None, code, blocksize, None, A.dtype, offset, state2)


def dequantize_blockwise(
    A: Any,
    quant_state: QuantState | None = None,
    absmax: Any = None,
    code: Any = None,
    out: Any = None,
    blocksize: int = 4096,
    nested: bool = False,
) -> Any:
    """Return the values of 8-bit blockwise codes, of A's shape and the state's dtype.

    A: uint8, any shape. Without `quant_state`, `absmax` (float32, one per `blocksize` values) is
    needed, `code` defaults to the signed dynamic map and the dtype to float32 (or `out`'s). Raises
    InvalidArgument where A, the scales and `out` do not fit together.
    """
    if quant_state is None:
        quant_state = state_of_codes(bridge_of(A), A, absmax, code, out, blocksize)
    if not _short.is_traced():
        values = _short.dequantize_blockwise(A, quant_state, out)
        if values is not None:
            return values
    b = bridge_of(A)
    if getattr(quant_state, "state2", None) is not None:
        scales = dequantize_blockwise(quant_state.absmax, quant_state.state2) + quant_state.offset
        kept = quant_state.code, quant_state.blocksize, None, quant_state.dtype
        return dequantize_blockwise(A, QuantState(scales, None, *kept), out=out)
    if b.eager(A):
        kept8 = held8(b, quant_state, A)
        return primitives.dequantize_blockwise(b, A, kept8, quant_state.dtype, out)
    code = b.to(quant_state.code, b.device_of(A))
    values = operators().dequantize_blockwise(
        A, quant_state.absmax, code, quant_state.blocksize or 0, quant_state.dtype
    )
    return primitives.deliver(b, values, out)
