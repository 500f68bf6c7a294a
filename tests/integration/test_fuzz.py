"""The C interface under the address and undefined-behaviour sanitizers, driven by the fuzzer."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.integration

SECONDS = 20
SEED = 20261122


@pytest.fixture(scope="module")
def fuzzer(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The fuzzer and the library, built with the sanitizers."""
    if shutil.which("c++") is None:
        pytest.skip("missing: a C++17 compiler (c++)")
    tools = Path(sys.executable).parent
    folder = root / "build/tests/sanitized"
    probe = tmp_path_factory.mktemp("probe")
    flags = ["-fsanitize=address,undefined", "-x", "c++", "-"]
    linked = subprocess.run(
        ["c++", *flags, "-o", str(probe / "probe")],
        input="int main() {}",
        capture_output=True,
        text=True,
    )
    if linked.returncode or subprocess.run([probe / "probe"], capture_output=True).returncode:
        pytest.skip("missing: the sanitizers' run-time libraries (libasan, libubsan)")
    configure = [
        *(tools / "cmake", "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={tools / 'ninja'}"),
        *("-S", root / "csrc", "-B", folder, "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_CXX_FLAGS=-O1"),
        *("-DNYBBLE_TESTS=ON", "-DNYBBLE_SANITIZE=address,undefined"),
    ]
    for command in (configure, [tools / "cmake", "--build", folder, "--target", "fuzz"]):
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder / "tests/fuzz"


def test_random_calls_touch_nothing_that_is_not_theirs(fuzzer: Path) -> None:
    done = subprocess.run(
        [fuzzer, str(SECONDS), str(SEED)],
        env={
            "ASAN_OPTIONS": "detect_leaks=0",  # needs ptrace, which containers refuse
            "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
            "OMP_NUM_THREADS": "2",
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr[-6000:]
    assert "accepted" in done.stdout
