"""Errors have unique ids and the same form on a terminal. A bug is reported as a bug."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import jsonschema
import pytest
from tests.unit.nybforge.attested import publish

from nybforge import errors
from nybforge.attestation.keys import make_key
from nybforge.channel import Channel
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


@pytest.mark.parametrize("verb", ["verify", "serve", "sign --sigstore", "publish x --output"])
def test_a_folder_that_is_no_channel_gets_the_next_command(
    nybforge, tmp_path: Path, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program removes a subfolder while nybforge reads the folder."""
    (tmp_path / "some folder/gone").mkdir(parents=True)
    scandir = os.scandir
    gone = {str(tmp_path / "some folder/gone"): str(tmp_path / "removed")}
    monkeypatch.setattr("os.scandir", lambda path=".": scandir(gone.get(str(path), path)))
    said = nybforge("channel", *verb.split(), "some folder")
    assert said.code == 3, said.err
    assert f"nybforge build --output '{tmp_path}/some folder'\n" in said.err


FEEDSTOCK = "--url https://a.example/x.tar.gz --homepage https://a.example --maintainer me"


@pytest.mark.parametrize(
    "content", [None, "folder", b"", bytes(range(256)), b"[1]", b"{", b'{"a": 1}']
)
def test_a_wrong_input_file_is_exit_code_2(nybforge, package, tmp_path: Path, content) -> None:
    publish(Channel(tmp_path / "output"), package(tmp_path / "in", "one"))
    make_key(tmp_path / "lab.key", "lab", 30)
    (tmp_path / "good.yml").write_text("channels: [./output]\ndependencies: [one]\n")
    (tmp_path / "lab/conda-meta").mkdir(parents=True)
    if content == "folder":
        (tmp_path / "bad").mkdir()
    elif content is not None:
        (tmp_path / "bad").write_bytes(content)
    for command in (
        "env create -f bad --prefix made --no-toolchain",
        "env lock bad",
        "env diff bad bad",
        "env verify ./lab --lock bad",
        "channel mirror -o made --lock bad",
        "channel mirror -o made -f bad",
        "channel sign output --key bad",
        "channel key lab.key",
        "channel verify output --key bad",
        "channel publish made --key bad --output output",
        "bundle -f bad -o made",
        "bundle --lock bad -o made",
        "bundle -f good.yml --key bad -o made",
        f"recipe feedstock made --archive bad {FEEDSTOCK}",
        "doctor --facts bad",
    ):
        said = nybforge(*command.split())
        assert (said.code, said.err.count("\nhint: ") <= 1) == (2, True), (command, said.err)
        assert not (tmp_path / "made").exists(), command
    if not (tmp_path / "bad").is_dir():
        trust = nybforge(
            "channel", "verify", "output", "--sigstore", "a", "b", "--trust-config", "x"
        )
        assert (trust.code, "error[NF101]" in trust.err) == (2, True)
    if isinstance(content, bytes):
        said = nybforge("channel", "publish", "made", "--output", "bad")
        assert (said.code, "the channel is not a folder" in said.err) == (2, True)
