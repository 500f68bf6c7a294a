"""Fixtures of the fakes and of the built library, for every test below this folder."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "fakes"))

from cuda_fixture import _fake_driver_builds, fake_cublaslt, fake_cuda
from stub_programs import probe

from native_fixture import built_library

__all__ = ["_fake_driver_builds", "fake_cublaslt", "fake_cuda", "libnybble", "probe"]


@pytest.fixture(scope="session")
def libnybble() -> Path:
    """Return the library that NYBBLE_LIBRARY names. If it is not set, build libnybble and set it,
    also for child processes."""
    if "NYBBLE_LIBRARY" not in os.environ:
        if shutil.which("c++") is None:
            pytest.skip("missing: a C++17 compiler (c++)")
        os.environ["NYBBLE_LIBRARY"] = str(built_library())
    return Path(os.environ["NYBBLE_LIBRARY"])
