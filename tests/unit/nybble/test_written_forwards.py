"""What others' forwards of a 4-bit layer take from bitsandbytes (InvokeAI, unsloth_zoo)."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., "subprocess.CompletedProcess[str]"]
ROOT = Path(__file__).resolve().parents[3]


def test_a_forward_that_others_write_computes_what_ours_does(python: Run) -> None:
    path = os.pathsep.join(str(ROOT / "pkg" / one) for one in ("bitsandbytes_shim", ""))
    program = str(Path(__file__).parent / "programs/written_forward.py")
    done = python(program, "", env={"PYTHONPATH": path})
    assert done.stdout.splitlines() == [
        "float16 decides None",
        "torch.float32 True torch.float32",
        "torch.bfloat16 True torch.float32",
        "plain True Params4bit",
        "nf4 64 True",
        "column nothing",
        "floating LinearNF4 is not quantized yet: call .to(device) or .cuda() on it first",
    ], done.stderr
