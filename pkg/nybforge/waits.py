"""Waits for other threads. Ctrl-C always interrupts the wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeVar

__all__ = ["first_done", "in_order"]

Given = TypeVar("Given")
Made = TypeVar("Made")

# Python handles signals between bytecodes of the main thread. If a signal arrives in another
# thread, or just before a wait that has no timeout, the wait continues, and Python handles the
# signal only when the work is done, minutes later.
TICK_S = 0.2


def first_done(running: Iterable[Future[Made]]) -> list[Future[Made]]:
    """Wait until at least one of the futures is done; return the futures that are done."""
    futures = list(running)
    while True:
        done = wait(futures, timeout=TICK_S, return_when=FIRST_COMPLETED).done
        if done:
            return [future for future in futures if future in done]


def in_order(pool: Executor, work: Callable[[Given], Made], things: Iterable[Given]) -> list[Made]:
    """Apply `work` to the items and return the results in order, as pool.map does. After an error
    or Ctrl-C no further item starts."""
    futures = [pool.submit(work, each) for each in things]
    left = list(futures)
    try:
        while left:
            for future in first_done(left):
                left.remove(future)
                future.result()
    finally:
        for future in left:
            future.cancel()
    return [future.result() for future in futures]
