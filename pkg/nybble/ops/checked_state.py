"""Check a quantization state once for all C calls, and keep the result with the state."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterable, Sequence
from ctypes import addressof
from typing import TYPE_CHECKING, Any, TypeAlias

from nybble import _native, errors
from nybble.ops import checks
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT, Shape

# absmax, second code, offset, second absmax, second block size. For plain scales, the last item is
# 0 and the three before it are None.
Scales: TypeAlias = tuple[Any, Any, Any, Any, int]


def field(state: object, name: str, of: str = "quant_state") -> Any:
    """Return a field of a state; the state may be any object."""
    try:
        return getattr(state, name)
    except Exception:  # the object's code may raise any exception
        raise errors.InvalidArgument(
            f"{of} is a {type(state).__name__} without {name}: must be a QuantState"
        ) from None


def scales_of(state: object, of: str = "quant_state") -> Scales:
    """Return (absmax, second code, offset, second absmax, second block size) of a state."""
    absmax, second = field(state, "absmax", of), field(state, "state2", of)
    if second is None:
        return absmax, None, None, None, 0
    inner = f"{of}.state2"
    code, absmax2 = field(second, "code", inner), field(second, "absmax", inner)
    if absmax2 is None:
        raise errors.InvalidArgument(
            f"{inner}.absmax=None: must be the scales with which {of}.absmax was quantized"
        )
    return absmax, code, field(state, "offset", of), absmax2, field(second, "blocksize", inner)


def arrays_of(state: object, of: str = "quant_state") -> dict[str, Any]:
    """Return the arrays of a state as a dictionary by name."""
    absmax, code2, offset, absmax2, _ = scales_of(state, of)
    found = {"absmax": absmax, "offset": offset, "state2.absmax": absmax2, "state2.code": code2}
    with contextlib.suppress(errors.InvalidArgument):  # 4-bit states do not need all arrays
        found["code"] = field(state, "code")
    return {f"{of}.{name}": array for name, array in found.items()}


def scales_struct(
    b: Bridge[ArrayT, DTypeT], parts: Scales, blocks: int, like: ArrayT, stacked: int = 1
) -> tuple[_native.Absmax, list[ArrayT]]:
    """Return the C struct of the scales, and the arrays that must outlive the call.

    Plain scales: absmax float32 [blocks]. Double quantized scales: absmax uint8 [blocks]; absmax2
    float32, one per `block2` scales; code2 float32 [256]; offset float32, a single number. Each of
    `stacked` weights has its own absmax, absmax2 and offset.
    """
    absmax, code2, offset, absmax2, block2 = parts
    single, count = b.FLOAT32, stacked * blocks
    if absmax2 is None:
        absmax = checks.array(b, absmax, "absmax", single, count, like, cast=True)
        return _native.Absmax(b.pointer(absmax), None, None, None, 0), [absmax]
    codes = checks.array(b, absmax, "absmax", b.UINT8, count, like)
    block2 = checks.block_size_8bit(block2)
    count2 = stacked * -(-blocks // block2)
    values = checks.array(b, absmax2, "state2.absmax", single, count2, like, cast=True)
    code2 = checks.array(b, code2, "state2.code", single, 256, like, cast=True)
    offset = checks.array(b, offset, "offset", single, stacked, like, cast=True)
    arrays = [values, codes, code2, offset]
    return _native.Absmax(*map(b.pointer, arrays), block2), arrays


class CheckedState:
    """Remembers the parts of a state, to detect a change since the check."""

    __slots__ = ("_arrays", "_bridge", "_checked", "_device", "_layouts", "_parts")

    def _remember(
        self, b: Bridge[ArrayT, DTypeT], parts: tuple[object, ...], arrays: Iterable[ArrayT | None],
        checked: Sequence[ArrayT], like: ArrayT,
    ) -> None:  # fmt: skip
        """Keep all parts of a state, its arrays, and the checked arrays that C reads."""
        self._bridge, self._device, self._checked = b, b.index(like), checked
        self._parts = parts
        self._arrays: list[Any] = [one for one in arrays if one is not None]
        self._layouts = [b.layout(one) for one in self._arrays]

    def _is_of(self, state: QuantState) -> bool:
        """Return whether the state still has the parts that `_remember` kept: those of 4 bits."""
        shape, block, kind, absmax, code2, offset, absmax2, block2 = self._parts
        second = state.state2
        if state.absmax is not absmax or state.shape is not shape:
            return False
        if state.blocksize is not block or state.quant_type is not kind:
            return False
        if second is None:
            return absmax2 is None
        same = second.absmax is absmax2 and second.code is code2
        return same and second.blocksize is block2 and state.offset is offset

    def may_be_kept(self) -> bool:
        """Return whether C reads the state's own arrays, and so sees changes to their values."""
        own = all(any(one is array for array in self._arrays) for one in self._checked)
        return own and not isinstance(self._parts[0], list)  # a shape in a list may change in place

    def fits(self, b: Bridge[ArrayT, DTypeT], state: Any, like: ArrayT) -> bool:
        """Return whether the state is unchanged since the check and is on `like`'s device.

        An array may have been moved, resized or converted in place.
        """
        try:
            return (
                b is self._bridge
                and self._is_of(state)
                and b.index(like) == self._device
                and [b.layout(one) for one in self._arrays] == self._layouts
            )
        except Exception:  # a field is missing, or an object in its place raises
            return False


class CheckedState4bit(CheckedState):
    """The checked numbers and scales of a 4-bit array; `scales` is the address of the C struct.

    count: number of values in the array. shape: the array's shape; for a matrix, rows [n] and
    columns [k]. packed: address of the bytes that were checked last, or 0.
    """

    __slots__ = (
        *("_kind", "_struct", "block", "columns", "count", "number", "packed", "rows"),
        *("scales", "shape"),
    )

    def __init__(
        self, b: Bridge[ArrayT, DTypeT], scales: Scales, shape: Shape | None, blocksize: object,
        quant_type: object, like: ArrayT,
    ) -> None:  # fmt: skip
        if shape is None:
            raise errors.InvalidArgument(
                "quant_state.shape=None: must be the shape of the array before it was quantized "
                "to 4 bits"
            )
        self.number = checks.quant_type(quant_type)
        self.block = checks.block_size_4bit(blocksize, str(quant_type))
        self.shape = checks.shape("quant_state.shape", shape)
        self.rows: int
        self.columns: int
        self.rows, self.columns = self.shape if len(self.shape) == 2 else (0, 0)
        self.count = math.prod(self.shape)
        self.packed, self._kind = 0, (0, None)
        self._struct, checked = scales_struct(b, scales, -(-self.count // self.block), like)
        self.scales = addressof(self._struct)
        parts = shape, blocksize, quant_type, *scales
        self._remember(b, parts, scales[:4], checked, like)

    def bytes_of(
        self, b: Bridge[ArrayT, DTypeT], packed: ArrayT, like: ArrayT, name: str
    ) -> ArrayT:
        """Return the array's bytes, dense. Check the bytes, unless they are the bytes that were
        checked last."""
        if type(packed) not in b.PLAIN_TYPES:
            return checks.packed(b, packed, self.count, like, name)
        b.check_layout(packed, name)
        pointer, kind = b.pointer(packed), (b.count(packed), packed.dtype)
        if pointer and pointer == self.packed and self._kind == kind:  # on meta, it is 0
            return b.dense(packed)
        checked = checks.packed(b, packed, self.count, like, name)
        self.packed, self._kind = pointer, kind
        return checked


def checked_4bit(
    b: Bridge[ArrayT, DTypeT], state: object, like: ArrayT, name: str = "quant_state"
) -> CheckedState4bit:
    """Return the checked state for arrays on `like`'s device; keep it in the state if possible."""
    kept = state._checked_4bit if type(state) is QuantState else None
    if kept is not None and kept.fits(b, state, like):
        return kept
    shape, block, kind = (field(state, n, name) for n in ("shape", "blocksize", "quant_type"))
    made = CheckedState4bit(b, scales_of(state, name), shape, block, kind, like)
    if type(state) is QuantState and made.may_be_kept():
        state._checked_4bit = made
    return made


class CheckedState8bit(CheckedState):
    """The addresses of an 8-bit array's checked scales and code book, and the block size."""

    __slots__ = ("_blocks", "absmax", "block", "code")

    def __init__(
        self, b: Bridge[ArrayT, DTypeT], absmax: ArrayT, code: ArrayT | None, blocksize: object,
        like: ArrayT,
    ) -> None:  # fmt: skip
        if code is None:
            raise errors.InvalidArgument(
                "quant_state.code=None: must be a quantization map (256 values)"
            )
        self.block = checks.block_size_8bit(blocksize)
        plain = checks.array(b, absmax, "absmax", b.FLOAT32, None, like, cast=True)
        book = checks.code(b, checks.moved_code(b, code, like), like)
        self._blocks, self.absmax, self.code = b.count(plain), b.pointer(plain), b.pointer(book)
        self._remember(b, (blocksize, absmax, code), (absmax, code), (plain, book), like)

    def _is_of(self, state: QuantState) -> bool:
        block, absmax, code = self._parts
        return state.blocksize is block and state.absmax is absmax and state.code is code

    def check(self, n: int) -> None:
        """Raise InvalidArgument unless the number of scales fits n values."""
        wanted = -(-n // self.block)
        if self._blocks != wanted:
            raise errors.InvalidArgument(
                f"absmax has {self._blocks} elements: A has {n} in blocks (blocksize) of "
                f"{self.block}, so it must have {wanted}"
            )


def checked_8bit(b: Bridge[ArrayT, DTypeT], state: object, like: ArrayT) -> CheckedState8bit:
    """Return the checked state of an 8-bit array (not nested) on `like`'s device."""
    kept = state._checked_8bit if type(state) is QuantState else None
    if kept is not None and kept.fits(b, state, like):
        return kept
    absmax, code, blocksize = (field(state, name) for name in ("absmax", "code", "blocksize"))
    made = CheckedState8bit(b, absmax, code, blocksize, like)
    if type(state) is QuantState and made.may_be_kept():
        state._checked_8bit = made
    return made


def state_of_result(
    b: Bridge[ArrayT, DTypeT],
    absmax: ArrayT | None,
    out: ArrayT | None,
    blocksize: int | None,
    quant_type: str,
) -> QuantState:
    """Return the state of a 4-bit array, made from its scales and its dequantized result."""
    if absmax is None or out is None:
        raise errors.InvalidArgument(
            "without quant_state, absmax and out must be set, but "
            f"{'absmax' if absmax is None else 'out'} is None"
        )
    checks.kind(b, out, "out")
    b.float_code(out.dtype, "out.dtype")
    blocksize = checks.default_block_size(quant_type) if blocksize is None else blocksize
    return QuantState(absmax, out.shape, None, blocksize, quant_type, out.dtype)


def state_of_codes(
    b: Bridge[ArrayT, DTypeT], A: ArrayT, absmax: ArrayT | None, code: ArrayT | None,
    out: ArrayT | None, blocksize: int,
) -> QuantState:  # fmt: skip
    """Return the state of 8-bit codes, made from their scales."""
    if absmax is None:
        raise errors.InvalidArgument("quant_state=None and absmax=None: one of the two must be set")
    code = b.code_book("dynamic", A) if code is None else code
    if out is not None:
        checks.kind(b, out, "out")
        b.float_code(out.dtype, "out.dtype")
    dtype = b.FLOAT32 if out is None else out.dtype
    return QuantState(absmax, None, code, blocksize, None, dtype)
