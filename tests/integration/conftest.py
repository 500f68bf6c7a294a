"""Fixtures of the tests that build and install real packages."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from nvrtcc_fakes import Sets, Tools, make_tools
from real import Real, make_real
from tiny import Tiny, make_tiny

from native_fixture import built


@pytest.fixture(scope="session")
def wheels() -> Path:
    """The folder in which the tests cache NVIDIA's wheels, which they download with pip."""
    named = os.environ.get("NYBBLE_TEST_WHEELS")
    return Path(named) if named else Path.home() / ".cache/nybble-test-wheels"


@pytest.fixture(scope="session")
def real(tmp_path_factory: pytest.TempPathFactory) -> Real:
    """The checkout with a channel of its own for real packages."""
    return make_real(tmp_path_factory.mktemp("real"))


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    """A small checkout whose packages build quickly."""
    return make_tiny(tmp_path)


@pytest.fixture(scope="session")
def channel_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Return a function that builds a target of a small checkout once, and returns the channel."""

    @cache
    def made(target: str) -> Path:
        tiny = make_tiny(tmp_path_factory.mktemp(target))
        done = tiny.builds(target)
        assert done.returncode == 0, done.stderr
        return tiny.output

    return made


@pytest.fixture
def cpu_tiny(tiny: Tiny, channel_of: Callable[[str], Path]) -> Tiny:
    """A small checkout with the built packages of cpu in its channel."""
    shutil.copytree(channel_of("cpu"), tiny.output)
    return tiny


@pytest.fixture
def cuda122_tiny(tiny: Tiny, channel_of: Callable[[str], Path]) -> Tiny:
    """A small checkout with the built packages of cuda122 in its channel."""
    shutil.copytree(channel_of("cuda122"), tiny.output)
    return tiny


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
