"""Compiles an environment's Python modules. In a read-only environment, Python would otherwise
compile them again at every start."""

from __future__ import annotations

from pathlib import Path

from nybforge.run import Runner

__all__ = ["compile_modules"]

PATIENCE_S = 600.0  # compiling torch alone takes a minute


def compile_modules(prefix: Path, runner: Runner) -> None:
    """Write the .pyc files of the prefix, as conda does for noarch packages. Files that do not
    compile (templates, tests of old syntax) are skipped."""
    python = prefix / "bin/python"
    folders = sorted(prefix.glob("lib/python3.*/site-packages"))
    if python.exists() and folders:
        runner.capture([python, "-I", "-m", "compileall", "-q", *folders], timeout=PATIENCE_S)
