"""Fixtures for the Python library's tests: the built library, and bitsandbytes as the oracle."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from forks import Forks
from ranks import rank_env, run_ranks

ROOT = Path(__file__).resolve().parents[3]
# what the programs of two processes import
DISTRIBUTED = ("torch.distributed.checkpoint.state_dict", "torch.distributed.fsdp")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests that are marked with a newer torch release than the installed release."""
    try:
        installed = importlib.metadata.version("torch")
    except importlib.metadata.PackageNotFoundError:
        return  # tests that need torch skip by themselves
    for item in items:
        for mark in item.iter_markers("torch"):
            wanted = mark.args[0]
            if _release(installed) < _release(wanted):
                item.add_marker(pytest.mark.skip(reason=f"torch {installed}: needs {wanted}"))


def _release(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")[:2]))


@pytest.fixture(autouse=True)
def _library(libnybble: Path) -> None:
    """Require libnybble, and seed torch, so that values do not depend on other tests."""
    if "torch" in sys.modules:
        sys.modules["torch"].manual_seed(20261122)


@pytest.fixture(scope="session")
def torch() -> Any:
    return pytest.importorskip("torch")


@pytest.fixture(scope="session")
def peer() -> Any:
    """The real bitsandbytes, as the oracle for the formats."""
    pytest.importorskip("torch")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pytest.importorskip("bitsandbytes")


@pytest.fixture
def with_fast_path(torch: Any) -> None:
    """Open the fast path and register its code books."""
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        pytest.skip("missing: torch's C exchange (torch 2.10)")
    from nybble import functional as F
    from nybble._torch import fast_path

    ones = torch.ones(64)
    F.quantize_4bit(ones)  # the first call opens the fast path, the second registers the code book
    for quant_type in ("nf4", "fp4"):
        F.quantize_4bit(ones, quant_type=quant_type)
    F.quantize_blockwise(ones)
    assert fast_path.is_open()


@pytest.fixture
def fresh_manager(torch: Any) -> Iterator[None]:
    """Remove the settings of parameters before and after a test."""
    from nybble.optim import GlobalOptimManager

    GlobalOptimManager.get_instance().initialize()
    yield
    GlobalOptimManager.get_instance().initialize()


@pytest.fixture(params=["fast path", "general path"])
def each_path(request: pytest.FixtureRequest, torch: Any) -> Iterator[None]:
    """Run a test twice: with the fast path and without it."""
    from nybble import functional as F
    from nybble._torch import fast_path

    F.quantize_4bit(torch.ones(64))  # the first call opens the fast path
    with fast_path.general_path() if request.param == "general path" else nullcontext():
        yield


@pytest.fixture
def python(libnybble: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a function: `python("code", env={...})` runs code or arguments in an interpreter."""

    def run(*argv: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        arguments = ["-c", argv[0]] if len(argv) == 1 else list(argv)
        return subprocess.run(
            [sys.executable, *arguments],
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT / "pkg"),
                "NYBBLE_LIBRARY": str(libnybble),
                **(env or {}),
            },
            capture_output=True,
            text=True,
        )

    return run


@pytest.fixture(scope="session")
def _with_torch(libnybble: Path) -> Iterator[Forks]:
    """A process that has imported torch. Its forks can import nybble's module bitsandbytes."""
    pytest.importorskip("torch")
    path = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
    env = {"PYTHONPATH": path, "NYBBLE_LIBRARY": str(libnybble), "OMP_NUM_THREADS": "1"}
    env["NYBBLE_BNB_STRICT"] = "0"
    with Forks(["torch"], {**os.environ, **env}) as forks:
        yield forks


@pytest.fixture
def in_fork(_with_torch: Forks, tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a function: `in_fork("code", "argument", …)` runs code, or the program of a path, in
    the fork of a process that has imported torch, which takes 2 s of processor time."""

    def run(program: str | Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
        if isinstance(program, str):
            path = tmp_path / "code.py"
            path.write_text(program, "utf-8")
            program = path
        (done,) = _with_torch.run(tmp_path, (program, *words))
        return done

    return run


@pytest.fixture(scope="module")
def two_processes(libnybble: Path) -> Iterator[Callable[..., dict[str, Any]]]:
    """Return a function: `two_processes("name", folder, "more", …)` runs a program on the CPU.

    The program is in programs/. The function returns the last JSON that rank 0 printed.
    """
    torch = pytest.importorskip("torch")
    if not torch.distributed.is_available() or not torch.distributed.is_gloo_available():
        pytest.skip("missing: torch.distributed with gloo")
    env = {**rank_env(), "NYBBLE_LIBRARY": str(libnybble)}
    with Forks(DISTRIBUTED, env) as forks:

        def run(name: str, folder: Path, *more: str) -> dict[str, Any]:
            return run_ranks(name, "cpu", folder, *more, forks=forks)

        yield run
