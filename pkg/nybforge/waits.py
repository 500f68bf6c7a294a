"""Waits for other threads that Ctrl-C always interrupts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeVar

__all__ = ["first_done", "in_order"]

Given = TypeVar("Given")
Made = TypeVar("Made")

# Python handles signals between bytecodes of the main thread. A signal that arrives just before
# the wait, or in another thread, does not interrupt a wait without a timeout:
# it would be handled when the work is done, minutes later.
TICK_S = 0.2


def first_done(running: Iterable[Future[Made]]) -> list[Future[Made]]:
    """Wait until one is done, and return the finished ones."""
    futures = list(running)
    while True:
        done = wait(futures, timeout=TICK_S, return_when=FIRST_COMPLETED).done
        if done:
            return [future for future in futures if future in done]


def in_order(pool: Executor, work: Callable[[Given], Made], things: Iterable[Given]) -> list[Made]:
    """Map `work` over the items, as pool.map does; start no more after an error or Ctrl-C."""
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
