"""Ctrl-C ends the main thread's waits at once, even if the signal itself does not wake the main
thread."""

from __future__ import annotations

import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from nybforge.waits import first_done, in_order


def interrupted_elsewhere(_number: int = 0) -> None:
    """Deliver the signal to this thread. Like a signal just before a wait begins, it does not wake
    the main thread."""
    time.sleep(0.3)  # by now the main thread waits
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)
    time.sleep(3)


@pytest.mark.slow  # it waits for seconds
def test_ctrl_c_that_does_not_wake_the_main_thread_ends_its_wait() -> None:
    with ThreadPoolExecutor(1) as pool:
        started = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            first_done([pool.submit(interrupted_elsewhere)])
        assert time.monotonic() - started < 2


@pytest.mark.slow  # it waits for seconds
def test_ctrl_c_starts_nothing_further() -> None:
    seen = []

    def work(number: int) -> None:
        seen.append(number)
        interrupted_elsewhere()

    with ThreadPoolExecutor(1) as pool, pytest.raises(KeyboardInterrupt):
        in_order(pool, work, range(5))
    assert seen == [0]


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
