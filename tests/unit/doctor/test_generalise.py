"""Rules that hold for messages nobody has seen: quotations, recovery, versions, other machines."""

from __future__ import annotations

import pytest

from doctor_logs import ids, read
from nybforge.doctor.facts import Facts, System

MISSING = "libcudart.so.12: cannot open shared object file: No such file or directory"


def fix(text: str) -> str:
    return "\n".join(read(text).findings[0]["fix"])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f'- Loading no longer stops with "{MISSING}" on new machines, it is tried first.', []),
        (f"If the message is `{MISSING}`, install the wheel of the runtime for your CUDA.", []),
        (f"## Load errors\n\nYou may see:\n\n    {MISSING}\n\nInstall the runtime.", []),
        (f"### {MISSING}\n\nInstall the runtime.", []),
        (f'Error: could not start the worker of this job because of "{MISSING}" here', ["x"]),
        (f'DlOpen {{ desc: "{MISSING}" }}', ["x"]),
        (f'time=1 level=INFO source=gpu.go:61 msg="it is not here: {MISSING}" id=0 a=b', ["x"]),
        (f'{{"level": "error", "msg": "ImportError: {MISSING}"}}', ["x"]),
    ],
)
def test_a_quotation_in_a_sentence_or_a_page_is_no_failure(text: str, found: list[str]) -> None:
    assert ids(text + "\n") == ["missing_cuda_lib"] * len(found)


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("INFO: Uvicorn running on http://0.0.0.0:80", []),
        ("INFO: Started server process [7]", []),
        ("step 10/20 loss 1.5", []),
        ("the process finished with exit code 0", []),
        ("RuntimeError: no model", ["missing_cuda_lib"]),
        ("", ["missing_cuda_lib"]),
    ],
)
def test_a_warning_does_not_count_if_the_program_runs_on(later: str, found: list[str]) -> None:
    assert ids(f"WARNING: {MISSING}\n{later}\n") == found


def test_a_raised_error_counts_unless_the_program_runs_on() -> None:
    raised = f"ImportError: {MISSING}\n"
    assert ids(raised + "step 10/20 loss 1.5\n") == []
    assert ids(raised + "step 10/20 loss 1.5\nKeyError: 3\n") == ["missing_cuda_lib"]
    assert ids(raised + "retrying\nstep 10/20 loss 1.5\n") == []


RAISED = f"ImportError: {MISSING}\n"


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("===== 3 passed, 1 skipped in 2.0s =====", []),
        ("100% tests passed, 0 tests failed out of 3", []),
        ("OK", []),
        ("===== 3 passed, 1 error in 2.0s =====", ["missing_cuda_lib"]),
        ("test result: FAILED. 2 passed; 1 failed", ["missing_cuda_lib"]),
        ("OK\nValueError: no such model", ["missing_cuda_lib"]),
    ],
)
def test_a_passed_run_of_tests_overrules_what_its_tests_print(later: str, found: list[str]) -> None:
    assert ids(RAISED + later + "\n") == found


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("retrying in 2 s\nread 1\nread 2\n", []),
        ("a simple retry helps\nread 1\nread 2\n", ["missing_cuda_lib"]),
        ("retrying in 2 s\n", ["missing_cuda_lib"]),
        ("falling back to the CPU\nepoch 1 loss 0.2\n", []),
        ("falling back to the CPU\n", ["missing_cuda_lib"]),
        ("falling back to the CPU\nepoch 1 loss 0.2\nKeyError: 3\n", ["missing_cuda_lib"]),
    ],
)
def test_an_announced_retry_or_fallback_that_works(later: str, found: list[str]) -> None:
    assert ids(RAISED + later) == found


@pytest.mark.parametrize(
    "line",
    [
        f"1a2b3c4d Catch {MISSING}",
        f"[main 1a2b3c4] Explain {MISSING}",
        f"tests/a.md:12:{MISSING}",
        f'    8 |   puts("{MISSING}");',
        f'log.error("{MISSING}")',
        f"  --lenient    ignore {MISSING}",
        f"[PASS] load: got {MISSING}",
        f"/* {MISSING} */",
        f"        35     {MISSING}",
        f'if ! nvidia-smi; then echo "{MISSING}"; fi',
        f"| `{MISSING}` | install it |",
        f"$ strings libx.so\n{MISSING}",
        f"      4121:\t{MISSING}",
        f"diff --git a/x b/x\n-{MISSING}",
        f'checks:\n      - "Looking for x"\n    stdout: |\n      {MISSING}',
    ],
)
def test_listings_of_sources_and_histories_are_no_failures(line: str) -> None:
    assert ids(line + "\n") == []


def test_pip_installs_the_package_after_all() -> None:
    failed = "error: command 'gcc' failed: No such file or directory\n"
    failed += "  ERROR: Failed building wheel for pycocotools\n"
    assert ids(failed + "Successfully installed pycocotools-2.0\n") == []
    assert ids(failed + "Successfully installed other-2.0\n") == ["no_compiler"]


SOLVER = "UnsatisfiableError: The following specifications were found to be incompatible:\n"


@pytest.mark.parametrize(
    ("text", "says", "not_says"),
    [
        (SOLVER + "  - __glibc==2.31\n  - a -> __glibc[version='>=2.17']\n", "libmamba", "ldd"),
        (SOLVER + "  - __glibc==2.12\n  - a -> __glibc[version='>=2.17']\n", "loosen", "libmamba"),
        ("nothing provides __cuda >=13 needed by a\n", "CUDA=13.0", "12.2"),
        ("nothing provides __cuda >=11.4 needed by a\n", "CUDA=11.4", "12.2"),
        (
            "Encountered problems while solving:\n a has constraint __cuda >=13.0 conflicting with "
            "__cuda-12.4-0\n",
            "cuda-version<=12.4",
            "CUDA=12.2",
        ),
        ("$ pixi add a\n× Cannot solve the request because: __cuda *\n", "system-req", "no-ch"),
        (
            "ptxas application ptx input, line 9; fatal : Unsupported .version 8.7; current version"
            " is '8.4'\n",
            "cuda-version<=12.4",
            "driver: nvidia-smi",
        ),
        (
            "| NVIDIA-SMI 610.43.02    KMD Version: 610.43.02     CUDA UMD Version: 13.3     |\n"
            "RuntimeError: CUDA driver version is insufficient for CUDA runtime version\n",
            "cuda-version<=13.3",
            "check the driver",
        ),
        ("nvcc fatal   : Unknown option '--split-compile=0'\n", "cuda-nvcc=12.1", "Xcompiler"),
        ("nvcc fatal   : Unknown option '-fdebug-prefix-map=a=b'\n", "Xcompiler", "cuda-nvcc="),
        (
            "ERROR: Could not find a version that satisfies the requirement torch==2.0.1+cu118 "
            "(from versions: 2.2.0+cu118, 2.3.0+cu118)\n"
            "ERROR: No matching distribution found for torch==2.0.1+cu118\n",
            "python=3.10",
            "index-url",
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement vllm==9.9 (from "
            "versions: 0.9.1, 0.11.0)\nERROR: No matching distribution found for vllm==9.9\n",
            '"vllm==0.11.0"',
            "python=3",
        ),
        (
            "hint: `bitsandbytes`\nbitsandbytes==0.44.1 has no wheels with a matching platform tag",
            '"bitsandbytes==0.44.1"',
            "x86",
        ),
        (f"OSError: {MISSING.replace('cudart.so.12', 'cudss.so.0')}\n", "libcudss", "Could not"),
        (
            "modprobe: ERROR: could not insert 'nvidia': Key was rejected by service\n",
            "mok",
            "dkms a",
        ),
        (
            "epoch 3 loss 2.0\nslurm_script: line 2: 17 Killed  python train.py\nKilled\n",
            "workers",
            "MAX_JOBS",
        ),
    ],
)
def test_the_numbers_and_owners_in_a_fix_come_from_the_log(
    text: str, says: str, not_says: str
) -> None:
    said = fix(text)
    assert says in said
    assert not_says not in said


def test_a_message_broken_across_lines_is_read() -> None:
    text = (
        "  × No solution found when resolving dependencies:\n"
        "  ╰─▶ Because there is no version\n"
        "      of torch==2.7.0+cu126 and you require torch==2.7.0+cu126, it cannot be solved.\n"
    )
    assert ids(text) == ["no_wheel"]
    text = '  /usr/include/stdio.h(3): error: attribute "__malloc__" does not take\n    arguments\n'
    assert ids(text) == ["float32_headers"]


def test_a_log_of_another_platform_gets_no_paths_of_this_machine() -> None:
    toolkit = Facts().toolkits
    assert toolkit == ()
    arm = "OSError: /opt/x/aarch64-linux-gnu/a.so: invalid\nCUDA_HOME is not set\n"
    local = Facts(system=System(subdir="linux-64", libc_version="2.99"))
    glibc = "ImportError: /lib/aarch64-linux-gnu/libc.so.6: version `GLIBC_3.1' not found\n"
    assert "2.99" in str(read(glibc, local).findings[0]["fix"])
    assert "2.99" not in str(read(glibc, local, here=True).findings[0]["fix"])
    assert read(arm, local, here=True).findings


def test_what_is_not_known_names_the_lines_to_look_at() -> None:
    text = (
        "start\nwidget: error: gear 3 is worn\nnote\nwidget: error: gear 3 is worn\n"
        "src/a.cc:3:1: error: no such gear: x\nValueError: wheel\nKeyError: 3\nend\n"
    )
    found = read(text)
    assert found.findings == ()
    assert [number for number, _ in found.look_at] == [2, 5, 6]
    assert found.look_at[1][1] == "src/a.cc:3:1: error: no such gear: x"


def test_hits_beyond_the_limit_are_found_at_the_end_of_the_log() -> None:
    hit = "ERROR: No matching distribution found for torch==9\nRetrying\nSuccessfully built a\n"
    filler = "[ 10%] Building CXX object a.cc.o\n" * 60
    text = (hit + filler) * 60
    assert ids(text) == []
    assert ids(text + filler * 400 + f"ImportError: {MISSING}\n") == ["missing_cuda_lib"]
    many = (f"ImportError: {MISSING}\nretrying\nstep 1/2 loss 3\n" + filler) * 60
    assert ids(many) == []
    assert ids(many + filler * 400 + f"ImportError: {MISSING}\n") == ["missing_cuda_lib"]


CONFIGURED = "CMake Error at FindPackageHandleStandardArgs.cmake:230 (message):\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("nvcc -c a.cu\na.cu:2:10: fatal error: cuda_fp16.h: No such file\n", "cuda_part_missing"),
        ("a.c:2:10: fatal error: cuda_fp16.h: No such file or directory\n", "cuda_home_unset"),
        ("Error: unresolvable CDI devices nvidia.com/gpu=1\n", "container_toolkit"),
        ('a.cu(2): error: namespace "cub" has no member class "X"\n', "cuda_api_changed"),
        (
            CONFIGURED
            + '  Could NOT find CUDA: Found unsuitable version "11.5", but required is\n',
            "nvcc_version_mismatch",
        ),
        (
            "CMake Error:\n  Running\n\n   '/x/gmake' '--version'\n\n  failed with:\n\n"
            "   no such file\n",
            "build_tool_missing",
        ),
        ("'sm_103' is not a recognized processor (ignoring processor)\n", "unsupported_gpu_arch"),
        (
            "ptxas a.ptx, line 8; error : Feature '.f4' not supported on .target 'sm_121f'\n",
            "arch_specific_code",
        ),
        (
            "error sending request for url (u)\nerror: x==1 has no wheels with a matching "
            "Python ABI tag\n",
            "no_wheel",
        ),
    ],
)
def test_the_more_specific_message_names_the_cause(text: str, found: str) -> None:
    assert ids(text) == [found]


@pytest.mark.parametrize(
    "text",
    [
        f"> I got\n> {RAISED}> help\n\nDear Bo,\n\nit was not installed.\n",
        f"Loading\n-------\nThe error\n\n    {MISSING}\n\noccurs without it.\n\nNext\n----\n",
    ],
)
def test_an_answered_mail_and_a_page_with_underlined_headings_are_no_failures(text: str) -> None:
    assert ids(text) == []
