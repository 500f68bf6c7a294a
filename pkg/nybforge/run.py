"""The only place that starts processes: logs, streaming, a log's end on failure, clean stops."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nybble.compat.children import program_env
from nybforge.redact import Lines, redact
from nybforge.report import Report
from nybforge.storage import storage_errors

__all__ = ["Captured", "Finished", "Runner", "quoted"]

TAIL = 30
GRACE_S = 5.0


def quoted(argv: Sequence[str | os.PathLike[str]]) -> str:
    """Return the command as a line a shell reads back as the same words.

    >>> quoted(["a", "b c"])
    "a 'b c'"
    """
    return shlex.join([os.fspath(word) for word in argv])


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """What a short command said. `returncode` is None when it could not be started or timed out."""

    argv: tuple[str, ...]
    returncode: int | None
    stdout: str
    stderr: str
    problem: str | None = None  # "not found", "timed out after 10 s", the system's error text
    timed_out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """How a logged step ended."""

    argv: tuple[str, ...]
    returncode: int
    log: Path
    tail: tuple[str, ...]  # the last lines of the log


@dataclass(frozen=True, slots=True, kw_only=True)
class Runner:
    """Starts programs with a given environment, found in absolute PATH entries only."""

    report: Report
    env: Mapping[str, str]
    children: set[subprocess.Popen[str]] = field(default_factory=set)  # running now, logged ones
    over: threading.Event = field(default_factory=threading.Event)  # end_all was called
    starting: threading.Lock = field(default_factory=threading.Lock)

    def end_all(self) -> None:
        """End every logged command that still runs, with all its children; none starts any more."""
        self.over.set()
        with self.starting:  # one that is being started is among them then
            running = tuple(self.children)
        for child in running:
            end_group(child)

    def capture(
        self,
        argv: Sequence[str | os.PathLike[str]],
        *,
        timeout: float = 30.0,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        stdin: str | None = None,
        holds: Sequence[int] = (),
    ) -> Captured:
        """Run a short command and return what it said; never raises for the command's faults.

        One that is too late, or that we are interrupted in, is ended with all that it started.
        `holds` are locks that the command holds as well as we do.
        """
        words = tuple(os.fspath(word) for word in argv)
        late = False
        try:
            with subprocess.Popen(
                words,
                env=program_env(self.env if env is None else env),
                cwd=cwd,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
                pass_fds=holds,
            ) as child:
                try:
                    out, err = child.communicate(stdin or "", timeout=timeout)
                except BaseException:
                    end_group(child)
                    raise
            return Captured(argv=words, returncode=child.returncode, stdout=out, stderr=err)
        except FileNotFoundError:
            problem = "not found"
        except subprocess.TimeoutExpired:
            problem, late = f"timed out after {timeout:g} s", True
        except OSError as error:
            problem = error.strerror or str(error)
        return Captured(
            argv=words, returncode=None, stdout="", stderr="", problem=problem, timed_out=late
        )

    def logged(
        self,
        argv: Sequence[str | os.PathLike[str]],
        *,
        log: Path,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        watched: bool = False,
        holds: Sequence[int] = (),
    ) -> Finished:
        """Run a long command in a process group of its own, its output streaming into `log`.

        On Ctrl-C (or any other exception here) the whole group is ended before this returns; a
        command that end_all ended raises KeyboardInterrupt: it was stopped, it did not fail.
        A `watched` child gets a pipe as stdin that closes when this process ends, however it ends.
        `holds` are locks it holds as well as we do: if we are killed, until it is gone too.
        """
        words = tuple(os.fspath(word) for word in argv)
        tail: deque[str] = deque(maxlen=TAIL)
        clean = Lines()
        with _log(log) as write:
            write(redact(f"$ {quoted(words)}\n"))
            child = self._started(words, env, cwd, watched, holds)
            try:
                assert child.stdout is not None
                for line in child.stdout:
                    line = clean.redact(line)
                    write(line)
                    tail.append(line.rstrip("\n"))
                    self.report.child(line.rstrip("\n"))
                code = child.wait()
                if code != 0 and self.over.is_set():
                    raise KeyboardInterrupt
            except BaseException:
                end_group(child)
                raise
            finally:
                self.children.discard(child)
                for pipe in (child.stdin, child.stdout):
                    if pipe is not None:
                        pipe.close()
        return Finished(argv=words, returncode=code, log=log, tail=tuple(tail))

    def _started(
        self,
        words: Sequence[str],
        env: Mapping[str, str] | None,
        cwd: Path | None,
        watched: bool,
        holds: Sequence[int],
    ) -> subprocess.Popen[str]:
        with self.starting:
            if self.over.is_set():
                raise KeyboardInterrupt
            child = subprocess.Popen(
                words,
                env=program_env(self.env if env is None else env),
                cwd=cwd,
                stdin=subprocess.PIPE if watched else subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
                pass_fds=holds,
            )
            self.children.add(child)
            return child

    def interactive(self, argv: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        """Run a command on the user's own terminal and return its exit code, as a shell has it.

        Ctrl-C is its own affair, which it gets too: it may ask back, clean up or go on.
        """
        inside = program_env(self.env if env is None else env)
        with subprocess.Popen(list(argv), env=inside) as child, _left_to(child):
            code = child.wait()
        return code if code >= 0 else 128 - code


@contextlib.contextmanager
def _left_to(child: subprocess.Popen[bytes]) -> Iterator[None]:
    """Leave Ctrl-C to the child while inside; told to end, we tell it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {
        signal.SIGINT: signal.signal(signal.SIGINT, lambda *_: None),
        signal.SIGTERM: signal.signal(signal.SIGTERM, lambda *_: child.terminate()),
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def _log(path: Path) -> Iterator[Callable[[str], None]]:
    """Yield a writer into the file. Nothing is buffered: what a full disk
    refused must not be tried again, and refused again, when the file is closed."""
    with storage_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        sink = path.open("wb", buffering=0)

    def write(text: str) -> None:
        with storage_errors(path):
            left = text.encode("utf-8", errors="replace")
            while left:
                left = left[sink.write(left) :]

    with sink:
        yield write


def end_group(child: subprocess.Popen[str]) -> None:
    """End the child's whole process group: first politely, then for certain."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(child.pid, number)
        except ProcessLookupError:
            break
        try:
            child.wait(timeout=GRACE_S)
        except subprocess.TimeoutExpired:
            continue
    # what the group's leader left behind
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
