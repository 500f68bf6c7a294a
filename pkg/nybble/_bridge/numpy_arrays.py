"""The bridge to numpy arrays: pointers, dtypes, allocation. CPU only."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from nybble import _native, errors
from nybble._bridge.pool import LEAST, pool
from nybble.ops import checks, codebooks

if TYPE_CHECKING:
    import numpy.typing as npt

    from nybble._bridge.protocol import Shape

Array: TypeAlias = "npt.NDArray[Any]"
DType: TypeAlias = "np.dtype[Any]"

# "bfloat16" is the name of ml_dtypes' dtype for numpy
_NAMES = {"float32": 0, "float16": 1, "bfloat16": 2}
ARRAY = np.ndarray
PLAIN_TYPES: frozenset[type] = frozenset({np.ndarray})
UINT8, INT8, INT32 = (np.dtype(name) for name in ("uint8", "int8", "int32"))
FLOAT32, FLOAT16 = np.dtype("float32"), np.dtype("float16")
FUNCTIONS = np
CODES: Mapping[Any, int] = {FLOAT32: 0, FLOAT16: 1}  # dtypes as keys: reading dtype.name takes 2 us

count: Callable[[Array], int] = attrgetter("size")
steps: Callable[[Array], Sequence[int]] = attrgetter("strides")
clone: Callable[[Array], Array] = np.ndarray.copy
nonzero: Callable[[Array], Array] = np.flatnonzero
repeated: Callable[[Array, int], Array] = np.repeat
shape: Callable[[Shape], tuple[int, ...]] = tuple


def float_code(dtype: npt.DTypeLike, name: str) -> int:
    """Return libnybble's code for a floating dtype; `name` is the argument's name in errors.

    Everything that numpy accepts as a dtype is allowed: np.float32, "float32".
    """
    try:
        known = np.dtype(dtype)
    except Exception:  # the object's code may raise any exception
        known = UINT8
    code = CODES.get(known)
    if code is None and known.isnative:
        code = _NAMES.get(known.name)
    if code is None:
        raise errors.InvalidArgument(
            f"{name}={checks.shown(dtype, str)}: allowed are float32, float16 and bfloat16 (of "
            "ml_dtypes), all in this machine's byte order"
        )
    return code


def dense(a: Array) -> Array:
    """Return `a`, or a copy of it if its values are not contiguous or not aligned."""
    return a if is_dense(a) else np.require(a, requirements=("C", "ALIGNED"))


def is_dense(a: Array) -> bool:
    flags = a.flags
    return flags.c_contiguous and flags.aligned


def is_read_only(a: Array) -> bool:
    return not a.flags.writeable


def written(a: Array) -> None:
    """Do nothing; torch's bridge tells autograd."""


def pointer(a: Array) -> int:
    return int(a.__array_interface__["data"][0])


def check_layout(a: Array, name: str) -> None:
    """Raise InvalidArgument for a masked array."""
    if type(a) is not np.ndarray and isinstance(a, np.ma.MaskedArray):
        raise errors.InvalidArgument(f"{name} is a masked array: must be an array without a mask")


def layout(a: Array) -> object:
    """Return the address, shape, strides and dtype of an array."""
    how = a.__array_interface__
    return how["data"], how["shape"], how["strides"], a.dtype


def place(a: Array, name: str = "A") -> tuple[int, int]:
    """Return (device, stream) for the C calls."""
    return _native.CPU, 0


def device_of(a: Array) -> str:
    return "cpu"


def index(a: Array) -> int:
    return _native.CPU


def same_device(a: Array, b: Array) -> bool:
    return True


def empty(shape: Shape, dtype: DType, like: Array) -> Array:
    return np.empty(tuple(shape), dtype)


def empty_result(shape: Shape, dtype: DType, like: Array) -> Array:
    """Return an uninitialized array; a large one comes from the pool."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    if size >= LEAST:
        return np.frombuffer(pool.lease(size), dtype=dtype).reshape(tuple(shape))
    return np.empty(tuple(shape), dtype)


def mean(a: Array) -> Array:
    # an empty array gives nan, as in torch; a.mean() would print a warning
    found = a.mean(dtype=np.float32) if a.size else np.nan
    return np.asarray(found, dtype=np.float32)


def is_real(a: Array) -> bool:
    return a.dtype.name in ("float16", "float32", "float64", "bfloat16")


def cast(a: Array, dtype: DType) -> Array:
    return a.astype(dtype, copy=False)


def eager(a: Array) -> bool:
    return True


def storage(dtype: npt.DTypeLike | None) -> DType:
    """Return the dtype that stores packed bytes; None means uint8."""
    try:
        found = UINT8 if dtype is None else np.dtype(dtype)
    except Exception:  # numpy may read attributes of any object
        found = np.dtype(object)
    if found.hasobject or not found.itemsize:
        raise errors.InvalidArgument(f"quant_storage={checks.shown(dtype)}: must be a numpy dtype")
    return found


def code_book(kind: str, like: Array) -> Array:
    """Return a code book by name ('nf4', 'dynamic', 'int8', …) as a fresh array."""
    return codebooks.named(kind)


def dtype_name(dtype: DType) -> str:
    return str(np.dtype(dtype).name)


def dtype_from_name(name: str) -> DType:
    try:
        return np.dtype(name)
    except TypeError:
        raise errors.InvalidArgument(
            f"dtype={name!r} of a quantization state: not a numpy dtype"
        ) from None


def made_book(make: Callable[..., Array], numbers: tuple[object, ...]) -> Array:
    return make(*numbers)


def to(a: Array, device: object) -> Array:
    if device is not None and str(device).partition(":")[0] != "cpu":
        raise errors.Unsupported(
            f"device={device!r}: numpy arrays are on the CPU; convert them to tensors first "
            "(torch.from_numpy)"
        )
    return a


def bytes_array(data: bytes, like: Array) -> Array:
    return np.frombuffer(data, dtype=np.uint8).copy()


def bytes_of(a: Array) -> bytes:
    return bytes(np.asarray(a).tobytes())


def scalar(value: float, device: object) -> Array:
    return np.array(value, dtype=np.float32)
