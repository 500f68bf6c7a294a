"""In interpreters that nybble does not support, the import fails with a one-sentence error."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from nybble._bridge import interpreter

Python = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.parametrize(
    ("has_gil", "is_main", "words"),
    [
        (True, True, None),
        (False, True, "without the GIL"),
        (True, False, "subinterpreters"),
        (False, False, "without the GIL"),
    ],
)
def test_what_is_refused(has_gil: bool, is_main: bool, words: str | None) -> None:
    why = interpreter.refusal(has_gil, is_main)
    assert (why is None) == (words is None)
    if why is not None:
        assert str(words) in why
        assert [line.startswith("hint: ") for line in why.splitlines()] == [False, True]


def test_this_interpreter_is_not_refused() -> None:
    interpreter.check()


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="missing: _xxsubinterpreters")
def test_a_subinterpreter_is_refused_and_the_main_interpreter_still_works(python: Python) -> None:
    done = python(
        "import _xxsubinterpreters as sub\n"
        "program = '''\n"
        "import nybble.compat\n"
        "for name in ('functional', 'nn', 'optim'):\n"
        "    try:\n"
        "        __import__('nybble.' + name)\n"
        "    except ImportError as error:\n"
        "        print(error, flush=True)\n"
        "'''\n"
        "sub.run_string(sub.create(), program)\n"
        "import nybble.functional\n"
        "print('works')\n"
    )
    lines = done.stdout.splitlines()
    assert lines[::2][:3] == ["nybble does not support subinterpreters"] * 3, done.stderr
    assert lines[-1] == "works"
