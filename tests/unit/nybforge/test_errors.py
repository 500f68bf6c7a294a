"""Errors have unique ids and the same form on a terminal. A bug is reported as a bug."""

from __future__ import annotations

import io
import json
from pathlib import Path

import jsonschema
import pytest

from nybforge import errors
from nybforge.errors import EXIT_CODE_MEANING, ExitCode, InputError, Problems
from nybforge.report import Report

SCHEMAS = Path(__file__).resolve().parents[3] / "docs/schemas"


def test_error_ids_are_unique_and_each_class_says_what_it_is() -> None:
    ids = [each.id for each in errors.error_classes()]
    assert len(ids) == len(set(ids))
    assert all((each.__doc__ or "").strip() for each in errors.error_classes())
    assert set(EXIT_CODE_MEANING) == set(ExitCode)


def test_an_error_shows_line_and_caret() -> None:
    where = errors.Location(path=Path("a.yaml"), line=3, column=5, text="    key: 1")
    error = InputError("unknown key", where=where, why="it is new", hint="remove it")
    assert error.lines() == [
        "error[NF101]: unknown key",
        "  --> a.yaml:3:5",
        "  3 |     key: 1",
        "    |     ^",
        "  why: it is new",
        "  see: nybforge explain NF101",
        "",
        "hint: remove it",
    ]
    assert len(Problems([error, error]).lines()) == 17


def test_a_bug_is_reported_as_a_bug() -> None:
    one = Report(stdout=io.StringIO(), stderr=io.StringIO(), json_wanted=True)
    one.bug(KeyError("x"), "trace", debug=False)
    document = json.loads(one.stdout.getvalue())  # type: ignore[attr-defined]
    schema = json.loads((SCHEMAS / "error.json").read_text("utf-8"))
    jsonschema.validate(document, schema)
    assert document["error"]["id"] == "NF000"
    assert "--debug" in one.stderr.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "command",
    [
        "channel verify",
        "channel serve",
        "channel sign --key",
        "doctor --log",
        "doctor --facts",
        "env diff /nowhere",
    ],
)
def test_a_missing_path_has_a_reason_and_a_hint(nybforge, command: str) -> None:
    said = nybforge(*command.split(), "/nowhere").err
    assert "--> /nowhere\n" in said
    assert "why: no such f" in said.lower()
    assert "hint: " in said
