"""Renders recipes with a variant file. Checks recipes with the linter of conda-smithy, if it is
installed."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
PINNING = ROOT / "tests/data/conda_forge/pinning.yaml"
LINT = ROOT / "tests/fakes/smithy_lint.py"


def rendered(*arguments: str) -> list[dict[str, Any]]:
    """Return the output of `rattler-build build … --render-only` in the checkout."""
    found: list[dict[str, Any]] = json.loads(_rendered(arguments))
    return found


@cache
def _rendered(arguments: tuple[str, ...]) -> str:
    argv = [sys.executable, "-m", "nybforge.front", "build", "--render-only", *arguments]
    env = {**os.environ, "PATH": "/usr/bin:/bin"}
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def strings(found: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Return package → build strings."""
    names: dict[str, list[str]] = {}
    for each in found:
        recipe = each["recipe"]
        names.setdefault(recipe["package"]["name"], []).append(recipe["build"]["string"])
    return names


def _smithy() -> str | None:
    """Return a Python that can import conda-smithy: this one, or the interpreter of `conda-smithy`
    on PATH."""
    if importlib.util.find_spec("conda_smithy"):
        return sys.executable
    program = shutil.which("conda-smithy")
    return None if program is None else str(Path(program).with_name("python"))


def lint(*folders: Path) -> dict[str, Any]:
    """Return folder → the linter's messages and hints for it."""
    python = _smithy()
    assert python is not None
    argv = [python, str(LINT), *map(str, folders)]
    done = subprocess.run(argv, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


SMITHY = pytest.mark.skipif(_smithy() is None, reason="missing: conda-smithy")
