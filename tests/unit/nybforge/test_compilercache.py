"""The choice of a build's compiler cache, and the launcher that runs it."""

from __future__ import annotations

import io
import os
import subprocess
from pathlib import Path

import pytest
from fake_programs import program
from steps import step_of

from nybforge.compilercache import make_launcher
from nybforge.context import Context, make_context
from nybforge.errors import InputError
from nybforge.report import Report

STEPS = [step_of("libnybble")]
# A cache that prints its variables and runs the command.
CACHE = """#!/bin/sh
echo "cache $CCACHE_DIR $CCACHE_BASEDIR" >&2
exec "$@"
"""
FAILING = """#!/bin/sh
echo "ccache: error: failed to write to $CCACHE_DIR/x: No space left on device" >&2
exit 1
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "recipe/variants").mkdir(parents=True)
    return tmp_path


def context(root: Path, **env: str) -> Context:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    # PATH has no /usr/bin, which may have a ccache
    given = {"NYBFORGE_ROOT": str(root), "PATH": str(root / "bin"), **env}
    return make_context(report, given, root)


def run(launcher: Path | None, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    assert launcher is not None
    return subprocess.run(
        [str(launcher), *words], capture_output=True, text=True, env={"PATH": os.defpath, **env}
    )


def used(root: Path, **env: str) -> str | None:
    """Return the program of the launcher."""
    launcher = make_launcher(context(root, **env), STEPS)
    return None if launcher is None else launcher.read_text().splitlines()[1].split()[-1][:-1]


def test_a_cache_on_path_is_used_only_by_packages_with_cpp_code(root: Path) -> None:
    assert used(root) is None
    program(root / "bin/sccache", CACHE)
    assert used(root) == str(root / "bin/sccache")
    program(root / "bin/ccache", CACHE)
    assert used(root) == str(root / "bin/ccache")
    assert make_launcher(context(root), [step_of("nybble-lab")]) is None


def test_cmakes_variables_win_over_the_settings_and_the_settings_over_path(root: Path) -> None:
    for name in ("ccache", "one", "two", "three"):
        program(root / "bin" / name, CACHE)
    (root / "nybforge.toml").write_text('compiler_cache = "one"\n')
    assert used(root) == str(root / "bin/one")
    more = "-DA=1 -DCMAKE_CXX_COMPILER_LAUNCHER=two -DB=2"
    assert used(root, CMAKE_ARGS=more) == str(root / "bin/two")
    assert used(root, CMAKE_ARGS=more, CMAKE_CXX_COMPILER_LAUNCHER="three") == str(
        root / "bin/three"
    )


def test_none_turns_the_cache_off(root: Path) -> None:
    program(root / "bin/ccache", CACHE)
    assert used(root, CMAKE_CXX_COMPILER_LAUNCHER="") is None
    (root / "nybforge.toml").write_text('compiler_cache = "none"\n')
    assert used(root) is None


def test_a_named_cache_that_is_missing_is_an_error(root: Path) -> None:
    (root / "nybforge.toml").write_text('compiler_cache = "fastcache"\n')
    with pytest.raises(InputError, match=r"compiler_cache: .* fastcache was not found") as caught:
        used(root)
    assert 'compiler_cache = "none"' in str(caught.value.hint)
    with pytest.raises(InputError, match=r"CMAKE_ARGS: .* other was not found"):
        used(root, CMAKE_ARGS="-DCMAKE_CXX_COMPILER_LAUNCHER:STRING=other")


def test_the_launcher_sets_the_caches_variables_but_not_those_of_the_build(root: Path) -> None:
    program(root / "bin/ccache", CACHE)
    made = context(root, CCACHE_DIR="/shared/it's", CCACHE_BASEDIR="/users")
    done = run(make_launcher(made, STEPS), "sh", "-c", "exit 3", CCACHE_BASEDIR="/work")
    assert (done.returncode, done.stderr) == (3, "cache /shared/it's /work\n")
    (root / "nybforge.toml").write_text('compiler_cache_folder = "objects"\n')
    done = run(make_launcher(context(root), STEPS), "echo", "said")
    assert (done.returncode, done.stdout) == (0, "said\n")
    assert done.stderr == f"cache {root / 'objects'} \n"


def test_a_failing_cache_is_one_warning_and_the_compiler_runs_alone(root: Path) -> None:
    program(root / "bin/ccache", FAILING)
    launcher = make_launcher(context(root, CCACHE_DIR="/full"), STEPS)
    done = run(launcher, "sh", "-c", "echo compiled; echo note >&2")
    assert (done.returncode, done.stderr) == (0, "note\n")
    assert done.stdout == (
        "warning: the compiler cache failed: failed to write to /full/x: No space left on device\n"
        "compiled\n"
    )


def test_an_error_of_the_compiler_is_reported_once(root: Path) -> None:
    program(root / "bin/ccache", CACHE)
    done = run(
        make_launcher(context(root), STEPS),
        "sh",
        "-c",
        "echo 'a.cc:1: error' >&2; exit 1",
    )
    assert done.returncode == 1
    assert done.stderr == "cache  \na.cc:1: error\n"


def test_only_the_owner_can_read_the_launcher(root: Path) -> None:
    program(root / "bin/ccache", CACHE)
    launcher = make_launcher(context(root, SCCACHE_REDIS="redis://:secret@host"), STEPS)
    assert launcher is not None
    assert launcher.stat().st_mode & 0o077 == 0
