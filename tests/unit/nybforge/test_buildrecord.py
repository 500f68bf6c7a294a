"""The record of a build reads back unchanged. A record that names a file outside the channel is
ignored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nybforge.buildrecord import Record, read_record

RECORD = Record(key="k", inputs={"a": "1"}, file="noarch/a-1-0.conda", sha256="ab" * 32)


def test_a_record_reads_back_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "job.json"
    path.write_text(RECORD.to_json(), "utf-8")
    assert read_record(path) == RECORD
    assert read_record(tmp_path / "none.json") is None


@pytest.mark.parametrize(
    "change",
    [
        {"file": "/etc/passwd"},
        {"file": "../other/a-1-0.conda"},
        {"file": "noarch/../../a-1-0.conda"},
        {"file": "noarch/notes.txt"},
        {"file": ".nybforge/a-1-0.conda"},
        {"file": 7},
        {"key": None},
        {"inputs": ["a"]},
        {"inputs": {"a": 1}},
        {"more": "x"},
    ],
    ids=str,
)
def test_a_record_that_names_an_outside_file_is_ignored(change, tmp_path: Path) -> None:
    path = tmp_path / "job.json"
    path.write_text(json.dumps({**json.loads(RECORD.to_json()), **change}), "utf-8")
    assert read_record(path) is None


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "[" * 100_000], ids=["empty", "list", "object", "deep"]
)
def test_a_file_that_is_not_a_build_record_is_ignored(text: str, tmp_path: Path) -> None:
    path = tmp_path / "job.json"
    path.write_text(text, "utf-8")
    assert read_record(path) is None
