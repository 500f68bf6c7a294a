"""Every file of results says what it was measured on."""

from __future__ import annotations

import json
from pathlib import Path

NAMED = (("machine", "gpu"), ("commit", "commits"), ("date",), ("command", "commands"))


def test_results_name_machine_commit_date_and_command(root: Path) -> None:
    files = sorted((root / "benchmarks/results").glob("*.json"))
    assert files
    for file in files:
        document = json.loads(file.read_text("utf-8"))
        for run in document["runs"] if {*document} == {"runs"} else [document]:
            for names in NAMED:
                assert any(run.get(name) for name in names), f"{file.name}: no {names[0]}"
