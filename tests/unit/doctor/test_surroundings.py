"""What stands around a message: other commands, warnings of several lines, other machines."""

from __future__ import annotations

import pytest

from doctor_logs import ids, read
from nybforge.doctor.facts import Compiler, Facts, System, Toolkit
from nybforge.doctor.record import from_json, to_json

NVCC = Toolkit(version="13.0.1", nvcc="/opt/local-cuda/bin/nvcc", found_via="PATH")
MISSING = "libnccl.so.2: cannot open shared object file: No such file or directory"


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
        (
            "Cuda compilation tools, release 13.0, V13.0.88\nRuntimeError: CUDA_HOME is not set\n",
            True,
        ),
        (
            "Cuda compilation tools, release 12.4, V12.4.1\nRuntimeError: CUDA_HOME is not set\n",
            False,
        ),
    ],
)
def test_a_toolkit_of_this_machine_is_proposed_only_for_its_own_logs(log: str, local: bool) -> None:
    (finding,) = read(log, Facts(toolkits=(NVCC,)), here=True).findings
    assert ("/opt/local-cuda" in str(finding["fix"])) == local


@pytest.mark.parametrize(
    ("home", "local"),
    [("/home/ann", True), ("/home/bob", False), ("/root", False), ("", True)],
)
@pytest.mark.parametrize("file", ["/home/ann/w/setup.py", "/home/conda/x/a.py\n/home/ann/b"])
def test_a_log_with_only_other_homes_gets_no_paths_of_this_machine(
    home: str, local: bool, file: str
) -> None:
    facts = Facts(system=System(home=home), toolkits=(NVCC,))
    log = f'  File "{file}", line 3\nRuntimeError: CUDA_HOME is not set\n'
    (finding,) = read(log, facts, here=True).findings
    assert ("/opt/local-cuda" in str(finding["fix"])) == local


def test_a_record_does_not_contain_the_home_folder() -> None:
    facts = Facts(system=System(home="/home/ann"))
    assert "/home/ann" not in str(to_json(facts))
    assert from_json(to_json(facts), "FILE").system == System()


@pytest.mark.parametrize(
    ("shown", "fix"),
    [
        ("", "CUDAHOSTCXX=/usr/bin/g++ "),
        ("-- The CXX compiler identification is GNU 12.2.0\n", "CUDAHOSTCXX=/usr/bin/g++ "),
        ("-- The CXX compiler identification is GNU 13.2.0\n", "CUDAHOSTCXX=g++-12 "),
        ("gcc (Ubuntu 13.2.0-23ubuntu4) 13.2.0\n", "CUDAHOSTCXX=g++-12 "),
    ],
)
def test_a_compiler_of_this_machine_is_not_proposed_for_a_log_with_others(
    shown: str, fix: str
) -> None:
    log = f"{shown}error: #error -- unsupported GNU version! gcc versions later than 12 are not\n"
    own = Compiler(kind="gcc", version="12.2.0", path="/usr/bin/g++", default=True)
    (finding,) = read(log, Facts(compilers=(own,)), here=True).findings
    assert fix in str(finding["fix"])


ECC = "RuntimeError: CUDA error: uncorrectable ECC error encountered\n"


def test_a_defect_lasts_though_another_node_works() -> None:
    good = "=== job 7 on n2 ===\ntraining finished, exit code 0\n"
    assert ids(f"=== job 6 on n1 ===\n{ECC}\n{good}") == ["gpu_faulty"]
    assert ids(f"=== job 6 on n1 ===\nRuntimeError: No CUDA GPUs are available\n\n{good}") == []


PROXY = "ProxyError: Conda cannot proceed due to an error in your proxy configuration.\n"
LATER = "HTTP/1.1 200 OK\nServer: x\nDate: today\nType: text\nAge: old\nVia: a proxy here\n"


@pytest.mark.parametrize(
    ("prompt", "found"),
    [
        ("(base) C:\\Users\\a>curl -sI host\n", ["conda_channel_unreachable"]),
        ("PS D:\\w> curl -sI host\n", ["conda_channel_unreachable"]),
        ("", []),
    ],
)
def test_what_follows_a_prompt_of_windows_is_another_command(prompt: str, found: list[str]) -> None:
    assert ids(f"(base) C:\\Users\\a>conda create -n e\n{PROXY}\n{prompt}{LATER}") == found


def test_a_page_of_quoted_messages_with_answers_is_no_log() -> None:
    page = f'"{MISSING}"\n    The library is not in the environment. Install it.\n'
    assert ids(f"Submodule path 'a': checked out 'b'\n{page}") == []
    assert ids(f'"{MISSING}"\nAborted (core dumped)\n') == ["missing_cuda_lib"]
