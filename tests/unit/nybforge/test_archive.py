"""A package's own metadata are compared with what a channel or lock asked for, subdir included."""

from __future__ import annotations

import io
import json
import tarfile
from pathlib import Path

import pytest

from nybforge.archive import check_identity
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
def test_another_package_is_refused_by_what_differs(key: str, tmp_path: Path) -> None:
    path = _package(tmp_path, {**WANTED, key: "other\x1b"})
    with pytest.raises(ChannelError) as caught:
        check_identity(path, WANTED)
    assert caught.value.why == rf"{key} 'other\x1b', expected {WANTED[key]!r}"


def test_a_package_without_a_subdir_is_the_one_that_was_asked_for(tmp_path: Path) -> None:
    index = {key: value for key, value in WANTED.items() if key != "subdir"}
    assert check_identity(_package(tmp_path, index), WANTED) == index
