"""The pool of large results: memory is used again, never while somebody holds it, and bounded."""

from __future__ import annotations

import gc
import subprocess
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nybble import functional
from nybble._bridge.pool import LEAST, Pool

Python = Callable[..., subprocess.CompletedProcess[str]]
SIZE = LEAST


def _address(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


def test_memory_is_used_again_after_the_last_view_is_gone() -> None:
    pool = Pool()
    array = np.frombuffer(pool.lease(SIZE), np.uint8)
    first, view = _address(array), array[5:10]
    assert first % (2 << 20) == 0
    del array
    gc.collect()
    assert pool.free_bytes() == 0
    other = np.frombuffer(pool.lease(SIZE), np.uint8)
    assert _address(other) != first
    del view, other
    gc.collect()
    assert pool.free_bytes() > 0
    assert _address(np.frombuffer(pool.lease(SIZE), np.uint8)) == first


def test_a_small_request_does_not_take_a_large_buffer() -> None:
    pool = Pool()
    pool.lease(16 * SIZE)
    gc.collect()
    kept = pool.free_bytes()
    assert kept >= 16 * SIZE
    held = pool.lease(SIZE)
    assert pool.free_bytes() == kept
    del held


def test_the_kept_bytes_are_bounded() -> None:
    pool = Pool(kept=3 * SIZE)
    held = [pool.lease(SIZE) for _ in range(8)]
    del held
    gc.collect()
    assert 0 < pool.free_bytes() <= 3 * SIZE
    pool.clear()
    assert pool.free_bytes() == 0


@pytest.mark.parametrize("kind", ["numpy", "torch"])
def test_results_stay_apart(kind: str) -> None:
    values = np.random.default_rng(1).standard_normal((1024, 2048)).astype(np.float32)
    if kind == "torch":
        torch = pytest.importorskip("torch")
        values = torch.from_numpy(values)
    packed, state = functional.quantize_4bit(values, quant_type="nf4")
    first = functional.dequantize_4bit(packed, state)
    kept = first + 0
    second = functional.dequantize_4bit(packed, state)
    second *= 0
    assert (first == kept).all()
    del second
    third = functional.dequantize_4bit(packed, state)
    assert (third == kept).all()


def test_a_forked_child_leaves_the_parent_s_results_alone(python: Python) -> None:
    done = python(
        "import os, numpy as np, nybble.functional as f\n"
        "a = np.ones((2048, 1024), np.float32)\n"
        "p, s = f.quantize_4bit(a)\n"
        "b = f.dequantize_4bit(p, s)\n"
        "child = os.fork()\n"
        "if child == 0:\n"
        "    b += 1; del b\n"
        "    c = f.dequantize_4bit(p, s); c += 5\n"
        "    os._exit(0)\n"
        "os.waitpid(child, 0)\n"
        "print((b == 1).all())",
        env={"OMP_NUM_THREADS": "1"},  # a fork has no OpenMP workers
    )
    assert done.stdout == "True\n", done.stderr
