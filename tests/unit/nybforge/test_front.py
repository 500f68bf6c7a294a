"""The rattler-build front: bare target names, and upstream's program where there is one."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest
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
    """Run the front; `upstream=True` puts a recording upstream program on PATH."""

    def call(*argv: str, upstream: bool) -> tuple[int, list[str], str]:
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        log = tmp_path / "argv"
        if upstream:
            program = folder / "rattler-build"
            program.write_text(FAKE)
            program.chmod(0o755)
        err = io.StringIO()
        env = {
            "PATH": f"{folder}{os.pathsep}/usr/bin:/bin",
            "FAKE_LOG": str(log),
            "NYBFORGE_ROOT": str(root),
            "NYBFORGE_OUTPUT": str(tmp_path / "channel"),
            "NYBFORGE_BUILD": str(tmp_path / "scratch"),
        }
        code = main(argv, env, io.StringIO(), err, tmp_path)
        return code, log.read_text().splitlines() if log.exists() else [], err.getvalue()

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


def test_everything_else_goes_to_upstream_as_it_is(front) -> None:
    argv = ("build", "--recipe", "a b/recipe.yaml", "--variant", "python=3.12", "--no-test")
    code, seen, _ = front(*argv, upstream=True)
    assert (code, seen) == (7, list(argv))
    code, seen, _ = front("test", "--package-file", "x.conda", upstream=True)
    assert (code, seen) == (7, ["test", "--package-file", "x.conda"])


def test_an_unknown_target_is_said_before_anything_runs(front) -> None:
    code, seen, err = front("build", "--variant", "cuda12", upstream=True)
    assert (code, seen) == (2, [])
    assert "perhaps you meant cuda1" in err


def test_what_only_upstream_can_do_is_said(front) -> None:
    code, _, err = front("publish", upstream=False)
    assert code == 4
    assert "upstream" in err
    assert front("--version", upstream=False)[0] == 0


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


@pytest.mark.parametrize(("python", "code"), [("3.12", 0), ("3.11", 5)])
def test_key_value_variants_keep_their_meaning_in_process(
    front, tmp_path: Path, python: str, code: int
) -> None:
    (tmp_path / "recipe.yaml").write_text(RECIPE)
    channel = tmp_path / "tools"
    (channel / "noarch").mkdir(parents=True)
    (channel / "noarch/repodata.json").write_text(
        json.dumps({"info": {"subdir": "noarch"}, "packages": {}, "packages.conda": {}})
    )
    argv = ["build", "--recipe", str(tmp_path / "recipe.yaml"), "--variant", f"python={python}"]
    argv += ["-c", channel.as_uri(), "--output-dir", str(tmp_path / "out")]
    done, _, err = front(*argv, upstream=False)
    assert done == code, err
    built = list((tmp_path / "out/noarch").glob("small-1-*.conda"))
    assert bool(built) == (code == 0)
