"""Send requests to a model from several threads and summarize the measurements."""

from __future__ import annotations

import math
import resource
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """The measurements of one request."""

    seconds: float
    tokens: int
    error: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The measurements of the requests of one mode at one concurrency."""

    mode: str
    concurrency: int
    requests: int
    errors: int
    first_error: str | None
    p50: float
    p90: float
    p99: float
    tokens_per_second: float

    def to_json(self) -> dict[str, Any]:
        """Return the round as plain data."""
        return asdict(self)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the nearest-rank percentile; share is from 0 to 1. Return nan if there are no values.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5)
    2.0
    """
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def summed_up(mode: str, concurrency: int, done: Sequence[Request], seconds: float) -> Round:
    """Return the measurements of these requests; `seconds` is the duration of the whole round."""
    good = [request.seconds for request in done if request.error is None]
    errors = [request.error for request in done if request.error is not None]
    tokens = sum(request.tokens for request in done)
    return Round(
        mode=mode,
        concurrency=concurrency,
        requests=len(done),
        errors=len(errors),
        first_error=errors[0] if errors else None,
        p50=percentile(good, 0.50),
        p90=percentile(good, 0.90),
        p99=percentile(good, 0.99),
        tokens_per_second=tokens / seconds if seconds > 0 else math.nan,
    )


def drive(
    generate: Callable[[int, int], int], *, mode: str, requests: int, concurrency: int,
    new_tokens: int, clock: Callable[[], float] = time.perf_counter,
) -> Round:  # fmt: skip
    """Run `requests` requests, `concurrency` at a time, and return their measurements.

    Before the clock starts, each thread serves one whole request, because a thread's first request
    of each length takes half a second longer (measured on an H200, also with float16 layers).
    """

    def serve(number: int) -> Request:
        started = clock()
        try:
            tokens = generate(number, new_tokens)
        except Exception as error:  # an error ends only this request
            text = f"{type(error).__name__}: {error}"
            return Request(seconds=clock() - started, tokens=0, error=text)
        return Request(seconds=clock() - started, tokens=tokens)

    all_here = threading.Barrier(concurrency)  # all threads start together

    def warm_up(_: int) -> None:
        all_here.wait()
        with suppress(Exception):  # the measured requests will report the error
            generate(0, new_tokens)

    with ThreadPoolExecutor(max_workers=concurrency) as pool:
        list(pool.map(warm_up, range(concurrency)))
        started = clock()
        done = list(pool.map(serve, range(requests)))
        seconds = clock() - started
    return summed_up(mode, concurrency, done, seconds)


def peak_memory() -> int:
    """Return the peak memory of this process in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
