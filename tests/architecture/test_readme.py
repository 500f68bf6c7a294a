"""The README is short; tests/integration/test_readme.py runs its commands."""

from __future__ import annotations

import re
from pathlib import Path


def test_it_is_short(root: Path) -> None:
    assert (root / "README.md").read_text("utf-8").count("\n") <= 90


def test_git_ignores_what_its_commands_write(root: Path) -> None:
    commands = re.sub(r"(?m)^\$ ssh .*$", "", (root / "README.md").read_text("utf-8"))
    made = set(re.findall(r"(?:--prefix|-o|-m venv) (?:\./)?([\w.-]+)", commands))
    assert made == {"bnb", "dist", "env", "nybble.sh"}
    ignored = (root / ".gitignore").read_text("utf-8").replace("/", "").splitlines()
    assert made | {"report.html"} <= set(ignored)
