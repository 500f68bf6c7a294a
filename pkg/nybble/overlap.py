"""Tell whether arrays have memory in common, and refuse outputs that lie over what is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from nybble import checks, errors

__all__ = ["overlap", "refuse_overlap", "refuse_overlaps"]

_MOST_WORK: Any = 10_000  # of numpy's exact answer for arrays with gaps; beyond, they count as one


def overlap(b: Any, one: Any, other: Any) -> bool:
    """Return whether two arrays have a byte in common."""
    if not b.same_device(one, other):
        return False
    if b.is_dense(one) and b.is_dense(other):
        (first, end), (second, other_end) = _extent(b, one), _extent(b, other)
        return max(first, second) < min(end, other_end)
    try:
        return bool(np.shares_memory(_as_numpy(b, one), _as_numpy(b, other), _MOST_WORK))
    except RuntimeError:  # TooHardError
        return True


def refuse_overlap(b: Any, out: Any, name: str, read: Mapping[str, Any]) -> None:
    """Raise where `out` lies over one of the arrays by which a result is scaled, coded or shifted.

    read: arrays by their names; what is no array is left to its own check. What is traced or
    intercepted has no memory to look at; its result is copied to `out` when it is complete.
    """
    checks.kind(b, out, name)
    if not b.eager(out):
        return
    for other, array in read.items():
        if issubclass(type(array), b.ARRAY) and b.eager(array) and overlap(b, out, array):
            raise _overlapping(name, other)


def refuse_overlaps(b: Any, arrays: Iterable[tuple[str, Any, bool]]) -> None:
    """Raise where an array that is written lies over another one; all are dense.

    arrays: (name, array, whether it is written).
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
        f"{name} overlaps {other} in memory: must be apart from it\n"
        f"hint: give {name} memory of its own"
    )


def _extent(b: Any, a: Any) -> tuple[int, int]:
    start = b.pointer(a)
    return start, start + b.count(a) * a.dtype.itemsize


def _as_numpy(b: Any, a: Any) -> Any:
    """Return an array at the same addresses, which nobody reads: they may be a GPU's."""
    if isinstance(a, np.ndarray):
        return a
    size = a.dtype.itemsize
    interface = {
        "version": 3,
        "typestr": f"|V{size}",
        "shape": tuple(b.shape_of(a)),
        "strides": tuple(step * size for step in b.steps(a)),
        "data": (b.pointer(a), False),
    }
    return np.asarray(SimpleNamespace(__array_interface__=interface))
