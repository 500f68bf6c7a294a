"""Run every public operation while the garbage collector runs at each allocation.

    collector_stress.py numpy|torch SECONDS

Three threads put results into reference cycles. The cycles' finalizers call nybble and resurrect
results. The main thread forks. Each result is compared with the first result. If the program
hangs, it prints the stacks of all threads and exits. It prints its counts as JSON.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import signal
import sys
import threading
import time
from typing import Any

import every_operation
import numpy as np

THREADS = 3
CHILD_SECONDS = 60
counts = {"calls": 0, "finalizers": 0, "brought back": 0, "forks": 0, "wrong": 0}
revived: list[tuple[Any, list[Any]]] = []


def differs(result: Any, wanted: list[Any]) -> bool:
    found = every_operation.arrays_of(result)
    return not all(np.array_equal(a, b) for a, b in zip(found, wanted, strict=True))


class Cycle:
    """A result in a cycle, with a finalizer, so that only the collector frees it."""

    def __init__(self, value: Any, wanted: list[Any], call: Any) -> None:
        self.itself, self.value, self.wanted, self.call = self, value, wanted, call

    def __del__(self) -> None:
        counts["finalizers"] += 1
        self.call()
        if counts["finalizers"] % 16 == 0:
            revived.append((self.value, self.wanted))
            counts["brought back"] += 1


def work(calls: every_operation.Calls, wanted: dict[str, list[Any]], end: float) -> None:
    while time.monotonic() < end:
        for name, call in calls.items():
            result = call()
            counts["calls"] += 1
            counts["wrong"] += differs(result, wanted[name])
            Cycle(result, wanted[name], calls["quantize_4bit"])
            while len(revived) > 8:
                counts["wrong"] += differs(*revived.pop(0))
            if time.monotonic() > end:
                return


def in_a_child(calls: every_operation.Calls, wanted: dict[str, list[Any]]) -> None:
    child = os.fork()
    if child == 0:
        signal.alarm(CHILD_SECONDS)
        wrong = sum(differs(call(), wanted[name]) for name, call in calls.items())
        os._exit(1 if wrong else 0)
    counts["wrong"] += os.waitpid(child, 0)[1] != 0
    counts["forks"] += 1


def main() -> int:
    kind, seconds = sys.argv[1], float(sys.argv[2])
    faulthandler.dump_traceback_later(seconds + 2 * CHILD_SECONDS, exit=True)
    if kind == "torch":
        import torch

        torch.set_num_threads(1)  # otherwise torch's products hang in a forked child
    calls = every_operation.every(kind)
    wanted = {name: every_operation.arrays_of(call()) for name, call in calls.items()}
    wanted = {name: [one.copy() for one in arrays] for name, arrays in wanted.items()}
    gc.set_threshold(1)
    end = time.monotonic() + seconds
    threads = [threading.Thread(target=work, args=(calls, wanted, end)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    while time.monotonic() < end or not counts["forks"]:
        in_a_child(calls, wanted)
    for thread in threads:
        thread.join()
    counts["wrong"] += sum(differs(*one) for one in revived)
    counts["collections"] = sum(one["collections"] for one in gc.get_stats())
    print(json.dumps(counts | {"operations": len(calls)}))
    return int(counts["wrong"] != 0)


if __name__ == "__main__":
    raise SystemExit(main())
