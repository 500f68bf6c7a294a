"""Check a quantization state for the C calls, once; the result is kept with the state."""

from __future__ import annotations

import contextlib
import math
from ctypes import addressof
from typing import TYPE_CHECKING, Any, TypeAlias

from nybble import _native, errors
from nybble.ops import checks
from nybble.state import QuantState

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT, Shape

# absmax, second code, offset, second absmax, second block size; None, and 0, where not nested
Scales: TypeAlias = tuple[Any, Any, Any, Any, int]


def field(state: object, name: str, of: str = "quant_state") -> Any:
    """Return a field of a state, which may be any object."""
    try:
        return getattr(state, name)
    except Exception:  # whatever the object raises
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
        raise errors.InvalidArgument(f"{inner}.absmax=None: must be the scales of {of}.absmax")
    return absmax, code, field(state, "offset", of), absmax2, field(second, "blocksize", inner)


def arrays_of(state: object, of: str = "quant_state") -> dict[str, Any]:
    """Return the arrays by which a state's values are scaled and coded, by their names."""
    absmax, code2, offset, absmax2, _ = scales_of(state, of)
    found = {"absmax": absmax, "offset": offset, "state2.absmax": absmax2, "state2.code": code2}
    with contextlib.suppress(errors.InvalidArgument):  # 4-bit values do without
        found["code"] = field(state, "code")
    return {f"{of}.{name}": array for name, array in found.items()}


def _scales_struct(
    b: Bridge[ArrayT, DTypeT], parts: Scales, blocks: int, like: ArrayT
) -> tuple[_native.Absmax, list[ArrayT]]:
    """Return the C struct of the scales, and the arrays that must outlive the call.

    parts: absmax, code2, offset, absmax2, block2. Plain scales: absmax float32 [blocks], the rest
    None. Double quantized: absmax uint8 [blocks], absmax2 float32 per `block2` of them, code2
    float32 [256], offset one float32.
    """
    absmax, code2, offset, absmax2, block2 = parts
    single = b.FLOAT32
    if absmax2 is None:
        absmax = checks.array(b, absmax, "absmax", single, blocks, like, cast=True)
        return _native.Absmax(b.pointer(absmax), None, None, None, 0), [absmax]
    codes = checks.array(b, absmax, "absmax", b.UINT8, blocks, like)
    block2 = checks.block_size_8bit(block2)
    count2 = -(-blocks // block2)
    values = checks.array(b, absmax2, "state2.absmax", single, count2, like, cast=True)
    code2 = checks.array(b, code2, "state2.code", single, 256, like, cast=True)
    offset = checks.array(b, offset, "offset", single, 1, like, cast=True)
    struct = _native.Absmax(
        b.pointer(values), b.pointer(codes), b.pointer(code2), b.pointer(offset), block2
    )
    return struct, [codes, values, code2, offset]


class CheckedState4bit:
    """The checked numbers of a 4-bit array and its scales; `scales` is their address for C.

    count: values of the array; shape: its shape, rows [n] and columns [k] where it is a matrix;
    packed: address of the bytes that were checked last, 0 for none.
    """

    __slots__ = (
        *("_asked", "_bridge", "_index", "_keep", "_memory", "_parts", "_struct"),
        *("block", "columns", "count", "number", "packed", "rows"),
        *("_kind", "scales", "shape"),
    )

    def __init__(
        self,
        b: Bridge[ArrayT, DTypeT],
        parts: Scales,
        shape: Shape | None,
        blocksize: object,
        quant_type: object,
        like: ArrayT,
    ) -> None:
        if shape is None:
            raise errors.InvalidArgument("quant_state.shape=None: must be that of the 4-bit array")
        self.number = checks.quant_type(quant_type)
        self.block = checks.block_size_4bit(blocksize)
        self.shape = checks.shape("quant_state.shape", shape)
        self.rows: int
        self.columns: int
        self.rows, self.columns = self.shape if len(self.shape) == 2 else (0, 0)
        self.count = math.prod(self.shape)
        self.packed, self._kind = 0, (0, None)
        blocks = -(-self.count // self.block)
        self._struct, self._keep = _scales_struct(b, parts, blocks, like)
        self.scales = addressof(self._struct)
        self._parts, self._asked = parts, (shape, blocksize, quant_type)
        self._bridge, self._index = b, b.index(like)
        self._memory = _memory(b, *parts[:4])

    def bytes_of(
        self, b: Bridge[ArrayT, DTypeT], packed: ArrayT, like: ArrayT, name: str
    ) -> ArrayT:
        """Return the array's bytes, dense, checked unless they are those of the last time."""
        if type(packed) in b.PLAIN_TYPES:
            pointer = b.pointer(packed)
            if pointer == self.packed and self._kind == (b.count(packed), packed.dtype):
                return b.dense(packed)
            checked = checks.packed(b, packed, self.count, like, name)
            self.packed, self._kind = pointer, (b.count(packed), packed.dtype)
            return checked
        return checks.packed(b, packed, self.count, like, name)

    def may_be_kept(self) -> bool:
        """Return whether C reads the state's own arrays and so sees changes of their values."""
        own = all(any(one is part for part in self._parts) for one in self._keep)
        return own and isinstance(self._asked[0], tuple)  # a list's numbers may change

    def fits(self, b: Bridge[ArrayT, DTypeT], state: QuantState, like: ArrayT) -> bool:
        """Return whether the state's parts are unchanged since the check, on `like`'s device."""
        absmax, code2, offset, absmax2, block2 = self._parts
        shape, blocksize, quant_type = self._asked
        second = state.state2
        return (
            b is self._bridge
            and state.absmax is absmax
            and (
                absmax2 is None
                if second is None
                else second.absmax is absmax2
                and second.code is code2
                and second.blocksize is block2
                and state.offset is offset
            )
            and state.shape is shape
            and state.blocksize is blocksize
            and state.quant_type is quant_type
            and b.index(like) == self._index
            and _memory(b, absmax, code2, offset, absmax2) == self._memory
        )


def _memory(b: Bridge[ArrayT, DTypeT], *arrays: ArrayT | None) -> list[object]:
    """Return the layouts of arrays: an array may be moved, resized or retyped in place."""
    return [b.layout(one) for one in arrays if one is not None]


def _fits(
    kept: CheckedState4bit | CheckedState8bit | None,
    b: Bridge[ArrayT, DTypeT],
    state: QuantState,
    like: ArrayT,
) -> bool:
    try:
        return kept is not None and kept.fits(b, state, like)
    except Exception:  # a field is missing, or whatever an object raises in its place
        return False


def checked_4bit(
    b: Bridge[ArrayT, DTypeT], state: object, like: ArrayT, name: str = "quant_state"
) -> CheckedState4bit:
    """Return the checked state, for arrays on `like`'s device; the state keeps it."""
    if type(state) is QuantState and _fits(state._checked_4bit, b, state, like):
        kept: CheckedState4bit = state._checked_4bit
        return kept
    shape, blocksize = field(state, "shape", name), field(state, "blocksize", name)
    quant_type = field(state, "quant_type", name)
    made = CheckedState4bit(b, scales_of(state, name), shape, blocksize, quant_type, like)
    if type(state) is QuantState and made.may_be_kept():
        state._checked_4bit = made
    return made


class CheckedState8bit:
    """The checked scales and code book of an 8-bit array, by address; block: its block size."""

    __slots__ = (
        *("_asked", "_blocks", "_bridge", "_index", "_keep", "_memory", "_parts"),
        *("absmax", "block", "code"),
    )

    def __init__(
        self,
        b: Bridge[ArrayT, DTypeT],
        absmax: ArrayT,
        code: ArrayT | None,
        blocksize: object,
        like: ArrayT,
    ) -> None:
        if code is None:
            raise errors.InvalidArgument("quant_state.code=None: must be the 256 values of a map")
        self.block = checks.block_size_8bit(blocksize)
        plain = checks.array(b, absmax, "absmax", b.FLOAT32, None, like, cast=True)
        book = checks.code(b, checks.moved_code(b, code, like), like)
        self._parts, self._keep, self._asked = (absmax, code), (plain, book), blocksize
        self._memory = _memory(b, absmax, code)
        self._bridge, self._blocks, self._index = b, b.count(plain), b.index(like)
        self.absmax, self.code = b.pointer(plain), b.pointer(book)

    def may_be_kept(self) -> bool:
        """Return whether C reads the state's own arrays and so sees changes of their values."""
        return self._parts[0] is self._keep[0] and self._parts[1] is self._keep[1]

    def fits(self, b: Bridge[ArrayT, DTypeT], state: QuantState, like: ArrayT) -> bool:
        """Return whether the state's parts are unchanged since the check, on `like`'s device."""
        absmax, code = self._parts
        return (
            b is self._bridge
            and state.absmax is absmax
            and state.code is code
            and state.blocksize is self._asked
            and b.index(like) == self._index
            and _memory(b, absmax, code) == self._memory
        )

    def check(self, n: int) -> None:
        """Raise InvalidArgument unless these are the scales of n values."""
        wanted = -(-n // self.block)
        if self._blocks != wanted:
            raise errors.InvalidArgument(
                f"absmax has {self._blocks} elements: A has {n} in blocks (blocksize) of "
                f"{self.block}, so it must have {wanted}"
            )


def checked_8bit(b: Bridge[ArrayT, DTypeT], state: object, like: ArrayT) -> CheckedState8bit:
    """Return the checked 8-bit state (not nested), for arrays on `like`'s device."""
    if type(state) is QuantState and _fits(state._checked_8bit, b, state, like):
        kept: CheckedState8bit = state._checked_8bit
        return kept
    absmax, code = field(state, "absmax"), field(state, "code")
    made = CheckedState8bit(b, absmax, code, field(state, "blocksize"), like)
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
    """Return the state of a 4-bit array whose scales and result are given."""
    if absmax is None or out is None:
        raise errors.InvalidArgument(
            "quant_state=None: then absmax and out are needed, and "
            f"{'absmax' if absmax is None else 'out'} is None"
        )
    checks.kind(b, out, "out")
    b.float_code(out.dtype, "out.dtype")
    blocksize = 64 if blocksize is None else blocksize
    return QuantState(absmax, b.shape_of(out), None, blocksize, quant_type, out.dtype)


def state_of_codes(
    b: Bridge[ArrayT, DTypeT],
    A: ArrayT,
    absmax: ArrayT | None,
    code: ArrayT | None,
    out: ArrayT | None,
    blocksize: int,
) -> QuantState:
    """Return the state of 8-bit codes whose scales are given."""
    if absmax is None:
        raise errors.InvalidArgument("quant_state=None and absmax=None: one is needed")
    code = b.code_book("dynamic", A) if code is None else code
    if out is not None:
        checks.kind(b, out, "out")
        b.float_code(out.dtype, "out.dtype")
    dtype = b.FLOAT32 if out is None else out.dtype
    return QuantState(absmax, None, code, blocksize, None, dtype)
