"""build_all.sh makes the environment that it needs, even if an earlier run was interrupted."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import pytest
from fake_programs import PYTHON, program
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

WITHOUT_PIP = '#!/bin/sh\ncase "$*" in *pip*) exit 1 ;; esac\n'


@pytest.fixture
def checkout(root: Path, weird_tmp_path: Path) -> Path:
    """A checkout with the files that the script reads."""
    requirements = ("pkg/requirements.txt", "pkg/requirements-test.txt")
    for name in ("build_all.sh", "pyproject.toml", "VERSION", *requirements):
        (weird_tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(root / name, weird_tmp_path / name)
    return weird_tmp_path


def run_script(checkout: Path, python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": os.environ["PATH"], "PYTHON": str(python)}
    argv = [str(checkout / "build_all.sh"), *(words or ("cpu",))]
    return subprocess.run(argv, env=env, capture_output=True, text=True)


def build_all(checkout: Path, python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    # A shell that runs the tests in the background makes them and all their children ignore Ctrl-C.
    old = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return run_script(checkout, python, *words)
    finally:
        signal.signal(signal.SIGINT, old)


def test_an_environment_without_pip_after_ctrl_c_is_created_again(checkout: Path) -> None:
    python = program(checkout / "python", PYTHON)
    program(checkout / ".venv/bin/python", WITHOUT_PIP)
    first = build_all(checkout, python)
    assert first.returncode == 0, first.stderr
    assert "making .venv with Python 3.11.2" in first.stderr
    second = build_all(checkout, python)
    assert (second.stdout, second.stderr) == ("nybforge build cpu\n", "")


@pytest.mark.parametrize("moved", [True, False], ids=["moved", "of another processor"])
def test_an_environment_copied_with_the_checkout_is_created_again(
    checkout: Path, moved: bool
) -> None:
    python = program(checkout / "python", PYTHON)
    assert build_all(checkout, python).returncode == 0
    if moved:
        there = checkout.rename(checkout.parent / "elsewhere")
        python = there / "python"
    else:
        there = checkout
        (there / ".venv/bin/ninja").write_bytes(b"\x7fELF of an Arm")
        (there / ".venv/bin/ninja").chmod(0o755)
    done = build_all(there, python)
    assert (done.returncode, "making .venv" in done.stderr) == (0, True), done.stderr
    assert "making .venv" not in build_all(there, python).stderr


def test_a_folder_that_is_no_environment_is_not_removed(checkout: Path) -> None:
    (checkout / "mine").mkdir()
    (checkout / "mine/thesis.txt").write_text("all of it")
    env = {"PATH": os.environ["PATH"], "PYTHON": str(program(checkout / "python", PYTHON))}
    argv = [str(checkout / "build_all.sh"), "cpu"]
    env |= {"NYBFORGE_VENV": str(checkout / "mine")}
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert (done.returncode, "is not a virtual environment" in done.stderr) == (4, True)
    assert (checkout / "mine/thesis.txt").read_text() == "all of it"


def test_a_noexec_file_system_is_an_error(checkout: Path) -> None:
    python = program(checkout / "python", PYTHON.replace('chmod +x "$3/bin/pip"', ":"))
    done = build_all(checkout, python)
    assert done.returncode == 4
    said = f"error: programs cannot be run in {checkout}\n\nhint: is it mounted noexec?"
    assert said in done.stderr


PIP = """  "-m pip "*" install -r "*)
    echo "Collecting cmake==4.4.4 (from -r pkg/requirements.txt (line 12))"
    echo "  Downloading cmake-4.4.4-py3-none-manylinux_2_17_x86_64.whl (29 MB)"
    echo "Requirement already satisfied: ninja==1.13.2"
    echo "Installing collected packages: cmake, ninja, pip" ;;
"""


def read_all(handle: int) -> str:
    """Return the output that was written to a terminal, after all programs have closed the
    terminal."""
    found = b""
    with suppress(OSError):
        while part := os.read(handle, 1 << 16):
            found += part
    return found.decode()


def test_a_terminal_shows_what_pip_does(checkout: Path) -> None:
    python = program(checkout / "python", PYTHON.replace('  "-m pytest', f'{PIP}  "-m pytest'))
    ours, theirs = os.openpty()
    env = {"PATH": os.environ["PATH"], "PYTHON": str(python), "COLUMNS": "40"}
    argv = [str(checkout / "build_all.sh"), "cpu"]
    done = subprocess.run(argv, env=env, stdout=subprocess.PIPE, stderr=theirs, text=True)
    os.close(theirs)
    text = read_all(ours)
    os.close(ours)
    assert (done.returncode, done.stdout) == (0, "nybforge build cpu\n")
    pins = (checkout / "pkg/requirements.txt").read_text("utf-8").count("==")
    parts = [part.strip().removesuffix("\x1b[K") for part in text.split("\r")]
    assert [part for part in parts if part.startswith("pip")] == [
        f"pip 1 of {pins}: cmake==4.4.4",
        f"pip 2 of {pins}: ninja==1.13.2",
        "pip installs 3 packages",
    ]


def test_a_pipe_gets_no_line_for_each_package(checkout: Path) -> None:
    python = program(checkout / "python", PYTHON.replace('  "-m pytest', f'{PIP}  "-m pytest'))
    done = build_all(checkout, python)
    said = ["making .venv with Python 3.11.2", "installing pkg/requirements.txt into .venv"]
    assert (done.returncode, done.stderr.splitlines()) == (0, said)
    assert done.stdout == "nybforge build cpu\n"


@pytest.mark.parametrize("name", ["INT", "TERM"])
def test_an_interrupt_during_pip_is_not_reported_as_a_failure_of_pip(
    checkout: Path, name: str
) -> None:
    python = program(checkout / "python", PYTHON)
    interrupted = f'#!/bin/sh\ncase "$*" in *install*) kill -{name} "$PPID"; exit 1 ;; esac\n'
    inside = program(checkout / ".venv/bin/python", interrupted)
    program(checkout / ".venv/bin/pip", f"#!{inside}\n")
    done = build_all(checkout, python)
    assert (done.returncode, done.stderr.splitlines()[1:]) == (130, ["interrupted"])


def test_ctrl_c_prints_no_message_of_python(checkout: Path) -> None:
    traceback = 'echo Traceback >&2; kill -INT "$PPID" $(ps -o ppid= -p "$PPID"); exit 1'
    text = PYTHON.replace('    mkdir -p "$3/bin"', f"    {traceback}")
    done = build_all(checkout, program(checkout / "python", text))
    assert (done.returncode, done.stderr.splitlines()[1:]) == (130, ["interrupted"])


def test_ctrl_c_while_bytecode_is_compiled_prints_no_traceback(checkout: Path) -> None:
    python = program(checkout / "python", PYTHON)
    compiles = 'echo Traceback >&2; kill -INT "$PPID"; exit 1'
    inside = f'#!/bin/sh\ncase "$*" in *compileall*) {compiles} ;; esac\n'
    program(checkout / ".venv/bin/pip", f"#!{program(checkout / '.venv/bin/python', inside)}\n")
    done = build_all(checkout, python)
    assert (done.returncode, done.stderr.splitlines()[1:]) == (130, ["interrupted"])


def test_two_runs_at_once_make_one_environment(checkout: Path) -> None:
    """If they did not wait for each other, the second run would remove the .venv that the first run
    is creating."""
    made, said = checkout / "made", checkout / "said"
    waits = f'grep -q "waiting for it" "{said}" || [ $((tries += 1)) = 6000 ]'
    slow = f'    echo >> "{made}"; tries=0; until {waits}; do sleep 0.01; done; mkdir -p "$3/bin"'
    python = program(checkout / "python", PYTHON.replace('    mkdir -p "$3/bin"', slow))
    env = {"PATH": os.environ["PATH"], "PYTHON": str(python)}
    with said.open("wb") as sink:
        argv = [str(checkout / "build_all.sh"), "cpu"]
        runs = [subprocess.Popen(argv, env=env, stderr=sink) for _ in range(2)]
        assert [run.wait(120) for run in runs] == [0, 0], said.read_text()
    assert made.read_text() == "\n"
    assert said.read_text().count("waiting for it") == 1


def test_wheels_of_other_pythons_are_pinned_too(root: Path) -> None:
    """On another machine, `pip download` evaluates markers for that machine's Python
    (docs/toolchain.md)."""
    text = (root / "pkg/requirements.txt").read_text("utf-8")
    pinned = {line.split("==")[0] for line in text.splitlines() if "==" in line}
    # the requirements of pinned packages only, because other packages may have new releases
    asked = set()
    for name in pinned:
        with suppress(metadata.PackageNotFoundError):  # only another Python needs the package
            for each in map(Requirement, metadata.requires(name) or ()):
                marker = str(each.marker or "")
                if "python" in marker and "extra" not in marker:
                    asked.add(canonicalize_name(each.name))
    of_anyio = {"exceptiongroup", "typing-extensions"}  # unearth's httpx2 needs anyio
    assert asked | of_anyio <= pinned


def test_a_missing_python_is_an_error(checkout: Path) -> None:
    done = build_all(checkout, checkout / "nowhere/python3")
    assert done.returncode == 4
    assert "hint: install Python 3.10 or newer" in done.stderr
    assert not (checkout / ".venv").exists()


def test_of_a_python_too_old_the_hint_names_a_newer_one_that_is_there(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = PYTHON.replace("case", 'case "$*" in *"(3, 10)"*) exit 1 ;; esac\ncase', 1)
    program(checkout / "bin/python3.14", PYTHON)
    monkeypatch.setenv("PATH", f"{checkout}/bin:{os.environ['PATH']}")
    done = build_all(checkout, program(checkout / "python", old))
    assert (done.returncode, done.stderr) == (
        4,
        "error: Python 3.11.2 is too old\n\nhint: PYTHON=python3.14 ./build_all.sh\n",
    )


def test_help_makes_nothing(checkout: Path) -> None:
    done = build_all(checkout, checkout / "nowhere/python3", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "./build_all.sh [TARGET" in done.stdout
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize("how", ["link", "sh"])
def test_it_works_from_any_folder_and_by_any_path(
    checkout: Path, how: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A link to the script must not create .venv beside the link. Debian's sh has no pipefail."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (elsewhere / "forge").symlink_to(checkout / "build_all.sh")
    argv = [str(elsewhere / "forge")] if how == "link" else ["sh", f"{checkout}/build_all.sh"]
    env = {"PATH": os.environ["PATH"], "PYTHON": str(program(checkout / "python", PYTHON))}
    done = subprocess.run([*argv, "cpu"], env=env, cwd=elsewhere, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "nybforge build cpu\n"), done.stderr
    assert [path.name for path in elsewhere.iterdir()] == ["forge"]


def test_a_python_too_old_for_the_tests_is_an_error_before_pip_runs(checkout: Path) -> None:
    old = PYTHON.replace("case", 'case "$*" in *"(3, 11)"*) exit 1 ;; esac\ncase', 1)
    done = build_all(checkout, program(checkout / "python", old), "test")
    assert done.returncode == 4
    assert "hint: rm -r .venv, then PYTHON=python3.11 ./build_all.sh test" in done.stderr


def test_tests_of_clients_that_it_installs_may_not_be_skipped(checkout: Path) -> None:
    python = program(checkout / "python", PYTHON)
    done = build_all(checkout, python, "test", "tests/clients")
    assert done.stdout == "-m pytest --require clients tests/clients\n", done.stderr
    names = ("torch", "transformers", "peft", "accelerate", "bitsandbytes")
    pinned = (checkout / "pkg/requirements-test.txt").read_text()
    assert all(f"\n{name}==" in pinned for name in names)
