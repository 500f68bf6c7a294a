"""The first error of a log: its line, the lines that belong to it, and the file that it names."""

from __future__ import annotations

import io
import json
import time

import pytest

from nybforge import doctor
from nybforge.doctor.log.lines import CHUNK
from nybforge.redact import REMOVED

GCC = """\
[3/9] Building CXX object a.o
FAILED: [code=1] a.o
In file included from /w/a.cc:1:
/w/a.h: In function 'int f()':
/w/a.h:4:12: error: 'x' was not declared in this scope
    4 |   return x;
      |          ^
/w/a.h:9:1: error: another
ninja: build stopped: subcommand failed.
"""
PTXAS = (
    "assembled a\nptxas a.ptx, line 31; error   : Feature 'x' not supported on sm_89\nmake: *** 1\n"
)
TRACE = """\
Traceback (most recent call last):
  File "/e/lib/python3.11/site-packages/own/run.py", line 8, in <module>
    json.loads("{")
  File "/usr/lib/python3.11/json/decoder.py", line 353, in raw_decode
    obj, end = self.scan_once(s, idx)
ValueError: wrong
later
"""


def first(text: str) -> doctor.LogAnswer:
    stream = io.BytesIO(text.encode())
    return doctor.read_log(stream, time.process_time, doctor.Facts)


@pytest.mark.parametrize(
    ("text", "number", "lines", "place"),
    [
        (GCC, 5, GCC.splitlines()[2:7], ("/w/a.h", 4)),
        (PTXAS, 2, PTXAS.splitlines()[1:2], ("a.ptx", 31)),
        (TRACE, 1, TRACE.splitlines()[:-1], ("/e/lib/python3.11/site-packages/own/run.py", 8)),
        ("f.cu(98): error #20: no\n  x\n  ^\n\nmore", 1, ["f.cu(98): error #20: no", "  x", "  ^"],
         ("f.cu", 98)),
        ("f.cu(2): catastrophic error: cannot open source file \"x.h\"\n", 1, None, ("f.cu", 2)),
        ("CMake Error at a/CMakeLists.txt:12 (message):\n  no\n\nx", 1, None,
         ("a/CMakeLists.txt", 12)),
        ("/usr/bin/ld: a.o: in function `main':\nm.cc:2: undefined reference to `g()'\n", 2,
         ["/usr/bin/ld: a.o: in function `main':", "m.cc:2: undefined reference to `g()'"],
         ("m.cc", 2)),
        ("m.cc:(.text+0x5): undefined reference to `g()'\ncollect2: error: ld returned 1\n", 1,
         ["m.cc:(.text+0x5): undefined reference to `g()'"], ("m.cc", None)),
        ("/usr/bin/ld: cannot find -lnope\ncollect2: error: ld returned 1 exit status\n", 1,
         ["/usr/bin/ld: cannot find -lnope"], (None, None)),
        # programs that run a compiler only repeat that it failed
        ("error: a.cu for sm_90: NVRTC_ERROR\na.cu(3): error: no\n", 2, None, ("a.cu", 3)),
        ("./conda_build.sh: line 12: nvrtcc: command not found\n", 1, None, (None, None)),
        ("cp: cannot stat 'x': No such file or directory\n", 1, None, (None, None)),
        ("ERROR: Could not find a version\n", 1, None, (None, None)),
        ("PyRecipeParseError: expected scalar\n", 1, None, (None, None)),
        # prefixes that CI, docker and nybforge itself add
        ("2026-01-02T03:04:05.678Z a.cc:4:1: error: x\n2026-01-02T03:04:05.678Z   y\n", 1,
         ["a.cc:4:1: error: x", "  y"], ("a.cc", 4)),
        ("error[NF400]: job: the build failed\n  --> recipe.yaml\n  | a.cu(3): error: no\n", 3,
         ["a.cu(3): error: no"], ("a.cu", 3)),
    ],
)  # fmt: skip
def test_the_first_error_is_found(
    text: str, number: int, lines: list[str] | None, place: tuple[str | None, int | None]
) -> None:
    found = first(text).first_error
    assert found is not None
    assert (found.number, (found.file, found.line)) == (number, place)
    assert lines is None or list(found.lines) == lines


@pytest.mark.parametrize(
    "text",
    [
        "+ echo 'error: not run'\n",
        "-- Performing Test HAS_ERROR - Success\n",
        "test_error.py::test_error PASSED\n0 errors, 0 warnings\n",
        "PyBuildError: PyRattlerBuildError: Script failed to execute\n",
        "Script failed with status 1\n",
        "make: *** [Makefile:3: all] Error 2\n",
    ],
)
def test_what_is_no_error_or_only_follows_one_is_not_shown(text: str) -> None:
    assert first(text).first_error is None


@pytest.mark.parametrize("length", range(CHUNK - 120, CHUNK + 20, 20))
def test_an_error_over_two_pieces_is_whole(length: int) -> None:
    filler = ("x" * 79 + "\n") * (length // 80) + "y" * (length % 80) + "\n"
    found = first(filler + GCC).first_error
    assert found is not None
    assert found.number == filler.count("\n") + 5
    assert list(found.lines) == GCC.splitlines()[2:7]


def test_a_long_traceback_keeps_its_end() -> None:
    frames = "".join(f'  File "f{n}.py", line {n}, in f\n' for n in range(100))
    found = first(f"Traceback (most recent call last):\n{frames}ValueError: deep\n").first_error
    assert found is not None
    assert len(found.lines) == 20
    assert (found.lines[0], found.lines[-1]) == (TRACE.splitlines()[0], "ValueError: deep")
    assert found.file == "f99.py"


def test_a_secret_in_an_error_is_not_shown() -> None:
    found = first("error: https://ann:pw12345@host/x failed\n").first_error
    assert found is not None
    assert "pw12345" not in str(found.lines)
    assert REMOVED in str(found.lines)


@pytest.mark.slow
@pytest.mark.parametrize(
    "line", ["some error happened\n", json.dumps({"e": "error: " * 90_000}), "warning: x\n"]
)
def test_a_big_log_is_read_in_linear_time(line: str) -> None:
    text = line * (20_000_000 // len(line))
    started = time.process_time()
    first(text)
    assert time.process_time() - started < 20
