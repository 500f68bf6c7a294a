"""QuantState: the scales and code book of a quantized array, and its checkpoint format."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar

from nybble import errors
from nybble._bridge.select import bridge_of
from nybble._torch import fast_path
from nybble.ops import checks

if TYPE_CHECKING:
    from nybble.ops.checked_state import CheckedState4bit, CheckedState8bit
    from nybble.ops.grouped.calls import Stack

_PREFIX = "bitsandbytes__"
_LONGEST_FLOAT = 24  # the characters of -2.2250738585072014e-308
_OF_DEVICE = ("OutOfMemoryError", "AcceleratorError")  # torch's errors
_ARRAYS = ("absmax", "quant_map", "nested_absmax", "nested_quant_map")
_KINDS: dict[str, tuple[type, ...]] = {  # name -> allowed types of the other items
    **dict.fromkeys(("blocksize", "nested_blocksize"), (int,)),
    **dict.fromkeys(("dtype", "nested_dtype"), (str,)),
    "nested_offset": (float, int),
    "quant_type": (str, type(None)),
    "shape": (tuple, list, type(None)),
}


class QuantState:
    """The scales, code book and shape of a quantized array.

    absmax: float32 [blocks], or uint8 [blocks] if double quantized. In that case state2 is the
    state of the scales, offset is their mean, and scale[i] = state2.code[absmax[i]] *
    state2.absmax[i // state2.blocksize] + offset. shape, dtype: the original array's. code: float32
    [16] or [256]. The checkpoint keys (`as_dict`) are the same as in bitsandbytes.
    """

    valid_quant_types: ClassVar[tuple[str, ...]] = ("fp4", "nf4", "mxfp4", "nvfp4")
    valid_qs_type_keys = [f"{_PREFIX}{name}" for name in valid_quant_types]  # noqa: RUF012
    valid_qs_keys = [  # noqa: RUF012
        *("absmax", "quant_map", "nested_absmax", "nested_quant_map", "quant_state", "quant_type"),
        *("blocksize", "dtype", "shape", "nested_blocksize", "nested_dtype", "nested_offset"),
    ]

    # set by nybble.ops.checked_state and nybble.ops.grouped.calls
    _checked_4bit: CheckedState4bit | None = None
    _checked_8bit: CheckedState8bit | None = None
    _checked_stack: Stack | None = None
    _fingerprint: Any = None  # a sample of the packed bytes, set by nybble.nn

    def __init__(
        self, absmax: Any, shape: Any = None, code: Any = None, blocksize: int | None = None,
        quant_type: str | None = None, dtype: Any = None, offset: Any = None,
        state2: QuantState | None = None,
    ) -> None:  # fmt: skip
        self.absmax, self.code, self.blocksize = absmax, code, blocksize
        self.shape, self.dtype, self.quant_type = shape, dtype, quant_type
        self.offset, self.state2, self.nested = offset, state2, state2 is not None

    def __getattr__(self, name: str) -> Any:
        # FSDP calls getattr with each key of a state_dict, including the packed item's key
        if name.startswith(_PREFIX) and name == f"{_PREFIX}{self.__dict__.get('quant_type')}":
            return self.as_dict(packed=True)[f"quant_state.{name}"]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        """Return the attributes to copy and pickle, but no attribute that contains an address."""
        return {name: v for name, v in self.__dict__.items() if not name.startswith("_")}

    def __getitem__(self, index: int) -> Any:
        """Return an item by its index in the old list format.

        The list is absmax, shape, dtype, blocksize, nested, type.
        """
        second = [self.offset, self.state2] if self.nested else None
        row = (self.absmax, self.shape, self.dtype, self.blocksize, second, self.quant_type)
        return row[index]

    def __repr__(self) -> str:
        plain = not self.nested or self.quant_type in checks.MICROSCALED
        nested = "" if plain else ", double quantized"
        return (
            f"QuantState({self.quant_type or '8-bit'}, shape={self.shape}, "
            f"blocksize={self.blocksize}, dtype={self.dtype}{nested})"
        )

    @classmethod
    def from_dict(cls, qs_dict: dict[str, Any], device: Any) -> QuantState:
        """Make a state on `device` from checkpoint items (from `as_dict`, packed or not).

        Keys may have dotted prefixes. Raises InvalidArgument for a missing, unknown or corrupt
        item.
        """
        if not isinstance(qs_dict, Mapping):
            raise errors.InvalidArgument(
                f"qs_dict is a {type(qs_dict).__name__}: must be a dict of checkpoint items"
            )
        with _refused("qs_dict"):
            return cls._of_items(dict(qs_dict), device)

    @classmethod
    def _of_items(cls, items: dict[str, Any], device: Any) -> QuantState:
        packed = [key for key in items if "quant_state" in key and hasattr(items[key], "dtype")]
        if len(packed) > 1 or (
            packed and packed[0].rpartition(".")[2] not in cls.valid_qs_type_keys
        ):
            raise errors.InvalidArgument(
                f"qs_dict has {packed}: expected one item that ends in {cls.valid_qs_type_keys}"
            )
        if packed:
            items.update(_unpacked(packed[0], items.pop(packed[0])))
        items = {key.rpartition(".")[2]: value for key, value in items.items()}
        _check_keys(items, cls.valid_qs_keys)
        b = _bridge_of(items["absmax"], "absmax")
        _check_kinds(items, b.ARRAY)
        with _usable(device):
            absmax = b.to(items["absmax"], device)
        offset = state2 = None
        if "nested_absmax" in items:
            offset = b.scalar(float(items["nested_offset"]), device)
            state2 = cls(
                absmax=b.to(items["nested_absmax"], device),
                blocksize=items["nested_blocksize"],
                code=b.to(items["nested_quant_map"], device),
                dtype=b.dtype_from_name(items["nested_dtype"]),
            )
        shape = items["shape"]
        return cls(
            absmax=absmax,
            shape=None if shape is None else b.shape(shape),
            code=b.to(items["quant_map"], device),
            blocksize=items["blocksize"],
            quant_type=items["quant_type"],
            dtype=b.dtype_from_name(items["dtype"]),
            offset=offset,
            state2=state2,
        )

    def as_dict(self, packed: bool = False) -> dict[str, Any]:
        """Return the checkpoint items; packed: only arrays, with all other items as JSON bytes."""
        with _refused("quant_state"):
            return self._items(packed)

    def _items(self, packed: bool) -> dict[str, Any]:
        b = _bridge_of(self.absmax, "absmax")
        # copy the code books, which states share, because safetensors refuses shared memory
        arrays = {"absmax": self.absmax, "quant_map": b.clone(self.code)}
        plain: dict[str, Any] = {
            "quant_type": self.quant_type,
            "blocksize": self.blocksize,
            "dtype": b.dtype_name(self.dtype),
            "shape": None if self.shape is None else tuple(self.shape),
        }
        if self.state2 is not None:
            arrays["nested_absmax"] = self.state2.absmax
            arrays["nested_quant_map"] = b.clone(self.state2.code)
            plain["nested_blocksize"] = self.state2.blocksize
            plain["nested_dtype"] = b.dtype_name(self.state2.dtype)
            count = math.prod(getattr(self.offset, "shape", ()))
            if count > 1:
                raise errors.InvalidArgument(
                    f"offset has {count} elements: a checkpoint's items have one "
                    "number, so they cannot describe the nested scales of stacked experts\nhint: "
                    "save an Experts4bit, whose state_dict has one offset for each expert"
                )
            plain["nested_offset"] = float(self.offset)
        if not packed or self.quant_type is None:
            return {**plain, **arrays}
        text = json.dumps(plain)
        if self.state2 is not None:
            # Pad to a fixed length, because torch.distributed.checkpoint requires the saved shape.
            text = text.ljust(len(text) - len(json.dumps(plain["nested_offset"])) + _LONGEST_FLOAT)
        found = b.bytes_array(text.encode(), self.absmax)
        return {**arrays, f"quant_state.{_PREFIX}{self.quant_type}": found}

    def to(self, device: Any) -> None:
        """Move the state to `device`, in place."""
        with _refused("quant_state"):
            b = _bridge_of(self.absmax, "absmax")
            self.absmax = b.to(self.absmax, device)
            if self.code is not None:
                self.code = b.to(self.code, device)
            if self.state2 is not None:
                self.offset = b.to(self.offset, device)
                self.state2.to(device)

    def __eq__(self, other: object) -> bool:
        """Compare two states; tolerate differences of 1e-6 between numbers."""
        if not isinstance(other, QuantState):
            return False
        return (
            (self.blocksize, self.quant_type, self.dtype)
            == (other.blocksize, other.quant_type, other.dtype)
            and (self.shape and tuple(self.shape)) == (other.shape and tuple(other.shape))
            and _close(self.absmax, other.absmax)
            and _close(self.code, other.code)
            and _close(self.offset, other.offset)
            and self.state2 == other.state2
        )

    __hash__ = None  # type: ignore[assignment]  # mutable


fast_path.make_states(QuantState)


def _bridge_of(a: Any, name: str = "A") -> Any:
    try:
        return bridge_of(a, name)
    except errors.Unsupported as error:  # a masked array
        raise errors.InvalidArgument(str(error)) from None


@contextmanager
def _usable(device: object) -> Iterator[None]:
    """Convert torch's errors of a device that cannot be used to InvalidArgument."""
    try:
        yield
    except errors.NybbleError:
        raise
    except (AssertionError, RuntimeError) as error:
        if type(error).__name__ in _OF_DEVICE:
            raise
        raise errors.InvalidArgument(f"device={device!r} cannot be used: {error}") from error


@contextmanager
def _refused(name: str) -> Iterator[None]:
    """Convert other exceptions that a malformed state causes to InvalidArgument."""
    try:
        yield
    except (errors.NybbleError, MemoryError):
        raise
    except Exception as error:
        if type(error).__name__ in _OF_DEVICE:
            raise
        raise errors.InvalidArgument(f"{name} is malformed: {checks.shown(error)}") from error


def _close(a: Any, b: Any) -> bool:
    if a is None or b is None:
        return a is b
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    if _bridge_of(a).dtype_name(a.dtype) == "uint8":
        return bool((a == b).all())
    close = (a == b) | (abs(a - b) <= 1e-6 + 1e-5 * abs(b)) | ((a != a) & (b != b))
    return bool(close.all())


def _unpacked(key: str, tensor: Any) -> dict[str, Any]:
    """Return the items that the JSON bytes of the packed item contain."""
    try:
        found = json.loads(_bridge_of(tensor, key).bytes_of(tensor))
    except ValueError as error:
        raise errors.InvalidArgument(f"{key} is corrupt: {error}") from None
    if not isinstance(found, dict):
        raise errors.InvalidArgument(
            f"{key} is corrupt: {checks.shown(found)}: expected a JSON object"
        )
    return found


def _check_kinds(items: dict[str, Any], array: type) -> None:
    for name, value in items.items():
        kinds = (array,) if name in _ARRAYS else _KINDS.get(name, (object,))
        numbers = value if name == "shape" and isinstance(value, (tuple, list)) else ()
        if not isinstance(value, kinds) or not all(type(number) is int for number in numbers):
            raise errors.InvalidArgument(
                f"{name}={checks.shown(value)} in qs_dict has a wrong type: the checkpoint "
                "is corrupt"
            )


def _check_keys(items: dict[str, Any], allowed: Iterable[str]) -> None:
    unknown = sorted(set(items) - set(allowed))
    if unknown:
        raise errors.InvalidArgument(
            f"qs_dict has unknown items {unknown}: allowed are {sorted(allowed)}"
        )
    needed = ["absmax", "quant_map", "quant_type", "blocksize", "dtype", "shape"]
    if "nested_absmax" in items:
        needed += ["nested_quant_map", "nested_blocksize", "nested_dtype", "nested_offset"]
    missing = [key for key in needed if key not in items]
    if missing:
        raise errors.InvalidArgument(f"qs_dict: missing items {missing}")
