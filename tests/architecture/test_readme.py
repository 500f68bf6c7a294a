"""The README is short; tests/integration/test_readme.py runs its commands."""

from __future__ import annotations

from pathlib import Path


def test_it_is_short(root: Path) -> None:
    assert (root / "README.md").read_text("utf-8").count("\n") <= 90
