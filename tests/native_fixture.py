"""libnybble for the tests of the Python library: NYBBLE_LIBRARY's file, or one build of csrc."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/tests/libnybble"


def _tool(name: str) -> str:
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        pytest.skip(f"missing: {name} (pip install {name})")
    return found


@contextmanager
def building(folder: Path) -> Iterator[None]:
    """Lock a build folder: ninja has no lock, and every pytest worker builds the library."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # skip on a file system without locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def built(*targets: str, options: tuple[str, ...] = ()) -> Path:
    """Configure csrc in BUILD, make targets there and return BUILD."""
    ninja = _tool("ninja")
    configure = [_tool("cmake"), "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"]
    configure += ["-S", str(ROOT / "csrc"), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=Release"]
    with building(BUILD):
        for command in ([*configure, *options], [ninja, "-C", str(BUILD), *targets]):
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr}"
    return BUILD


@pytest.fixture(scope="session")
def libnybble() -> Path:
    """Return the library's file; set NYBBLE_LIBRARY to it for this process and its children."""
    named = os.environ.get("NYBBLE_LIBRARY")
    if named:
        return Path(named)
    if shutil.which("c++") is None:
        pytest.skip("missing: a C++17 compiler (c++)")
    # only test_native_suite builds the programs of the C++ tests
    library = built("nybble", options=("-DNYBBLE_TESTS=ON",)) / "lib/libnybble.so.1"
    os.environ["NYBBLE_LIBRARY"] = str(library)
    return library
