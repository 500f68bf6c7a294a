"""The only module that starts processes. It writes and streams their logs, keeps the last lines,
and stops processes cleanly."""

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
    """Return the command as one line, which a shell splits into the same words.

    >>> quoted(["a", "b c"])
    "a 'b c'"
    """
    return shlex.join([os.fspath(word) for word in argv])


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """The result of a short command.

    `returncode` is None if the command could not be started or timed out.
    """

    argv: tuple[str, ...]
    returncode: int | None
    stdout: str
    stderr: str
    problem: str | None = None  # why the command failed, for example "timed out after 10 s"
    timed_out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """The result of a logged step."""

    argv: tuple[str, ...]
    returncode: int
    log: Path
    tail: tuple[str, ...]  # the last lines of the log


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Runner:
    """Starts programs with fixed environment variables. Only absolute entries of PATH are
    searched."""

    report: Report
    env: Mapping[str, str]
    # the logged commands that are running
    children: set[subprocess.Popen[str]] = field(default_factory=set)
    over: threading.Event = field(default_factory=threading.Event)  # is set when end_all is called
    starting: threading.Lock = field(default_factory=threading.Lock)

    def end_all(self) -> None:
        """Stop every running logged command and its children. Commands that have not started yet do
        not start."""
        self.over.set()
        with self.starting:  # include a command that is just starting
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
        """Run a short command and return its result. Errors of the command are in the result and
        are never raised.

        After a timeout or an interruption, the command and its children
        are killed. The command inherits the locks `holds`.
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
        seen: Callable[[str], None] | None = None,
    ) -> Finished:
        """Run a long command in its own process group; its output streams into `log`.

        On Ctrl-C (or any other exception here) the whole group is killed before this function
        returns. A command that end_all stopped raises KeyboardInterrupt, because the command itself
        did not fail. The stdin of a `watched` child is a pipe that closes when this process ends
        for any reason. The child inherits the locks `holds`, which stay held until the child ends,
        even if this process is killed. `seen` is called with each line.
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
                    if seen is not None:
                        seen(line.rstrip("\n"))
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
        """Run a command on the user's terminal and return its exit code, as a shell does.

        The command also receives Ctrl-C and decides how to handle it.
        """
        inside = program_env(self.env if env is None else env)
        with subprocess.Popen(list(argv), env=inside) as child, _left_to(child):
            code = child.wait()
        return code if code >= 0 else 128 - code


@contextlib.contextmanager
def _left_to(child: subprocess.Popen[bytes]) -> Iterator[None]:
    """While inside the context, only the child handles Ctrl-C; SIGTERM and SIGHUP are forwarded to
    it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {signal.SIGINT: signal.signal(signal.SIGINT, lambda *_: None)}
    for number in (signal.SIGTERM, signal.SIGHUP):
        before[number] = signal.signal(number, lambda number, _: child.send_signal(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def _log(path: Path) -> Iterator[Callable[[str], None]]:
    """Yield a function that writes text into the file. The file is unbuffered, so that closing it
    does not retry a failed write on a full disk."""
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
    """Stop the child's process group: SIGTERM, then SIGKILL."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(child.pid, number)
        except ProcessLookupError:
            break
        try:
            child.wait(timeout=GRACE_S)
        except subprocess.TimeoutExpired:
            continue
    # kill the remaining processes of the group
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
