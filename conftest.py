"""Fixtures shared by every test: the tree, skips that name what is missing, awkward paths."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import signal
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent


def _gpu() -> str | None:
    """Return what is missing for the gpu marker, or None."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        return f"libcuda.so.1 ({error})"
    count = ctypes.c_int(0)
    if (
        driver.cuInit(0) != 0
        or driver.cuDeviceGetCount(ctypes.byref(count)) != 0
        or not count.value
    ):
        return "a CUDA device"
    return None


def _conda() -> str | None:
    names = ("conda", "mamba", "micromamba")
    return None if any(shutil.which(name) for name in names) else "conda, mamba or micromamba"


def _clients() -> str | None:
    names = ("torch", "transformers", "peft", "accelerate", "bitsandbytes")
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    return ", ".join(missing) or None


NEEDS = {"gpu": _gpu, "conda": _conda, "clients": _clients}


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs under test, and these the servers of the tests.

    The background of a shell has Ctrl-C ignored, and hands that on to every child. A site's proxy
    knows nothing of this machine's ports.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.pop("PYTHONUNBUFFERED", None)  # it hides what a full buffer does
    for name in ("NO_PROXY", "no_proxy"):
        os.environ[name] = ",".join(filter(None, (os.environ.get(name), "127.0.0.1")))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        action="append",
        default=[],
        choices=sorted(NEEDS),
        help="fail instead of skip when what this marker needs is missing; may be repeated",
    )
    parser.addoption("--update-golden", action="store_true", help="rewrite expected files")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for marker, probe in NEEDS.items():
        marked = [item for item in items if item.get_closest_marker(marker)]
        missing = probe() if marked else None
        if missing is None:
            continue
        if marker in config.getoption("--require"):
            raise pytest.UsageError(f"--require {marker}: missing {missing}")
        for item in marked:
            item.add_marker(pytest.mark.skip(reason=f"missing: {missing}"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(params=["plain", "with space", "größe-ß"])
def weird_tmp_path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A temporary folder, also with a space and with non-ASCII letters in its name."""
    path = tmp_path / str(request.param)
    path.mkdir()
    return path
