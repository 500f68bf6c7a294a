"""Reuse the memory of large CPU results, to avoid page faults.

Page faults take up to ten times as long as the computation itself. The pool keeps a bounded number
of bytes. It does not mark free buffers with MADV_FREE, which would make reuse four times as
expensive.

A finalizer returns a buffer to the pool. The garbage collector may run a finalizer at any
allocation of any thread, also inside this module, so the pool uses no lock. The pool has one deque
of buffers per size. A deque's append and pop are atomic. The free bytes are computed from the
deques' lengths.
"""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
import weakref
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from typing import Any

from nybble import errors

LEAST = 4 << 20  # bytes; the C library's heap reuses smaller buffers
_HUGE = 2 << 20  # a transparent huge page
_KEPT = 256 << 20  # limit for the sum of free bytes


def _sizes(most: int) -> Iterator[int]:
    """Yield the buffer sizes; each is at most a third larger than the previous size."""
    pages = LEAST // _HUGE + 1  # one extra page, for the alignment to a huge page
    while pages * _HUGE <= most:
        yield pages * _HUGE
        pages += 1 << max(0, pages.bit_length() - 3)


class Pool:
    """Buffers of anonymous memory.

    A leased buffer returns to the pool when its last reference is dropped.
    """

    def __init__(self, kept: int = _KEPT) -> None:
        self._kept = kept
        self._sizes = tuple(_sizes(kept))
        self._free: tuple[deque[mmap.mmap], ...] = tuple(deque() for _ in self._sizes)

    def lease(self, size: int) -> Any:
        """Return a writable buffer of `size` bytes; raise OutOfMemory."""
        wanted = size + _HUGE
        place = bisect_left(self._sizes, wanted)
        if place == len(self._sizes):  # the pool has no buffers of this size
            return _aligned(self._mapped(wanted), size)
        try:
            memory = self._free[place].pop()
        except IndexError:
            memory = self._mapped(self._sizes[place])
        buffer = _aligned(memory, size)
        finalizer = weakref.finalize(buffer, self._give_back, place, memory)
        finalizer.atexit = False
        return buffer

    def free_bytes(self) -> int:
        """Return the total size of the free buffers in bytes."""
        return sum(size * len(free) for size, free in zip(self._sizes, self._free, strict=True))

    def clear(self) -> None:
        """Release the free buffers to the kernel."""
        for free in self._free:
            free.clear()

    def _mapped(self, size: int) -> mmap.mmap:
        try:
            memory = _map(size)
        except (OSError, OverflowError):
            self.clear()
            try:
                memory = _map(size)
            except (OSError, OverflowError) as error:
                raise errors.OutOfMemory(f"a result of {size >> 20} MiB: {error}") from None
        if hasattr(mmap, "MADV_HUGEPAGE"):
            with contextlib.suppress(OSError):  # the kernel has no transparent huge pages
                memory.madvise(mmap.MADV_HUGEPAGE)
        return memory

    def _give_back(self, place: int, memory: mmap.mmap) -> None:
        """Add a buffer to the pool. If the pool exceeds its limit, drop free buffers, beginning
        with other sizes.

        This method is a finalizer, so it may interrupt any method, including itself.
        """
        own = self._free[place]
        own.append(memory)
        while self.free_bytes() > self._kept:
            others = (free for free in self._free if free and free is not own)
            with contextlib.suppress(IndexError):  # another thread took the buffer
                next(others, own).popleft()


def _map(size: int) -> mmap.mmap:
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)


def _aligned(memory: mmap.mmap, size: int) -> Any:
    """Return `size` bytes of a buffer, aligned to a huge page."""
    start = -ctypes.addressof(ctypes.c_char.from_buffer(memory)) % _HUGE
    return (ctypes.c_uint8 * size).from_buffer(memory, start)


pool = Pool()
# A forked child could reuse the pool's private pages, but its first write to each page would copy
# the parent's page. New pages cost less.
os.register_at_fork(after_in_child=pool.clear)
