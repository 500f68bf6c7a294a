"""The pool of large results: it reuses memory, but never memory in use, and its size is limited."""

from __future__ import annotations

import ctypes
import gc
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nybble import errors, functional
from nybble._bridge.pool import LEAST, Pool
from nybble.cuda import devices

Python = Callable[..., subprocess.CompletedProcess[str]]
SIZE = LEAST
PROGRAMS = Path(__file__).resolve().parents[1] / "programs"


def _address(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


def test_memory_is_reused_after_the_last_view_is_deleted() -> None:
    pool = Pool()
    array = np.frombuffer(pool.lease(SIZE), np.uint8)
    first, view = _address(array), array[5:10]
    assert first % (2 << 20) == 0
    del array
    gc.collect()
    assert pool.free_bytes() == 0
    other = np.frombuffer(pool.lease(SIZE), np.uint8)
    second = _address(other)
    assert second != first
    del view, other
    gc.collect()
    assert pool.free_bytes() > 0
    assert _address(np.frombuffer(pool.lease(SIZE), np.uint8)) in (first, second)


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
def test_two_results_do_not_share_memory(kind: str) -> None:
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


def test_a_forked_child_does_not_change_the_parent_s_results(python: Python) -> None:
    """The child may reuse free buffers, because its pages are private."""
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
        env={"OMP_NUM_THREADS": "1"},  # a forked child has no OpenMP workers
    )
    assert done.stdout == "True\n", done.stderr


def test_the_pool_of_a_forked_child_is_empty(python: Python) -> None:
    done = python(
        "import os\n"
        "from nybble._bridge.pool import LEAST, pool\n"
        "pool.lease(LEAST)\n"
        "child = os.fork()\n"
        "if child == 0:\n"
        "    os._exit(pool.free_bytes() != 0)\n"
        "print(os.waitpid(child, 0)[1], pool.free_bytes() > 0)"
    )
    assert done.stdout == "0 True\n", done.stderr


def test_buffers_of_other_sizes_are_dropped_first() -> None:
    pool = Pool(kept=5 * SIZE)
    held = [pool.lease(SIZE), pool.lease(SIZE)]
    large = pool.lease(3 * SIZE)
    address = ctypes.addressof(large)
    held.clear()
    del large
    gc.collect()
    assert 3 * SIZE < pool.free_bytes() <= 5 * SIZE
    assert ctypes.addressof(pool.lease(3 * SIZE)) == address


def test_a_result_larger_than_the_pool_is_not_kept() -> None:
    pool = Pool(kept=3 * SIZE)
    pool.lease(SIZE)
    gc.collect()
    kept = pool.free_bytes()
    pool.lease(4 * SIZE)
    gc.collect()
    assert pool.free_bytes() == kept > 0


def test_without_memory_the_pool_is_cleared_before_a_memory_error(python: Python) -> None:
    done = python(
        "import resource\n"
        "from nybble import errors\n"
        "from nybble._bridge.pool import LEAST, pool\n"
        "size = 128 << 20\n"
        "pool.lease(size)\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "resource.setrlimit(resource.RLIMIT_AS, (used + (64 << 20),) * 2)\n"
        "held = pool.lease(size // 2 + 3 * size // 8)\n"
        "print(pool.free_bytes())\n"
        "for wanted in (size, 1 << 62):\n"
        "    try:\n"
        "        pool.lease(wanted)\n"
        "    except MemoryError as error:\n"
        "        print(type(error) is errors.OutOfMemory, 'a result of ' in str(error))\n"
    )
    assert done.stdout == "0\nTrue True\nTrue True\n", done.stderr


@pytest.mark.parametrize("kind", ["numpy", "torch"])
def test_no_operation_without_memory_raises_anything_but_a_memory_error(
    python: Python, kind: str
) -> None:
    pytest.importorskip(kind)
    done = python(str(PROGRAMS / "no_memory.py"), kind, env={"OMP_NUM_THREADS": "1"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)["MemoryError"] > 0


@pytest.mark.parametrize("kind", ["numpy", "torch"])
def test_nothing_hangs_if_the_collector_runs_at_each_allocation(python: Python, kind: str) -> None:
    pytest.importorskip(kind)
    done = python(str(PROGRAMS / "collector_stress.py"), kind, "4", env={"OMP_NUM_THREADS": "2"})
    assert done.returncode == 0, done.stdout + done.stderr
    counts = json.loads(done.stdout)
    assert counts["wrong"] == 0
    assert min(counts["forks"], counts["finalizers"], counts["brought back"]) > 0


def test_a_finalizer_cannot_use_a_device_while_images_are_attached() -> None:
    with (
        devices._begun(0),
        pytest.raises(errors.NybbleError, match=r"finalizer[^\n]*\nhint: "),
        devices._begun(1),
    ):
        pass
    with devices._begun(0):  # the lock is free again
        pass
