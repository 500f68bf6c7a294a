"""A program that measures GPU operations prints the machine and the rows, and writes both to a
file."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path


def test_json_has_the_printed_machine_and_rows(root: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    command = [sys.executable, str(root / "benchmarks/optimizers.py"), "--only", "Lion8bit"]
    command += ["--json", str(file), "--commit", "abc"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    facts, *rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert json.loads(file.read_text("utf-8")) == {**facts, "rows": rows}
    assert [row["optimizer"] for row in rows] == ["Lion8bit"]
    assert facts["commit"] == "abc"
