"""Memory for large results on the CPU, kept and used again instead of being paged in anew.

Page faults cost up to ten times the work itself. The pool keeps a bounded number of bytes. (Marking
its free buffers MADV_FREE was measured: using them again then costs four times a plain reuse.)
"""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
import threading
import weakref
from typing import Any

__all__ = ["LEAST", "Pool", "pool"]

LEAST = 4 << 20  # bytes; below, the C library's own heap reuses memory
_HUGE = 2 << 20  # a transparent huge page
_KEPT = 256 << 20  # bytes of free buffers that are kept
_SLACK = 1.25  # a buffer serves requests down to its size divided by this


class Pool:
    """Buffers of anonymous memory; `lease` hands one out until nobody refers to it any more."""

    def __init__(self, kept: int = _KEPT) -> None:
        self._kept = kept
        self._free: list[mmap.mmap] = []
        self._lock = threading.Lock()
        self._process = os.getpid()

    def lease(self, size: int) -> Any:
        """Return a writable buffer of `size` bytes; its memory comes back when it is collected."""
        memory = self._take(size)
        start = -ctypes.addressof(ctypes.c_char.from_buffer(memory)) % _HUGE
        buffer = (ctypes.c_uint8 * size).from_buffer(memory, start)
        finalizer = weakref.finalize(buffer, self._give_back, memory)
        finalizer.atexit = False
        return buffer

    def free_bytes(self) -> int:
        """Bytes of the buffers that wait to be used again."""
        with self._lock:
            return sum(map(len, self._free))

    def clear(self) -> None:
        """Give the free buffers back to the kernel."""
        with self._lock:
            self._free.clear()

    def _take(self, size: int) -> mmap.mmap:
        wanted = -(-size // _HUGE) * _HUGE + _HUGE
        with self._lock:
            if os.getpid() != self._process:  # forked: these pages are the parent's, too
                self._free.clear()
                self._process = os.getpid()
            fitting = [m for m in self._free if wanted <= len(m) <= wanted * _SLACK]
            if fitting:
                best = min(fitting, key=len)
                self._free.remove(best)
                return best
        memory = mmap.mmap(-1, wanted, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        if hasattr(mmap, "MADV_HUGEPAGE"):
            with contextlib.suppress(OSError):  # a kernel without transparent huge pages
                memory.madvise(mmap.MADV_HUGEPAGE)
        return memory

    def _give_back(self, memory: mmap.mmap) -> None:
        if os.getpid() != self._process:
            return
        with self._lock:
            self._free.append(memory)
            while sum(map(len, self._free)) > self._kept:
                self._free.pop(0)


pool = Pool()
