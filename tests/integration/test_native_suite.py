"""The C++ tests compare each operation with its reference, on each CPU implementation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from native_fixture import built

pytestmark = pytest.mark.integration


def test_every_cpu_implementation_passes_the_native_suite() -> None:
    folder = built("tests/all", options=("-DNYBBLE_TESTS=ON",))
    tools = Path(sys.executable).parent
    env = {name: value for name, value in os.environ.items() if name != "NYBBLE_LIBRARY"}
    command = [tools / "ctest", "--test-dir", folder, "--output-on-failure", "--parallel", "2"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:]
    for suite in ("blockwise4", "blockwise8", "gemm4", "int8", "optim"):
        assert re.search(rf"{suite}\.portable \.+ +Passed", done.stdout), suite
