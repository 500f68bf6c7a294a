"""Fixtures of the fakes and of the built library, for every test below this folder."""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "fakes"))

from cuda_fixture import _fake_driver_builds, fake_cublaslt, fake_cuda
from stub_programs import probe

from native_fixture import built_library

__all__ = ["_fake_driver_builds", "fake_cublaslt", "fake_cuda", "libnybble", "probe"]


def _gpu_software() -> str | None:
    """Return the prerequisite that this machine with a CUDA device is missing, or None."""
    torch = import_module("torch")
    if not torch.cuda.is_available():
        return f"a torch that can use the CUDA device (this one is {torch.__version__})"
    try:
        import_module("nybble.functional").quantize_4bit(torch.ones(64, device="cuda"))
    except import_module("nybble.errors").NybbleError as error:
        return f"a library and kernel set for the CUDA device ({error})"
    return None


@pytest.hookimpl(trylast=True)  # after the root conftest's, which reports a missing device
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the tests that need a GPU if torch or nybble cannot use it."""
    ours = [item for item in items if item.get_closest_marker("gpu")]
    if not ours or any(item.get_closest_marker("skip") for item in ours):
        return
    missing = _gpu_software()
    if missing is not None and "gpu" in config.getoption("--require"):
        raise pytest.UsageError(f"--require gpu: missing {missing}")
    for item in ours if missing is not None else ():
        item.add_marker(pytest.mark.skip(reason=f"missing: {missing}"))


@pytest.fixture(scope="session")
def libnybble() -> Path:
    """Return the library that NYBBLE_LIBRARY names. If this variable is not set, build libnybble
    and set the variable, also for child processes."""
    if "NYBBLE_LIBRARY" not in os.environ:
        if shutil.which("c++") is None:
            pytest.skip("missing: a C++17 compiler (c++)")
        os.environ["NYBBLE_LIBRARY"] = str(built_library())
    return Path(os.environ["NYBBLE_LIBRARY"])
