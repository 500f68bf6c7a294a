"""The search for the checkout, and the folder for downloads."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.errors import UsageError
from nybforge.places import cache_folder, find_root


@pytest.mark.parametrize(
    ("env", "folder"),
    [
        ({"NYBFORGE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/a"),
        ({"NYBFORGE_CACHE": "", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/nybforge"),
        ({"HOME": "/c"}, "/c/.cache/nybforge"),
    ],
)
def test_the_variable_that_says_most_wins(env: dict[str, str], folder: str) -> None:
    assert cache_folder(env) == Path(folder)


def test_the_nearest_checkout_is_found(root: Path, tmp_path: Path) -> None:
    (tmp_path / "recipe/variants").mkdir(parents=True)
    (tmp_path / "deep/er").mkdir(parents=True)
    assert find_root(tmp_path / "deep/er", {}) == tmp_path
    assert find_root(Path("/"), {}) == root
    assert find_root(Path("/"), {"NYBFORGE_ROOT": str(tmp_path)}) == tmp_path
    with pytest.raises(UsageError, match="not a checkout"):
        find_root(root, {"NYBFORGE_ROOT": str(tmp_path / "deep")})
