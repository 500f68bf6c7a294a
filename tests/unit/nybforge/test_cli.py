"""The parser: lazy imports, completion in each shell, an explanation of each id."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nybforge.cli import GROUPS, VERBS, load_verb
from nybforge.errors import explained

BIN = Path(sys.executable).parent


@pytest.mark.parametrize("argv", [(), *((group,) for group in GROUPS)])
def test_a_command_without_a_verb_prints_the_help(argv: Any, nybforge: Any) -> None:
    answer = nybforge(*argv)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == nybforge(*argv, "--help").out
    assert "usage: nybforge" in answer.out


def test_verbs_do_not_print_1_files() -> None:
    """`counted` writes a count with its noun."""
    plural = re.compile(r"\{(?:len\([^{}]*\)|count)\} (?:[a-z]+ )?[a-z]+s\b")
    folder = Path(load_verb("build").__file__ or "").parent
    found = [line for path in folder.glob("*.py") for line in plural.findall(path.read_text())]
    assert not found


@pytest.mark.parametrize(
    ("argv", "verbs"), [(["--version"], 0), (["--help"], 0), ([], 0), (["list", "--help"], 1)]
)
def test_only_the_typed_verb_is_imported(argv: list[str], verbs: int) -> None:
    program = (
        "import io, sys; from nybforge.__main__ import main\n"
        f"main({argv!r}, {{}}, io.StringIO(), io.StringIO())\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    loaded = set(done.stdout.split())
    names = {"nybforge.cli." + verb.replace(" ", "_") for verb in VERBS}
    assert len(loaded & names) == verbs
    assert verbs != 0 or not loaded & {"ruamel.yaml", "nybforge.prepare", "nybble"}


SMALL = {"", ".__main__", ".cli", ".cli.parser", ".ending", ".errors", ".report"}
# and .cli.build, which is imported by importlib
BUILD = {*SMALL, ".cli.options", ".choices", ".packages"}
COMPLETION = SMALL - {".ending"} | {".cli.completion"}
# Standard library modules that together take a tenth of a second. All other distributions count as
# slow too.
SLOW = {"asyncio", "dataclasses", "hashlib", "inspect", "json", "tempfile", "traceback"}


@pytest.mark.parametrize(
    ("argv", "line", "ours", "more"),
    [
        (["--version"], "", SMALL, set()),
        (["--help"], "", SMALL, set()),
        (["build", "--help"], "", BUILD, set()),
        ([], "nybforge pl", COMPLETION, {"argcomplete"}),
        (
            [],
            "nybforge build cuda12",
            BUILD - {".ending"} | {".cli.completion", ".places"},
            {"argcomplete"},
        ),
    ],
)
def test_help_and_completion_import_little(
    argv: list[str], line: str, ours: set[str], more: set[str], tmp_path: Path, root: Path
) -> None:
    """The test counts imports instead of measuring the time, because the time differs between
    machines."""
    env = dict(os.environ)
    if line:
        env |= {"_ARGCOMPLETE": "1", "COMP_LINE": line, "COMP_POINT": str(len(line))}
        env |= {"COMP_TYPE": "9", "_ARGCOMPLETE_STDOUT_FILENAME": str(tmp_path / "out")}

    def imported(*words: str) -> set[str]:
        program = [sys.executable, "-X", "importtime", *words]
        done = subprocess.run(program, env=env, cwd=root, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        rows = (row.rpartition("|")[2].strip() for row in done.stderr.splitlines() if "|" in row)
        return {row for row in rows if row != "imported package"}

    names = imported(str(BIN / "nybforge"), *argv) - imported("-c", "pass")
    assert not line or (tmp_path / "out").read_text()
    assert {name for name in names if name.split(".")[0] == "nybforge"} == {
        f"nybforge{name}" for name in ours
    }
    foreign = {name.split(".")[0] for name in names} - sys.stdlib_module_names
    assert foreign - {"nybforge"} == more
    assert names & SLOW == set()


@cache
def completion(shell: str) -> str:
    program = [BIN / "nybforge", "completion", shell]
    return subprocess.run(program, capture_output=True, text=True, check=True).stdout


def candidates(line: str, root: Path) -> set[str]:
    """Return the words that bash proposes at the end of the line."""
    script = (
        'eval "$2"\n'
        'COMP_LINE="$1"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9\n'
        "COMP_WORDS=($1); [[ $1 != *' ' ]] || COMP_WORDS+=('')\n"
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
        "spec=$(complete -p nybforge); function=${spec#*-F }; function=${function%% *}\n"
        '"$function" nybforge "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"\n'
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(
        ["bash", "-c", script, "bash", line, completion("bash")],
        cwd=root,
        env={"PATH": f"{BIN}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {word.strip() for word in done.stdout.splitlines() if word.strip()}


@pytest.mark.parametrize(
    ("line", "some"),
    [
        ("nybforge pl", {"plan"}),
        ("nybforge channel ", {"clean", "mirror", "serve", "toolchain", "verify"}),
        ("nybforge build --dry", {"--dry-run"}),
        ("nybforge build cuda12", {"cuda121", "cuda122", "cuda124"}),
        ("nybforge completion ", {"bash", "fish", "zsh"}),
    ],
)
def test_bash_completes_verbs_options_and_targets(line: str, some: set[str], root: Path) -> None:
    found = candidates(line, root)
    assert some <= found
    assert all(word.startswith(line.rpartition(" ")[2]) for word in found)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_accepts_its_completion_script(
    shell: str, nybforge: Any, tmp_path: Path
) -> None:
    code = nybforge("completion", shell).out
    assert "nybforge" in code
    if shutil.which(shell) is None:
        pytest.skip(f"missing: {shell}")
    script = tmp_path / "code"
    script.write_text(code)
    done = subprocess.run([shell, "-n", script], capture_output=True, text=True, env=os.environ)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_error_id_is_explained(nybforge: Callable[..., Any]) -> None:
    assert {"NF000", "NF101", "NF720"} <= set(explained())
    for name, text in explained().items():
        assert len(text.splitlines()) >= 3, f"{name}: say what happened, why, and what to do"
        assert text in nybforge("explain", name.lower()).out
    assert nybforge("explain", "NF101", "--json").document["id"] == "NF101"
    assert nybforge("completion", "bash", "--json").document["shell"] == "bash"


def test_a_finding_is_explained_by_its_page(nybforge: Callable[..., Any]) -> None:
    assert "driver" in nybforge("explain", "no_driver").out
    wrong = nybforge("explain", "no_drivr")
    assert (wrong.code, "perhaps you meant no_driver" in wrong.err) == (2, True)


def test_an_error_names_the_command_that_explains_it(nybforge: Callable[..., Any]) -> None:
    lines = nybforge("plan", "cuda999").err.splitlines()
    assert "  see: nybforge explain NF100" in lines
    assert lines[-1].startswith("hint: ")


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_says_what_it_does(verb: str, nybforge) -> None:
    answer = nybforge(*verb.split(), "--help")
    assert answer.code == 0
    summary = (load_verb(verb).__doc__ or "").splitlines()[0]
    assert summary.rstrip(".") in " ".join(answer.out.split())
    assert "--json" in answer.out


def test_a_dry_run_of_build_is_the_plan(nybforge, tmp_path: Path) -> None:
    output = tmp_path / "output"
    dry = nybforge("build", "cpu", "--dry-run", "--output", str(output), "--json")
    plan = nybforge("plan", "cpu", "--output", str(output), "--json")
    assert dry.document == plan.document
    assert dry.document["steps"]
    assert not output.exists()


def test_a_folder_that_is_not_a_checkout_is_an_error(nybforge, tmp_path: Path) -> None:
    answer = nybforge("list", env={"NYBFORGE_ROOT": str(tmp_path)})
    assert answer.code == 2
    assert "NYBFORGE_ROOT" in answer.err


@pytest.mark.parametrize("words", ["build nosuch", "wheel nosuch", "build cpu --device nosuch"])
def test_a_wrong_name_is_reported_before_a_build_waits_for_another(
    nybforge, tmp_path: Path, words: str
) -> None:
    answer = nybforge(*words.split())
    assert (answer.code, "'nosuch'" in answer.err) == (2, True)
    assert not (tmp_path / "scratch").exists(), "the lock of the other build is in this folder"


def test_an_unknown_value_of_few_is_answered_with_all(nybforge) -> None:
    assert "hint: expected bash, zsh, fish; nybforge" in nybforge("completion", "tcsh").err
    assert "hint: nybforge --help\n" in nybforge("tcsh").err, "there are too many verbs"


def test_wrong_options_are_named_as_in_the_help_and_before_other_errors(nybforge) -> None:
    assert "--device is empty" in nybforge("plan", "--device", "").err
    assert "-o is empty" in nybforge("recipe", "meta", "-o", "").err
    assert "--plot writes SVG pictures only" in nybforge("size", "--plot", "x.png").err
