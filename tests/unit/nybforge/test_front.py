"""The rattler-build front end: bare target names, and upstream's program if it is installed."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path

import pytest
from fake_programs import program
from hypothesis import given
from hypothesis import strategies as st

from nybforge.errors import UsageError
from nybforge.front import main, translate

FAKE = """#!/bin/sh
# stands in for upstream's program: writes down its arguments
for word in "$@"; do printf '%s\\n' "$word"; done > "$FAKE_LOG"
exit 7
"""


@pytest.fixture
def front(tmp_path: Path, root: Path):
    """Run the front end. With `upstream=True`, PATH contains an upstream program that records its
    calls."""

    def call(*argv: str, upstream: bool) -> tuple[int, list[str], str, str]:
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        log = tmp_path / "argv"
        if upstream:
            program(folder / "rattler-build", FAKE)
        err, out = io.StringIO(), io.StringIO()
        env = {
            "PATH": f"{folder}{os.pathsep}/usr/bin:/bin",
            "FAKE_LOG": str(log),
            "NYBFORGE_ROOT": str(root),
            "NYBFORGE_OUTPUT": str(tmp_path / "channel"),
            "NYBFORGE_BUILD": str(tmp_path / "scratch"),
        }
        code = main(argv, env, out, err, tmp_path)
        seen = log.read_text().splitlines() if log.exists() else []
        return code, seen, err.getvalue(), out.getvalue()

    return call


@given(
    st.lists(st.sampled_from(["--variant", "python=3.12", "cuda122", "-r", "x", "--variant=cpu"]))
)
def test_nothing_but_bare_variants_is_taken_out(words: list[str]) -> None:
    try:
        done = translate(words)
    except UsageError:
        assert words[-1:] == ["--variant"]
        return
    assert all("=" not in target for target in done.targets)
    rebuilt = [word for word in done.argv if word not in ("--variant",)]
    assert len(words) == len(rebuilt) + done.argv.count("--variant") + sum(
        1 if f"--variant={target}" in words and target == "cpu" else 2 for target in done.targets
    )


def test_other_arguments_go_to_upstream_unchanged(front) -> None:
    argv = ("build", "--recipe", "a b/recipe.yaml", "--variant", "python=3.12", "--no-test")
    code, seen, _, _ = front(*argv, upstream=True)
    assert (code, seen) == (7, list(argv))
    code, seen, _, _ = front("test", "--package-file", "x.conda", upstream=True)
    assert (code, seen) == (7, ["test", "--package-file", "x.conda"])


def test_an_unknown_target_is_an_error_before_anything_runs(front) -> None:
    code, seen, err, _ = front("build", "--variant", "cuda12", upstream=True)
    assert (code, seen) == (2, [])
    assert "perhaps you meant cuda1" in err


def test_a_wrapper_on_path_that_runs_this_program_is_run_once(tmp_path: Path, root: Path) -> None:
    log = tmp_path / "log"
    text = f'#!/bin/sh\nexec {sys.executable} -m nybforge.front "$@"\n'
    own = program(tmp_path / "own", text)
    text = f'#!/bin/sh\n[ ! -e {log} ] || exit 9\ntouch {log}\nexec {own} "$@"\n'
    wrapper = program(tmp_path / "bin/rattler-build", text)
    env = {"PATH": f"{wrapper.parent}:/usr/bin:/bin", "NYBFORGE_ROOT": str(root)}
    assert main(["--version"], env, io.StringIO(), io.StringIO(), tmp_path) == 0
    assert log.exists()


def test_what_only_upstream_supports_is_an_error(front) -> None:
    code, _, err, _ = front("publish", upstream=False)
    assert code == 4
    assert "upstream" in err
    assert front("--version", upstream=False)[0] == 0


def test_help_comes_from_upstream_where_it_is_installed(front) -> None:
    code, _, _, said = front("build", "--help", upstream=False)
    assert code == 0
    assert "rattler-build build --variant cuda122" in said
    assert all(f"--{option}" in said for option in ("target-platform", "render-only", "test"))
    code, seen, _, _ = front("build", "--help", upstream=True)
    assert (code, seen) == (7, ["build", "--help"])


def test_a_target_reaches_upstream_spelled_out(front, root: Path) -> None:
    words = ("--no-test", "-c", "file:///tools", "--variant", "python=3.12")
    code, seen, err, _ = front("build", "--variant", "cpu", *words, upstream=True)
    assert code == 7, err
    assert seen[: len(words) + 1] == ["build", *words]
    files = [seen[i + 1] for i, word in enumerate(seen) if word == "-m"]
    assert files[0] == str(root / "recipe/variants/cpu.yaml")
    assert seen[seen.index("--recipe-dir") + 1] == str(root / "recipe")


RECIPE = """
schema_version: 1
package:
  name: small
  version: "1"
build:
  noarch: generic
  script:
    - mkdir -p "$PREFIX/share"
    - echo ${{ python }} > "$PREFIX/share/small"
    - test ${{ python }} = 3.12
about:
  license: Apache-2.0
"""


def tools(folder: Path) -> str:
    """Return the URL of an empty channel."""
    channel = folder / "tools"
    (channel / "noarch").mkdir(parents=True, exist_ok=True)
    index = {"info": {"subdir": "noarch"}, "packages": {}, "packages.conda": {}}
    (channel / "noarch/repodata.json").write_text(json.dumps(index))
    return channel.as_uri()


@pytest.mark.parametrize(("python", "code"), [("3.12", 0), ("3.11", 5)])
def test_key_value_variants_keep_their_meaning_in_process(
    front, tmp_path: Path, python: str, code: int
) -> None:
    (tmp_path / "recipe.yaml").write_text(RECIPE)
    argv = ["build", "--recipe", str(tmp_path), "--variant", f"python={python}"]
    argv += ["-c", tools(tmp_path), "--output-dir", str(tmp_path / "out")]
    done, _, err, _ = front(*argv, upstream=False)
    assert done == code, err
    built = list((tmp_path / "out/noarch").glob("small-1-*.conda"))
    assert bool(built) == (code == 0)


@pytest.mark.parametrize("named", [[], ["-r", "none.yaml"], ["--recipe-dir", "none"]])
def test_a_recipe_that_is_not_there_is_named(front, tmp_path: Path, named: list[str]) -> None:
    code, _, err, _ = front("build", *named, upstream=False)
    assert code == 2
    assert "no such recipe" in err
    assert str(tmp_path / (named[-1] if named else "recipe.yaml")) in err


@pytest.mark.parametrize(("file", "code"), [("small", 0), ("large", 6)])
def test_a_packages_tests_run_in_process(front, tmp_path: Path, file: str, code: int) -> None:
    test = f"tests:\n  - script:\n      - test -f $PREFIX/share/{file}\n"
    (tmp_path / "recipe.yaml").write_text(RECIPE + test)
    out = str(tmp_path / "out")
    words = ["--variant", "python=3.12", "--no-test", "--output-dir", out]
    argv = ("build", "-r", str(tmp_path / "recipe.yaml"), "-c", tools(tmp_path), *words)
    made = front(*argv, upstream=False)
    assert made[0] == 0, made[2]
    (package,) = (tmp_path / "out/noarch").glob("small-1-*.conda")
    done = front("test", "-p", str(package), "-c", tools(tmp_path), upstream=False)
    assert done[0] == code, done[2]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("buld --variant cpu", "hint: perhaps you meant build; "),
        (
            "--variant cpu",
            "options must follow the subcommand: --variant",
        ),
        ("build cuda122", "hint: rattler-build build --variant cuda122, or nybforge build cuda122"),
        ("build --variant cpu cuda122", "unexpected argument: cuda122"),
        ("build cuda122orin", "unexpected argument: cuda122orin"),
        ("test -p none.conda", "no such package\n  --> {here}/none.conda\n"),
        ("test -p some.conda", "not a readable conda package\n  --> {here}/some.conda\n  why: "),
    ],
)
def test_a_mistyped_command_line_is_a_usage_error(
    front, tmp_path: Path, words: str, says: str
) -> None:
    """The command must not report a missing program or a failed test instead."""
    (tmp_path / "some.conda").write_bytes(b"no package")
    code, _, err, _ = front(*words.split(), upstream=False)
    assert code == 2
    assert says.format(here=tmp_path) in err


def test_the_value_of_an_option_may_equal_the_name_of_a_target(front) -> None:
    code, seen, err, _ = front("build", "--output-dir", "cuda122", upstream=True)
    assert (code, seen) == (7, ["build", "--output-dir", "cuda122"]), err
