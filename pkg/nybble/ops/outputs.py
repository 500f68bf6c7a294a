"""Outputs: check the caller's array before anything is written, or allocate a new array.

An output must not overlap another array that the same call reads or writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from nybble import errors
from nybble._bridge.select import bridge_of
from nybble.ops import checks

if TYPE_CHECKING:
    import numpy.typing as npt

    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT, Shape

_MOST_WORK = 10_000  # limit for numpy's exact test; arrays that exceed it count as overlapping


def output(
    b: Bridge[ArrayT, DTypeT], out: ArrayT | None, name: str, shape: Shape, dtype: DTypeT,
    size: int, *read: ArrayT,
) -> ArrayT:  # fmt: skip
    """Return the array that C fills: the caller's array, or a temporary array if C cannot write to
    the caller's array.

    C can write to an array that is contiguous, is not tracked by autograd, and does not overlap the
    arrays in `read`.
    """
    if out is None:
        return b.empty(shape, dtype, read[0])
    checks.target(b, out, name, dtype, size, read[0])
    fits = b.is_dense(out) and not is_tracked(out)
    fits = fits and not any(overlap(b, out, one) for one in read)
    return out if fits else b.empty(shape, dtype, read[0])


def is_tracked(out: object) -> bool:
    """Return whether autograd tracks an array. Then only torch may write to it, because torch
    refuses a leaf, and removes the old values from the graph."""
    return getattr(out, "requires_grad", False) is True


def deliver(result: ArrayT, wanted: ArrayT | None) -> ArrayT:
    """Return the result in the caller's array.

    Copy the result into this array, unless C wrote it there already.
    """
    if wanted is None:
        return result
    if wanted is result:
        bridge_of(result, "out").written(result)
        return result
    wanted[...] = result.reshape(wanted.shape)
    return wanted


def overlap(b: Bridge[ArrayT, DTypeT], one: ArrayT, other: ArrayT) -> bool:
    """Return whether two arrays share a byte of memory."""
    if b.is_dense(one) and b.is_dense(other):
        (first, end), (second, other_end) = _extent(b, one), _extent(b, other)
        # usually the addresses are apart, and a comparison of devices takes longer
        return max(first, second) < min(end, other_end) and b.same_device(one, other)
    if not b.same_device(one, other):
        return False
    try:
        shares: Callable[..., bool] = np.shares_memory  # numpy's stub has no third argument
        return bool(shares(_as_numpy(b, one), _as_numpy(b, other), _MOST_WORK))
    except RuntimeError:  # TooHardError
        return True


def refuse_overlap(
    b: Bridge[ArrayT, DTypeT], out: ArrayT, name: str, read: Mapping[str, Any]
) -> None:
    """Raise InvalidArgument if `out` overlaps an array in `read`, such as scales, codes or a bias.

    read: name -> array. Traced and intercepted tensors are not compared, because their result is
    complete before it is copied to `out`.
    """
    checks.kind(b, out, name)
    if not b.eager(out):
        return
    for other, array in read.items():
        if issubclass(type(array), b.ARRAY) and b.eager(array) and overlap(b, out, array):
            raise _overlapping(name, other)


def refuse_overlaps(b: Bridge[ArrayT, DTypeT], arrays: Iterable[tuple[str, ArrayT, bool]]) -> None:
    """Raise InvalidArgument if an array that is written overlaps another array.

    arrays: (name, contiguous array, True if the call writes it).
    """
    extents = sorted((*_extent(b, array), name, writes) for name, array, writes in arrays)
    end, last, written_end, last_written = 0, "", 0, ""
    for start, stop, name, writes in extents:
        if start < (end if writes else written_end):
            raise _overlapping(name, last if writes else last_written)
        if stop > end:
            end, last = stop, name
        if writes and stop > written_end:
            written_end, last_written = stop, name


def _overlapping(name: str, other: str) -> errors.InvalidArgument:
    return errors.InvalidArgument(
        f"{name} overlaps {other} in memory: must not share memory with it\n"
        f"hint: give {name} memory of its own"
    )


def _extent(b: Bridge[ArrayT, DTypeT], a: ArrayT) -> tuple[int, int]:
    start = b.pointer(a)
    return start, start + b.count(a) * a.dtype.itemsize


def _as_numpy(b: Bridge[ArrayT, DTypeT], a: ArrayT) -> npt.NDArray[Any]:
    """Return a numpy array at the same addresses.

    Do not read the returned array: its memory may be on a GPU.
    """
    if isinstance(a, np.ndarray):
        return a
    size = a.dtype.itemsize
    interface = {
        "version": 3,
        "typestr": f"|V{size}",
        "shape": tuple(a.shape),
        "strides": tuple(step * size for step in b.steps(a)),
        "data": (b.pointer(a), False),
    }
    return np.asarray(SimpleNamespace(__array_interface__=interface))
