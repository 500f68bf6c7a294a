"""Patterns of lines that show an outcome: success, failure, or an error without a known cause."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from nybforge.doctor.log import linear

# If a failure follows a success within this many lines, the success is that of a parallel job and
# not of the whole build.
PARALLEL_LINES = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A kind of line that shows an outcome."""

    needles: tuple[str, ...]
    pattern: re.Pattern[str]
    unless: re.Pattern[str] | None = None
    reach: int = PARALLEL_LINES  # the mark counts only if no failure follows within this many lines


def _marks(
    patterns: Mapping[str, str], reach: int = PARALLEL_LINES, unless: str | None = None
) -> tuple[Mark, ...]:
    """Return one mark for each needle and its pattern. Lines that match `unless` do not count."""
    without = linear.compile(unless) if unless else None
    return tuple(
        Mark(needles=(needle,), pattern=linear.compile(pattern), unless=without, reach=reach)
        for needle, pattern in patterns.items()
    )


SUCCESS = _marks(
    {
        "successfully ": r"^\W*Successfully (?:installed|built)\b",
        "successfully assigned": r"\bSuccessfully assigned \S+ to\b",
        "installed ": r"^\s*Installed \d+ packages? in \d",
        "success": r"^\W*SUCCESS\b[!:.]?",
        "all tests passed": r"(?i)^\W*all tests passed",
        "installation was successful": r"Installation was successful",
        "[100%] built target": r"\[100%\] Built target",
        "build succeeded": r"(?i)^\W*build succeeded\b",
        "build successful": r"(?i)^\W*build successful\b",
        "transaction": r"^(?:Executing transaction: .*done|Transaction finished)",
        "command completed after": r"^Command completed after \d+ attempt",
        "finished ": r"^\s*Finished `?(?:release|dev)`?",
    }
)

# Steps whose success counts even if a failure is in the next line.
SUCCESS += _marks(
    {
        "build files have been written": r"^-- Build files have been written to",
        "configuring done": r"^-- Configuring done",
    },
    reach=0,
)

# Verdicts: the overall result of a test run, a build or a job. If a verdict is the last outcome in
# the log, nothing before it counts as a failure, not even an exception.
VERDICT = _marks(
    {
        " passed": r"^=*\s*\d+ passed(?:, \d+ (?:skipped|deselected|xfailed|xpassed|warnings?|rerun"
        r"|subtests passed))* in [\d.]+",
        "tests passed": r"^100% tests passed",
        "[  passed  ]": r"^\[  PASSED  \] \d+ tests?",
        "test result: ok": r"^test result: ok\.",
        "ok\n": r"^OK$",
        "ok (": r"^OK \([\w=, ]+\)$",
        "# error: ": r"^# ERROR: 0$",
        " error(s)": r"^\s*0 Error\(s\)",
        "job succeeded": r"^Job succeeded$",
        "apply complete": r"^Apply complete!",
        ", none blocking": r"^\d+ findings?, none blocking",
        "completed": r"^== COMPLETED: |\bBuild completed successfully|\bCOMPLETED exit code 0",
    }
)

# Lines of a program that is running. Signs of failures before such a line count only if their
# strength is "certain".
RUNNING = _marks(
    {
        "100%|": r"100%\|",
        "running on local url": r"Running on local URL",
        "uvicorn running": r"Uvicorn running on",
        "application startup complete": r"Application startup complete",
        "started server process": r"Started server process",
        "server is listening": r"(?i)\bserver is listening on\b",
        "loss": r"(?i)\bstep:? *\[?\d+ ?(?:/|of) ?\d+\b.*\bloss\b|\b\w*loss\W{1,4}\d+\.\d",
        "training": r"(?i)\btraining (?:is )?(?:finished|complete[d]?)\b",
        " code": r"(?i)\b(?:finished|completed|exited) with (?:exit )?code 0\b|\bexit code:? 0\b",
        "exit status": r"(?i)\bexit status:? 0\b",
        "exited with": r"\+\+\+ exited with 0 \+\+\+",
        "acc": r"(?i)\b\w*acc(?:uracy)?\W{1,4}\d+\.?\d",
        "performance:": r"^Performance:\s+\d",
        " fps": r"(?i)\b\d+(?:\.\d+)? fps\b",
        "tokens/s": r"\b\d+(?:\.\d+)? tokens/s",
        "| 200 |": r"\| 200 \|",
        "200 ok": r"HTTP/1\.[01]\" 200 OK",
        "cleaning up image": r"^(?:INFO: +)?Cleaning up image",
        "epoch": r"(?i)^\W*epoch:? *\[?\d+ ?/ ?\d+|^\W*epoch:? *\[?\d+\b.*(?:loss|acc)",
        "images belonging to": r"^\s*Found \d+ images belonging to",
        "train on ": r"^\s*Train on \d+ samples",
        "loading extension module": r"^\s*Loading extension module \S+",
        "time to load": r"^\s*Time to load \w+ op:",
        "engine built in": r"\bEngine built in [\d.]+ sec",
        "export success": r"\bexport success\b",
    },
    # states of failed Slurm jobs
    unless=r"\b(?:OUT_OF_MEMORY|CANCELLED|TIMEOUT|FAILED|NODE_FAIL|PREEMPTED)\b",
)

FAILURE = _marks(
    {
        "***": r"\*\*\* .*(?:Error \d+|Killed|Stop)",
        "ninja: build stopped": r"ninja: build stopped",
        "cmake error": r"^\s*CMake Error",
        "configuring incomplete": r"Configuring incomplete",
        "failed building wheel": r"Failed building wheel",
        "could not build wheels": r"Could not build wheels",
        "failed to build": r"(?i)^\W*(?:error: )?failed to build\b",
        "subprocess-exited-with-error": r"subprocess-exited-with-error",
        "traceback (most": r"Traceback \(most recent call last\)",
        "failed:": r"^\s*FAILED:",
        "non-zero exit status": r"returned non-zero exit status",
    }
)

PIP_RETRIES = linear.compile(r"(?i)retrying \(retry\(")  # pip repeats this line until it gives up

# Announcements of a retry. If the retry succeeds, exceptions before the announcement do not count.
AGAIN = _marks(
    {
        "attempt": r"(?i)\battempt (?:#|no\. ?)?\d+\b",
        "retry": r"(?i)\bretry(?:ing)?\b",
        "trying again": r"(?i)\btrying again\b",
        "re-running": r"(?i)\bre-running\b",
    },
    unless=PIP_RETRIES.pattern,
)

_RAISING = r"^\s*(?:E\s+)?(?:[A-Za-z_]\w*\.)*[A-Z]\w*"

# These lines say that a part failed, but not why. The cause is in the lines before them.
_FOLLOWING = (
    r"Error compiling objects for extension|Error building extension|CalledProcessError|"
    r"Engine core initialization failed|ChildFailedError|RayTaskError|"
    r"Failed to import transformers|CondaEnvException: Pip failed|"
    r"Cannot find CMake executable|Error compiling the sources"
)

# These errors are consequences of a library or driver that does not work, or name no reason.
_WITHOUT_GPU = (
    r"\bdefault_backend\(\)|(?i)\b(?:backend|platform|device) (?:is|was|=+) '?cpu\b|(?-i)"
    r"^\s*AssertionError$|(?i)\bcuda\.is_available\(\)|"
    r"\bno (?:\w+ )?(?:GPUs?|CUDA|devices?|accelerators?)\b|"
    r"\b(?:GPU|CUDA)\b.{0,30}\b(?:not (?:available|found|visible|usable)|unavailable|required)\b|"
    r"\b(?:requires?|needs?|expected) (?:an? )?(?:\w+ )?(?:GPU|CUDA)\b"
)

# Errors that end a program. Signs of failures before such an error count only if their strength is
# "certain".
OTHER = _marks(
    {
        "error:": _RAISING + r"Error:",
        "error\n": _RAISING + r"Error$",
        "exception:": _RAISING + r"Exception:",
        "exception\n": _RAISING + r"Exception$",
        "error: ": r"^[\w.-]+: error: ",
        "keyboardinterrupt": r"^\s*KeyboardInterrupt",
        "segmentation fault": r"(?i)segmentation fault",
    },
    # the message of slurmstepd reports that a job ended, but not why
    unless=_FOLLOWING + r"|^slurmstepd: error: \*\*\*|^[\w.-]+: error: unknown|" + _WITHOUT_GPU,
)

MARKS = (*SUCCESS, *VERDICT, *FAILURE, *RUNNING, *AGAIN, *OTHER)

# Lines with which a program ends. If a sign's line matches, its program ended there, even if
# another program succeeds later.
RAISED = linear.compile(
    r"^\s*(?:\W{0,3}\s*)?(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception)\b[:(]|terminate called|"
    r"^(?:\S+: line \d+: +\d+ )?(?:Illegal instruction|Segmentation fault|Bus error|Aborted)\b|"
    r"^exec \S+: exec format error"
)

# Lines that a program logs with a level of at most warning.
WARNED = linear.compile(
    r"^\s*(?:\[?[\d:T., -]{8,}Z?\]?\s*[-|]?\s*)?(?:\[\w+\] )?\[?WARN(?:ING)?\]?\b|^INFO: {2}|"
    r"\blevel=(?:debug|info|warn(?:ing)?|DEBUG|INFO|WARN(?:ING)?)\b|^W: |^[\w.-]+: WARNING: |"
    r"^(?:[\d-]+ [\d:.]+ )?\[?[WI](?:\d{4} |:\w+:|\]| \w+\.(?:cpp|h):)|: \w*Warning: "
)
