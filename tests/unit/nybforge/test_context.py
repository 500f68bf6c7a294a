"""The context of a command: the checkout that is found, and the folders that are written to."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from nybforge.context import cache_folder, find_root, make_context
from nybforge.errors import UsageError
from nybforge.report import Report


def checkout(folder: Path) -> Path:
    (folder / "recipe/variants").mkdir(parents=True)
    return folder


def test_the_nearest_checkout_upwards_is_taken(tmp_path: Path) -> None:
    outer, inner = checkout(tmp_path / "outer"), checkout(tmp_path / "outer/a/inner")
    (inner / "deep/folder").mkdir(parents=True)
    assert find_root(inner / "deep/folder", {}) == inner
    assert find_root(outer / "a", {}) == outer


def test_outside_a_checkout_the_one_of_this_package_is_taken(root: Path, tmp_path: Path) -> None:
    assert find_root(tmp_path, {}) == root


def test_the_environment_names_another_checkout(tmp_path: Path) -> None:
    named = checkout(tmp_path / "named")
    assert find_root(checkout(tmp_path / "here"), {"NYBFORGE_ROOT": str(named)}) == named
    with pytest.raises(UsageError, match="NYBFORGE_ROOT is not a checkout") as caught:
        find_root(tmp_path, {"NYBFORGE_ROOT": str(tmp_path)})
    assert caught.value.hint == "unset NYBFORGE_ROOT or point it at the checkout"


@pytest.mark.parametrize(
    ("env", "folder"),
    [
        ({"NYBFORGE_CACHE": "/c", "XDG_CACHE_HOME": "/x", "HOME": "/h"}, "/c"),
        ({"XDG_CACHE_HOME": "/x", "HOME": "/h"}, "/x/nybforge"),
        ({"HOME": "/h"}, "/h/.cache/nybforge"),
    ],
)
def test_downloads_go_to_the_first_folder_that_is_named(env: dict[str, str], folder: str) -> None:
    assert cache_folder(env) == Path(folder)


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
