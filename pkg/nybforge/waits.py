"""Waits of the main thread that Ctrl-C always ends, for work that is done in other threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeVar

__all__ = ["first_done", "in_order"]

Given = TypeVar("Given")
Made = TypeVar("Made")

# Python acts on a signal between two steps of its main thread. One that comes in the moment before
# that thread begins to wait, or that meets another thread, does not end a wait without an end of
# its own: it would be acted on when the work is done, minutes later.
TICK_S = 0.2


def first_done(running: Iterable[Future[Made]]) -> list[Future[Made]]:
    """Return those that are done, when there is one."""
    futures = list(running)
    while True:
        done = wait(futures, timeout=TICK_S, return_when=FIRST_COMPLETED).done
        if done:
            return [future for future in futures if future in done]


def in_order(pool: Executor, work: Callable[[Given], Made], things: Iterable[Given]) -> list[Made]:
    """Return what `work` makes of each, as pool.map does; a fault or Ctrl-C starts no further."""
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
