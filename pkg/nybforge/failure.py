"""Selects the lines of a failed step's log to show: the first error, or the end."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from nybforge.errors import Location

__all__ = ["Excerpt", "excerpt", "source_of"]

TAIL = 30
# The engine prints instructions after each failed script, which these patterns match. nybforge
# prints its own instructions.
HEADING = re.compile(r"^✔ Successfully updated|^Testing commands:")
BOILERPLATE = re.compile(r"Script failed with status|Script execution failed|^To run the script")


@dataclass(frozen=True, slots=True, kw_only=True)
class Excerpt:
    """The lines of a log to show, their position in the log, and the file and line that the error
    names."""

    lines: tuple[str, ...]
    number: int | None = None
    file: str | None = None
    line: int | None = None

    def pointer(self, log: Path) -> str:
        """Return the hint that names the log."""
        place = "" if self.number is None else f" (the error is in line {self.number})"
        return f"the whole log: {log}{place}"


def excerpt(log: Path) -> Excerpt:
    """Return the log's first error. If the log shows none, return the lines before the engine's
    instructions."""
    from nybforge.doctor import first_error

    first = first_error(log)
    if first is not None:
        return Excerpt(lines=first.lines, number=first.number, file=first.file, line=first.line)
    end: deque[str] = deque(maxlen=TAIL)
    with log.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if BOILERPLATE.search(line):
                break
            if HEADING.search(line):
                end.clear()
            else:
                end.append(line.rstrip())
    return Excerpt(lines=tuple(end))


def source_of(found: Excerpt, root: Path, inputs: Mapping[str, str]) -> Location | None:
    """Return the file and line in the checkout. The error names the engine's copy of the file."""
    if found.file is None:
        return None
    name = _input_of(found.file, [each for each in inputs if (root / each).is_file()])
    return None if name is None else Location(path=root / name, line=found.line)


def _input_of(file: str, inputs: Iterable[str]) -> str | None:
    """Return the input whose path has the same last components as the file's path. Return None
    unless exactly one input matches.

    >>> _input_of("source/cpu/a.cc", ["csrc/cpu/a.cc", "csrc/int8/cpu/a.cc", "csrc/a.cc"])
    >>> _input_of("kernels/int8/device/a.cu", ["csrc/int8/device/a.cu", "csrc/x/device/a.cu"])
    'csrc/int8/device/a.cu'
    >>> _input_of("/usr/lib/json/__init__.py", ["pkg/nybble/__init__.py"])
    """
    parts = PurePosixPath(file).parts
    least = 2 if parts[0] == "/" or parts[0].startswith("$PREFIX") else 1
    scores = {name: _common(parts, PurePosixPath(name).parts) for name in inputs}
    best = max(scores.values(), default=0)
    names = [name for name, score in scores.items() if score == best]
    return names[0] if best >= least and len(names) == 1 else None


def _common(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """Return how many components at the end of the two paths are equal."""
    count = 0
    for mine, theirs in zip(reversed(one), reversed(other), strict=False):
        if mine != theirs:
            break
        count += 1
    return count
