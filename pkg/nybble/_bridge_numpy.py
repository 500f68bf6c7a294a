"""numpy arrays as the primitives see them: pointers, dtypes, places, fresh arrays. CPU only."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from nybble import _native, checks, codebooks, errors
from nybble._pool import LEAST, pool

# ml_dtypes' bfloat16 is a numpy dtype of that name
CODES = {"float32": 0, "float16": 1, "bfloat16": 2}
ARRAY = np.ndarray
PLAIN_TYPES = frozenset({np.ndarray})
UINT8 = np.dtype(np.uint8)
INT8 = np.dtype(np.int8)
INT32 = np.dtype(np.int32)
FLOAT32 = np.dtype(np.float32)
FLOAT16 = np.dtype(np.float16)


def float_code(dtype: Any, name: str) -> int:
    """Return the library's number of a floating dtype; `name` is where it stands.

    The dtype may be given in every way that numpy takes: np.float32, "float32".
    """
    try:
        known = np.dtype(dtype)
    except Exception:  # whatever an object raises that is asked for its dtype
        known = UINT8
    code = CODES.get(known.name) if known.isnative else None
    if code is None:
        raise errors.InvalidArgument(
            f"{name}={checks.shown(dtype, str)}: allowed are float32, float16 and bfloat16 "
            "(ml_dtypes), in this machine's byte order"
        )
    return code


def dense(a: Any) -> Any:
    return a if a.flags.c_contiguous else np.ascontiguousarray(a)


def is_dense(a: Any) -> bool:
    return bool(a.flags.c_contiguous)


def is_read_only(a: Any) -> bool:
    return not a.flags.writeable


def steps(a: Any) -> tuple[int, ...]:
    """Return how far apart neighbours are in each dimension; 0: at the same place."""
    return tuple(a.strides)


def pointer(a: Any) -> int:
    return int(a.__array_interface__["data"][0])


def check_layout(a: Any, name: str) -> None:
    """Raise for an array that is more than its values."""
    if type(a) is not np.ndarray and isinstance(a, np.ma.MaskedArray):
        raise errors.InvalidArgument(f"{name} is a masked array: must be a plain one")


def layout(a: Any) -> Any:
    """Return where a's values lie, and how."""
    how = a.__array_interface__
    return how["data"], how["shape"], how["strides"], a.dtype


def place(a: Any, name: str = "A") -> tuple[int, int]:
    """Return (device, stream) as the library counts them."""
    return _native.CPU, 0


def device_of(a: Any) -> Any:
    return "cpu"


def index(a: Any) -> int:
    return _native.CPU


def same_device(a: Any, b: Any) -> bool:
    return True


def count(a: Any) -> int:
    return int(a.size)


def shape_of(a: Any) -> tuple[int, ...]:
    return tuple(a.shape)


def fresh(shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any, like: Any) -> Any:
    return np.empty(shape, dtype)


def empty(shape: Any, dtype: Any, like: Any) -> Any:
    return np.empty(tuple(shape), dtype)


def empty_product(shape: Any, outer: int, dtype: Any, like: Any) -> Any:
    """Return `empty_result` of `shape` with another last dimension."""
    return empty_result((*shape[:-1], outer), dtype, like)


def empty_result(shape: Any, dtype: Any, like: Any) -> Any:
    """Return `empty`, from the pool of used pages where it is large."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    if size >= LEAST:
        return np.frombuffer(pool.lease(size), dtype=dtype).reshape(tuple(shape))
    return np.empty(tuple(shape), dtype)


def reinterpret(a: Any, dtype: Any) -> Any:
    return a.reshape(-1).view(dtype)


def repeated(a: Any, times: int) -> Any:
    return np.repeat(a, times)


def mean(a: Any) -> Any:
    found = a.mean(dtype=np.float32) if a.size else np.nan  # torch's, without numpy's warning
    return np.asarray(found, dtype=np.float32)


def is_real(a: Any) -> bool:
    return a.dtype.name in ("float16", "float32", "float64", "bfloat16")


def cast(a: Any, dtype: Any) -> Any:
    return a.astype(dtype, copy=False)


def copy_into(target: Any, source: Any) -> None:
    target[...] = source.reshape(target.shape)


def clone(a: Any) -> Any:
    return a.copy()


def nonzero(mask: Any) -> Any:
    return np.flatnonzero(mask)


def eager(a: Any) -> bool:
    return True


def transpose(a: Any) -> Any:
    return a.T


def storage(dtype: Any) -> Any:
    """Return the dtype that packed bytes are kept in; None means uint8."""
    try:
        return UINT8 if dtype is None else np.dtype(dtype)
    except TypeError as error:
        raise errors.InvalidArgument(f"quant_storage={dtype!r}: must be a numpy dtype") from error


def code_book(kind: str, like: Any) -> Any:
    """Return a code book by name ('nf4', 'dynamic', 'int8', …) as a fresh array."""
    return codebooks.named(kind)


def dtype_name(dtype: Any) -> str:
    return str(np.dtype(dtype).name)


def dtype_from_name(name: str) -> Any:
    try:
        return np.dtype(name)
    except TypeError:
        raise errors.InvalidArgument(
            f"dtype={name!r} of a quantization state: not a numpy dtype"
        ) from None


def made_book(make: Any, numbers: tuple[Any, ...]) -> Any:
    """Return the code book that a function of nybble.codebooks makes of these numbers."""
    return make(*numbers)


def to(a: Any, device: Any) -> Any:
    if device is not None and str(device).partition(":")[0] != "cpu":
        raise errors.Unsupported(
            f"device={device!r}: numpy arrays are on the CPU; make tensors of them first "
            "(torch.from_numpy)"
        )
    return a


def bytes_array(data: bytes, like: Any) -> Any:
    return np.frombuffer(data, dtype=np.uint8).copy()


def bytes_of(a: Any) -> bytes:
    return bytes(np.asarray(a).tobytes())


def scalar(value: float, device: Any) -> Any:
    return np.array(value, dtype=np.float32)


def shape(values: Any) -> Any:
    return tuple(values)
