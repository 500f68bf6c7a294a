"""The cache of wheels: wheels are found by hash and checked, and fetched again if they are
damaged."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from nybforge.errors import StorageError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.fetch import fetch
from nybforge.toolchain.wheelhouse import Wheelhouse

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index

CONTENT = {"demo/__init__.py": "x = 1\n" * 2000}


def test_a_wheel_is_fetched_once_and_kept_by_its_hash(
    index: Index, house: Wheelhouse, runner: Runner, report: Report, said: io.StringIO
) -> None:
    wheel = index.add("demo", "1.0", CONTENT)
    found = fetch([wheel, wheel], house, runner, report)
    path = found[wheel.sha256]
    assert path == house.folder / "wheels" / wheel.sha256 / wheel.file
    assert path.read_bytes() == (index.folder / wheel.file).read_bytes()
    (index.folder / wheel.file).unlink()
    said.truncate(0)
    assert fetch([wheel], house, runner, report) == found
    assert said.getvalue().strip("\0") == ""
    assert list((house.folder / "partial").iterdir()) == []


@pytest.mark.parametrize("damage", ["changed", "truncated", "empty"])
def test_a_damaged_file_in_the_cache_is_found_and_fetched_again(
    damage: str, index: Index, house: Wheelhouse, runner: Runner, report: Report
) -> None:
    wheel = index.add("demo", "1.0", CONTENT)
    path = fetch([wheel], house, runner, report)[wheel.sha256]
    good = path.read_bytes()
    bad = {"changed": bytes([good[0] ^ 1]) + good[1:], "truncated": good[:-9], "empty": b""}
    path.write_bytes(bad[damage])
    fetch([wheel], house, runner, report)
    assert path.read_bytes() == good


def test_a_filled_cache_needs_no_network(
    index: Index, house: Wheelhouse, runner: Runner, report: Report, env: dict[str, str]
) -> None:
    wheel = index.add("demo", "1.0", CONTENT)
    fetch([wheel], house, runner, report)
    away = Runner(report=report, env={**env, "PIP_FIND_LINKS": "/nowhere", "PATH": "/nowhere"})
    assert fetch([wheel], house, away, report)[wheel.sha256].is_file()


def test_a_cache_that_is_not_a_folder_is_an_error(
    index: Index, house: Wheelhouse, runner: Runner, report: Report
) -> None:
    house.folder.parent.mkdir(exist_ok=True)
    house.folder.write_text("a file")
    with pytest.raises(StorageError):
        fetch([index.add("demo", "1.0", CONTENT)], house, runner, report)
