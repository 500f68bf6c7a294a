"""Read MXFP4 (arXiv 2310.10537) and NVFP4 weights as gpt-oss and NVIDIA's ModelOpt store them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble import errors
from nybble._bridge.select import bridge_of
from nybble.ops import checks
from nybble.ops.fourbit.microscaled import state_of, swapped
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DType, DTypeT, Values

_BYTES = {"mxfp4": ("uint8", "float8_e8m0fnu"), "nvfp4": ("uint8", "float8_e4m3fn")}


def from_mxfp4(
    blocks: ArrayT, scales: ArrayT, dtype: DType | None = None
) -> tuple[ArrayT, QuantState]:
    """Return (packed, QuantState) of an MXFP4 weight [n, k], or of stacked weights [experts, n, k].

    blocks: uint8 [..., n, k / 32, 16] (`*_blocks` in gpt-oss) or uint8 [..., n, k / 2]. The low
    nibble holds the first value. scales: uint8 or float8_e8m0fnu [..., n, k / 32]. dtype: the type
    of dequantized values (default: bfloat16; numpy: float32). `quantize_4bit` returns the same
    layout; for stacked weights, `quantize_experts_4bit` does. Raises InvalidArgument if the shapes
    or dtypes do not match or if a scale is NaN.
    """
    b = bridge_of(blocks, "blocks")
    given = _scales(b, scales, "scales", "mxfp4", blocks)
    _refuse_nan(b, given == 255, "scales")
    experts = given.shape[0] if len(given.shape) == 3 else 1
    tensor = b.FUNCTIONS.ones_like(b.cast(given.reshape(-1)[:experts], b.FLOAT32))
    return _weight(b, blocks, "blocks", given, tensor, "mxfp4", dtype)


def from_nvfp4(
    weight: ArrayT, weight_scale: ArrayT, weight_scale_2: ArrayT, dtype: DType | None = None
) -> tuple[ArrayT, QuantState]:
    """Return (packed, QuantState) of an NVFP4 weight [n, k], or of stacked weights [experts, n, k].

    The arguments have the names of the tensors in ModelOpt's checkpoints. weight: uint8 [..., n,
    k / 2]. The low nibble holds the first value. weight_scale: float8_e4m3fn (or uint8 with the
    same bytes) [..., n, k / 16], in row-major order, not in the swizzled layout of cuBLAS.
    weight_scale_2: float32, one number, or one per expert. dtype and results: as in `from_mxfp4`.
    Raises InvalidArgument if the shapes or dtypes do not match or if a scale is NaN or infinite.
    """
    b = bridge_of(weight, "weight")
    given = _scales(b, weight_scale, "weight_scale", "nvfp4", weight)
    _refuse_nan(b, (given & 0x7F) == 0x7F, "weight_scale")
    experts = given.shape[0] if len(given.shape) == 3 else 1
    name, tensor = "weight_scale_2", weight_scale_2
    checks.kind(b, tensor, name)
    if b.count(tensor) == 1:
        tensor = b.repeated(tensor.reshape((-1,)), experts)
    tensor = checks.array(b, tensor, name, b.FLOAT32, experts, weight, cast=True).reshape((-1,))
    _refuse_nan(b, ~b.FUNCTIONS.isfinite(tensor), name)
    return _weight(b, weight, "weight", given, tensor, "nvfp4", dtype)


def _scales(
    b: Bridge[ArrayT, DTypeT], scales: ArrayT, name: str, quant_type: str, like: ArrayT
) -> Values:
    """Check the dtype and shape of the scales; return their bytes."""
    checks.kind(b, scales, name)
    kinds = _BYTES[quant_type]
    if b.dtype_name(scales.dtype) not in kinds:
        raise errors.InvalidArgument(
            f"{name}.dtype={scales.dtype}: allowed are {' and '.join(kinds)}"
        )
    if len(scales.shape) not in (2, 3):
        part = f"k / {checks.MICROSCALED[quant_type]}"
        raise checks.shape_error(name, scales.shape, f"[n, {part}] or [experts, n, {part}]")
    return checks.array(b, scales.view(b.UINT8), name, b.UINT8, None, like)


def _refuse_nan(b: Bridge[Values, Values], wrong: Values, name: str) -> None:
    """Raise InvalidArgument if `wrong` is true for a scale.

    A tracer has no values, so nothing is checked while tracing.
    """
    if not b.eager(wrong) or getattr(wrong, "is_meta", False) or not bool(wrong.any()):
        return
    first = int(b.nonzero(wrong.reshape(-1))[0])
    raise errors.InvalidArgument(
        f"{name} has a value that is not finite (index {first} after flattening): all values "
        "must be finite\n"
        "hint: the checkpoint is corrupt, or its scales have another format"
    )


def _weight(
    b: Bridge[Values, Values], packed: Values, name: str, scales: Values, tensor: Values,
    quant_type: str, dtype: Values,
) -> tuple[Values, QuantState]:  # fmt: skip
    """Return the packed bytes with their nibbles exchanged, and the state."""
    checks.kind(b, packed, name)
    block, rows = checks.MICROSCALED[quant_type], tuple(scales.shape[:-1])
    k = scales.shape[-1] * block
    forms = [(*rows, k // 2), (*rows, k // block, block // 2)]
    if tuple(packed.shape) not in forms:
        wanted = " or ".join(str(list(form)) for form in forms)
        raise checks.shape_error(
            name, packed.shape, f"{wanted}, because the scales are {scales.shape}"
        )
    given = checks.array(b, packed, name, b.UINT8, None, scales)
    if dtype is None:
        dtype = next((known for known, code in b.CODES.items() if code == 2), b.FLOAT32)
    b.float_code(dtype, "dtype")
    stacked = len(rows) == 2
    lead = (rows[0], -1) if stacked else (-1,)
    form = (rows[0], -1) if stacked else (-1, 1)
    tensor = tensor.reshape((rows[0], 1)) if stacked else tensor
    shape = b.shape((*rows, k))
    state = state_of(b, scales.reshape(lead), tensor, shape, quant_type, dtype)
    return swapped(given).reshape(form), state
