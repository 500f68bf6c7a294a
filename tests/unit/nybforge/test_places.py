"""The search for the checkout, and the folder for downloads."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.errors import UsageError
from nybforge.places import build_command, cache_folder, find_root


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
    with pytest.raises(
        UsageError, match="NYBFORGE_ROOT does not name a checkout of this repository"
    ) as caught:
        find_root(tmp_path, {"NYBFORGE_ROOT": str(tmp_path)})
    assert caught.value.hint == "unset NYBFORGE_ROOT, or set it to the checkout's folder"


@pytest.mark.parametrize(
    ("env", "folder"),
    [
        ({"NYBFORGE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/a"),
        ({"NYBFORGE_CACHE": "", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/nybforge"),
        ({"XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/nybforge"),
        ({"HOME": "/c"}, "/c/.cache/nybforge"),
        ({"XDG_CACHE_HOME": "b", "HOME": "/c"}, "/c/.cache/nybforge"),
    ],
)
def test_the_variable_that_says_most_wins(env: dict[str, str], folder: str) -> None:
    assert cache_folder(env) == Path(folder)


def test_a_relative_home_makes_no_cache_in_the_working_folder() -> None:
    with pytest.raises(UsageError, match="HOME is 'c', expected an absolute path"):
        cache_folder({"HOME": "c"})


def test_the_build_command_names_a_channel_outside_the_checkout(root: Path) -> None:
    assert build_command(root / "output", "cpu") == "nybforge build cpu"
    assert build_command(Path("/a b/output")) == "nybforge build --output '/a b/output'"
