"""The command line as it is typed: slips of the hand, foreign locales, streams that are closed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("argv", "what", "hint"),
    [
        (["plna"], "unknown verb 'plna'", "perhaps you meant plan"),
        (["channel", "verfy"], "unknown verb 'verfy'", "perhaps you meant verify"),
        (["build", "--jbos", "1"], "unknown option '--jbos'", "perhaps you meant --jobs"),
        (["build", "--frobnicate"], "unknown option '--frobnicate'", "nybforge build --help"),
        (["plan", "--platform", "linux-46"], "unknown --platform 'linux-46'", "meant linux-64"),
        (["channel", "verify", "a", "b"], "unknown argument 'b'", "nybforge channel verify --help"),
        (["--json", "list"], "unknown option '--json'", "nybforge --help"),
    ],
)
def test_a_slip_is_answered_with_what_was_meant(argv, what, hint, nybforge) -> None:
    answer = nybforge(*argv)
    assert answer.code == 2
    if "--json" in argv:
        assert "behind the verb" in answer.document["error"]["why"]
    first, *_, last = answer.err.splitlines()
    assert what in first
    assert hint in last


@pytest.mark.parametrize(
    ("argv", "code", "said"),
    [
        (["channel", "serve", ".", "--port", "999999"], 4, "port 999999 cannot be used"),
        (["size", ".", "--target", "cuda124"], 3, "nybforge build cuda124"),
        (["build", "--jobs", "0"], 2, "'0' is not a number from 1 up"),
        (["bundle", "cuda122", "-o", "."], 2, "-o nybble.sh"),
        (["channel", "toolchain", "--download-only", "--python", "3.7", "cpu"], 2, "3.14"),
        (["size", ".", "--target", "cuda12"], 2, "perhaps you meant"),
        (["env", "lock", "bnb122lab.yaml"], 2, "perhaps you meant bnb122lab.yml"),
        (["env", "lock", "envs/bnb122lab.yml"], 2, "envs/bnb122lab.yml"),
        (["env", "diff", "old.txt", "old.txt"], 2, "No such file"),
        (["compat", "--html", "none/page.html"], 4, "none/page.html"),
        (["doctor", "--record", "none/here.json", "--can-build", "cpu"], 4, "none/here.json"),
    ],
)
def test_what_is_not_there_is_told_with_what_is(argv, code, said, nybforge, tmp_path) -> None:
    (tmp_path / "bnb122lab.yml").touch()
    answer = nybforge(*argv)
    assert answer.code == code, answer.err
    assert said in answer.err
    assert answer.err.splitlines()[-1].startswith("hint: ")


def test_a_reason_names_its_target_once(nybforge) -> None:
    said = nybforge("compat", "--device", "8.7", "cuda122").out
    (line,) = (each for each in said.splitlines() if "made for" in each)
    assert line.count("cuda122: ") == 1


LATIN = {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}


def run(*argv: str, **options) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "nybforge", *argv], check=False, **options)


def test_a_locale_without_a_letter_gets_it_escaped() -> None:
    env = {**os.environ, **LATIN}
    said = run("list", "cuda\N{HORIZONTAL ELLIPSIS}122", env=env, capture_output=True)
    assert said.returncode == 2
    assert rb"unknown target 'cuda\u2026122'" in said.stderr
    said = run("list", "c\xfcda", "--json", env=env, capture_output=True)
    assert json.loads(said.stdout)["error"]["what"] == "unknown target 'c\xfcda'"


def test_an_answer_that_nobody_hears_is_no_error() -> None:
    closed = run("--version", preexec_fn=lambda: os.close(1), stderr=subprocess.PIPE)
    assert (closed.returncode, closed.stderr) == (0, b"")
