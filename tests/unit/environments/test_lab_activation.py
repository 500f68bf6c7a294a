"""A lab's variables are correct without other scripts, and deactivation is the exact inverse."""

from __future__ import annotations

import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from tests.unit.environments.labs import TRIPLET, install_nybble_lab, lab_named, program

from nybble.compat import device
from nybforge.__main__ import main
from nybforge.environments.labs import load_labs

SHELLS = [s for s in ("dash", "bash", "zsh", "mksh", "busybox") if shutil.which(s)]
VARIABLES = (
    *("CUDA_HOME", "CUDACXX", "CC", "CXX", "CUDAHOSTCXX", "CMAKE_ARGS", "CUDA_VERSION"),
    *("COMPUTE_CAPABILITY", "BNB_CUDA_VERSION", "NVCC_PREPEND_FLAGS"),
)


@pytest.fixture
def lab(root: Path, weird_tmp_path: Path) -> Path:
    """The folder of a lab with a compiler and an nvcc that print their paths."""
    prefix = weird_tmp_path / "bnb122lab"
    program(prefix / "bin/nvcc", 'echo "nvcc of the lab, $NVCC_PREPEND_FLAGS"')
    for tool in ("gcc", "g++"):
        program(prefix / f"bin/{TRIPLET}-{tool}", "echo 12.3.0")
    (prefix / "conda-meta").mkdir()
    (prefix / "conda-meta/nybble-lab-12.2-0.json").write_text(
        '{"name": "nybble-lab", "version": "12.2"}'
    )
    install_nybble_lab(root, prefix, lab_named(root, "122"))
    return prefix


def _shell(shell: str, script: str, env: dict[str, str]) -> str:
    argv = [shell, "sh", "-c"] if shell == "busybox" else [shell, "-c"]
    done = subprocess.run(
        [*argv, script], env=env, capture_output=True, text=True, errors="replace"
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


BEFORE = {
    "unset": {},
    "set": {name: f"old {name} 'with' \"quotes\" $HOME\n" for name in VARIABLES},
    "empty": dict.fromkeys(VARIABLES, ""),
    "mixed": {"CC": "/usr/bin/cc", "CMAKE_ARGS": "", "NVCC_PREPEND_FLAGS": "-ccbin=/usr/bin/g++"},
}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("before", sorted(BEFORE))
def test_deactivation_is_the_exact_inverse(lab: Path, shell: str, before: str) -> None:
    env = {"PATH": os.environ["PATH"], "CONDA_PREFIX": str(lab), **BEFORE[before]}
    script = """
        set -eu
        env -0 > "$CONDA_PREFIX/before"
        . "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"
        env -0 > "$CONDA_PREFIX/inside"
        . "$CONDA_PREFIX/etc/conda/deactivate.d/~nybble-lab_deactivate.sh"
        env -0 > "$CONDA_PREFIX/after"; set
    """
    left = _shell(shell, script, env)
    before_bytes, after_bytes = ((lab / name).read_bytes() for name in ("before", "after"))
    ignored = (b"_=", b"OLDPWD=")

    def kept(text: bytes) -> list[bytes]:
        return sorted(line for line in text.split(b"\0") if not line.startswith(ignored))

    assert kept(after_bytes) == kept(before_bytes)
    assert (lab / "inside").read_bytes() != before_bytes
    # no unexported variable stays in the shell
    assert [line for line in left.splitlines() if re.match("_?nybble_lab", line, re.I)] == []


@pytest.mark.parametrize("shell", SHELLS)
def test_a_variable_that_was_not_exported_is_not_exported_afterwards(lab: Path, shell: str) -> None:
    script = """
        CC=mine
        . "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"
        . "$CONDA_PREFIX/etc/conda/deactivate.d/~nybble-lab_deactivate.sh"
        echo "$CC"; env | grep ^CC= || echo none
    """
    out = _shell(shell, script, {"PATH": os.environ["PATH"], "CONDA_PREFIX": str(lab)})
    assert out.splitlines() == ["mine", "none"]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_lab_sets_the_variables_of_the_long_command(lab: Path, shell: str) -> None:
    script = """
        . "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"
        . "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"  # sourcing twice is harmless
        env -0
    """
    base = {"PATH": "/usr/bin:/bin", "CONDA_PREFIX": str(lab), "CMAKE_ARGS": "-DKEEP=1"}
    lines = _shell(shell, script, base).split("\0")
    env = dict(line.split("=", 1) for line in lines if "=" in line)
    cxx = f"{lab}/bin/{TRIPLET}-g++"
    assert env["CUDA_HOME"] == str(lab)
    assert env["CUDACXX"] == f"{lab}/bin/nvcc"
    assert env["CC"] == f"{lab}/bin/{TRIPLET}-gcc"
    assert env["CXX"] == env["CUDAHOSTCXX"] == cxx
    assert (env["CUDA_VERSION"], env["BNB_CUDA_VERSION"]) == ("12.2", "122")
    # scikit-build-core splits the arguments in the same way
    import shlex

    assert shlex.split(env["CMAKE_ARGS"]) == [
        "-DKEEP=1",
        "-DCOMPUTE_BACKEND=cuda",
        "-DCUDA_VERSION=122",
        f"-DCOMPUTE_CAPABILITY={env['COMPUTE_CAPABILITY']}",
        f"-DCMAKE_CUDA_COMPILER={lab}/bin/nvcc",
        f"-DCMAKE_CUDA_HOST_COMPILER={cxx}",
    ]
    assert "86" in env["COMPUTE_CAPABILITY"].split(";")
    if " " not in str(lab):
        assert env["NVCC_PREPEND_FLAGS"] == f"-ccbin={cxx}"


def test_a_toolkit_outside_the_lab_can_be_named(lab: Path, tmp_path: Path) -> None:
    program(tmp_path / "cuda/bin/nvcc", "echo another")
    script = """
        . "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"
        echo "$CUDA_HOME $CUDACXX"
    """
    env = {"PATH": "/usr/bin:/bin", "CONDA_PREFIX": str(lab)}
    named = _shell("sh", script, {**env, "NYBBLE_LAB_CUDA_HOME": f"{tmp_path}/cuda"})
    assert named == f"{tmp_path}/cuda {tmp_path}/cuda/bin/nvcc\n"


def test_ones_own_capability_wins(lab: Path) -> None:
    script = (
        """. "$CONDA_PREFIX/etc/conda/activate.d/~nybble-lab_activate.sh"; echo "$CMAKE_ARGS" """
    )
    env = {"PATH": "/usr/bin:/bin", "CONDA_PREFIX": str(lab), "COMPUTE_CAPABILITY": "86"}
    assert "-DCOMPUTE_CAPABILITY=86 " in _shell("dash", script, env)


@pytest.mark.parametrize("short", ["118", "122", "130"])
def test_the_checked_in_package_is_what_the_recipe_builds(
    root: Path, tmp_path: Path, short: str
) -> None:
    lab = lab_named(root, short)
    install_nybble_lab(root, tmp_path / "built", lab)
    (package,) = root.glob(f"envs/channel/noarch/nybble-lab-{lab.cuda}-*.tar.bz2")
    with tarfile.open(package) as tar:
        for step in ("activate", "deactivate"):
            name = f"etc/conda/{step}.d/~nybble-lab_{step}.sh"
            checked_in = tar.extractfile(name)
            assert checked_in is not None
            assert checked_in.read() == (tmp_path / "built" / name).read_bytes()


def test_the_jetson_capabilities_of_the_recipe_match_the_facts(root: Path) -> None:
    text = (root / "recipe/nybble-lab/build.sh").read_text()
    listed = re.search(r'tegra=" ([0-9 ]+) "', text)
    assert listed
    archs = {
        word.removesuffix("-real").removesuffix("a")
        for lab in load_labs(root)
        for word in lab.variant.capabilities
        if word.endswith("-real")
    }
    real = {arch for arch in archs if device(f"{arch[:-1]}.{arch[-1]}").tegra}
    assert real <= set(listed.group(1).split())
    assert all(device(f"{arch[:-1]}.{arch[-1]}").tegra for arch in listed.group(1).split())


def _lab_run(root: Path, lab: Path, *command: str, **env: str) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    environ = {"PATH": "/usr/bin:/bin", "NYBFORGE_ROOT": str(root), "CC": "/usr/bin/cc", **env}
    environ["NYBFORGE_BUILD"] = str(lab.parent / "build")
    code = main(["lab", "run", str(lab), "--", *command], environ, out, err, lab.parent)
    return code, err.getvalue()


def test_lab_run_runs_inside_and_returns_the_commands_code(root: Path, lab: Path) -> None:
    script = 'printf "%s\\n" "$CC" "$CUDACXX" "$1" > "$CONDA_PREFIX/said"; exit 9'
    code, _ = _lab_run(root, lab, "sh", "-c", script, "sh", "a b")
    assert code == 9
    cc, cudacxx, word = (lab / "said").read_text().splitlines()
    assert (cc, cudacxx, word) == (f"{lab}/bin/{TRIPLET}-gcc", f"{lab}/bin/nvcc", "a b")
    assert _lab_run(root, lab, "sh", "-c", "exit 127") == (127, "")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("nvcd", "nvcd is neither in this lab nor on PATH"),
        # cd is a builtin of the shell, not a program
        ("cd", "cd is neither in this lab nor on PATH"),
        ("./nvcd", "./nvcd is neither in this lab nor on PATH"),
        ("./bnb122lab/bin", "./bnb122lab/bin cannot be run"),
        ("./bnb122lab/conda-meta/nybble-lab-12.2-0.json", "12.2-0.json cannot be run"),
    ],
)
def test_a_command_that_cannot_be_run_is_one_error(
    root: Path, lab: Path, command: str, said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    at = os.getcwd()
    os.chdir(lab.parent)
    try:
        code, err = _lab_run(root, lab, command, "--version")
    finally:
        os.chdir(at)
    assert code == 4
    assert f"{said}\n" in err
    assert err.count("error") == 1
    assert capfd.readouterr().err == ""  # time is not run as the shell's keyword


def test_lab_run_finds_what_a_script_of_the_lab_puts_on_path(root: Path, lab: Path) -> None:
    program(lab / "own tools/tool", "exit 5")
    (lab / "etc/conda/activate.d/zz.sh").write_text('PATH="$CONDA_PREFIX/own tools:$PATH"\n')
    assert _lab_run(root, lab, "tool") == (5, "")


@pytest.mark.parametrize("option", ["--json", "--help", "-c"])
def test_an_option_after_the_name_of_the_lab_is_an_error_with_its_place(
    root: Path, lab: Path, option: str
) -> None:
    out, err = io.StringIO(), io.StringIO()
    argv = ["lab", "run", str(lab), option, "--", "true"]
    assert main(argv, {"NYBFORGE_ROOT": str(root)}, out, err, lab.parent) == 2
    assert f"expected a command, found an option: {option}" in err.getvalue()
    assert ('"kind": "error"' in out.getvalue()) == (option == "--json")


STUBBORN = """\
trap 'echo asked; sleep 1; echo cleaned up; exit 7' INT
trap 'echo told; exit 8' TERM HUP
echo ready
while :; do sleep 0.05; done"""


@pytest.mark.parametrize(
    ("number", "group", "said"),
    [
        (signal.SIGINT, True, ["asked", "cleaned up", 7]),
        (signal.SIGTERM, False, ["told", 8]),
        (signal.SIGHUP, False, ["told", 8]),
    ],
)
def test_ctrl_c_reaches_the_command_and_its_exit_code_is_kept(
    root: Path, lab: Path, number: signal.Signals, group: bool, said: list[object]
) -> None:
    argv = [sys.executable, "-m", "nybforge", "lab", "run", str(lab), "--", "sh", "-c", STUBBORN]
    env = {**os.environ, "NYBFORGE_ROOT": str(root), "PYTHONPATH": str(root / "pkg")}
    with subprocess.Popen(
        argv, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        (os.killpg if group else os.kill)(child.pid, number)
        assert [*child.stdout.read().split("\n")[:-1], child.wait()] == said


def test_a_command_that_a_signal_ended_has_a_shells_exit_code(root: Path, lab: Path) -> None:
    assert _lab_run(root, lab, "sh", "-c", "kill -KILL $$")[0] == 137


def test_a_lab_made_by_conda_alone_gets_its_variables_from_the_checkout(
    root: Path, lab: Path
) -> None:
    shutil.rmtree(lab / "etc")
    (lab / "conda-meta/nybble-lab-12.2-0.json").write_text(
        '{"name": "cuda-nvcc", "version": "12.2.140"}'
    )
    code, err = _lab_run(root, lab, "sh", "-c", 'echo "$BNB_CUDA_VERSION $CXX" > "$CONDA_PREFIX/x"')
    assert (code, err) == (0, "")
    assert (lab / "x").read_text() == f"122 {lab}/bin/{TRIPLET}-g++\n"


def test_an_unknown_lab_is_an_error_with_the_searched_places(root: Path, tmp_path: Path) -> None:
    out, err = io.StringIO(), io.StringIO()
    env = {"NYBFORGE_ROOT": str(root), "NYBFORGE_BUILD": str(tmp_path / "b")}
    env |= {"CONDA_ENVS_DIRS": str(tmp_path / "envs"), "HOME": str(tmp_path)}
    code = main(["lab", "run", "bnb999lab", "--", "true"], env, out, err, tmp_path)
    assert code == 2
    assert "error[NF740]: no environment 'bnb999lab'" in err.getvalue()
    assert str(tmp_path / "envs/bnb999lab") in err.getvalue()
    assert "perhaps you meant bnb129lab" in err.getvalue()
