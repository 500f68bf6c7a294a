"""How a process begins and ends: every way out becomes words on stderr and an exit code."""

from __future__ import annotations

import io
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from nybforge.errors import ExitCode, NybforgeError, UsageError, exit_code_of
from nybforge.report import Report, unanswered
from nybforge.storage import storage_error

__all__ = ["ended", "leave", "own_folder", "own_streams"]

ENGINES = ("rattler.rattler", "rattler_build")


def own_streams() -> tuple[TextIO, TextIO]:
    """Return this process's stdout and stderr, made to take every text, and have SIGTERM act as
    Ctrl-C does: children are stopped and half-written files removed."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return _writable(sys.stdout), _writable(sys.stderr)


def _writable(stream: TextIO | None) -> TextIO:
    """A letter that the locale lacks is escaped; what goes to a closed stream (`>&-`) is lost."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
    return stream


def own_folder() -> Path:
    """Return this process's working directory."""
    try:
        return Path.cwd()
    except OSError as error:
        raise UsageError(
            "the working directory is gone or cannot be read",
            why=error.strerror,
            hint='cd "$PWD", or into another folder',
        ) from None


def ended(
    report: Report, work: Callable[[], int], *, writes: Sequence[Path] = (), debug: bool = False
) -> int:
    """Return the exit code of `work`, whose errors are said. `writes` are the folders it writes
    to: what a disk refused is one of them if nothing else is named."""
    try:
        return work()
    except NybforgeError as error:
        return _said(report, error)
    except KeyboardInterrupt:
        report.note("interrupted")
        return int(ExitCode.INTERRUPTED)
    except BrokenPipeError:
        # the reader went away (`nybforge list | head`): not an error
        return int(ExitCode.OK)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(ExitCode.USAGE)
    except BaseException as error:  # a panic of the engines is no Exception
        refused = storage_error(error, writes)
        if refused is not None:
            return _said(report, refused)
        report.bug(error, traceback.format_exc(), debug=debug)
        return int(ExitCode.BUG)


def _said(report: Report, error: NybforgeError) -> int:
    report.error(error)
    return int(exit_code_of(error))


def leave(code: int, stdout: TextIO, stderr: TextIO, env: Mapping[str, str]) -> int:
    """Return the process's exit code when everything is printed: an answer that the disk behind
    stdout refuses is an error too, where none was said."""
    refused = _flushed(stdout)
    if refused is not None and code == ExitCode.OK and not isinstance(refused, BrokenPipeError):
        report = Report(stdout=stdout, stderr=stderr, env=env)
        code = _said(report, unanswered(refused))
    _flushed(stderr)
    if code == ExitCode.INTERRUPTED or any(name in sys.modules for name in ENGINES):
        # Python dies of SIGINT after all if Ctrl-C came while it ran a string, as dataclasses do;
        # the engines' threads can abort it while it ends (py-rattler 0.28). All is written.
        os._exit(code)
    return code


def _flushed(stream: TextIO) -> OSError | None:
    """Return why the stream does not take the rest; it is not tried once more at exit then, which
    would end with a code of Python's own (120)."""
    try:
        stream.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return error
    return None
