"""The doctor reads logs of every shape in linear time."""

from __future__ import annotations

import gc
import time

import pytest

from doctor.speed import SHAPES, seconds

SIZE = 400_000


def fastest(data: bytes) -> float:
    return min(seconds(data) for _ in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
def test_twice_the_log_takes_at_most_three_times_as_long(shape: str) -> None:
    """A rule that is quadratic in the length of a line takes four times as long. The time for an
    empty log, which is the time to load the rules, is subtracted."""
    seconds(b"")
    gc.collect()
    start = fastest(b"x\n")
    one, two = fastest(SHAPES[shape](SIZE)) - start, fastest(SHAPES[shape](2 * SIZE)) - start
    assert two < 3 * one + 0.1, (start, one, two)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_megabyte_takes_a_fraction_of_a_second(shape: str) -> None:
    data = SHAPES[shape](1_000_000)
    assert any(seconds(data) < 1.0 for _ in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
def test_a_further_megabyte_takes_little_more(shape: str) -> None:
    """The goal is 1 s per 10 MB, of which a part does not depend on the size. The unit is a fixed
    amount of work of 0.06 to 0.1 s, so that the speed of the machine matters little."""
    one, two = SHAPES[shape](1_000_000), SHAPES[shape](2_000_000)
    units = []
    for _ in range(5):  # until other processes leave the machine alone
        units.append((_unit(), seconds(one), seconds(two)))
        unit, first, second = (min(times) for times in zip(*units, strict=True))
        if second - first < 3 * unit:
            return
    raise AssertionError((shape, units))


def _unit() -> float:
    """Return the CPU seconds of a fixed loop."""
    start = time.process_time()
    assert sum(number % 7 for number in range(1_500_000)) > 0
    return time.process_time() - start


def test_the_clock_of_the_benchmark_runs() -> None:
    start = time.process_time()
    seconds(SHAPES["errors"](100_000))
    assert time.process_time() > start
