"""The result file of tests/native_suite.py: results of several runs at one commit are combined."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fake_programs import program

from native_suite import WAYS, Missing, Programs, Row, environment, save


def test_pieces_of_one_commit_are_one_result(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    save(file, [Row("asan", "optim.avx2", "failed", 1.0, "why")], {"arm": "a cross compiler"})
    save(
        file, [Row("asan", "optim.avx2", "passed", 1.1), Row("tsan", "int8.avx2", "passed", 2)], {}
    )
    document = json.loads(file.read_text("utf-8"))
    assert [(row["way"], row["result"]) for row in document["rows"]] == [
        ("asan", "passed"),
        ("tsan", "passed"),
    ]
    assert document["missing"] == {"arm": "a cross compiler"}
    assert len(document["commands"]) == 2


def test_another_commit_starts_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text(json.dumps({"commit": "another", "rows": [{"way": "asan", "test": "old"}]}))
    save(file, [], {})
    assert json.loads(file.read_text("utf-8"))["rows"] == []


def test_a_compiler_without_the_run_time_is_missing(tmp_path: Path) -> None:
    compiler = program(tmp_path / "c++", "#!/bin/sh\nexit 1\n")
    with pytest.raises(Missing, match="-fsanitize=thread"):
        environment(WAYS["tsan"], Programs(str(compiler)))
