"""The end of a log decides whether anything failed: kinds of lines, kinds of endings, and texts
that are documents instead of logs."""

from __future__ import annotations

import io
import re

import pytest

from doctor_logs import ids, read
from nybforge.doctor.log.ending import GOES_ON, GOES_ON_WARNED, Tail
from nybforge.doctor.log.lines import pieces
from nybforge.doctor.log.marks import kind, marks
from nybforge.doctor.log.steps import same_step

MISSING = "libcudart.so.12: cannot open shared object file: No such file or directory"
RAISED = f"ImportError: {MISSING}\n"
SHOWN = {"good": {"good", "verdict"}, "bad": {"bad"}, "plain": {"plain", "continued", "teardown"}}


@pytest.mark.parametrize("mark", marks(), ids=lambda mark: str(mark["pattern"])[:30])
def test_each_mark_has_examples_and_they_are_of_its_kind(mark: dict[str, list[str]]) -> None:
    examples = [(line, SHOWN[name]) for name in SHOWN for line in mark.get(name, ())]
    assert examples
    assert [(line, kind(line)) for line, kinds in examples if kind(line) not in kinds] == []


@pytest.mark.parametrize(
    "line",
    [
        "make: *** [Makefile:3: all] Error 2",
        "ninja: build stopped: subcommand failed.",
        "ERROR: Failed building wheel for x",
        "2 failed, 3 passed in 0.1s",
        "srun: error: node1: task 0: Exited with exit code 1",
        "Job 7 COMPLETED with exit code 3",
        "the build did not complete successfully",
        "Process finished with exit code -11",
        "❌ deployment",
    ],
)
def test_a_line_with_good_and_bad_words_is_bad(line: str) -> None:
    assert kind(line) == "bad"


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("", True),
        ("done\n", False),
        ("epoch 1/2 loss 0.3\n", False),
        ("[3/3] Linking CXX executable x\n", False),
        ("[2/3] Building CXX object x\n", True),
        ("Post job cleanup.\ngit version 2.43\nCache saved successfully\n", True),
        ("wandb: loss 2.1\nwandb: Synced 5 files\n", True),
        ("job finished at Sat Nov 28 2026\nall done\n", True),
        ("==== done, 14 s ====\n", True),
        ("*** END OF JOB 4412 ***\nresults saved\n", True),
        ("=== end of step 1 ===\nBuild succeeded\n", False),
        ("srun: error: n1: task 0: Exited with exit code 1\nElapsed time: 3 s\ndone\n", True),
        ("srun: error: n1: task 0: Exited with exit code 1\nepoch 1/2 loss 0.3\n", False),
        ("Cleaning up project directory\nBuild succeeded\n", False),
        ("Epoch 0:   3%|   | 3/100 [00:02<01:04, 1.5it/s]\n", True),
        ("saved to out.bin\nsegmentation fault (core dumped)\n", True),
        ("the driver does not appear to be running on this host\n", True),
        ("reading the corpus again\n" * (GOES_ON - 1), True),
        ("reading the corpus again\n" * GOES_ON, False),
        ("  the corpus\n" * GOES_ON, True),
    ],
)
def test_what_follows_a_raised_error_decides_whether_it_is_the_cause(
    later: str, found: bool
) -> None:
    assert ids(RAISED + later) == ["missing_cuda_lib"] * found
    assert [note["id"] for note in read(RAISED + later).notes] == ["missing_cuda_lib"] * (not found)


def test_fewer_lines_show_that_a_program_goes_on_after_a_warning() -> None:
    warning, line = f"WARNING: {MISSING}\n", "reading the corpus\n"
    assert ids(warning + line * (GOES_ON_WARNED - 1)) == ["missing_cuda_lib"]
    assert ids(warning + line * GOES_ON_WARNED) == []


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("u@h:~$ pip install x\nSuccessfully installed x-1\n", True),
        ("u@h:~$ python other.py\nresult: 42\n", False),
        ("u@h:~$ nvidia-smi -L\nGPU 0: NVIDIA L4\nwrote a line\n", True),
        ("u@h:~$ make\nJob succeeded\n", False),
    ],
)
def test_another_command_in_the_shell_does_not_end_the_failure(later: str, found: bool) -> None:
    assert ids("u@h:~$ python t.py\n" + RAISED + later) == ["missing_cuda_lib"] * found


CUDNN = "ImportError: libcudnn.so.9: cannot open shared object file: No such file or directory\n"


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("u@h:~$ pip install x\nSuccessfully installed x-1\n", ["missing_cuda_lib"]),
        ("u@h:~$ LD_LIBRARY_PATH=/opt/l python t.py\nepoch 1 of 2\n", []),
        ("u@h:~$ python t.py\n" + CUDNN, ["missing_cuda_lib"]),
        ("u@h:~$ python t.py\nTraceback (most recent call last):\n", ["missing_cuda_lib"]),
        ("u@h:~$ python t.py", ["missing_cuda_lib"]),
        ("Retrying in 30s\nSuccessfully installed x-1\n", []),
        ("Retrying in 30s\nSuccessfully installed x-1\n" + CUDNN, ["missing_cuda_lib"]),
    ],
)
def test_a_later_success_cancels_a_failure(later: str, found: list[str]) -> None:
    assert ids("u@h:~$ python t.py\n" + CUDNN + later) == found


def test_a_program_that_is_known_to_have_failed_is_diagnosed_however_its_log_ends() -> None:
    text = RAISED + "epoch 1 loss 0.2\n"
    assert ids(text) == []
    assert [one["id"] for one in read(text, failed=True).findings] == ["missing_cuda_lib"]


def test_the_ending_of_a_long_log_is_read_from_its_last_lines() -> None:
    filler = "[ 10%] Building CXX object a.o\n" * 20_000
    tail = Tail()
    for piece in pieces(io.BytesIO((RAISED + filler + "all done\n").encode())):
        tail.see(piece)
    ending = tail.ending(1)
    assert (ending.good, ending.line, ending.quote) == (True, 20_002, "all done")
    assert ids(RAISED + filler + "all done\n") == []
    assert ids(RAISED + filler) == ["missing_cuda_lib"]


def test_overwritten_progress_counts_by_its_last_state() -> None:
    assert ids(RAISED + " 10%|#\r 50%|##\r100%|####|\n") == []
    assert ids(RAISED + "100%|####|\rerror: worn gear\n") == ["missing_cuda_lib"]


DOCUMENTS = {
    "a function in C": f'int f(void) {{\n  return 0;\n}}\nconst char *a = "{MISSING}";\nint b;\n',
    "a table of records": f'id,title,state\n1,"{MISSING}",open\n2,"worn gear",shut\n',
    "a reply": f"> {MISSING}\n\nThis means that the runtime is not there.\n",
    "a page": f"## Symptoms\n\nThe log has `{MISSING}`.\n\n## Solution\n\nInstall the runtime.\n",
    "a file of settings": f'a = "1"\nb = "2"\nc = "{MISSING}"\n[d]\ne = "3"\nf = "4"\n',
    "a diff": f"diff --git a/x b/x\n@@ -1 +1 @@\n+ {MISSING}\n",
    "a skipped test": f"SKIPPED [1] test_a.py:9: {MISSING}\n",
}


@pytest.mark.parametrize("text", DOCUMENTS.values(), ids=DOCUMENTS)
def test_a_message_in_a_document_is_no_failure_and_no_note(text: str) -> None:
    assert (ids(text), read(text).notes) == ([], ())


REPORTS = {
    "an issue": f"## Describe the bug\n\nI get this:\n\n    {RAISED}\n## Environment\n\nLinux\n",
    "quoted output": f"> python t.py\n> {RAISED}> exit 1\n",
    "a traceback": f'Traceback (most recent call last):\n  File "a.py", line 2\n    f();\n{RAISED}',
    "two fields": f"error: x, y, {MISSING}\nabort, a, b\n",
}


@pytest.mark.parametrize("text", REPORTS.values(), ids=REPORTS)
def test_a_report_of_a_failure_is_diagnosed(text: str) -> None:
    assert ids(text) == ["missing_cuda_lib"]


def test_a_token_at_the_end_of_a_cut_quote_is_removed() -> None:
    token = "ghp_0123456789abcdefABCDEF0123456789abcd"
    found = read(f"{RAISED}Successfully installed {'x' * 168} {token}\n")
    assert found.ending is not None
    assert found.ending[1].startswith("Successfully installed x")
    assert "ghp_" not in found.ending[1]


def test_no_part_of_a_token_is_quoted_wherever_the_quote_is_cut() -> None:
    token = "ghp_" + "0123456789abcdefABCDEF" * 3
    error = "libcudart.so.12: cannot open shared object file: No such file or directory"
    for size in (*range(60, 120, 7), *range(230, 400, 7), 4_000, 4_096, 65_500):
        for text in (f"{token}{' ' + 'x ' * (size // 2)}{error} ", f"{error} {'x ' * size}{token}"):
            (one,) = read(f"{'y ' * 3000}{text}{' z' * 3000}\n").findings
            assert error in one["quote"]
            assert "0123456789abcdef" not in one["quote"], (size, one["quote"])


def test_no_part_of_a_password_is_shown_where_a_line_of_an_error_is_cut() -> None:
    for size in range(1_960, 2_010, 5):
        found = read(f"a.cc:1:1: error: no\n  {'x' * size} https://ann:{'pw' * 20}@host/\n\n")
        assert found.first_error is not None
        assert "pwpw" not in "".join(found.first_error.lines), size


def test_no_part_of_a_token_is_shown_where_the_end_of_a_log_begins() -> None:
    token = "ghp_" + "0123456789abcdefABCDEF" * 3
    for size in range(65_450, 65_520, 9):
        found = read(f"{RAISED}{token} successful {'x ' * (size // 2)}\n")
        assert found.ending is not None
        assert "0123456789abcdef" not in found.ending[1], size


def test_no_part_of_a_token_is_shown_where_a_part_of_the_last_line_begins_or_ends() -> None:
    token = "ghp_" + "0123456789abcdefABCDEF" * 3
    for size in range(0, 70, 7):
        begins = f"{'x' * size} {f'{token} ' * 2_000}"
        ends = f"https://host/?key={'x' * (3_900 + size)} {token} {'y ' * 5_000}"
        for text in (begins, ends):
            found = read(text)
            assert found.last is not None
            assert "(removed)" in found.last[1]
            assert not re.search("01234|bcdef|BCDEF", found.last[1]), size


def test_no_part_of_a_password_is_shown_where_a_line_of_several_bytes_a_letter_is_cut() -> None:
    for size in range(1_880, 2_000, 5):
        text = f"a.cc:1:1: error: {'‘x’ ' * 10}{'x' * size} https://ann:{'pw' * 20}@host/\n"
        found = read(text)
        assert "pwpw" not in f"{found.first_error} {found.look_at}", size


def test_the_quote_of_a_long_line_begins_with_its_first_word() -> None:
    line = f"torch.OutOfMemoryError: CUDA out of memory. {'GPU 0 has 23.64 GiB. ' * 30}"
    for before in ("", "step 1\n"):
        (one,) = read(f"{before}{line}\n").findings
        assert one["quote"].startswith("…torch.OutOfMemoryError: CUDA out of memory. GPU 0")


ENDED = f"./solve: {MISSING}\nsrun: error: n1: task 0: Exited with exit code 127\n"


@pytest.mark.parametrize(
    ("first", "later", "found"),
    [
        ("+ srun ./solve", "+ srun -N2 hostname\nn1\nn2\n+ echo finished\nfinished\n", True),
        (
            "+ srun ./solve",
            "+ cp -v a b\n'a' -> 'b'\n+ date\nMon Jun 2\n+ echo 'all ok'\nall ok\n",
            True,
        ),
        ("+ srun ./solve", "+ srun -n 1 ./solve\nstep 9 of 9\nresidual 1e-9\n", False),
        ("+ srun ./solve", "+ make -C ref\n[100%] Built target ref\n", False),
        ("$ srun ./solve", "$ sudo ./solve\nstep 9 of 9\nresidual 1e-9\n", True),
        ("$ srun ./solve", "$ twine check a.whl\nChecking a.whl: PASSED\n", True),
        ("[run] start", "[run] solve exited with 127, copying logs\n[run] done\n", True),
        ("[run] start", "[run] 10:02:11 finished after 3 s\n", True),
        ("[run] start", "[run] attempt 2\nstep 9 of 9\nresidual 1e-9\n[run] done\n", False),
        ("##[group]Run ./solve", "##[error]Process completed with exit code 127.\n", True),
        (
            "##[group]Run ./solve",
            "##[error]Process completed with exit code 127.\n##[group]Run actions/cache/save@v4\n"
            "Cache saved with key a-1\nPost job cleanup.\n",
            True,
        ),
        (
            "##[group]Run ./solve",
            "##[error]Process completed with exit code 127.\n##[group]Run ctest\n"
            "100% tests passed, 0 tests failed out of 3\nPost job cleanup.\n",
            False,
        ),
    ],
)
def test_only_the_same_step_or_a_verdict_clears_an_error_that_ended_a_program(
    first: str, later: str, found: bool
) -> None:
    assert ids(f"{first}\n{ENDED}{later}") == ["missing_cuda_lib"] * found


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("cleanup: removing /tmp/a\ncleanup: done\n", True),
        ("Finished.\n", True),
        ("DONE\nElapsed: 12 s\n", True),
        ("rc=1\ncopying results\nall done\n", True),
        ("srun: error: n1: task 0: Exited with exit code 1\n## epilog\nGPU check: ok\n", True),
        ("app-1 exited with code 1\ndb-1  | ready to accept connections\n", True),
        ("app-1 exited with code 1\napp-1  | INFO: Uvicorn running on http://0.0.0.0\n", False),
        ("using numpy\nepoch 1/2 loss 0.3\nDone\n", False),
    ],
)
def test_a_farewell_after_an_exception_is_no_success(later: str, found: bool) -> None:
    assert (
        ids(f"Traceback (most recent call last):\n{RAISED}{later}") == ["missing_cuda_lib"] * found
    )


@pytest.mark.parametrize(
    ("later", "found"),
    [
        ("$ python other.py\nepoch 1/2 loss 0.3\n100%|####| 10/10\n", True),
        ("$ make docs\n[100%] Built target docs\n", True),
        ("$ module load cuda/12.4\n$ mpirun -n 2 ./app\nresult: 42\n", False),
        ("$ sudo apt-get install -y x\nSetting up x ...\n$ build/app\nready\n", False),
    ],
)
def test_another_program_of_the_session_does_not_clear_a_failure(later: str, found: bool) -> None:
    assert ids(f"$ ./app\n./app: {MISSING}\n{later}") == ["missing_cuda_lib"] * found


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("spack install kokkos@4 +cuda", "spack install kokkos@4 +cuda cuda_arch=90", True),
        ("spack install kokkos@4 +cuda", "spack install zstd", False),
        ("pip install -U 'flash-attn>=2'", "pip install ninja", False),
        ("pip install flash-attn", "MAX_JOBS=2 python -m pip install flash-attn", True),
        ("sudo apt-get install a", "sudo systemctl restart a", False),
        ("conda install a", "pip install a", True),
        ("pip install a", "pip check", False),
        ("uv lock", "uv sync", True),
        ("sudo -E make", "sudo make", True),
        ("srun -p gpu -N 2 ./run a", "srun ./run b", True),
        ("cd a && ./run", "./run -v", True),
        ("./run", "sudo ./run", False),
        ("torchrun a.py", "python3.12 a.py", True),
        ("mpirun -np 4 ./a", "bin/a", True),
    ],
)
def test_commands_that_are_the_same_step(one: str, other: str, same: bool) -> None:
    assert same_step(one, other) is same
