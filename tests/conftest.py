"""Fixtures of the fakes and of the built library, for every test below this folder."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "fakes"))

from cuda_fixture import _fake_driver_builds, fake_cublaslt, fake_cuda
from stub_programs import probe

from native_fixture import libnybble

__all__ = ["_fake_driver_builds", "fake_cublaslt", "fake_cuda", "libnybble", "probe"]
