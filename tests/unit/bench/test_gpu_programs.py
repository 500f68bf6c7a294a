"""The programs that measure one kind of GPU operation refuse a selection that matches nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from needs import needs

pytestmark = [pytest.mark.slow, needs("torch")]


@pytest.mark.parametrize(
    ("program", "option", "known"),
    [
        ("microscaled.py", "--shape", "4096x4096, 14336x4096"),
        ("moe.py", "--model", "mixtral-8x7b, "),
        ("optimizers.py", "--only", "AdamW8bit, "),
    ],
)
def test_a_selection_without_a_match_is_refused_before_anything_is_measured(
    root: Path, program: str, option: str, known: str
) -> None:
    command = [sys.executable, str(root / "benchmarks" / program), option, "nothing"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    said = f"{program}: error: {option} nothing: expected a part of {known}"
    assert done.stderr.splitlines()[-1].startswith(said)
    assert done.stdout == ""
