"""Module files: the changes of an activation, loaded by real Environment Modules and Lmod."""

from __future__ import annotations

import io
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from nybforge.environments.modulefile import (
    Change,
    activation_changes,
    changes_of,
    lua_module,
    tcl_module,
)
from nybforge.errors import LabError
from nybforge.report import Report
from nybforge.run import Runner

TEXT = 'a "b" $HOME [exit] {c} \\n; größe'
# the commands' programs in Debian's and upstream's folders
PROGRAMS = {
    "tcl": ("/usr/lib/x86_64-linux-gnu/modulecmd.tcl", "/usr/share/modules/libexec/modulecmd.tcl"),
    "lua": ("/usr/share/lmod/lmod/libexec/lmod", "/opt/lmod/lmod/libexec/lmod"),
}


@pytest.fixture
def runner() -> Runner:
    return Runner(report=Report(stdout=io.StringIO(), stderr=io.StringIO()), env=os.environ)


@pytest.fixture
def prefix(weird_tmp_path: Path) -> Path:
    """An environment whose activation script sets variables."""
    place = weird_tmp_path / "env"
    scripts = place / "etc/conda/activate.d"
    scripts.mkdir(parents=True)
    (place / "conda-meta").mkdir()
    (scripts / "a.sh").write_text(
        'export THING_HOME="$CONDA_PREFIX/thing"\nexport PATH="$THING_HOME/bin:$PATH"\n'
        'export LD_LIBRARY_PATH="$CONDA_PREFIX/lib:$LD_LIBRARY_PATH"\n'
    )
    return place


def test_the_changes_are_those_of_activation(prefix: Path, runner: Runner) -> None:
    found = {each.name: each for each in activation_changes(prefix, runner)}
    assert found["THING_HOME"].value == f"{prefix}/thing"
    assert found["PATH"] == Change(
        name="PATH", value=f"{prefix}/thing/bin:{prefix}/bin", prepend=True
    )
    assert found["LD_LIBRARY_PATH"] == Change(
        name="LD_LIBRARY_PATH", value=f"{prefix}/lib", prepend=True
    )
    assert found["CONDA_PREFIX"].value == str(prefix)
    assert not {"PWD", "SHLVL", "HOME"} & found.keys()


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("echo 'no driver' >&2\nreturn 3\n", "no driver"),
        ("return 3\n", "exit code 97, no message"),
    ],
)
def test_a_script_that_fails_is_one_error(
    prefix: Path, runner: Runner, script: str, why: str
) -> None:
    (prefix / "etc/conda/activate.d/b.sh").write_text(script)
    with pytest.raises(LabError, match="activation scripts failed") as caught:
        activation_changes(prefix, runner)
    assert caught.value.why == why


def test_values_that_do_not_change_are_left_out() -> None:
    assert changes_of({"A": "1", "PATH": "/bin"}, {"A": "1", "PATH": "/bin"}) == ()
    assert changes_of({}, {"BASH_FUNC_x%%": "() { :; }"}) == ()


@pytest.mark.parametrize("kind", ["tcl", "lua"])
def test_modules_load_and_unload_it(prefix: Path, kind: str, tmp_path: Path) -> None:
    program = next((each for each in PROGRAMS[kind] if Path(each).is_file()), None)
    if program is None:
        pytest.skip(f"missing: {'Lmod' if kind == 'lua' else 'Environment Modules'}")
    changes = (
        Change(name="PATH", value=f"{prefix}/bin", prepend=True),
        Change(name="THING", value=TEXT),
    )
    write: Callable[..., str] = lua_module if kind == "lua" else tcl_module
    modules = tmp_path / "modules"
    modules.mkdir()
    name = "nybble.lua" if kind == "lua" else "nybble"
    (modules / name).write_text(write(prefix, changes), encoding="utf-8")
    script = (
        f'm() {{ eval "$({program} bash "$@")"; }}; m load nybble\n'
        'printf "%s\\n%s\\n" "$THING" "$PATH"; m unload nybble\n'
        'printf "%s\\n" "${THING-unset}" "$PATH"\n'
    )
    env = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "MODULEPATH": str(modules)}
    done = subprocess.run(
        ["bash", "-c", script], env={**env, "LC_ALL": "C.UTF-8"}, capture_output=True, text=True
    )
    thing, path, gone, after = done.stdout.splitlines()
    assert thing == TEXT, done.stderr
    assert path.split(":")[0] == f"{prefix}/bin"
    assert gone == "unset"
    assert after == "/usr/bin:/bin"
