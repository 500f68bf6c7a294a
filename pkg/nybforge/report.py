"""The only module that prints: results to stdout, everything else to stderr; with --json, one JSON
document."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, NamedTuple, TextIO

from nybforge.errors import NybforgeError, Problems, StorageError

__all__ = [
    "JSON_VERSION",
    "Glance",
    "Report",
    "Step",
    "counted",
    "duration",
    "stdout_error",
    "table",
]

JSON_VERSION = 1
NARROW = 60  # columns of the terminal
# The words at the beginning of a line that state its severity, and their colours.
SEVERITIES = {
    "31": r"error(?:\[\w+\])?(?=:)|blocks(?=:)|failed(?= )",
    "33": r"warns(?=:)|warning(?=:)|stopped(?= )",
    "36": r"notes(?=:)|hint(?=:)",
    "32": r"ok(?= {2,})",
}


def stdout_error(error: OSError) -> StorageError:
    """Return the error for a stdout that cannot be written."""
    return StorageError("the output cannot be written", where="stdout", why=error.strerror)


def table(rows: Iterable[Sequence[str]], header: Sequence[str] = ()) -> list[str]:
    """Format the rows as lines with aligned columns.

    >>> table([["a", "bb"], ["ccc", "d"]])
    ['a    bb', 'ccc  d']
    """
    cells = [list(header)] * bool(header) + [list(row) for row in rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))] if cells else []
    padded = ("  ".join(c.ljust(w) for c, w in zip(row, widths, strict=False)) for row in cells)
    return [line.rstrip() for line in padded]


def counted(number: int, noun: str) -> str:
    """Return a count with its noun.

    >>> counted(1, "package"), counted(0, "package")
    ('1 package', '0 packages')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def duration(seconds: float) -> str:
    """Return a duration in human-readable form.

    >>> duration(130.4), duration(3723)
    ('2:10', '1:02:03')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Glance(NamedTuple):
    """The progress of some work: the share that is done, and the seconds left. An unknown value is
    None."""

    text: str
    done: float | None = None
    left: float | None = None

    def line(self) -> str:
        """Return the progress as one line."""
        if self.done is None or self.left is None:
            return f"progress     {self.text} (no estimate yet)"
        return f"progress     {self.done:.0%}, about {duration(self.left)} left: {self.text}"


class Step:
    """A running step; the caller may set its result text."""

    def __init__(self, name: str) -> None:
        self.name, self.outcome, self.remark = name, "ok", ""


class Report:
    """Prints to the user, without secrets."""

    def __init__(
        self,
        *,
        stdout: TextIO,
        stderr: TextIO,
        env: Mapping[str, str] | None = None,
        json_wanted: bool = False,
        quiet: bool = False,
        verbose: bool = False,
        clock: Callable[[], float] = time.monotonic,
        every_s: float = 30.0,  # seconds between two lines of progress, if there is no terminal
    ) -> None:
        self.stdout, self.stderr, self.env = stdout, stderr, env or {}
        self.json_wanted, self.quiet, self.verbose = json_wanted, quiet, verbose
        self.clock, self.every_s = clock, every_s
        self.live: list[Any] = []  # the console of the current progress bar
        self.answered = False  # --json prints one document, even if an error or Ctrl-C follows it

    def configure(self, *, json: bool, quiet: bool, verbose: bool) -> None:
        """Set the options of the parsed command line. --json among the arguments of a command in
        a lab also asks for JSON errors."""
        self.json_wanted = json or self.json_wanted
        self.quiet, self.verbose = quiet, verbose

    # --- the answer -------------------------------------------------------------------------

    def answer(self, kind: str, data: Mapping[str, Any], lines: Iterable[str]) -> None:
        """Print the verb's result: `lines` for people, or the document `kind` with `data`."""
        from nybforge.redact import cleaned, redact

        with self._answering():
            if self.json_wanted:
                self._document({"version": JSON_VERSION, "kind": kind, **cleaned(dict(data))})
            else:
                for line in lines:
                    print(self._painted(redact(line), self.stdout), file=self.stdout)
            # Flush now, so that later lines on stderr follow the result in a shared log. This also
            # reports a write error now. If the result is larger than the buffer, the flush at exit
            # may have nothing left to write, and would then report no error.
            with suppress(BrokenPipeError):
                self.stdout.flush()

    def raw(self, message: str, file: TextIO | None = None) -> None:
        """Print help text verbatim."""
        with self._answering():
            if message:
                self.stdout.write(message)

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """If the disk of stdout is full, raise an error that names stdout."""
        try:
            yield
        except BrokenPipeError:
            raise  # the reader closed the pipe
        except OSError as error:
            raise stdout_error(error) from None

    def _document(self, document: Mapping[str, Any]) -> None:
        import json

        # characters that the locale cannot encode are JSON-escaped
        foreign = (self.stdout.encoding or "utf-8").lower() not in ("utf-8", "utf8")
        text = json.dumps(document, indent=2, ensure_ascii=foreign)
        self.answered = True
        self.stdout.write(f"{text}\n")

    # --- everything else --------------------------------------------------------------------

    def note(self, text: str) -> None:
        """Print one line on stderr."""
        if not self.quiet:
            self._say(text)

    def _say(self, text: str) -> None:
        from nybforge.redact import redact

        if self.live:
            # the line goes above the bar, which is drawn again below it
            self.live[-1].out(self._painted(redact(text), self.stderr), highlight=False)
        else:
            self._tell(text)

    def _tell(self, text: str) -> None:
        """Write to stderr in one call, because steps run in parallel. Ignore a closed stderr."""
        from nybforge.redact import redact

        with suppress(OSError):
            self.stderr.write(f"{self._painted(redact(text), self.stderr)}\n")
            self.stderr.flush()

    def child(self, line: str) -> None:
        """Print a line of a child program, if the user requested the output of children."""
        if self.verbose and not self.quiet:
            self._say(f"  | {line}")

    @contextmanager
    def step(self, name: str) -> Iterator[Step]:
        """Print one line when the step starts, and another with the time when it ends or fails."""
        started = self.clock()
        step = Step(name)
        self.note(f"start        {name}")
        try:
            yield step
        except KeyboardInterrupt:
            step.outcome = "stopped"
            raise
        except BaseException:
            step.outcome = "failed"
            raise
        finally:
            took = self.clock() - started
            end = f"{step.outcome:6} {took:6.1f}s {name}"
            self.note(f"{end}  {step.remark}".rstrip())

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Callable[[int], None]]:
        """Yield `advance(n)` for work with `total` parts; show the progress as `watch` does."""
        started, done = self.clock(), 0

        def advance(amount: int) -> None:
            nonlocal done
            done += amount

        def look() -> Glance:
            share = min(1.0, done / total) if total else 0.0
            left = (self.clock() - started) * (1 / share - 1) if share else None
            return Glance(text=title, done=share, left=left)

        with self.watch(look):
            yield advance

    @contextmanager
    def watch(self, look: Callable[[], Glance]) -> Iterator[None]:
        """Show the progress that `look` returns. On a terminal it is a bar, elsewhere a line every
        30 s."""
        if self.quiet or self.live:
            yield
            return
        import threading

        over = threading.Event()
        with self._bar() if self._tty() else nullcontext(self._progress_line) as show:
            every = 0.2 if self._tty() else self.every_s

            def tick() -> None:
                while not over.wait(every):
                    show(look())

            thread = threading.Thread(target=tick, daemon=True)
            thread.start()
            try:
                yield
            finally:
                over.set()
                thread.join()

    def _progress_line(self, glance: Glance) -> None:
        self.note(glance.line())

    @contextmanager
    def _bar(self) -> Iterator[Callable[[Glance], None]]:
        """Yield a function that draws a bar. On a narrow terminal it shows only the numbers."""
        from rich.console import Console
        from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn
        from rich.table import Column

        from nybforge.redact import redact

        console = Console(file=self.stderr, no_color=not self._colored())
        text = Column(ratio=1, no_wrap=True, overflow="ellipsis")
        columns: list[ProgressColumn] = [
            TextColumn("{task.fields[share]}"),
            TextColumn("{task.fields[left]}"),
            TextColumn("{task.description}", table_column=text, markup=False),
        ]
        if console.width >= NARROW:
            columns.insert(0, BarColumn(bar_width=min(30, console.width // 4)))
        with Progress(*columns, console=console, transient=True, expand=True) as bar:
            task = bar.add_task("", total=None, share="", left="")

            def show(glance: Glance) -> None:
                known = glance.done is not None
                bar.update(
                    task,
                    description=redact(glance.text),
                    total=1.0 if known else None,
                    completed=glance.done or 0.0,
                    share=f"{glance.done:.0%}" if known else "",
                    left="" if glance.left is None else f"{duration(glance.left)} left",
                )

            self.live.append(console)
            try:
                yield show
            finally:
                self.live.pop()

    def error(self, error: NybforgeError) -> None:
        """Print the error. With --json, also print it as the document on stdout."""
        errors = error.errors if isinstance(error, Problems) else (error,)
        self._failed([each.to_json() for each in errors])
        self._tell("\n".join(error.lines()))

    def bug(self, error: BaseException, trace: str, *, debug: bool) -> None:
        """Report a bug in nybforge. Print the traceback only on request."""
        what = f"{type(error).__name__}: {error}"
        body = NybforgeError(what, detail=trace.splitlines() if debug else ()).to_json()
        self._failed([body])
        hint = "" if debug else "\n\nhint: run again with --debug and report what it shows"
        self._tell(f"{trace if debug else ''}error[NF000]: a bug in nybforge: {what}{hint}")

    def _failed(self, errors: list[dict[str, Any]]) -> None:
        from nybforge.redact import cleaned

        if self.json_wanted and not self.answered:
            head = {"version": JSON_VERSION, "kind": "error"}
            with suppress(OSError):  # the error may come from stdout itself
                shown = cleaned(errors)
                self._document({**head, "error": shown[0], "errors": shown})

    def _painted(self, text: str, stream: TextIO) -> str:
        """Return the lines with their severities coloured, if the stream is a terminal."""
        if not (stream.isatty() and self._colored()):
            return text
        for color, words in SEVERITIES.items():
            text = re.sub(rf"(?m)^(?:{words})", f"\x1b[{color}m\\g<0>\x1b[0m", text)
        return text

    def _colored(self) -> bool:
        return not self.env.get("NO_COLOR") and self.env.get("TERM") != "dumb"

    def _tty(self) -> bool:
        return self.stderr.isatty()
