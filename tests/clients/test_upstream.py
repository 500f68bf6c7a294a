"""tests/clients/upstream.py runs a checkout's tests over nybble and compares their results."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.clients

PROGRAM = Path(__file__).parent / "upstream.py"
MODULES = """
import pytest
import bitsandbytes as bnb

def test_it_is_ours():
    assert "nybble" in bnb.__version__

def test_4bit_linear_warnings():
    assert False, "listed without parameters? no"

@pytest.mark.parametrize("device", ["cpu"])
def test_4bit_embedding_warnings(device):
    assert False

@pytest.mark.parametrize("device", ["cpu"])
@pytest.mark.parametrize("module", ["NF4"])
def test_linear_kbit_fp32_bias(module, device):
    pass

def test_embedding_not_implemented_error():
    assert False

@pytest.mark.slow
def test_left_out():
    assert False
"""


def test_unlisted_failures_and_stale_rows_are_reported(libnybble: Path, tmp_path: Path) -> None:
    tests = tmp_path / "checkout/tests"
    tests.mkdir(parents=True)
    (tests / "__init__.py").touch()
    (tests / "test_modules.py").write_text(MODULES)
    (tmp_path / "checkout/bitsandbytes.py").write_text("raise ImportError('the checkout')")
    env = {**os.environ, "NYBBLE_LIBRARY": str(libnybble), "NYBBLE_BNB_STRICT": "0"}
    command = [sys.executable, str(PROGRAM), str(tmp_path / "checkout")]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert lines[1].split()[:4] == ["test_modules.py", "2", "3", "0"]
    assert [line.partition(": AssertionError")[0] for line in lines[2:]] == [
        "not listed: test_modules.py::test_4bit_linear_warnings",
        "listed, but passes: test_modules.py::test_linear_kbit_fp32_bias[*",
        "listed, but passes: test_modules.py::test_4bit_linear_warnings[*",
    ]
    strict = subprocess.run(
        [*command, "--device", "cpu", "test_modules.py"],
        env={**env, "NYBBLE_BNB_STRICT": "1"},
        capture_output=True,
        text=True,
    )
    found = strict.stdout
    assert "not listed: test_modules.py::test_4bit_embedding_warnings[cpu]" in found
    assert "listed, but" not in found
