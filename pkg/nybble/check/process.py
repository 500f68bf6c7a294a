"""Run the main function of a program with the process's own arguments, variables and streams."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

Main = Callable[[Sequence[str], Mapping[str, str], TextIO, TextIO], int]
_INTERRUPTED = 130


def run(main: Main) -> int:
    """Run `main`, print what it wrote to stdout, and return the exit code.

    After Ctrl-C, or if stdout is closed, full or not read to its end, no traceback is printed.
    """
    out, err = io.StringIO(), sys.stderr or io.StringIO()  # sys.stderr is None if it is closed
    try:
        code = main(sys.argv[1:], dict(os.environ), out, err)
        refused = _printed(out.getvalue())
    except KeyboardInterrupt:
        return _INTERRUPTED
    # `| head` closes the pipe, which is not an error
    if refused is None or isinstance(refused, BrokenPipeError):
        return code
    print(f"error: stdout cannot be written: {refused.strerror}", file=err)
    return code or 1


def _printed(text: str) -> OSError | None:
    """Write the text to stdout; return the error if that fails."""
    if sys.stdout is None:
        return None
    if isinstance(sys.stdout, io.TextIOWrapper):  # paths may not be encodable in the locale
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # the interpreter flushes stdout at exit, which would fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return error
    return None
