"""Fixtures of the tests that build and install real packages."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from nvrtcc_fakes import Sets, Tools, make_tools
from tiny import Tiny, make_tiny

from native_fixture import built


@pytest.fixture(scope="session")
def wheels() -> Path:
    """The folder in which the tests cache NVIDIA's wheels, which they download with pip."""
    named = os.environ.get("NYBBLE_TEST_WHEELS")
    return Path(named) if named else Path.home() / ".cache/nybble-test-wheels"


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    """A small checkout whose packages build quickly."""
    return make_tiny(tmp_path)


@pytest.fixture
def weird_tiny(weird_tmp_path: Path) -> Tiny:
    """A small checkout, in folders with plain, spaced and non-ASCII names."""
    return make_tiny(weird_tmp_path)


@pytest.fixture(scope="session")
def nvrtcc() -> Path:
    """The program nvrtcc, built from csrc."""
    return built("nvrtcc") / "tools/nvrtcc/nvrtcc"


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return make_tools(tmp_path / "tools")


@pytest.fixture
def sets(nvrtcc: Path, tools: Tools, tmp_path: Path) -> Sets:
    return Sets(nvrtcc, tools, tmp_path)
