"""The C functions of bitsandbytes' library that unsloth and axolotl call, provided by nybble."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., "subprocess.CompletedProcess[str]"]
ROOT = Path(__file__).resolve().parents[3]


def test_values_equal_those_of_the_functions(python: Run) -> None:
    path = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
    program = str(Path(__file__).parent / "programs/library_calls.py")
    done = python(program, "cpu", env={"PYTHONPATH": path})
    # the error names the missing function and lists the existing functions
    assert "all equal; " in done.stdout, done.stderr
    assert "no C function 'cigemm': it has cdequantize_blockwise_fp32, " in done.stdout
