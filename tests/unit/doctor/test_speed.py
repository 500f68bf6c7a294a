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


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != "failures"])
def test_a_megabyte_takes_a_fraction_of_a_second(shape: str) -> None:
    data = SHAPES[shape](1_000_000)
    assert any(seconds(data) < 1.0 for _ in range(3))


def test_the_clock_of_the_benchmark_runs() -> None:
    start = time.process_time()
    seconds(SHAPES["errors"](100_000))
    assert time.process_time() > start
