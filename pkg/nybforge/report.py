"""The only module that prints: results to stdout, all else to stderr, one JSON document."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, TextIO

from nybforge.errors import NybforgeError, Problems, StorageError
from nybforge.redact import cleaned, redact

__all__ = ["JSON_VERSION", "Report", "Step", "counted", "table", "unanswered"]

JSON_VERSION = 1


def unanswered(error: OSError) -> StorageError:
    """Return the error for a stdout that cannot be written."""
    return StorageError("the output cannot be written", where="stdout", why=error.strerror)


def table(rows: Iterable[Sequence[str]], header: Sequence[str] = ()) -> list[str]:
    """Return rows as lines with aligned columns.

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


@dataclass(slots=True)
class Step:
    """A running step; the caller may set its result text."""

    name: str
    outcome: str = "ok"
    remark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Prints to the user, without secrets."""

    stdout: TextIO
    stderr: TextIO
    env: Mapping[str, str] = field(default_factory=dict)
    json_wanted: bool = False
    quiet: bool = False
    verbose: bool = False
    clock: Callable[[], float] = time.monotonic
    live: list[Any] = field(default_factory=list)  # the console of the current progress bar

    def configured(self, *, json: bool, quiet: bool, verbose: bool) -> Report:
        """Return a report with these options."""
        return replace(self, json_wanted=json, quiet=quiet, verbose=verbose)

    # --- the answer -------------------------------------------------------------------------

    def answer(self, kind: str, data: Mapping[str, Any], lines: Iterable[str]) -> None:
        """Print the verb's result: `lines` for people, or the document `kind` with `data`."""
        with self._answering():
            if self.json_wanted:
                self._document({"version": JSON_VERSION, "kind": kind, **cleaned(dict(data))})
            else:
                for line in lines:
                    print(redact(line), file=self.stdout)
            # Flush now, so that later stderr lines follow it in a shared log. A write error is also
            # reported now: after a result larger than the buffer, the flush at exit may find
            # nothing to write.
            with suppress(BrokenPipeError):
                self.stdout.flush()

    def raw(self, message: str, file: TextIO | None = None) -> None:
        """Print help text verbatim."""
        with self._answering():
            if message:
                self.stdout.write(message)

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Raise an error that names stdout if its disk is full."""
        try:
            yield
        except BrokenPipeError:
            raise  # the reader closed the pipe
        except OSError as error:
            raise unanswered(error) from None

    def _document(self, document: Mapping[str, Any]) -> None:
        # characters that the locale cannot encode are JSON-escaped
        foreign = (self.stdout.encoding or "utf-8").lower() not in ("utf-8", "utf8")
        json.dump(document, self.stdout, indent=2, ensure_ascii=foreign, sort_keys=False)
        self.stdout.write("\n")

    # --- everything else --------------------------------------------------------------------

    def note(self, text: str) -> None:
        """Print one line on stderr."""
        if not self.quiet:
            self._say(text)

    def _say(self, text: str) -> None:
        text = redact(text)
        if self.live:
            # above the bar, which is drawn again below it
            self.live[-1].out(text, highlight=False)
        else:
            self._tell(text)

    def _tell(self, text: str) -> None:
        """Write to stderr in one call, because steps run in parallel; ignore a closed stderr."""
        with suppress(OSError):
            self.stderr.write(f"{redact(text)}\n")
            self.stderr.flush()

    def child(self, line: str) -> None:
        """Print a line of a child program if the user asked for child output."""
        if self.verbose and not self.quiet:
            self._say(f"  | {line}")

    @contextmanager
    def step(self, name: str) -> Iterator[Step]:
        """Print a line when the step starts and one when it ends or fails, with its time."""
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
            end = f"{self._marked(step.outcome)} {took:6.1f}s {name}"
            self.note(f"{end}  {step.remark}".rstrip())

    @contextmanager
    def progress(self, title: str, total: int | None) -> Iterator[Callable[[int], None]]:
        """Yield `advance(n)`; show a progress bar on a terminal, nothing elsewhere."""
        if self.quiet or self.live or not self._tty():
            yield lambda _amount: None
            return
        from rich.console import Console
        from rich.progress import Progress

        console = Console(file=self.stderr, no_color=not self._colored())
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task(title, total=total)
            self.live.append(console)
            try:
                yield lambda amount: bar.advance(task, amount)
            finally:
                self.live.pop()

    def error(self, error: NybforgeError) -> None:
        """Print the error; with --json also as the document on stdout."""
        errors = error.errors if isinstance(error, Problems) else (error,)
        self._failed([each.to_json() for each in errors])
        self._tell("\n".join(error.lines()))

    def bug(self, error: BaseException, trace: str, *, debug: bool) -> None:
        """Report a bug in nybforge; print the traceback only on request."""
        what = f"{type(error).__name__}: {error}"
        body = NybforgeError(what, detail=trace.splitlines() if debug else ()).to_json()
        self._failed([body])
        hint = "" if debug else "\n\nhint: run again with --debug and report what it shows"
        self._tell(f"{trace if debug else ''}error[NF000]: a bug in nybforge: {what}{hint}")

    def _failed(self, errors: list[dict[str, Any]]) -> None:
        if self.json_wanted:
            head = {"version": JSON_VERSION, "kind": "error"}
            with suppress(OSError):  # stdout may be the cause
                shown = cleaned(errors)
                self._document({**head, "error": shown[0], "errors": shown})

    def _marked(self, outcome: str) -> str:
        colors = {"ok": "32", "failed": "31", "stopped": "33"}
        text = outcome.ljust(6)
        if outcome in colors and self._tty() and self._colored():
            return f"\x1b[{colors[outcome]}m{text}\x1b[0m"
        return text

    def _colored(self) -> bool:
        return not self.env.get("NO_COLOR") and self.env.get("TERM") != "dumb"

    def _tty(self) -> bool:
        return self.stderr.isatty()
