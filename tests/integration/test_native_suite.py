"""The C++ tests compare each operation with its reference, on each CPU implementation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fake_programs import program

from native_fixture import ROOT, built


def test_every_cpu_implementation_passes_the_native_suite() -> None:
    folder = built("tests/all", options=("-DNYBBLE_TESTS=ON",))
    tools = Path(sys.executable).parent
    env = {name: value for name, value in os.environ.items() if name != "NYBBLE_LIBRARY"}
    command = [tools / "ctest", "--test-dir", folder, "--output-on-failure", "--parallel", "2"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:]
    for suite in ("blockwise4", "blockwise8", "gemm4", "int8", "optim"):
        assert re.search(rf"{suite}\.portable \.+ +Passed", done.stdout), suite


def test_a_gcc_that_is_too_old_is_one_error_before_anything_is_compiled(tmp_path: Path) -> None:
    """Only x86-64 needs GCC 11, for -march=x86-64-v3. The compiler here only claims to be 10.5."""
    if os.uname().machine != "x86_64":
        pytest.skip("GCC 10 is new enough on Arm")
    text = '#!/bin/sh\nexec g++ -U__GNUC__ -D__GNUC__=10 -w "$@"\n'
    old = program(tmp_path / "g++-10", text)
    words = [Path(sys.executable).with_name("cmake"), "-G", "Ninja", "-S", ROOT / "csrc"]
    words += ["-B", tmp_path / "build", f"-DCMAKE_CXX_COMPILER={old}"]
    words += [f"-DCMAKE_MAKE_PROGRAM={Path(sys.executable).with_name('ninja')}"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode != 0
    said = " ".join(done.stderr.split())
    found = re.search(r"GCC 10\.\S+ \((.*?)\) is too old: GCC 11 or newer is needed", said)
    assert found is not None, said
    assert found[1] == str(old)
