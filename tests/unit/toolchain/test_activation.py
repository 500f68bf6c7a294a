"""Activation scripts: deactivation is the exact inverse, and shellcheck finds nothing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nybforge.toolchain.activation import activate, deactivate
from nybforge.toolchain.compilers import compiler_packages
from nybforge.toolchain.cuda import cuda_packages
from nybforge.toolchain.model import Host, PackagePlan, Text
from nybforge.toolchain.sources import read_sources

NAMES = ("CC", "CFLAGS", "CMAKE_ARGS")
OLD = st.one_of(st.none(), st.text(st.characters(codec="utf-8", exclude_characters="\0\n")))


def run(script: str, env: dict[str, str]) -> dict[str, str]:
    """Return the environment variables that a program sees after the script ran in a POSIX
    shell."""
    shell = shutil.which("dash") or "/bin/sh"
    done = subprocess.run(
        [shell, "-eu", "-c", f"{script}\nexec env -0"], env=env, capture_output=True, check=True
    )
    pairs = (item.split(b"=", 1) for item in done.stdout.split(b"\0") if item)
    return {
        key.decode(): value.decode()
        for key, value in pairs
        if key not in (b"_", b"PWD", b"OLDPWD", b"SHLVL")
    }


@settings(max_examples=25)
@given(old=st.fixed_dictionaries(dict.fromkeys(NAMES, OLD)))
def test_deactivation_puts_back_any_value_or_its_absence(old: dict[str, str | None]) -> None:
    env = {"PATH": "/usr/bin:/bin", **{k: v for k, v in old.items() if v is not None}}
    values = dict.fromkeys(NAMES, "${CC:+$CC }new")
    script = activate("gcc_linux-64", values) + deactivate("gcc_linux-64", NAMES)
    assert run(script, env) == run("", env)


def test_activation_can_use_the_previous_value() -> None:
    script = activate("gcc", {"CFLAGS": "${CFLAGS:+$CFLAGS }-O2"})
    assert run(script, {"PATH": "/bin", "CFLAGS": "-g"})["CFLAGS"] == "-g -O2"
    assert run(script, {"PATH": "/bin"})["CFLAGS"] == "-O2"


@pytest.mark.parametrize("name", ["A B", "1X", "", "A=B", "$(id)"])
def test_a_name_that_is_no_variable_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a variable name"):
        activate("gcc", {name: "x"})


def scripts_of(plans: list[PackagePlan], kind: str) -> list[Text]:
    parts = [part for plan in plans for part in plan.content if isinstance(part, Text)]
    return sorted(
        (part for part in parts if part.path.startswith(f"etc/conda/{kind}.d/")),
        key=lambda part: part.path.rsplit("/", 1)[1],
    )


@pytest.fixture
def all_plans(root: Path, host: Callable[..., Host]) -> list[PackagePlan]:
    """Every package that has scripts: both compilers and nvcc."""
    sources = read_sources(root)
    machine = host("12.2.0")
    plans = list(compiler_packages(machine.compilers[0], machine, sources.activation))
    return plans + list(cuda_packages(sources, "13.0", "linux-64", complete=True))


@pytest.mark.parametrize("building", [True, False])
def test_the_whole_toolchain_activates_and_deactivates(
    all_plans: list[PackagePlan], building: bool, tmp_path: Path
) -> None:
    env = {"PATH": "/usr/bin:/bin", "CONDA_PREFIX": str(tmp_path / "größe"), "CFLAGS": "-g 'x y'"}
    if building:
        env |= {"PREFIX": "/host env", "SRC_DIR": "/work", "PKG_NAME": "p", "PKG_VERSION": "1"}
    ons, offs = scripts_of(all_plans, "activate"), scripts_of(all_plans, "deactivate")
    assert [part.path.rsplit("/", 1)[1] for part in ons][-1].startswith("~cuda-nvcc")
    active = run("".join(part.text for part in ons), env)
    assert (
        active["CXX"]
        == active["CUDAHOSTCXX"]
        == f"{env['CONDA_PREFIX']}/bin/x86_64-conda-linux-gnu-c++"
    )
    assert active["NVCC_PREPEND_FLAGS"] == f"-ccbin={active['CXX']}"
    assert ("-DCMAKE_INSTALL_PREFIX=/host env" in active["CMAKE_ARGS"]) is building
    both = "".join(part.text for part in ons) + "".join(part.text for part in reversed(offs))
    assert run(both, env) == run("", env)


def test_shellcheck_finds_nothing(all_plans: list[PackagePlan], tmp_path: Path) -> None:
    program = shutil.which("shellcheck", path=str(Path(sys.executable).parent))
    if program is None:
        pytest.skip("missing: shellcheck")
    files = []
    for number, part in enumerate(
        [*scripts_of(all_plans, "activate"), *scripts_of(all_plans, "deactivate")]
    ):
        path = tmp_path / f"{number}.sh"
        path.write_text(part.text)
        files.append(str(path))
    done = subprocess.run(
        [program, "--shell=sh", "--severity=style", *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    assert done.returncode == 0
