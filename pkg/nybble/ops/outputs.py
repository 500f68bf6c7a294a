"""Outputs: the caller's array, checked before anything is written, or a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nybble.ops import checks
from nybble.ops.overlap import overlap

if TYPE_CHECKING:
    from nybble._bridge.protocol import ArrayT, Bridge, DTypeT, Shape


def output(
    b: Bridge[ArrayT, DTypeT],
    out: ArrayT | None,
    name: str,
    shape: Shape,
    dtype: DTypeT,
    size: int,
    *read: ArrayT,
) -> ArrayT:
    """Return the array that C fills: the caller's if C can write into it, else a temporary one.

    C can where it is contiguous and does not overlap the arrays in `read`.
    """
    if out is None:
        return b.empty(shape, dtype, read[0])
    checks.target(b, out, name, dtype, size, read[0])
    fits = b.is_dense(out) and not any(overlap(b, out, one) for one in read)
    return out if fits else b.empty(shape, dtype, read[0])


def deliver(b: Bridge[ArrayT, DTypeT], result: ArrayT, wanted: ArrayT | None) -> ArrayT:
    """Return the result in the caller's array, copied only where C did not fill it."""
    if wanted is None or wanted is result:
        return result
    wanted[...] = result.reshape(wanted.shape)
    return wanted
