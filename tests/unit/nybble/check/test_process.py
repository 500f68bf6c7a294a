"""Programs of nybble with a stdout that is closed, full or not read, and with Ctrl-C."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

import pytest

from nybble.check import process

Python = Callable[..., subprocess.CompletedProcess[str]]
SHELL = "import os, sys; os.execvp('sh', ['sh', '-c', sys.argv[1], sys.executable])"
CPU = {"NYBBLE_DISABLE": "1"}


@pytest.mark.parametrize("module", ["nybble", "bitsandbytes", "nybble.bench"])
@pytest.mark.parametrize(
    ("redirection", "code", "said"),
    [
        ("| true", 0, ""),
        (">&-", 0, ""),
        ("> /dev/full", 1, "error: stdout cannot be written: No space left on device\n"),
    ],
)
def test_no_traceback_if_stdout_cannot_be_written(
    python: Python, root: Path, module: str, redirection: str, code: int, said: str
) -> None:
    more = " --modes nf4 --requests 1 --new-tokens 1 --layers 1 --hidden 64" * ("bench" in module)
    path = f"{root / 'pkg/bitsandbytes_shim'}:{root / 'pkg'}"
    text = f'{{ "$0" -m {module}{more}; echo "exit $?" >&2; }} {redirection}'
    done = python("-c", SHELL, text, env={**CPU, "PYTHONPATH": path})
    assert done.stderr.replace("nf4 …\n", "") == f"{said}exit {code}\n"


def test_errors_are_not_written_to_stdout_if_stderr_is_closed(python: Python) -> None:
    done = python("-c", SHELL, '"$0" -m nybble --compile sm_120 2>&-', env=CPU)
    assert (done.returncode, done.stdout) == (1, "")


def test_ctrl_c_gives_the_exit_code_of_an_interrupted_program(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def main(argv: Sequence[str], env: Mapping[str, str], stdout: TextIO, stderr: TextIO) -> int:
        stdout.write("half of a document")
        raise KeyboardInterrupt

    assert process.run(main) == 130
    assert capsys.readouterr().out == ""


def test_without_torch_the_module_bitsandbytes_ends_with_a_message(
    python: Python, root: Path
) -> None:
    path = f"{root / 'pkg/bitsandbytes_shim'}:{root / 'pkg'}"
    done = python("-S", "-m", "bitsandbytes", env={"PYTHONPATH": path})  # no site-packages
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("error: the module bitsandbytes needs torch, which is not ")
    assert "Traceback" not in done.stderr
