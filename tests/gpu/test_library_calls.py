"""The C functions of bitsandbytes' library that unsloth and axolotl call, on a GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_values_are_those_of_the_functions() -> None:
    shim = [str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*shim, os.environ.get("PYTHONPATH", "")])}
    program = str(ROOT / "tests/unit/nybble/programs/library_calls.py")
    done = subprocess.run(
        [sys.executable, program, "cuda"], env=env, capture_output=True, text=True
    )
    assert "all equal" in done.stdout, done.stderr
