"""The context of a command: the folders that are written to."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from nybforge.context import make_context
from nybforge.errors import InputError
from nybforge.report import Report


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
