"""Finds failures that do not count. After such a failure, the command runs again, or the program
continues without the part that failed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.lines import bare
from nybforge.doctor.log.outcome import PIP_RETRIES, WARNED

# A shell prompt with a command after it. A "#" alone is not a prompt, because it begins a comment.
_PROMPT = linear.compile(
    r"\s*(?:\([\w.-]+\) ?)*(?:\[?[\w.-]+@[\w.-]+[ :][^$#\n]*[#$]|(?:ba)?sh-\d\.\d[#$]|\$|"
    r"\[[\w.-]+ [~/\w][^\]\s]*\][#$]|"
    r"[a-z][\w.-]*(?::[~/][^\s$#]*)? ?\$|[\w.-]+:[~/][^\s$#]* ?\$|[❯➜] ?(?:[~/]\S*)?) "
    r"(?P<command>\S.*)$|\s*(?:\([\w.-]+\) ?)*(?:PS )?[A-Z]:\\[^>\n]*> ?(?P<windows>\S.*)$|"
    r"==> (?P<file>\S.*) <==$"
)
_ASSIGNED = linear.compile(r"^(?:env )?(?:\w+=\S* +)*")


def command(line: str) -> str:
    """Return the command in a line with a shell prompt, without variable assignments before the
    command. For the line `==> FILE <==` of tail, return the file. For other lines, return ""."""
    prompt = "$ " in line or "# " in line or ":\\" in line or "❯ " in line or "➜ " in line
    prompt = prompt or " <==" in line
    found = _PROMPT.match(bare(line)) if prompt else None
    return _ASSIGNED.sub("", next(filter(None, found.groups()))).strip() if found else ""


def last_command(lines: Sequence[str]) -> str:
    """Return the last command in the lines, or "" if they have none."""
    return next(filter(None, map(command, reversed(lines))), "")


def run_again(hit: Hit) -> int:
    """Return the number of the line where a shell runs the same command again, or 0 if it does
    not."""
    last = last_command(hit.before.splitlines())
    later = hit.after.splitlines() if last and last in hit.after else []
    for number, line in enumerate(later):
        if command(line) == last and any(later[number + 1 :]):
            return hit.line + number
    return 0


# A line that announces another attempt, or says that the message can be ignored. A hint to the user
# ("a simple retry will get you on your way") does not announce an attempt.
_RETRIED = linear.compile(
    r"\b[Rr]etrying\b|\b[Ww]ill retry\b|\bretry \d+ ?(?:of|/)|\battempt \d+ ?(?:of|/)|"
    r"\btrying (?:again|another|the next|mirror)|\((?:[\w ]+ )?(?:ignored|skipped|optional)\)\W*$"
)
_FALLBACK = linear.compile(
    r"\b[Ff]all(?:ing|s)? ?back (?:to|on)\b|\b[Cc]ontinuing (?:without|with|on)\b|"
    r"\b[Uu]sing (?:the |a |an )?(?:internal|fallback|default|CPU)\b"
)
_SKIPPED = linear.compile(r"^\W*(?:[\w.-]+: )?[Ss]kipp(?:ing|ed) \S+$")


# The two lines of a Python warning: the message, and the source line that issued it.
_WARNING = linear.compile(r"\.py:\d+: \w*Warning: ")
_WARNS = linear.compile(r"(?m)^\s*warnings\.warn\(|^\s*warn\(")
MOST_OF_WARNING = 8  # this many lines on each side of a line can be part of the same warning


def in_warning(hit: Hit) -> bool:
    """Return whether the hit's line is logged as a warning, or is part of a Python warning that has
    several lines."""
    if WARNED.search(hit.quote):
        return True
    if "Warning: " not in hit.before:
        return False
    above = "\n".join(hit.before.splitlines()[-MOST_OF_WARNING:])
    below = "\n".join(hit.after.splitlines()[: MOST_OF_WARNING + 1])
    return bool(_WARNING.search(above) and _WARNS.search(below)) and "Traceback" not in above


def _following(hit: Hit) -> list[str]:
    return [line for line in hit.after.splitlines() if line.strip()]


def _announced(hit: Hit, what: re.Pattern[str]) -> bool:
    """Return whether the hit's line or one of the next two lines matches the pattern `what`."""
    lines = (hit.quote, *_following(hit)[:2])
    return any(what.search(line) and not PIP_RETRIES.search(line) for line in lines)


def retried(hit: Hit) -> bool:
    """Return whether the log announces another attempt after the hit and then continues."""
    return _announced(hit, _RETRIED) and len(_following(hit)) > 2


def replaced(hit: Hit) -> bool:
    """Return whether the program announces that it continues without the part that failed."""
    return _announced(hit, _FALLBACK)


_TOLERATED = linear.compile(r"\|\| *(?:true|:)\s*$")


def tolerated(hit: Hit) -> bool:
    """Return whether the failed command ends in `|| true` or `|| :` and another command follows."""
    last = last_command(hit.before.splitlines())
    return bool(_TOLERATED.search(last)) and any(map(command, hit.after.splitlines()))


# Messages that the failure before them does not count or was expected.
_ALLOWED = linear.compile(
    r"(?i)\bcontinue[-_]on[-_]error(?: is|:|=) ?true|\ballow_failure\b|\b(?:is )?allowed to fail\b|"
    r"\bfailures?\b.{0,60}\b(?:does not|do not|doesn't|don't) (?:count|matter|block)\b|"
    r"^\W*(?:make: )?\[[^\]]+\] Error \d+ \(ignored\)|"
    r"\b(?:this|the|that) (?:error|failure|message|exception|warning)s? (?:above )?(?:is|are|was) "
    r"(?:\w+ )?(?:expected|harmless|benign|intentional|deliberate|normal here)\b|"
    r"\b(?:error|failure|exception)s? (?:above )?(?:is|are|was) (?:to be )?expected\b|"
    r"^[^\w\n]*(?:\w+: )?(?:failed |raised |rejected )?as expected\b"
)
_IGNORABLE = linear.compile(
    r"(?i)\b(?:this|the|that|it|which|message|error|you) (?:can|may) (?:safely )?be (?:safely )?"
    r"ignored\b|\bcan (?:safely )?ignore (?:this|the|that)\b|\bsafe to ignore\b"
)
MOST_TO_STATEMENT = 8  # such a message is at most this many lines after the failure


def allowed(hit: Hit) -> bool:
    """Return whether one of the next lines says that the failure does not count, and the log then
    continues."""
    lines = _following(hit)
    if _announced(hit, _IGNORABLE) and len(lines) > 2:
        return True
    near = (
        number for number, line in enumerate(lines[:MOST_TO_STATEMENT]) if _ALLOWED.search(line)
    )
    number = next(near, None)
    return number is not None and len(lines) > number + 1


def skipped(hit: Hit) -> bool:
    """Return whether the program announces that it skips what failed, and the log continues."""
    return _announced(hit, _SKIPPED) and len(_following(hit)) > 1


_WHEEL = linear.compile(r"Failed building wheel for (\S+)")


def _installed(hit: Hit) -> bool | None:
    """Return whether pip installs the package although it could not build the package's wheel.
    Return None if the lines after the hit report no such wheel."""
    wheel = _WHEEL.search(hit.after)
    if wheel is None:
        return None
    done = linear.search(r"Successfully installed [^\n]*", hit.after[wheel.end() :])
    return done is not None and f" {wheel[1]}-" in done[0]


def installed_after_all(hit: Hit) -> bool:
    """Return whether pip later installs the package although it could not build the wheel."""
    return _installed(hit) is True


def never_installed(hit: Hit) -> bool:
    """Return whether pip could not build the wheel and did not install the package later."""
    return _installed(hit) is False
