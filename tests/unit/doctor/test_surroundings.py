"""What stands around a message: other commands, warnings of several lines, other machines."""

from __future__ import annotations

import io

import pytest

from nybforge import doctor
from nybforge.doctor.facts import Facts, Toolkit

NVCC = Toolkit(version="13.0.1", nvcc="/opt/local-cuda/bin/nvcc", found_via="PATH")
MISSING = "libnccl.so.2: cannot open shared object file: No such file or directory"


def read(text: str, facts: Facts | None = None, *, here: bool = False) -> doctor.LogAnswer:
    stream = io.BytesIO(text.encode())
    return doctor.read_log(stream, lambda: 0.0, lambda: facts or Facts(), here=here)


def ids(text: str) -> list[str]:
    return [finding["id"] for finding in read(text).findings]


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ("$ git log -1 --format=%B\n", []),
        ("$ strings libnccl.so\n", []),
        ("$ git submodule update --init\nCloning into 'a'...\n", ["missing_cuda_lib"]),
        ("$ git log -1\nFix it\n(base) ann@lab:~$ python a.py\n", ["missing_cuda_lib"]),
        ("$ git log -1\nFix it\nsh-4.2$ python a.py\n", ["missing_cuda_lib"]),
    ],
)
def test_text_that_a_command_shows_ends_at_the_next_command(shown: str, found: list[str]) -> None:
    assert ids(f"{shown}ImportError: {MISSING}\n") == found


WARNING = (
    "/v/lib/python3.12/site-packages/cupy/_environment.py:487: UserWarning: \n"
    f"nccl library could not be loaded.\n\nReason: ImportError ({MISSING})\n\n"
    "You can install the library.\n\n  warnings.warn(msg)\n"
)


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("CUDA Root: /usr/local/cuda\nNVRTC Version: (12, 4)\n45\n", []),
        ("KeyError: 3\n", ["missing_cuda_lib"]),
    ],
)
def test_a_python_warning_of_several_lines_is_a_warning(later: str, found: list[str]) -> None:
    assert ids(WARNING + later) == found


def test_a_traceback_that_ends_in_a_call_of_warn_is_no_warning() -> None:
    text = f"Traceback (most recent call last):\n{WARNING}\none line\nand one more\nand a third\n"
    assert ids(text.replace("UserWarning", "Traceback, UserWarning")) == ["missing_cuda_lib"]


@pytest.mark.parametrize(
    ("log", "local"),
    [
        ("RuntimeError: CUDA_HOME is not set\n", True),
        ("#12 101.9 RuntimeError: CUDA_HOME is not set\n", False),
        ('  File "C:\\w\\setup.py", line 3\nRuntimeError: CUDA_HOME is not set\n', False),
        ("Step 3/9 : RUN pip install .\nRuntimeError: CUDA_HOME is not set\n", False),
    ],
)
def test_a_toolkit_of_this_machine_is_proposed_only_for_its_own_logs(log: str, local: bool) -> None:
    (finding,) = read(log, Facts(toolkits=(NVCC,)), here=True).findings
    assert ("/opt/local-cuda" in str(finding["fix"])) == local
