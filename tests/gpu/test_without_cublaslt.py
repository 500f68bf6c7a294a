"""The built-in products for machines without cuBLASLt, in a process that cannot find cuBLASLt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("room", ["test_int8.py", "test_gemm4.py"])
def test_products_are_right_without_cublaslt(room: str) -> None:
    words = (f"tests/gpu/{room}", "--require", "gpu", "-o", "addopts=", "-p", "no:cacheprovider")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", *words, "-p", "no:benchmark"),
            *("-k", "exact or scaled or gradient or awkward"),
        ],
        cwd=ROOT,
        env={**os.environ, "NYBBLE_LIBCUBLASLT": "/nonexistent"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
