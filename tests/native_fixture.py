"""Build csrc for the tests, in one folder that all tests and workers share.

    .venv/bin/python tests/native_fixture.py

builds libnybble before the tests. This module does not import the requirements of the tests,
because .ci/run builds libnybble while pip installs them.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/tests/libnybble"


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
    beside = [Path(sys.executable).with_name(name) for name in ("cmake", "ninja")]
    cmake, ninja = (str(path if path.exists() else path.name) for path in beside)
    configure = [cmake, "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"]
    configure += ["-S", str(ROOT / "csrc"), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=Release"]
    with building(BUILD):
        for command in ([*configure, *options], [ninja, "-C", str(BUILD), *targets]):
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr}"
    return BUILD


def built_library() -> Path:
    """Build libnybble and return its file; only test_native_suite builds the C++ tests."""
    return built("nybble", options=("-DNYBBLE_TESTS=ON",)) / "lib/libnybble.so.1"


if __name__ == "__main__":
    print(built_library())
