"""Call nybble from Python with random and invalid arguments; libnybble is built with sanitizers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import native_suite

PROGRAM = Path(__file__).resolve().parent / "programs/fuzz_calls.py"
COUNT = os.environ.get("NYBBLE_TEST_FUZZ_CALLS", "3000")
SEED = "20261127"


def _runtime(name: str) -> str:
    said = subprocess.run(["c++", f"-print-file-name={name}"], capture_output=True, text=True)
    return said.stdout.strip()


def test_random_calls_from_python_stay_inside_their_buffers() -> None:
    pytest.importorskip("torch")
    way = native_suite.WAYS["asan-o0"]
    try:
        tools = native_suite.programs(way)
        env = native_suite.environment(way, tools)
    except native_suite.Missing as error:
        pytest.skip(f"missing: {error}")
    library = native_suite.build(way, tools, "nybble") / "lib/libnybble.so.1"
    env |= {
        "LD_PRELOAD": " ".join(map(_runtime, ("libasan.so", "libubsan.so", "libstdc++.so.6"))),
        # Python keeps allocations until exit, so leak detection is off
        "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=1",
        "PYTHONMALLOC": "malloc",  # so that each object is a separate block
        "NYBBLE_LIBRARY": str(library),
        "PYTHONPATH": str(native_suite.ROOT / "pkg"),
        "OMP_NUM_THREADS": "2",
    }
    command = [sys.executable, str(PROGRAM), COUNT, SEED]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-6000:]
    found = re.fullmatch(rf"{COUNT} calls, (\d+) refused, (\d+) ok\n", done.stdout)
    assert found, done.stdout
    assert min(map(int, found.groups())) > int(COUNT) // 10
