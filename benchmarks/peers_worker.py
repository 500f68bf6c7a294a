"""Serve one peer of a comparison: prepare a product, check it, and time it on request.

The process reads requests from standard input and writes answers, one JSON object per line:

    {"case": {...}}     prepares the case: {"error": ..., "weight_error": ..., "facts": {...}}
    {"sample": 3}       times the case once, for round 3: {"seconds": ...}
    {"state": true}     repeats the case, and measures the machine's state: {"facts": {...}}

An answer may also be {"absent": reason}, if the peer is not installed, or {"failed": reason}.
"""

from __future__ import annotations

import functools
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TextIO

import numpy as np
from numpy.typing import NDArray

__all__ = ["Absent", "Floats", "Product", "Timer", "activations", "serve", "weight_of"]

Floats = NDArray[np.float32]
CHECKED_ROWS, CHECKED_COLUMNS = 16, 256
WINDOW = 0.02  # seconds of a sample


class Absent(Exception):
    """The peer is not available here; the text is the reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """A prepared product of a peer: its calls, its result and the weight that it decodes.

    Timing rotates through `calls`, which have copies of the weight, so that it is read from memory.
    `sample`, if given, times the product in another way, and returns the seconds of one product.
    `state`, if given, repeats the product, and returns facts about the machine meanwhile.
    """

    calls: Sequence[Callable[[], Any]]
    output: Callable[[], Floats]
    decoded: Floats
    facts: Mapping[str, Any] = field(default_factory=dict)
    sample: Callable[[int], float] | None = None
    state: Callable[[], Mapping[str, Any]] | None = None


Prepare = Callable[[Mapping[str, Any], Floats, Floats], Product]


@functools.lru_cache(maxsize=1)
def weight_of(n: int, k: int) -> Floats:
    """Return the weight of this shape; it is the same in every process."""
    return np.random.default_rng(0).standard_normal((n, k), np.float32) / np.float32(k**0.5)


def activations(case: Mapping[str, Any]) -> Floats:
    """Return the activations [rows, k], rounded to the case's dtype."""
    x = np.random.default_rng(1).standard_normal((case["rows"], case["k"]), np.float32)
    if case["dtype"] == "fp16":
        return x.astype(np.float16).astype(np.float32)
    if case["dtype"] == "bf16":  # round to nearest even
        bits = x.view(np.uint32)
        bits += np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
        bits &= np.uint32(0xFFFF0000)
    return x


def _spread(count: int, most: int) -> NDArray[np.int64]:
    return np.unique(np.linspace(0, count - 1, min(count, most)).astype(np.int64))


def _errors(weight: Floats, x: Floats, product: Product) -> dict[str, float]:
    """Return the relative RMS errors of the product and of the decoded weight, on a sample."""
    rows, columns = _spread(len(x), CHECKED_ROWS), _spread(len(weight), CHECKED_COLUMNS)
    decoded = product.decoded[columns].astype(np.float64)
    right = x[rows].astype(np.float64) @ decoded.T

    def relative(values: Any, reference: Any) -> float:
        return float(np.linalg.norm(values - reference) / np.linalg.norm(reference))

    return {
        "error": relative(product.output()[np.ix_(rows, columns)], right),
        "weight_error": relative(decoded, weight[columns]),
    }


class Timer:
    """Time calls, in the process's CPU time or in wall time; a sample lasts about `window`
    seconds."""

    def __init__(
        self, calls: Sequence[Callable[[], Any]], clock: str, window: float = WINDOW
    ) -> None:
        self._calls = calls
        self._now = time.process_time if clock == "cpu" else time.perf_counter
        for call in calls:  # the first call of some peers repacks the weight
            call()
        start = self._now()
        calls[0]()
        self._inner = max(1, min(500, int(window / max(self._now() - start, 1e-7))))

    def __call__(self, turn: int) -> float:
        inner, calls = self._inner, self._calls
        start = self._now()
        for index in range(turn * inner, (turn + 1) * inner):
            calls[index % len(calls)]()
        return (self._now() - start) / inner


class _Server:
    def __init__(self, prepare: Prepare) -> None:
        self._prepare = prepare
        self._sample: Callable[[int], float] | None = None
        self._state: Callable[[], Mapping[str, Any]] | None = None

    def answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        if "sample" in request:
            assert self._sample is not None, "no case is prepared"
            return {"seconds": self._sample(request["sample"])}
        if "state" in request:
            return {"facts": dict(self._state()) if self._state else {}}
        case = request["case"]
        self._sample = self._state = None  # frees the memory of the previous case
        weight, x = weight_of(case["n"], case["k"]), activations(case)
        product = self._prepare(case, weight, x)
        errors = _errors(weight, x, product)
        self._sample = product.sample or Timer(product.calls, case.get("clock", "wall"))
        self._state = product.state
        return {**errors, "facts": dict(product.facts)}


def _own_output() -> TextIO:
    """Return the pipe to the parent. The output of libraries goes to standard error."""
    pipe = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return pipe


def serve(prepare: Prepare) -> None:
    """Answer requests until standard input ends. `prepare` gets the case, its weight and rows."""
    pipe, server = _own_output(), _Server(prepare)
    for line in sys.stdin:
        try:
            answer = server.answer(json.loads(line))
        except (Absent, ImportError) as error:
            answer = {"absent": str(error)}
        except Exception as error:
            answer = {"failed": f"{type(error).__name__}: {error}".splitlines()[0]}
        pipe.write(json.dumps(answer) + "\n")
        pipe.flush()
