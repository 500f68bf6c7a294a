"""Decides from the last lines of a log whether the program works in the end, even if earlier lines
show failures."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from nybforge.doctor.log import linear
from nybforge.doctor.log.lines import Piece, bare
from nybforge.doctor.log.marks import Line, kind
from nybforge.doctor.log.outcome import RAISED, WARNED
from nybforge.doctor.log.repaired import command
from nybforge.doctor.log.steps import echoed, goes_on, step_command
from nybforge.redact import redact, whole_words

__all__ = ["Ending", "Tail"]

MOST_LINES = 300  # this many lines at the end of the log are read
MOST_LETTERS = 1 << 16
LONGEST_QUOTE = 200
# matches a line that is not indented and contains a word
_SAYS = linear.compile(r"\S.*[A-Za-z]{3}")
# Messages with which a program ends. Exceptions are not included, because a program may catch them.
_ENDS = linear.compile(
    r"^(?:==> )?(?i:fatal|error)\s*:|"
    r"^\S+(?: \w+)? ?: (?:fatal )?error: |^\S+ fatal\s*:|"
    r"^make\S* \*\*\*|^ninja: (?:error|build stopped)|"
    r"^(?:\S+: line \d+: +\d+ )?(?:Segmentation fault|Killed|Aborted|Bus error|Illegal instruction|"
    r"Floating point exception|Trace/breakpoint trap)\b|^terminate called|"
    r"^(?:srun: error: .*: task|mpirun|mpiexec|Primary job).*\bexit(?:ed|ing)?\b.*[1-9]|"
    r"^ *Exit code: +[1-9]|^(?:rc|exit(?:[ _]?(?:code|status))?|return code)\W{1,3}[1-9]\d*\W*$|"
    r"\b(?:exited|failed|ended|terminated|completed) with "
    r"(?:(?:exit )?(?:code|status) [1-9]|[1-9]\d*(?:[,;.)]|$))"
)
# The last line of a job script. The script prints this line even if a program failed before. So
# after this line, only verdicts count.
_SCRIPT_ENDS = linear.compile(
    r"(?i)^[=*#~>+-]{2,} *(?:\w+ ){0,3}(?:done|finished|completed?|end(?:ed)?|exiting|bye)\b|"
    r"\b(?:job|script)(?: \d+)?(?: on [\w.-]+)? (?:is )?(?:finished|ended|done|completed)\W*$|"
    r"\bend of (?:the )?(?:job|script)\b|^\W*(?:epilog(?:ue)?|post-?run|teardown)\b"
)
# matches the name of the script and a time before a message
_TAG = r"\W*(?:\[[\w./ -]+\]\W*|[\w.-]+: +)?(?:[\d:.]+ +)?"
# Messages of steps that a script runs even if a program failed before.
_FAREWELL = linear.compile(
    rf"(?i)^{_TAG}(?:(?:all|job|script|run|everything|task)(?: is)? )?"
    r"(?:done|finished|complete[d]?|end(?:ed)?|bye|exit(?:ing)?)\b"
    r"(?: (?:after|in))?[^a-z]*(?:s|sec|seconds|min)?\W*$|"
    rf"^{_TAG}(?:(?:total|wall|run|job)[ -]?)*(?:elapsed(?: time)?|time|duration)\b.*\d|"
    rf"^{_TAG}(?:\w+ )?(?:cop(?:y|ied)|mov(?:ed|ing)|stag(?:ed|ing)|sync|transferr|archiv|upload)"
)
# docker compose prints this if one service ends with an error. The other services continue.
_SERVICE = linear.compile(r"([\w.-]+) exited with code [1-9]")
_OF_SERVICE = linear.compile(r"([\w.-]{1,40}) +\| ")
LONGEST_STACK = 80  # this many lines of a traceback are read
# this many lines of text after the last sign of a failure show that the program continues
GOES_ON = 6
GOES_ON_WARNED = 2  # this many lines are enough if all signs of failures are warnings


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """The state of the program at the end of a log. `line` is the number of the last line that
    shows the state, and `quote` is the text of that line.

    `good` is true if a line after the last sign of a failure says that something works. `plain` is
    the number of lines of text after that sign. `interactive` is true if a person typed lines after
    that sign into a prompt that continues after an exception, for example the prompt of Python.
    `ended` is true if that sign is a message with which a program ends.
    """

    good: bool = False
    plain: int = 0
    interactive: bool = False
    ended: bool = False
    line: int = 0
    quote: str = ""

    def is_well(self, *, warned: bool) -> bool:
        """Return whether the program works in the end. `warned` is true if all signs of failures
        are warnings."""
        if (self.interactive or self.ended) and not warned:
            return self.good
        return self.good or self.plain >= (GOES_ON_WARNED if warned else GOES_ON)


class Tail:
    """The last lines of a log."""

    def __init__(self) -> None:
        self._pieces: deque[Piece] = deque(maxlen=3)

    def see(self, piece: Piece) -> None:
        """Read the next piece."""
        self._pieces.append(piece)

    def _lines(self) -> list[Line]:
        """Return the last lines with their numbers. Of a progress bar that overwrites its line,
        only the last state is kept."""
        first = self._pieces[0].first if self._pieces else 1
        text = b"".join(piece.data for piece in self._pieces).decode("utf-8", "replace")
        cut = whole_words(text[-MOST_LETTERS:], starts=len(text) <= MOST_LETTERS)
        number = first + text[: len(text) - len(cut)].count("\n")
        rows = enumerate(cut.split("\n"), number)
        out = [(number, row.rstrip("\r").rpartition("\r")[2]) for number, row in rows]
        return out[-MOST_LINES:]

    def ending(self, last_hit: int) -> Ending:
        """Return the state after the last sign of a failure. `last_hit` is the number of the last
        line with a sign of a known cause."""
        lines = self._lines()
        after: list[tuple[Line, str]] = []
        failed, ended, raised = None, False, False
        for number, text in reversed(lines):
            if number <= last_hit or (said := kind(text)) == "bad":
                warns = WARNED.search(bare(text)) is not None
                failed, ended = None if warns else "", _ENDS.search(bare(text)) is not None
                raised = not warns and RAISED.search(bare(text)) is not None
                if service := _SERVICE.match(bare(text)):
                    after = [row for row in after if _of_service(row[0][1]) in ("", service[1])]
                break
            after.insert(0, ((number, text), said))
        if not after:
            return Ending()
        start = after[0][0][0]
        command_of = step_command if ended or raised else command
        if failed is not None:
            failed = next(
                filter(None, (command_of(t) for n, t in reversed(lines) if n < start)), ""
            )
        if not (ended or raised) and _returned_zero(after, lines, start):
            after = [(line, "verdict" if line[1].strip() == "0" else said) for line, said in after]
        counted = _counted(after, failed, command_of)
        shown = [(line, said) for line, said in counted if said != "continued"]
        if ended or raised:
            above = (bare(text) for n, text in lines if start - LONGEST_STACK < n < start)
            fatal = ended or any(text.startswith("Traceback (most") for text in above)
            shown = [*_without_script_end(shown, fatal=fatal)]
        good = [line for line, said in shown if said != "plain"]
        plain = [line for line, _ in shown if _SAYS.match(bare(line[1]))]
        if not shown:
            return Ending()
        number, text = (good or plain or [shown[-1][0]])[-1]
        quote = redact(bare(text).strip())[:LONGEST_QUOTE]
        typed = any(text.startswith((">>> ", "In [")) for (_, text), _ in shown)
        return Ending(
            good=bool(good),
            plain=len(plain),
            interactive=typed,
            ended=ended,
            line=number,
            quote=quote,
        )


def _of_service(line: str) -> str:
    """Return the name of the docker compose service that printed the line, or "" for other
    lines."""
    found = _OF_SERVICE.match(line)
    return found[1] if found else ""


# A command that prints the exit status of the command before it.
_ASKS_STATUS = linear.compile(r"^echo [\"']?(?:[\w ]*\W)?\$\?")


def _returned_zero(after: Sequence[tuple[Line, str]], lines: Sequence[Line], start: int) -> bool:
    """Return whether a person asked for the exit status of the failed command, and the status is 0.
    For a pipe, the result is False, because the status is that of the last program in the pipe."""
    typed = next(filter(None, (command(text) for n, text in reversed(lines) if n < start)), "|")
    status = next((at for at, (line, _) in enumerate(after) if command(line[1])), None)
    if "|" in typed or status is None or not _ASKS_STATUS.match(command(after[status][0][1])):
        return False
    return [line[1].strip() for line, _ in after[status + 1 : status + 2]] == ["0"]


def _without_script_end(
    shown: Sequence[tuple[Line, str]], *, fatal: bool
) -> Iterator[tuple[Line, str]]:
    """Yield each line with its kind. Lines that a job script prints at its end get the kind
    "plain". `fatal` is true if a program of the script ended with an error. It is false if the
    program only reported an error."""
    over = False
    for line, said in shown:
        text = bare(line[1])
        over = over or _SCRIPT_ENDS.search(text) is not None
        farewell = fatal and _FAREWELL.search(text) is not None
        yield line, "plain" if farewell or (over and said != "verdict") else said


def _counted(
    after: Sequence[tuple[Line, str]], failed: str | None, command_of: Callable[[str], str]
) -> Iterator[tuple[Line, str]]:
    """Yield the lines that show whether the failed program works later. These are the lines before
    the next command, the lines of later runs of this program, and verdicts.

    If `failed` is None, no program failed, and the lines of all programs are yielded. After a
    teardown begins, only verdicts are yielded. `command_of` returns the command in a line, or ""
    if the line has none.
    """
    own, echo = True, ""
    for line, said in after:
        if said == "teardown":
            failed, own = " ", False  # so that the lines of later commands do not count
        elif now := command_of(line[1]):
            own = failed is None or goes_on(line[1], failed)
            echo = echoed(now)
        elif own or (said == "verdict" and line[1].strip() != echo):
            yield line, said
