"""Run nybble.functional's operations with less and less memory: no_memory.py numpy|torch.

Prints as JSON how many operations succeeded and how many raised MemoryError. Other errors end the
program.
"""

from __future__ import annotations

import gc
import json
import resource
import sys
from collections import Counter
from pathlib import Path

import every_operation

from nybble._bridge.pool import pool


def used() -> int:
    """Return the size of this process's address space in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()


def main() -> None:
    kind = sys.argv[1]
    wrap = every_operation.wrapped(kind)
    calls = every_operation.functional(wrap, 8192)
    for call in calls.values():
        call()
    gc.freeze()  # otherwise each garbage collection below would visit all objects of torch
    counts: Counter[str] = Counter()
    for more in (0, 2 << 20, 8 << 20, 24 << 20, 48 << 20):
        for call in calls.values():
            gc.collect()
            pool.clear()
            resource.setrlimit(resource.RLIMIT_AS, (used() + more, -1))
            try:
                call()
                counts["done"] += 1
            except MemoryError:
                counts["MemoryError"] += 1
            except RuntimeError as error:  # torch raises this for its own allocations
                if "allocate memory" not in str(error):
                    raise
                counts["torch's"] += 1
            finally:
                resource.setrlimit(resource.RLIMIT_AS, (-1, -1))
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
