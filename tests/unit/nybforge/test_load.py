"""YAML that people write: values have positions, and errors name the line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nybforge import load
from nybforge.errors import InputError


def test_yaml_values_have_their_place_and_remain_strings(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("version: 12.20\nlist:\n  - yes\n  - '1'\nnothing:\n", encoding="utf-8")
    document = load.read(path)
    assert document.plain() == {"version": "12.20", "list": ["yes", "1"], "nothing": None}
    assert str(document.require("list").items()[1].where) == f"{path}:4:5"
    assert load.parse(load.dump_text({"a": ["1.0", "x y"]}), path).plain() == {"a": ["1.0", "x y"]}


def test_folded_text_contains_no_marks_of_its_lines(tmp_path: Path) -> None:
    document = load.parse("a: >\n  one\n  two\n\n  three\nb: |-\n  x\n", tmp_path / "a.yaml")
    assert document.plain() == {"a": "one two\nthree\n", "b": "x"}


@pytest.fixture
def usual_depth() -> Iterator[None]:
    """Python's default recursion limit. Packages imported by other tests in this process raise the
    limit."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("usual_depth")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a: [1", "not valid YAML"),
        ("a: 1\na: 2", "duplicate key"),
        ("", "the file is empty"),
        ("\ta: 1", "not valid YAML"),
        ("a: &b [*b]", r"YAML aliases are not supported: \*b"),
        ("a: &b [1]\nc: *b", r"YAML aliases are not supported: \*b"),
        ("a: " + "[" * 700 + "]" * 700, "nested too deeply"),
        ("[" * 100_000, "nested too deeply"),
        ("a: " + "x" * (64 << 20), r"file size limit exceeded \(64 MiB\)"),
    ],
    ids=lambda text: text[:20],
)
def test_yaml_mistakes_are_reported_with_their_place(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=says):
        load.parse(text, tmp_path / "a.yaml")


def test_missing_empty_and_binary_files_are_errors(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        load.read(tmp_path / "none.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="cannot be read"):
        load.read(tmp_path / "bytes.yaml")
