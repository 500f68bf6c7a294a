"""The wheels of pip's indexes and folders are listed with their hashes."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from nybforge.errors import DownloadError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.toolchain.fetch import without_unearth
from nybforge.toolchain.listing import listed, metadata_of

if TYPE_CHECKING:
    from tests.unit.toolchain.conftest import Index


def test_a_folder_of_wheels_is_listed_with_hashes(index: Index, runner: Runner) -> None:
    made = [index.add("demo", version, {"demo/a": version}) for version in ("1.0", "2.0")]
    index.add("other", "1.0", {})
    found = sorted(listed(["demo"], runner), key=lambda each: each.version)
    assert [(each.file, each.sha256) for each in found] == [(w.file, w.sha256) for w in made]


def test_the_metadata_of_a_wheel_is_read(index: Index, runner: Runner) -> None:
    index.add("demo", "1.0", {})
    (wheel,) = listed(["demo"], runner)
    assert metadata_of(wheel, runner).startswith("Metadata-Version: 2.1\nName: demo\n")


def test_nothing_found_is_an_error_with_the_names(runner: Runner) -> None:
    with pytest.raises(DownloadError) as caught:
        listed(["demo", "other"], runner)
    assert caught.value.detail[:2] == ("demo", "other")
    assert "PIP_INDEX_URL" in str(caught.value.hint)


def test_an_index_that_cannot_be_read_is_named(
    index: Index, env: dict[str, str], report: Report, said: io.StringIO
) -> None:
    made = index.add("demo", "1.0", {})
    env["PIP_FIND_LINKS"] = f"{index.folder.parent / 'none'} {index.folder}"
    found = listed(["demo"], Runner(report=report, env=env))
    assert [each.file for each in found] == [made.file]
    assert "note: an index or a page was not read: " in said.getvalue()
    assert str(index.folder.parent / "none") in said.getvalue()


def test_missing_unearth_is_not_reported_as_a_missing_network() -> None:
    error = without_unearth(["Traceback", "ModuleNotFoundError: No module named 'unearth.auth'"])
    assert error is not None
    assert "build_all.sh installs" in str(error.hint)
    assert without_unearth(["httpx2.ConnectError: refused"]) is None
