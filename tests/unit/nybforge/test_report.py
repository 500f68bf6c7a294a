"""Printed output: steps, colours, one JSON document for every result and error."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from nybforge.context import Context
from nybforge.errors import BusyError, InputError
from nybforge.report import Report

SCHEMAS = Path(__file__).resolve().parents[3] / "docs/schemas"


def report() -> Report:
    return Report(stdout=io.StringIO(), stderr=io.StringIO())


def test_a_step_says_its_start_and_its_end() -> None:
    one = report()
    with one.step("job") as step:
        step.remark = "3 files"
    with pytest.raises(ValueError, match="no"), one.step("bad"):
        raise ValueError("no")
    lines = one.stderr.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.split()[0] for line in lines] == ["start", "ok", "start", "failed"]
    assert lines[1].endswith("job  3 files")


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("env", "colored"),
    [({}, True), ({"NO_COLOR": ""}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
)
def test_colours_are_for_terminals_that_have_them(env: dict[str, str], colored: bool) -> None:
    for stderr, here in ((Terminal(), colored), (io.StringIO(), False)):
        with Report(stdout=io.StringIO(), stderr=stderr, env=env).step("a job"):
            pass
        assert ("\x1b[32mok" in stderr.getvalue()) == here


@pytest.mark.parametrize("env", [{}, {"NO_COLOR": "1"}])
def test_severities_are_coloured_on_terminals_alone(env: dict[str, str]) -> None:
    error = InputError("wrong: error: inside", hint="do it")
    for out, err in ((Terminal(), Terminal()), (io.StringIO(), io.StringIO())):
        report = Report(stdout=out, stderr=err, env=env)
        report.error(error)
        report.answer("doctor", {}, ["blocks: no driver", "warns: old", "ok"])
        text = out.getvalue() + err.getvalue()
        colored = isinstance(out, Terminal) and not env
        assert ("\x1b[31merror[NF101]\x1b[0m: wrong: error: inside" in text) == colored
        assert ("\n\x1b[36mhint\x1b[0m: do it" in text) == colored
        assert ("\x1b[31mblocks\x1b[0m: no driver" in text) == colored
        assert ("\x1b[33mwarns\x1b[0m: old\nok\n" in text) == colored
        assert ("\x1b" in text) == colored


@pytest.mark.parametrize(
    ("argv", "code", "kind"),
    [
        (("list", "--json"), 0, "list"),
        (("plan", "cpu", "--json"), 0, "plan"),
        (("build", "cpu", "--dry-run", "--json"), 0, "plan"),
        (("plan", "--explain", "c_compiler_version", "--json"), 0, "explain"),
        (("plan", "--explain", "c_compiler_versoin", "--json"), 2, "error"),
        (("plan", "cpu", "--why-not", "libnybble-linux-64", "--json"), 0, "why-not"),
        (("plan", "--why-not", "libnybble-linux-46", "--json"), 2, "error"),
        (("nope", "--json"), 2, "error"),
        (("list", "--no-such-option", "--json"), 2, "error"),
        (("plan", "cuda999", "--json"), 2, "error"),
        (("channel", "verify", "--json"), 3, "error"),
        (("env", "create", "--json", "nybble"), 2, "error"),
        (("env", "create", "--dry-run", "--json", "nybble"), 3, "error"),
        (("channel", "clean", "--dry-run", "--json"), 0, "channel-clean"),
        (("compat", "--json"), 0, "compat"),
        (("compat", "--platform", "linux-aarch64", "--script", "-", "--json"), 0, "compat-script"),
        (("size", "--json"), 3, "error"),
        (("channel", "toolchain", "cuda122", "--dry-run", "--json"), 0, "channel-toolchain"),
        (
            ("channel", "toolchain", "cpu", "--dry-run", "--download-only", "--json"),
            0,
            "channel-toolchain-download",
        ),
    ],
)
def test_json_is_one_versioned_document_for_results_and_errors(argv, code, kind, nybforge) -> None:
    answer = nybforge(*argv)
    assert (answer.code, answer.document["kind"]) == (code, kind), answer.err
    assert answer.document["version"] == 1
    if kind == "error":
        error = answer.document["error"]
        assert set(error) == {"id", "what", "where", "why", "hint", "detail", "exit_code"}
        assert error["exit_code"] == code
        assert answer.err.startswith(f"error[{error['id']}]: ")


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("error", [KeyboardInterrupt(), BusyError("port 80 cannot be used")])
def test_ctrl_c_and_errors_give_one_document(nybforge, monkeypatch, answered, error) -> None:
    """A verb such as `channel serve` continues to work after it has printed its result."""

    def execute(_args: object, context: Context) -> int:
        if answered:
            context.report.answer("completion", {"shell": "bash", "code": ""}, [])
        raise error

    monkeypatch.setattr("nybforge.cli.list.execute", execute)
    answer = nybforge("list", "--json")
    interrupted = isinstance(error, KeyboardInterrupt)
    assert answer.code == (130 if interrupted else 4)
    assert answer.err == "interrupted\n" if interrupted else answer.err.startswith("error[NF330]")
    assert answer.document["kind"] == ("completion" if answered else "error")
    if not answered:
        found = answer.document["error"]
        assert (found["id"], found["exit_code"]) == (
            "NF001" if interrupted else "NF330",
            answer.code,
        )


def test_every_kind_of_document_has_a_schema(root: Path) -> None:
    kinds: set[str] = set()
    for folder in ("cli", "sbsa"):
        for path in (root / "pkg/nybforge" / folder).glob("*.py"):
            kinds |= set(re.findall(r'\.answer\(\s*"([\w-]+)"', path.read_text("utf-8")))
    assert len(kinds) > 20
    assert kinds <= {path.stem for path in SCHEMAS.glob("*.json")}
