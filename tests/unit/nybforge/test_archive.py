"""Conda packages are read without unpacking them: members, info files, identity, and one clear
error."""

from __future__ import annotations

import io
import json
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.archive import check_identity, info_files, members, read_index
from nybforge.errors import ChannelError

WANTED = {"name": "a", "version": "1", "build": "0", "subdir": "noarch"}


def _package(folder: Path, index: dict[str, str]) -> Path:
    data = json.dumps(index).encode()
    with tarfile.open(folder / "a-1-0.tar.bz2", "w:bz2") as tar:
        member = tarfile.TarInfo("info/index.json")
        member.size = len(data)
        tar.addfile(member, io.BytesIO(data))
    return folder / "a-1-0.tar.bz2"


@pytest.mark.parametrize("key", list(WANTED))
def test_another_package_is_refused_with_the_difference(key: str, tmp_path: Path) -> None:
    path = _package(tmp_path, {**WANTED, key: "other\x1b"})
    with pytest.raises(ChannelError) as caught:
        check_identity(path, WANTED)
    assert caught.value.why == rf"{key} 'other\x1b', expected {WANTED[key]!r}"


def test_a_package_without_a_subdir_is_the_one_that_was_asked_for(tmp_path: Path) -> None:
    index = {key: value for key, value in WANTED.items() if key != "subdir"}
    assert check_identity(_package(tmp_path, index), WANTED) == index


@pytest.fixture
def made(package: Callable[..., Path], tmp_path: Path) -> Path:
    return package(tmp_path, "tool", "1.2", files={"bin/tool": b"#!/bin/sh\n", "share/a": b"a"})


def test_members_come_info_first_with_their_bytes(made: Path) -> None:
    found = {each.path: each.data.read() for each in members(made) if each.data is not None}
    assert next(iter(found)).startswith("info/")
    assert found["bin/tool"] == b"#!/bin/sh\n"
    assert [*info_files(made, "info/files", "info/none")] == ["info/files"]


def test_a_package_without_an_index_is_an_error(
    package: Callable[..., Path], tmp_path: Path
) -> None:
    made = package(tmp_path, "info", "1", files={"share/a": b"a"})
    data = made.read_bytes()
    for cut in (0, len(data) // 2, len(data) - 1):
        made.write_bytes(data[:cut])
        with pytest.raises(ChannelError, match="not a readable conda package"):
            read_index(made)
