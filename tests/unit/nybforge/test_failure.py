"""The lines of a failed step's log that are shown, and the source file that the error names."""

from __future__ import annotations

from pathlib import Path

import pytest

from nybforge.errors import Location
from nybforge.failure import Excerpt, excerpt, source_of

ENGINE = """\
✔ Successfully updated the host environment
+ ./make-it
a line
another line
Script failed with status 1

Script execution failed.

  Work directory: /w
To run the script manually, use the following command:
"""


def test_the_end_is_shown_before_the_engines_instructions(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("earlier\n" * 50 + ENGINE)
    found = excerpt(log)
    assert found.lines == ("+ ./make-it", "a line", "another line")
    assert found.pointer(log) == f"the whole log: {log}"


def test_the_first_error_is_shown_wherever_it_is(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("a.cc:3:1: error: no\n\n" + "noise\n" * 500 + ENGINE)
    found = excerpt(log)
    assert found.lines == ("a.cc:3:1: error: no",)
    assert found.pointer(log) == f"the whole log: {log} (the error is in line 1)"


def test_the_end_of_a_long_log_is_short(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_bytes(b"\xff line\n" * 500)
    assert len(excerpt(log).lines) == 30


@pytest.mark.parametrize(
    ("file", "found"),
    [
        ("$SRC_DIR/csrc/cpu/a.cc", "csrc/cpu/a.cc"),
        ("kernels/int8/device/k.cu", "csrc/int8/device/k.cu"),
        ("k.cu", None),  # two inputs have that name
        ("source/only.cu", "csrc/gemm4/device/only.cu"),
        ("/usr/include/only.cu", None),
        ("$PREFIX/lib/python3.11/site-packages/nybble/x.py", "pkg/nybble/x.py"),
        ("/usr/lib/python3.11/json/x.py", None),
        ("csrc/gone.cc", None),  # an input whose file does not exist
    ],
)
def test_the_checkouts_file_is_named(tmp_path: Path, file: str, found: str | None) -> None:
    names = [
        "csrc/cpu/a.cc",
        "csrc/int8/device/k.cu",
        "csrc/gemm4/device/k.cu",
        "csrc/gemm4/device/only.cu",
        "pkg/nybble/x.py",
    ]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    inputs = dict.fromkeys([*names, "csrc/gone.cc", "variant c_compiler", "engine nybforge"], "")
    where = source_of(Excerpt(lines=(), file=file, line=7), tmp_path, inputs)
    assert where == (None if found is None else Location(path=tmp_path / found, line=7))
