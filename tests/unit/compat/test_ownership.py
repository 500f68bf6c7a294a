"""Cache ownership: the user or root owns the cache and its parents, and nobody else may write to
them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nybble.compat.ownership import writable_by_others


@pytest.mark.parametrize("mode", [0o700, 0o755, 0o1755])
def test_a_folder_of_ones_own_is_private(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(mode)
    assert writable_by_others(tmp_path) is None
    # tmp_path is below /tmp, which is sticky
    assert writable_by_others(tmp_path, parents=True) is None


@pytest.mark.parametrize("mode", [0o775, 0o757, 0o777, 0o1777])
def test_a_folder_that_others_write_into_is_not(tmp_path: Path, mode: int) -> None:
    inner = tmp_path / "open/inner"
    inner.mkdir(parents=True)
    inner.parent.chmod(mode)
    why = f"others can write into {inner.parent} (owner {os.geteuid()}, mode {mode:o})"
    assert writable_by_others(inner.parent) == why
    assert writable_by_others(inner) is None
    # in a sticky folder, others cannot remove our files
    assert writable_by_others(inner, parents=True) == (None if mode & 0o1000 else why)


def test_a_link_counts_as_its_target(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    (tmp_path / "link").symlink_to("open")
    assert "open (owner" in str(writable_by_others(tmp_path / "link"))


@pytest.mark.skipif(os.geteuid() != 0, reason="missing: root, who can give files away")
def test_another_users_folder_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    os.chown(tmp_path, 65534, 65534)
    assert "owner 65534" in str(writable_by_others(tmp_path))
    assert writable_by_others(tmp_path / "inner") is None
    assert "owner 65534" in str(writable_by_others(tmp_path / "inner", parents=True))
