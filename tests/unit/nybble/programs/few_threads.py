"""Run operations in a process that may start few threads or none: few_threads.py LIMIT [USER].

The program switches to USER (a number), because root has no limit, and allows LIMIT more threads.
It quantizes in several Python threads and prints whether the results equal the results of one
thread.
"""

from __future__ import annotations

import os
import resource
import sys
import threading
from pathlib import Path

import numpy as np

from nybble import functional as F


def tasks_of(user: int) -> int:
    """Return the number of the user's threads on this machine."""
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if process.stat().st_uid == user:
                found += len(list((process / "task").iterdir()))
        except OSError:  # the process has ended
            continue
    return found


def main() -> None:
    values = np.random.default_rng(1).standard_normal(1 << 22).astype(np.float32)
    small = values[:64]
    F.quantize_blockwise(small)  # load the library before USER may lose the permission to read it
    if len(sys.argv) > 2:
        os.setgroups([])
        os.setuid(int(sys.argv[2]))
    limit = tasks_of(os.getuid()) + int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_NPROC, (limit, limit))
    found = []
    work = lambda: found.append(F.quantize_blockwise(values)[0])  # noqa: E731
    work()
    try:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    except RuntimeError:  # "can't start new thread"
        pass
    wanted = F.quantize_blockwise(values[: 1 << 12], blocksize=4096)[0]
    print(len(found) > 0, all((one[: 1 << 12] == wanted).all() for one in found))


if __name__ == "__main__":
    main()
