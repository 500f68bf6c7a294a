"""tests/torch_releases.py reports each release's test results, and whether the tests ran."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fake_programs import program

PYTHON = """#!/bin/sh
if [ "$1" = -c ]; then echo '2.4.1+cu121 1.24.4 3.10.13 (main)'; exit {import_ends}; fi
echo '{says}'
exit {ends}
"""


def released(
    root: Path, tmp_path: Path, says: str, ends: int, import_ends: int = 0
) -> tuple[subprocess.CompletedProcess[str], list[dict[str, Any]]]:
    """Run the script on an environment whose `python` prints this text."""
    text = PYTHON.format(says=says, ends=ends, import_ends=import_ends)
    program(tmp_path / "env/bin/python", text)
    (tmp_path / "lib.so").touch()
    out = tmp_path / "out.json"
    command = [sys.executable, root / "tests/torch_releases.py", "--library", tmp_path / "lib.so"]
    done = subprocess.run(
        [*command, "--out", out, tmp_path / "env"], capture_output=True, text=True
    )
    return done, json.loads(out.read_text("utf-8"))["releases"] if out.exists() else []


@pytest.mark.parametrize(
    ("says", "ends", "failed", "whole"),
    [
        ("5 passed, 3 skipped in 1.0s", 0, [], True),
        (
            "FAILED tests/a.py::b - x\n1 failed, 5 passed, 3 skipped in 1.0s",
            1,
            ["tests/a.py::b"],
            True,
        ),
        ("ERROR: unrecognized arguments: -n", 4, [], False),
    ],
    ids=["all passed", "one failed", "pytest could not run"],
)
def test_it_ends_with_0_where_all_ran_and_passed_alone(
    root: Path, tmp_path: Path, says: str, ends: int, failed: list[str], whole: bool
) -> None:
    done, (found,) = released(root, tmp_path, says, ends)
    assert done.returncode == (ends != 0)
    assert found["torch"] == "2.4.1+cu121"
    assert (found["passed"], found["skipped"]) == ((5, 3) if whole else (0, 0))
    assert (found["ended"] == "whole") == whole
    if whole:
        assert found["failed"] == failed


def test_an_environment_without_torch_is_one_error(root: Path, tmp_path: Path) -> None:
    done, found = released(root, tmp_path, "", 0, import_ends=1)
    assert done.returncode == 1
    assert f"torch or numpy cannot be imported in {tmp_path / 'env'}" in done.stderr
    assert "Traceback" not in done.stderr
    assert found == []
