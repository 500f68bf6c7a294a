"""The context of a command: the folders that are written to."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nybforge.context import make_context
from nybforge.errors import InputError
from nybforge.report import Report
from nybforge.request import environment


def checkout(folder: Path) -> Path:
    (folder / "recipe/variants").mkdir(parents=True)
    return folder


def test_option_comes_before_environment_and_both_are_relative_to_the_folder(
    tmp_path: Path,
) -> None:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    root = checkout(tmp_path / "root")
    env = {"NYBFORGE_OUTPUT": "channel", "NYBFORGE_BUILD": "scratch", "NYBFORGE_CACHE": "/c"}
    context = make_context(report, env, root)
    assert context.writes == (root / "channel", root / "scratch", Path("/c"))
    assert make_context(report, env, root, output="mine").output == root / "mine"
    assert make_context(report, {}, root).writes[:2] == (root / "output", root / "build")


def test_a_channel_that_is_a_file_is_refused(tmp_path: Path) -> None:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    root = checkout(tmp_path / "root")
    (root / "README.md").touch()
    for output, env in (("README.md", {}), (None, {"NYBFORGE_OUTPUT": "README.md"})):
        with pytest.raises(InputError, match="the channel is not a folder") as found:
            make_context(report, env, root, output=output)
        assert found.value.where == root / "README.md"


def run(folder: Path, words: str) -> tuple[int, dict[str, Any]]:
    """Run nybforge in a folder as a shell does, with the variable PWD."""
    argv = [sys.executable, "-m", "nybforge", *words.split(), "--json"]
    env = {**os.environ, "PWD": str(folder)}
    done = subprocess.run(argv, cwd=folder, env=env, capture_output=True, text=True)
    return done.returncode, json.loads(done.stdout)


def test_a_folder_that_is_not_utf_8_works_or_is_named(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    assert run(folder, "recipe meta cpu -o meta")[0] == 0
    code, said = run(folder, "env create --no-toolchain --prefix env -c ./channel numpy")
    assert (code, said["error"]["what"]) == (2, "a path or an argument is not UTF-8")
    assert "caf\\udce9" in json.dumps(said["error"])


def test_a_build_gets_no_variables_that_are_not_utf_8(tmp_path: Path) -> None:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    env = {"NAME": os.fsdecode(b"Ren\xe9"), "LANG": "C"}
    found = environment(make_context(report, env, checkout(tmp_path / "root")))
    assert ("NAME" in found, found["LANG"]) == (False, "C")
