"""libnybble for the tests of the Python library: NYBBLE_LIBRARY, or built here from csrc once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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


@pytest.fixture(scope="session")
def libnybble() -> Path:
    """The library's file; the environment names it, for this process and its children."""
    named = os.environ.get("NYBBLE_LIBRARY")
    if named:
        return Path(named)
    if shutil.which("c++") is None:
        pytest.skip("missing: a C++17 compiler (c++)")
    ninja = _tool("ninja")
    for command in (
        [
            *(_tool("cmake"), "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"),
            *("-S", str(ROOT / "csrc"), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=Release"),
            "-DNYBBLE_TESTS=ON",  # built only where asked for, by test_native_suite
        ],
        [ninja, "-C", str(BUILD), "nybble"],
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr}"
    library = BUILD / "lib/libnybble.so.1"
    os.environ["NYBBLE_LIBRARY"] = str(library)
    return library
