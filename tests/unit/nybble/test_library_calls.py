"""The C functions of bitsandbytes' library that unsloth and axolotl call, provided by nybble."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_values_equal_those_of_the_functions(in_fork: Run) -> None:
    done = in_fork(Path(__file__).parent / "programs/library_calls.py", "cpu")
    # the error names the missing function and lists the existing functions
    assert "all equal; " in done.stdout, done.stderr
    assert "no C function 'cigemm': it has cdequantize_blockwise_fp32, " in done.stdout
