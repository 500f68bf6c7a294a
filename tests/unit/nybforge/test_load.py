"""YAML that people write: values have positions, and errors name the line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
        ("a: " + "[" * 200 + "]" * 200, "nested too deeply"),
        ("[" * 100_000, "nested too deeply"),
    ],
    ids=lambda text: text[:20],
)
def test_yaml_mistakes_are_reported_with_their_place(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=says):
        load.parse(text, tmp_path / "a.yaml")


def test_a_file_above_the_size_limit_is_not_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load.MOST_BYTES == 64 << 20
    monkeypatch.setattr(load, "MOST_BYTES", 1 << 20)
    (tmp_path / "a.yaml").write_bytes(b"a: " + b"x" * (1 << 20))
    with pytest.raises(InputError, match=r"file size limit exceeded \(1 MiB\)"):
        load.read(tmp_path / "a.yaml")


def test_missing_empty_and_binary_files_are_errors(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        load.read(tmp_path / "none.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="cannot be read"):
        load.read(tmp_path / "bytes.yaml")


LINES = (
    *("a: 1", "b:", "  - x", "- x", "  c: 2", "c: [1,", "  2]", "d: |", "  text", "", "# note"),
    *('e: "x', '  y"', "f: >-", "\tg: 1", "'h': 3", "a: 2", "---", "...", "i: &x 1", "j: *x"),
    *("k:v", "l: {m: 1}", "? n", ": o", " # far", "%YAML 1.2", "p: ~", "q: !!str 1", "  r", "é: 1"),
)


def composed(text: str) -> object:
    """Return the document, or the error's text and place."""
    try:
        return load.parse.__wrapped__(text, Path("x.yaml"))
    except InputError as error:
        return error.lines()


@pytest.mark.filterwarnings("ignore::ruamel.yaml.error.ReusedAnchorWarning")
@settings(max_examples=100)
@given(st.lists(st.sampled_from(LINES), max_size=9).map("\n".join), st.booleans())
def test_a_text_in_parts_is_the_same_document(text: str, ends: bool) -> None:
    """The places of values are the same too, and so are the errors of invalid texts."""
    text += "\n" if ends else ""
    found = composed(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "_composed_parts", lambda text: [])
        assert found == composed(text)


def test_the_checkouts_files_are_the_same_in_parts(root: Path) -> None:
    files = [*root.glob("recipe/**/*.yaml"), *root.glob("envs/*.yml")]
    assert files
    in_parts = 0
    for path in files:
        text = path.read_text("utf-8")
        found = composed(text)
        in_parts += bool(load._composed_parts(text))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(load, "_composed_parts", lambda text: [])
            assert found == composed(text), path
    assert in_parts > len(files) / 2
