"""Ctrl-C is reported from the first import on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("name", ["script", "rattler_build"])
@pytest.mark.parametrize("module", ["nybforge.ending", "nybforge.report"])
def test_ctrl_c_during_imports_is_reported(tmp_path: Path, name: str, module: str) -> None:
    """The signal arrives while a module that both programs need is imported."""
    program = (
        "import os, signal, sys\n"
        f"from nybforge.__main__ import {name}\n"
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r} and not stopped:\n"
        "            stopped.append(name)\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "stopped = []\n"
        f"assert {module!r} not in sys.modules\n"
        "sys.meta_path.insert(0, Stop())\n"
        f"sys.exit({name}())\n"
    )
    argv = [sys.executable, "-c", program, "list", "--json"]
    done = subprocess.run(argv, capture_output=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (130, b"interrupted\n")
    if name == "script":
        assert json.loads(done.stdout)["error"]["what"] == "interrupted"


def test_ctrl_c_in_a_string_that_runs_is_exit_code_130_too(tmp_path: Path) -> None:
    """Python started with -m remembers a SIGINT that arrives while exec() runs code (dataclasses
    use exec), and kills itself with SIGINT at exit."""
    (tmp_path / "stopped.py").write_text(
        "import os, signal, sys\n"
        "from nybforge.ending import ended, leave\n"
        "from nybforge.report import Report\n"
        "report = Report(stdout=sys.stdout, stderr=sys.stderr)\n"
        "work = lambda: exec('os.kill(os.getpid(), signal.SIGINT)')\n"
        "sys.exit(leave(ended(report, work), sys.stdout, sys.stderr, {}))\n"
    )
    argv = [sys.executable, "-m", "stopped"]
    done = subprocess.run(argv, capture_output=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (130, b"interrupted\n")
