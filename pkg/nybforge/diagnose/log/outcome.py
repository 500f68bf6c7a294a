"""How parts of a log ended: lines that say success or failure, and errors no rule knows."""

from __future__ import annotations

import re
from dataclasses import dataclass

# a success this many lines before a failure is of a parallel job, not of the whole
PARALLEL_LINES = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A kind of line that tells an outcome."""

    needles: tuple[str, ...]
    pattern: re.Pattern[str]
    reach: int = PARALLEL_LINES  # lines after it that must hold no failure


def _mark(needle: str | tuple[str, ...], pattern: str, reach: int = PARALLEL_LINES) -> Mark:
    needles = (needle,) if isinstance(needle, str) else needle
    return Mark(needles=needles, pattern=re.compile(pattern), reach=reach)


SUCCESS = (
    _mark("successfully ", r"^\W*Successfully (?:installed|built)\b"),
    _mark("success", r"^\W*SUCCESS\b[!:.]?"),
    _mark("all tests passed", r"(?i)^\W*all tests passed"),
    _mark("installation was successful", r"Installation was successful"),
    _mark("[100%] built target", r"\[100%\] Built target"),
    _mark(("build succeeded", "build successful"), r"(?i)^\W*build (?:succeeded|successful)\b"),
    _mark("transaction", r"^(?:Executing transaction: .*done|Transaction finished)"),
    _mark("build files have been written", r"^-- Build files have been written to", 0),
    _mark("configuring done", r"^-- Configuring done", 0),
    _mark(" passed", r"^=*\s*\d+ passed(?:, \d+ \w+)* in [\d.]+"),
    _mark("tests passed", r"^100% tests passed"),
    _mark("finished ", r"^\s*Finished `?(?:release|dev)`?"),
)

# These show that a program went on to do its work: enough against signs that are not certain.
CARRIED_ON = (
    _mark("100%|", r"100%\|"),
    _mark("running on local url", r"Running on local URL"),
    _mark("uvicorn running", r"Uvicorn running on"),
    _mark("application startup complete", r"Application startup complete"),
    _mark("epoch", r"(?i)^\W*epoch:? *\[?\d+ ?/ ?\d+|^\W*epoch:? *\[?\d+\b.*(?:loss|acc)"),
    _mark("images belonging to", r"^\s*Found \d+ images belonging to"),
    _mark("train on ", r"^\s*Train on \d+ samples"),
)

FAILURE = (
    _mark("***", r"\*\*\* .*(?:Error \d+|Killed|Stop)"),
    _mark("ninja: build stopped", r"ninja: build stopped"),
    _mark("cmake error", r"^\s*CMake Error"),
    _mark("configuring incomplete", r"Configuring incomplete"),
    _mark("failed building wheel", r"Failed building wheel"),
    _mark("could not build wheels", r"Could not build wheels"),
    _mark("failed to build", r"(?i)^\W*(?:error: )?failed to build\b"),
    _mark("subprocess-exited-with-error", r"subprocess-exited-with-error"),
    _mark("traceback (most", r"Traceback \(most recent call last\)"),
    _mark("failed:", r"^\s*FAILED:"),
    _mark("non-zero exit status", r"returned non-zero exit status"),
)

# Errors that end a program. One that no cause explains makes weak signs before it mere noise.
OTHER = (
    _mark(
        ("~error:", "~error\n"),
        r"^\s*(?:E\s+)?(?:[A-Za-z_]\w*\.)*[A-Z]\w*Error\b(?::|$)",
    ),
    _mark(
        ("~exception:", "~exception\n"),
        r"^\s*(?:[A-Za-z_]\w*\.)*[A-Z]\w*Exception\b(?::|$)",
    ),
    _mark("error: ", r"^[\w.-]+: error: (?!unknown)"),
    _mark("keyboardinterrupt", r"^\s*KeyboardInterrupt"),
    _mark("segmentation fault", r"(?i)segmentation fault"),
)

MARKS = (*SUCCESS, *FAILURE, *CARRIED_ON, *OTHER)

# A hit on such a line ended its program, whatever succeeds later.
RAISED = re.compile(
    r"^\s*(?:\W{0,3}\s*)?(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception)\b[:(]|terminate called"
)
