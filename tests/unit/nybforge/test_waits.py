"""Ctrl-C ends the main thread's waits immediately, even if the signal itself does not wake the main
thread."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from nybforge.waits import first_done, in_order


class Interrupted:
    """Work that delivers Ctrl-C to its own thread, and does not end before `end` is set."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.ended: list[int] = []
        self.end = threading.Event()

    def work(self, number: int) -> None:
        """The signal does not wake the main thread. A signal that arrives just before a wait begins
        has the same effect."""
        self.begun.append(number)
        time.sleep(0.3)  # by now the main thread waits
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        self.end.wait(60)
        self.ended.append(number)


@pytest.fixture
def interrupted() -> Iterator[Interrupted]:
    one = Interrupted()
    yield one
    one.end.set()


def test_ctrl_c_that_does_not_wake_the_main_thread_ends_its_wait(interrupted: Interrupted) -> None:
    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(KeyboardInterrupt):
            first_done([pool.submit(interrupted.work, 0)])
        assert interrupted.ended == []
        interrupted.end.set()


def test_ctrl_c_starts_nothing_further(interrupted: Interrupted) -> None:
    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(KeyboardInterrupt):
            in_order(pool, interrupted.work, range(5))
        assert interrupted.ended == []
        interrupted.end.set()
    assert interrupted.begun == [0]


def test_answers_come_in_order_and_the_first_fault_is_raised() -> None:
    def work(seconds: float) -> float:
        time.sleep(abs(seconds))
        if seconds < 0:
            raise ValueError(seconds)
        return seconds

    with ThreadPoolExecutor(3) as pool:
        assert in_order(pool, work, [0.2, 0.0, 0.1]) == [0.2, 0.0, 0.1]
        assert in_order(pool, work, []) == []
        with pytest.raises(ValueError, match=r"-0\.1"):
            in_order(pool, work, [0.3, -0.1, 0.0])
