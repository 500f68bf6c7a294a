"""The examples in docstrings give the shown results."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

PKG = Path(__file__).resolve().parents[2] / "pkg"
MODULES = [
    ".".join(path.relative_to(PKG).with_suffix("").parts)
    for package in ("nybble", "nybforge")
    for path in sorted((PKG / package).rglob("*.py"))
    if re.search(r"^\s+>>> ", path.read_text("utf-8"), re.MULTILINE)
]
assert MODULES


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert (failed, tried > 0) == (0, True)
