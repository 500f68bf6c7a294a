"""The modules of a new environment are compiled, except files with syntax errors."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

from nybforge.environments.bytecode import compile_modules
from nybforge.report import Report
from nybforge.run import Runner


def test_modules_are_compiled_and_other_files_are_skipped(tmp_path: Path) -> None:
    minor = f"{sys.version_info[0]}.{sys.version_info[1]}"
    site = tmp_path / f"lib/python{minor}/site-packages"
    site.mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/python").symlink_to(sys.executable)
    (site / "good.py").write_text("one = 1\n")
    (site / "template.py").write_text("one = {{ two }} {%\n")
    sink = io.StringIO()
    runner = Runner(report=Report(stdout=sink, stderr=sink), env=dict(os.environ))
    compile_modules(tmp_path, runner)
    assert [path.name.partition(".")[0] for path in site.glob("__pycache__/*.pyc")] == ["good"]
    assert sink.getvalue() == ""


def test_an_environment_without_python_is_left_alone(tmp_path: Path) -> None:
    sink = io.StringIO()
    compile_modules(tmp_path, Runner(report=Report(stdout=sink, stderr=sink), env={}))
    assert list(tmp_path.iterdir()) == []
