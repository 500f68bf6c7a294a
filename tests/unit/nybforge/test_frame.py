"""The frame every verb hangs on: errors, JSON documents, exit codes, processes, YAML."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import select
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest

from nybforge import errors, load
from nybforge.cli import VERBS, load_verb
from nybforge.errors import EXIT_CODE_MEANING, ExitCode, InputError, Problems
from nybforge.report import Report
from nybforge.run import Runner, quoted


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_says_what_it_does(verb: str, nybforge) -> None:
    answer = nybforge(*verb.split(), "--help")
    assert answer.code == 0
    summary = (load_verb(verb).__doc__ or "").splitlines()[0]
    assert summary.rstrip(".") in " ".join(answer.out.split())
    assert "--json" in answer.out


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
def test_json_is_one_versioned_document_whatever_happens(argv, code, kind, nybforge) -> None:
    answer = nybforge(*argv)
    assert (answer.code, answer.document["kind"]) == (code, kind), answer.err
    assert answer.document["version"] == 1
    if kind == "error":
        error = answer.document["error"]
        assert set(error) == {"id", "what", "where", "why", "hint", "detail", "exit_code"}
        assert error["exit_code"] == code
        assert answer.err.startswith(f"error[{error['id']}]: ")


def test_every_kind_of_document_has_a_schema(root: Path) -> None:
    kinds: set[str] = set()
    for folder in ("cli", "sbsa"):
        for path in (root / "pkg/nybforge" / folder).glob("*.py"):
            kinds |= set(re.findall(r'\.answer\(\s*"([\w-]+)"', path.read_text("utf-8")))
    assert len(kinds) > 20
    assert kinds <= {path.stem for path in SCHEMAS.glob("*.json")}


def test_a_dry_run_of_build_is_the_plan(nybforge, tmp_path: Path) -> None:
    output = tmp_path / "output"
    dry = nybforge("build", "cpu", "--dry-run", "--output", str(output), "--json")
    plan = nybforge("plan", "cpu", "--output", str(output), "--json")
    assert dry.document == plan.document
    assert dry.document["steps"]
    assert not output.exists()


def test_a_checkout_that_is_none_is_said(nybforge, tmp_path: Path) -> None:
    answer = nybforge("list", env={"NYBFORGE_ROOT": str(tmp_path)})
    assert answer.code == 2
    assert "NYBFORGE_ROOT" in answer.err


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


SCHEMAS = Path(__file__).resolve().parents[3] / "docs/schemas"


def report() -> Report:
    return Report(stdout=io.StringIO(), stderr=io.StringIO())


def test_a_step_says_its_start_and_its_end(tmp_path: Path) -> None:
    one = report()
    with one.step("job") as step:
        step.remark = "3 files"
    with pytest.raises(ValueError, match="no"), one.step("bad"):
        raise ValueError("no")
    lines = one.stderr.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.split()[0] for line in lines] == ["start", "ok", "start", "failed"]
    assert lines[1].endswith("job  3 files")


class Terminal(io.StringIO):
    """What a stream to a person is."""

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


def test_a_log_has_everything_and_its_end_is_at_hand(tmp_path: Path) -> None:
    runner = Runner(report=report(), env=os.environ)
    program = "for i in $(seq 50); do echo line $i; done; echo wrong >&2; exit 7"
    done = runner.logged(["bash", "-c", program], log=tmp_path / "logs/a.log")
    assert done.returncode == 7
    assert len(done.tail) == 30
    assert done.tail[-1] == "wrong"
    text = done.log.read_text("utf-8")
    assert "line 1\n" in text
    assert text.startswith("$ bash -c ")


def test_ending_a_command_ends_its_children(tmp_path: Path) -> None:
    import threading

    runner = Runner(report=report(), env=os.environ)
    alive, held = os.pipe()  # every process of the group has its end; when all are gone it closes
    program = f"(echo here >&{held}; while true; do sleep 0.05; done) & sleep 600"

    def work() -> None:
        with contextlib.suppress(KeyboardInterrupt), runner.report.step("job"):
            runner.logged(["bash", "-c", program], log=tmp_path / "a.log", holds=[held])

    thread = threading.Thread(target=work)
    thread.start()
    assert os.read(alive, 9) == b"here\n"
    os.close(held)
    runner.end_all()
    thread.join(60)
    assert not thread.is_alive()
    assert select.select([alive], [], [], 60)[0], "a child of the command lives on"
    assert os.read(alive, 9) == b""
    os.close(alive)
    # stopped by us: not "failed"
    assert runner.report.stderr.getvalue().splitlines()[-1].startswith("stopped")  # type: ignore[attr-defined]


def test_nothing_starts_after_all_was_ended(tmp_path: Path) -> None:
    """A thread that was between two commands must not begin with the next."""
    runner = Runner(report=report(), env=os.environ)
    runner.end_all()
    with pytest.raises(KeyboardInterrupt):
        runner.logged(["touch", tmp_path / "started"], log=tmp_path / "a.log")
    assert not (tmp_path / "started").exists()


def test_a_short_command_never_raises(tmp_path: Path) -> None:
    runner = Runner(report=report(), env=os.environ)
    assert runner.capture([tmp_path / "none"]).problem == "not found"
    assert runner.capture(["sleep", "5"], timeout=0.1).problem == "timed out after 0.1 s"
    assert runner.capture(["sh", "-c", "echo out; echo err >&2; exit 3"]).returncode == 3


def test_a_program_that_is_too_late_tidies_up_and_leaves_none_of_its_own(tmp_path: Path) -> None:
    """As a compiler that is a wrapper's child, with temporary files."""
    runner = Runner(report=report(), env=os.environ)
    script = "trap 'rm temporary; exit 1' TERM; touch temporary; sleep 60 & echo $! > pid; wait"
    assert runner.capture(["sh", "-c", script], timeout=0.5, cwd=tmp_path).timed_out
    assert [path.name for path in tmp_path.iterdir()] == ["pid"]
    sleeper = int((tmp_path / "pid").read_text())
    status = Path(f"/proc/{sleeper}/stat")
    assert not status.exists() or " Z " in status.read_text()


def test_commands_are_shown_as_a_shell_takes_them(weird_tmp_path: Path) -> None:
    runner = Runner(report=report(), env=os.environ)
    line = quoted(["printf", "%s", weird_tmp_path / "it's"])
    assert runner.capture(["sh", "-c", line]).stdout == str(weird_tmp_path / "it's")


def test_yaml_values_know_their_place_and_stay_strings(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("version: 12.20\nlist:\n  - yes\n  - '1'\nnothing:\n", encoding="utf-8")
    document = load.read(path)
    assert document.plain() == {"version": "12.20", "list": ["yes", "1"], "nothing": None}
    assert str(document.require("list").items()[1].where) == f"{path}:4:5"
    assert load.parse(load.dump_text({"a": ["1.0", "x y"]}), path).plain() == {"a": ["1.0", "x y"]}


@pytest.fixture
def usual_depth() -> Iterator[None]:
    """Python's own limit of recursion, which packages of other tests in this process raise."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("usual_depth")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a: [1", "not valid YAML"),
        ("a: 1\na: 2", "stands twice"),
        ("", "the file is empty"),
        ("\ta: 1", "not valid YAML"),
        ("a: &b [*b]", "hold themselves"),
        ("a: " + "[" * 700 + "]" * 700, "nested too deeply"),
    ],
)
def test_yaml_mistakes_are_told(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=says):
        load.parse(text, tmp_path / "a.yaml")


def test_reading_nothing_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        load.read(tmp_path / "none.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="cannot be read"):
        load.read(tmp_path / "bytes.yaml")


def test_a_bug_is_said_as_a_bug() -> None:
    one = Report(stdout=io.StringIO(), stderr=io.StringIO(), json_wanted=True)
    one.bug(KeyError("x"), "trace", debug=False)
    document = json.loads(one.stdout.getvalue())  # type: ignore[attr-defined]
    schema = json.loads((SCHEMAS / "error.json").read_text("utf-8"))
    jsonschema.validate(document, schema)
    assert document["error"]["id"] == "NF000"
    assert "--debug" in one.stderr.getvalue()  # type: ignore[attr-defined]
