"""What the C calls need of a quantization state: checked once, kept with the state."""

from __future__ import annotations

import contextlib
import math
from ctypes import addressof
from typing import Any

from nybble import errors
from nybble.ops import checks
from nybble.ops.fourbit import calls as primitives
from nybble.state import QuantState

__all__ = [
    "Held",
    "Held8",
    "arrays_of",
    "field",
    "held",
    "held8",
    "scales_of",
    "state_of_codes",
    "state_of_result",
]


def field(state: Any, name: str, of: str = "quant_state") -> Any:
    """Return a field of a state, which may be any object."""
    try:
        return getattr(state, name)
    except Exception:  # whatever the object raises
        raise errors.InvalidArgument(
            f"{of} is a {type(state).__name__} without {name}: must be a QuantState"
        ) from None


def scales_of(state: Any, of: str = "quant_state") -> tuple[Any, ...]:
    """Return (absmax, second code, offset, second absmax, second block size) of a state."""
    absmax, second = field(state, "absmax", of), field(state, "state2", of)
    if second is None:
        return absmax, None, None, None, 0
    inner = f"{of}.state2"
    code, absmax2 = field(second, "code", inner), field(second, "absmax", inner)
    if absmax2 is None:
        raise errors.InvalidArgument(f"{inner}.absmax=None: must be the scales of {of}.absmax")
    return absmax, code, field(state, "offset", of), absmax2, field(second, "blocksize", inner)


def arrays_of(state: Any, of: str = "quant_state") -> dict[str, Any]:
    """Return the arrays by which a state's values are scaled and coded, by their names."""
    absmax, code2, offset, absmax2, _ = scales_of(state, of)
    found = {"absmax": absmax, "offset": offset, "state2.absmax": absmax2, "state2.code": code2}
    with contextlib.suppress(errors.InvalidArgument):  # 4-bit values do without
        found["code"] = field(state, "code")
    return {f"{of}.{name}": array for name, array in found.items()}


class Held:
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
        b: Any,
        parts: tuple[Any, ...],
        shape: Any,
        blocksize: Any,
        quant_type: Any,
        like: Any,
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
        self._struct, self._keep = primitives.scales(b, parts, blocks, like)
        self.scales = addressof(self._struct)
        self._parts, self._asked = parts, (shape, blocksize, quant_type)
        self._bridge, self._index = b, b.index(like)
        self._memory = _memory(b, *parts[:4])

    def bytes_of(self, b: Any, packed: Any, like: Any, name: str) -> Any:
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

    def fits(self, b: Any, state: QuantState, like: Any) -> bool:
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


def _memory(b: Any, *arrays: Any) -> list[Any]:
    """Return where the values of arrays lie, and how: an array may be moved, resized, retyped."""
    return [b.layout(one) for one in arrays if one is not None]


def _fits(kept: Any, b: Any, state: Any, like: Any) -> bool:
    try:
        return kept is not None and kept.fits(b, state, like)
    except Exception:  # a field is missing, or whatever an object raises in its place
        return False


def held(b: Any, state: Any, like: Any, name: str = "quant_state") -> Held:
    """Return what C needs of `state`, for arrays on the device of `like`."""
    if type(state) is QuantState and _fits(state._held, b, state, like):
        kept: Held = state._held
        return kept
    shape, blocksize = field(state, "shape", name), field(state, "blocksize", name)
    quant_type = field(state, "quant_type", name)
    made = Held(b, scales_of(state, name), shape, blocksize, quant_type, like)
    if type(state) is QuantState and made.may_be_kept():
        state._held = made
    return made


class Held8:
    """The checked scales and code book of an 8-bit array, by address; block: its block size."""

    __slots__ = (
        *("_asked", "_blocks", "_bridge", "_index", "_keep", "_memory", "_parts"),
        *("absmax", "block", "code"),
    )

    def __init__(self, b: Any, absmax: Any, code: Any, blocksize: Any, like: Any) -> None:
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

    def fits(self, b: Any, state: QuantState, like: Any) -> bool:
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
        """Raise when these are not the scales of n values."""
        wanted = -(-n // self.block)
        if self._blocks != wanted:
            raise errors.InvalidArgument(
                f"absmax has {self._blocks} elements: A has {n} in blocks (blocksize) of "
                f"{self.block}, so it must have {wanted}"
            )


def held8(b: Any, state: Any, like: Any) -> Held8:
    """Return what C needs of an 8-bit state without nested scales, for arrays as `like`."""
    if type(state) is QuantState and _fits(state._held8, b, state, like):
        kept: Held8 = state._held8
        return kept
    absmax, code = field(state, "absmax"), field(state, "code")
    made = Held8(b, absmax, code, field(state, "blocksize"), like)
    if type(state) is QuantState and made.may_be_kept():
        state._held8 = made
    return made


def state_of_result(
    b: Any, absmax: Any, out: Any, blocksize: int | None, quant_type: str
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


def state_of_codes(b: Any, A: Any, absmax: Any, code: Any, out: Any, blocksize: int) -> QuantState:
    """Return the state of 8-bit codes whose scales are given."""
    if absmax is None:
        raise errors.InvalidArgument("quant_state=None and absmax=None: one is needed")
    code = b.code_book("dynamic", A) if code is None else code
    if out is not None:
        checks.kind(b, out, "out")
        b.float_code(out.dtype, "out.dtype")
    dtype = b.FLOAT32 if out is None else out.dtype
    return QuantState(absmax, None, code, blocksize, None, dtype)
