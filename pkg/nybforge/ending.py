"""Sets up and ends the process: every exception becomes a message on stderr and an exit code."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TextIO

from nybforge.errors import ExitCode, Interrupted, NybforgeError, UsageError
from nybforge.report import Report, stdout_error

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["ended", "leave", "own_folder", "own_streams", "own_variables", "utf_8_only"]

ENGINES = ("rattler.rattler", "rattler_build")


def own_streams() -> tuple[TextIO, TextIO]:
    """Return this process's stdout and stderr, set up to accept any text. This function also makes
    SIGTERM and a closed terminal act like Ctrl-C: children are stopped and partial files are
    removed."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # nohup ignores SIGHUP
            signal.signal(number, signal.default_int_handler)
    return _writable(sys.stdout), _writable(sys.stderr)


def own_variables() -> dict[str, str]:
    """Return this process's environment variables. Those that are not UTF-8 are removed from the
    process, because the engines panic when they read them."""
    found = dict(os.environ)
    for name in found.keys() - utf_8_only(found).keys():
        del os.environ[name]
    return found


def utf_8_only(env: Mapping[str, str]) -> dict[str, str]:
    """Return the variables whose name and value are valid UTF-8.

    >>> utf_8_only({"LANG": "C", "OLDPWD": "/caf\\udce9"})
    {'LANG': 'C'}
    """
    return {n: v for n, v in env.items() if (n + v) == (n + v).encode(errors="ignore").decode()}


def _writable(stream: TextIO | None) -> TextIO:
    """Make the stream escape characters that the locale cannot encode. Output to a closed stream
    (`>&-`) is dropped."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
    return stream


def own_folder() -> Path:
    """Return this process's working directory."""
    from pathlib import Path

    try:
        return Path.cwd()
    except OSError as error:
        raise UsageError(
            "the working directory was removed or cannot be read",
            why=error.strerror,
            hint='run `cd "$PWD"`, or change to another folder',
        ) from None


def ended(
    report: Report, work: Callable[[], int], *, writes: Sequence[Path] = (), debug: bool = False
) -> int:
    """Run `work`, report its errors and return the exit code. `writes` are the folders that `work`
    writes to; a disk error that names no path is attributed to one of them."""
    try:
        return work()
    except NybforgeError as error:
        return _reported(report, error)
    except KeyboardInterrupt:
        return _reported(report, Interrupted("interrupted"))
    except BrokenPipeError:
        # the reader closed the pipe (`nybforge list | head`): not an error
        return int(ExitCode.OK)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(ExitCode.USAGE)
    except BaseException as error:  # a panic of the engines is a BaseException
        import traceback

        from nybforge.storage import storage_error

        refused = storage_error(error, writes) or _not_utf_8(error)
        if refused is not None:
            return _reported(report, refused)
        report.bug(error, traceback.format_exc(), debug=debug)
        return int(ExitCode.BUG)


def _not_utf_8(error: BaseException) -> UsageError | None:
    """Return the error for text that an engine does not take, most often the path of a folder."""
    if not isinstance(error, UnicodeEncodeError):
        return None
    hint = "rename it, or run the command in another folder"
    return UsageError("a path or an argument is not UTF-8", where=error.object, hint=hint)


def _reported(report: Report, error: NybforgeError) -> int:
    report.error(error)
    return int(error.exit_code)


def leave(code: int, stdout: TextIO, stderr: TextIO, env: Mapping[str, str]) -> int:
    """Flush the output and return the process's exit code. If stdout cannot be written, report that
    error, unless another error was reported."""
    refused = _flushed(stdout)
    if refused is not None and code == ExitCode.OK and not isinstance(refused, BrokenPipeError):
        report = Report(stdout=stdout, stderr=stderr, env=env)
        code = _reported(report, stdout_error(refused))
    _flushed(stderr)
    if code == ExitCode.INTERRUPTED or any(name in sys.modules for name in ENGINES):
        # Exit without interpreter shutdown: Python re-raises a SIGINT that came during exec(),
        # which dataclasses use, and the engines' threads can abort the shutdown (py-rattler 0.28).
        # All output was written before.
        os._exit(code)
    return code


def _flushed(stream: TextIO) -> OSError | None:
    """Flush the stream; return the error if that fails. In that case, disable the flush at exit,
    which would make Python exit with 120."""
    try:
        stream.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return error
    return None
