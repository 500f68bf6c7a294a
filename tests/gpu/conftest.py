"""Fixtures for the GPU tests: bitsandbytes as the oracle, and seeded inputs of awkward kinds."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

try:
    import torch
except ModuleNotFoundError:  # each test skips by itself
    torch = None

DTYPES = {
    "f32": torch and torch.float32, "f16": torch and torch.float16, "bf16": torch and torch.bfloat16
}  # fmt: skip
SEED = 20261120
HERE = Path(__file__).parent
# Slow tests start first. pytest-xdist assigns the first tests to workers in runs of about thirty.
# Tests of users' functions wait for each other's compilations (14 s each), so they should occupy
# few workers. Tests that start processes should go to different workers.
COMPILED = "test_gemm4_user.py"
STARTING = ("test_sharding.py", "test_without_cublaslt.py")
APART = 40


def pytest_configure() -> None:
    """Divide the processors and the GPUs among the workers.

    Otherwise each worker would use the first GPU, and all processors for its references. The tests
    that need two GPUs still see all GPUs.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1 and torch is not None:
        torch.set_num_threads(max(1, (os.cpu_count() or 1) // workers))
        first = int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw"))
        gpus = os.environ.get("CUDA_VISIBLE_DEVICES", "").split(",")
        if gpus == [""]:
            gpus = [str(i) for i in range(torch.cuda.device_count())]
        if len(gpus) > 1:
            turned = [gpus[(first + i) % len(gpus)] for i in range(len(gpus))]
            os.environ["CUDA_VISIBLE_DEVICES"] = ",".join(turned)  # before CUDA's first call


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark every test of this folder."""
    item.add_marker("gpu")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if any(item.path.parent != HERE for item in items):
        return
    items.sort(key=lambda item: item.path.name != COMPILED)
    starting = [item for item in items if item.path.name in STARTING]
    items[:] = [item for item in items if item.path.name not in STARTING]
    first = sum(item.path.name == COMPILED for item in items)
    for i, item in enumerate(starting):
        items.insert(first + i * APART, item)


@pytest.fixture(autouse=True)
def _garbage_waits_for_captures(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect garbage before a capture, because torch does not. If a graph of an earlier test
    were freed during the capture, the capture would fail.
    """
    captures = re.search("graph|captur", request.node.name) is not None
    if captures:
        gc.collect()
        gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session")
def peer() -> Any:
    """bitsandbytes.functional, whose formats and results nybble reproduces bit by bit."""
    return pytest.importorskip("bitsandbytes.functional", reason="missing: bitsandbytes")


@pytest.fixture(scope="session")
def failing() -> Callable[[str], subprocess.CompletedProcess[str]]:
    """Return a function that runs a program, which must fail. The program runs in a separate
    process, because its error destroys the CUDA context."""

    def run(program: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode != 0
        return done

    return run


@pytest.fixture(params=list(DTYPES))
def dtype(request: pytest.FixtureRequest) -> Any:
    return DTYPES[request.param]


def numbers(n: int, dtype: Any, kind: str, seed: int = SEED) -> Any:
    """Return n values of a kind: normal, heavy (tails over many decades), zero blocks, constant,
    ties (on and next to FP4's thresholds, with absmax 1), huge or special."""
    generator = torch.Generator(device="cuda").manual_seed(seed + n)
    x = torch.randn(n, device="cuda", generator=generator)
    if kind == "heavy":
        x = x * torch.exp(torch.randn(n, device="cuda", generator=generator) * 4)
        x = x.clamp(-60000, 60000)
    elif kind == "zero blocks":
        x[: n // 2] = 0
        x[n // 3 : n // 2 : 7] = -0.0
    elif kind == "constant":
        x.fill_(-0.75)
    elif kind == "ties":
        x = torch.randint(-128, 129, (n,), device="cuda", generator=generator) / 128
        x[1::2] = torch.randint(-24, 25, (n // 2,), device="cuda", generator=generator) / 24
        x[::32] = 1.0
    elif kind == "huge":
        x *= 1000.0 if dtype == torch.float16 else 2.0**100
    elif kind == "special":
        x[::97] = float("nan")
        x[5::4099] = float("inf")
        x[7::8209] = float("-inf")
    return x.to(dtype)


@pytest.fixture(scope="session")
def make() -> Callable[..., Any]:
    return numbers
