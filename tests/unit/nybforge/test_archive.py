"""Conda packages are read without unpacking: members, info files, identity, one clear error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.archive import check_identity, info_files, members, read_index
from nybforge.errors import ChannelError


@pytest.fixture
def made(package: Callable[..., Path], tmp_path: Path) -> Path:
    return package(tmp_path, "tool", "1.2", files={"bin/tool": b"#!/bin/sh\n", "share/a": b"a"})


def test_members_come_info_first_with_their_bytes(made: Path) -> None:
    found = {each.path: each.data.read() for each in members(made) if each.data is not None}
    assert next(iter(found)).startswith("info/")
    assert found["bin/tool"] == b"#!/bin/sh\n"
    assert [*info_files(made, "info/files", "info/none")] == ["info/files"]


def test_a_package_is_the_one_that_was_asked_for(made: Path) -> None:
    index = read_index(made)
    assert check_identity(index, ("tool", "1.2", "h0_0"), made) is index
    with pytest.raises(ChannelError, match="another than its channel"):
        check_identity(index, ("tool", "1.3", "h0_0"), made)


def test_a_package_without_an_index_is_said(package: Callable[..., Path], tmp_path: Path) -> None:
    made = package(tmp_path, "info", "1", files={"share/a": b"a"})
    data = made.read_bytes()
    for cut in (0, len(data) // 2, len(data) - 1):
        made.write_bytes(data[:cut])
        with pytest.raises(ChannelError, match="not a readable conda package"):
            read_index(made)
