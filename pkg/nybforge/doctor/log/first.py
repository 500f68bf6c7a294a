"""Finds the first error in a log, with its lines and the source file that it names. The cause of
the error may be unknown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nybforge.doctor.log import linear
from nybforge.doctor.log.lines import Piece, bare
from nybforge.redact import Lines, whole_words

__all__ = ["FirstError", "Watch"]

MOST_LINES = 20  # the greatest number of lines that are kept of one error
MOST_CONTEXT = 5
MOST_LOOKED_AT = 2000  # the search ends after this many lines with errors
LONGEST_LINE = 2000
MOST_BEST = 3  # this many lines are shown as the lines to look at first
# The other lines of an error are searched for in this many bytes before and after its first line.
CONTEXT = 1 << 16

# Errors of compilers, linkers, CMake and ptxas. These errors name a file, and usually a line. They
# have priority over the errors in _PROGRAM: a program that runs a compiler reports only that the
# compiler failed.
_PLACED = tuple(
    linear.compile(pattern)
    for pattern in (
        r"^(?P<file>[^\s:(][^:(]*)(?::(?P<line>\d+)(?::\d+)?|\((?P<row>\d+)\)) ?: "
        r"(?:[a-z]+ )*error\b[^:]*: ",
        r"^(?:\S*\bld(?:\.\w+)?: )?(?P<file>[^\s:(][^:(]*):(?:(?P<line>\d+)|\(\.\S+\)): "
        r"(?:undefined reference|multiple definition)",
        r"^CMake Error at (?P<file>[^:]+):(?P<line>\d+) ",
        r"\bptxas (?P<file>[^\s,]+), line (?P<line>\d+); (?:error|fatal)\s*:",
    )
)
# Errors of programs that name no file.
_PROGRAM = linear.compile(
    r"^Traceback \(most recent call last\):|"
    r"^(?:ptxas|nvlink|fatbinary|cicc|cudafe\+\+|nvcc)\s+(?:error|fatal)\s*:|"
    r"^(?:\S*/)?[\w.+-]+: (?:fatal )?error: |"
    r"^(?:\S*/)?ld(?:\.\w+)?: cannot find|"
    r"^(?:==> )?(?i:error|fatal)(?:\[\w+\])?\s{0,4}: |^CMake Error|"
    r"^Cannot solve the request because of|^a channel cannot be reached: |"
    r"^Package content test failed|"
    r"^\S+: (?:line )?\d+: .+: (?:not found|command not found|No such file or directory|"
    r"Permission denied|.*syntax error.*)|"
    r"^[\w.-]+: (?:cannot|can't) |: No space left on device|"
    r"^(?:\S+: line \d+: +\d+ )?(?:Segmentation fault|Killed)\b|^FAILED \S+::"
)
_EXCEPTION = linear.compile(r"^[A-Za-z_][\w.]*(?:Error|Exception)(?:: .*)?$")

# Messages that only report the failure of an earlier step.
_FOLLOWS = linear.compile(
    r"^\+ |collect2: error: ld returned|Script failed|Script execution failed|"
    r"Failed to resolve dependencies|subprocess-exited-with-error|: exit status \d+$|"
    r"^error\[NF\d+\]|CalledProcessError"
)
# Lines directly before the first line of an error that are part of the error.
_BEFORE = linear.compile(
    r"^In file included from |^ +from .*[:,]$|: In (?:\w+ )*(?:function|instantiation|constructor)|"
    r": At (?:global scope|top level)|: in function |^error: .* for (?:compute|sm)_\d+"
)
# Lines that begin another message. The error before such a line ends there.
_NEXT = linear.compile(
    r"^\+ |^\[\d+/\d+\]|^FAILED: |^ninja: |^make(?:\[\d+\])?: |^Script failed|"
    r"^Py\w+Error: |^compilation terminated|[:)] (?:[a-z]+ )*(?:error|warning)\b.*: "
)
_FRAME = linear.compile(r'^\s*File "(?P<file>[^"]+)", line (?P<line>\d+)')

_NONE = 3  # the rank of a line without an error

_RANKS = (*(0 for _ in _PLACED), 1, 2, _NONE)
_PATTERNS = (*_PLACED, _PROGRAM, _EXCEPTION, _FOLLOWS)
_LINE = linear.Set(pattern.pattern for pattern in _PATTERNS)
_TEXT = linear.Set(linear.anywhere(pattern.pattern) for pattern in _PATTERNS[:-1])
# Each error in the patterns above contains one of these words.
_CANDIDATE = linear.compile_bytes(
    r"(?i)error|fatal|exception|traceback|undefined reference|multiple definition|cannot|"
    r"not found|test failed|no such file|no space left|segmentation fault|killed|no candidates|"
    r": line \d|can't |failed"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstError:
    """The first error of a log: its line number, its lines, and the file and line that it names."""

    number: int
    lines: tuple[str, ...]
    file: str | None = None
    line: int | None = None

    def to_json(self) -> dict[str, object]:
        """Return the error as a dictionary that can be written as JSON."""
        return {
            "line": self.number,
            "text": list(self.lines),
            "file": self.file,
            "file_line": self.line,
        }


class Watch:
    """Reads the pieces of a log in order and keeps the first error with the best rank."""

    def __init__(self) -> None:
        self.found: FirstError | None = None
        self._rank = _NONE
        self._looked = 0
        # each is the rank, the number and the text of a line
        self._best: list[tuple[int, int, str]] = []

    @property
    def look_at(self) -> tuple[tuple[int, str], ...]:
        """The lines that a reader of the log should look at first, with their numbers."""
        clean = Lines()
        return tuple(
            (number, clean.redact(line.strip()))
            for number, line in sorted(one[1:] for one in self._best)
        )

    def _done(self) -> bool:
        full = len(self._best) == MOST_BEST and all(rank == 0 for rank, _, _ in self._best)
        return full or self._looked > MOST_LOOKED_AT

    def _note(self, rank: int, number: int, line: str) -> None:
        """Keep the line if its rank is among the best and no kept line has the same text."""
        line = bare(line)
        if all(line != kept for _, _, kept in self._best):
            self._best = sorted([*self._best, (rank, number, line)])[:MOST_BEST]

    def see(self, before: bytes, piece: Piece, after: bytes) -> None:
        """Read a piece, together with the end of the previous piece and the start of the next
        one."""
        if self._done() or not _TEXT.among(piece.data):
            return
        at = 0
        while found := _CANDIDATE.search(piece.data, at):
            start = piece.data.rfind(b"\n", 0, found.start()) + 1
            end = piece.data.find(b"\n", found.end())
            end = at = len(piece.data) if end < 0 else end
            line = piece.data[start : min(end, start + LONGEST_LINE + 1)].decode("utf-8", "replace")
            rank = min(_rank(line), _rank(bare(line)))
            self._looked += rank < _NONE
            number = piece.first + piece.data.count(b"\n", 0, start) if rank < _NONE else 0
            if rank < _NONE:
                line = whole_words(line, ends=end - start <= LONGEST_LINE + 1)
                self._note(rank, number, line)
            if rank < self._rank:
                earlier = (before + piece.data[:start])[-CONTEXT:].decode("utf-8", "replace")
                later = (piece.data[end + 1 :] + after)[:CONTEXT].decode("utf-8", "replace")
                self.found, self._rank = _error(number, line, earlier, later), rank
            if self._done():
                return


def _rank(line: str) -> int:
    """Return the rank of a line. Rank 0, the best, is an error that names a file. _NONE is a line
    without an error."""
    found = _LINE.among(line.encode())
    if len(line) > LONGEST_LINE or not found or max(found) == len(_PATTERNS) - 1:
        return _NONE
    return min(_RANKS[number] for number in found)


def _error(number: int, line: str, earlier: str, later: str) -> FirstError:
    # gcc prints source lines as "4 | …". They look like lines with a prefix, so prefixes are
    # removed only if this improves the rank of the error.
    has_prefix = _rank(bare(line)) < _rank(line)

    def plain(text: str) -> str:
        return bare(text) if has_prefix else text

    context: list[str] = []
    for above in reversed(earlier.splitlines()[-MOST_CONTEXT:]):
        if not _BEFORE.search(plain(above)):
            break
        context.insert(0, plain(above))
    block = [plain(line), *_rest(plain(line), (plain(each) for each in _lines(later)))]
    if len(block) > MOST_LINES:  # the last lines are kept, because a traceback ends with its error
        block = [block[0], "  …", *block[2 - MOST_LINES :]]
    file, at = _place(block)
    clean = Lines()
    return FirstError(
        number=number,
        lines=tuple(clean.redact(each.rstrip())[:LONGEST_LINE] for each in (*context, *block)),
        file=file,
        line=at,
    )


def _lines(text: str) -> Iterator[str]:
    """Yield the lines one at a time, because usually only the first ones are needed."""
    start = 0
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield text[start:end].rstrip("\r")
        start = end + 1


def _rest(first: str, later: Iterable[str]) -> Iterator[str]:
    """Yield the lines that follow the first line of an error and are part of the error."""
    traceback = first.startswith("Traceback")
    for count, line in enumerate(later):
        if not line.strip() or (not traceback and (count >= MOST_LINES or _NEXT.search(line))):
            return
        yield line
        if traceback and not line.startswith(" "):
            return


def _place(block: list[str]) -> tuple[str | None, int | None]:
    """Return the file and line that the error names. For a traceback, these are the file and line
    of the last frame outside Python's standard library."""
    for pattern in _PLACED:
        if match := pattern.search(block[0]):
            groups = match.groupdict()
            row = groups["line"] or groups.get("row")
            return groups["file"], int(row) if row else None
    frames = [match for line in block if (match := _FRAME.search(line))]
    own = [frame for frame in frames if not _standard(frame["file"])] or frames
    return (own[-1]["file"], int(own[-1]["line"])) if own else (None, None)


def _standard(file: str) -> bool:
    """Return whether the file is part of Python's standard library."""
    library = file.partition("/lib/python3.")[2]
    return file.startswith("<") or (library != "" and "/site-packages/" not in library)
