"""Finds lines that do not count: quoted text, and commands that run again."""

from __future__ import annotations

from nybforge.doctor.log import linear
from nybforge.doctor.log.cause import Hit
from nybforge.doctor.log.lines import bare

# Python statements in pytest's output and in tracebacks, and pytest's comparisons of two values. An
# error message inside their strings is source code, not an error that happened.
_STATEMENT = linear.compile(
    r"(?:E\s+(?:\w*Error: )?)?(?:assert\s|raise\s+[\w.]+\(|with\s+[\w.]+\(|return\s+[\w.]*[(\"']|"
    r"(?:el)?if\s+(?:not\s+)?[\w.\"'][^:]*?(?:\(|\s(?:in|==|!=)\s)|match=|print\(|pytest\.\w+\(|"
    r"self\.assert\w+\(|monkeypatch\.\w+\()"
)
_COMPARED = linear.compile(r"E\s+[-+?] ")
_TEST_ID = linear.compile(r"::test_\w+\[")


def quoted(line: str, end: int) -> bool:
    """Return whether the match ends inside a string of a quoted Python statement.

    >>> text = '>   with raises(Error, match="No CUDA GPUs are available"):'
    >>> quoted(text, text.index("No CUDA")), quoted("E   RuntimeError: No CUDA GPUs", 30)
    (True, False)
    """
    head = line[:end].lstrip()
    head = bare(head).lstrip() if not head.startswith("E ") else head
    if _COMPARED.match(head) or _TEST_ID.search(head):
        return True
    found = _STATEMENT.match(head)
    return found is not None and linear.search(r"[\"']", head) is not None


# Sentences that mention an error: `- The docs explain "no kernel image is available" on Thor.`
_QUOTED = linear.compile(r"``?[^`]+``?|“[^”]+”|«[^»]+»|\"[^\"]+\"")
_REPORTS = linear.compile(r"(?i)\b(?:error|fatal|failed|exception|panicked|critical)\b")
_TELLS = linear.compile(
    r"(?i)\b(?:fix(?:es|ed)?|resolv(?:es|ed)|avoids?|the (?:error )?message|no longer|instead of|"
    r"expect\w*)\b"
)
_MAY = linear.compile(
    r"(?i)\b(?:may|might|can|could|would) (?:trigger|cause|raise|throw|print|report|"
    r"fail with|lead to|result in|produce)\b"
)
_MOST_PROSE = 6  # words beside the quotation


def mentioned(line: str, start: int, end: int) -> bool:
    """Return whether the match is a quotation inside a sentence.

    >>> text = 'It no longer stops with "no kernel image is available" on new devices of today.'
    >>> mentioned(text, 27, 50), mentioned('desc: "no kernel image is available"', 7, 30)
    (True, False)
    """
    if _MAY.search(line[:start]):
        return True
    inside = [one for one in _QUOTED.finditer(line) if one.start() < start and end <= one.end()]
    head = line[: inside[0].start()] if inside else ""
    if not inside or head.endswith("=") or (_REPORTS.search(head) and not _TELLS.search(head)):
        return False
    return len(linear.findall(r"\b[a-z]{2,}\b", _QUOTED.sub("", line))) >= _MOST_PROSE


_HEADING = linear.compile(
    r"(?m)^#{1,6} +\W*[A-Z0-9]|^\.\. code-block::|^\*\*(?:Cause|Solution|Fix|Resolution|Workaround)"
)
_EXPLAINS = linear.compile(
    r"(?i)\*\*(?:problem|symptoms?|issue)\b|"
    r"\byou (?:will|may|might|can|could|would) (?:see|get|encounter|receive)\b|"
    r"\bif you (?:see|get|encounter|receive|run into)\b|\b(?:symptoms?|common (?:errors|problems)|"
    r"troubleshooting|known (?:issues|problems)|this error (?:means|occurs|happens))\b"
)


def documented(before: str, line: str, after: str) -> bool:
    """Return whether the line belongs to a page that explains the error: it is a heading, or an
    explanation with headings around it introduces it."""
    if linear.match(r"#{2,6} +[`*]*\w", line):
        return True
    near = _EXPLAINS.search(before[-400:])
    return near is not None and _HEADING.search(before[-3000:] + after[:3000]) is not None


# a shell's prompt before a command; a line that begins with only a # is a comment
_PROMPT = linear.compile(
    r"\s*(?:\([\w.-]+\) ?)*(?:\[?[\w.-]+@[\w.-]+[ :][^$#\n]*[#$]|\$) (?P<command>\S.*)$"
)
_ASSIGNED = linear.compile(r"^(?:env )?(?:\w+=\S* +)*")


def _command(line: str) -> str:
    """Return the command in a line with a shell prompt, without variable assignments; "" for other
    lines."""
    found = _PROMPT.match(bare(line))
    return _ASSIGNED.sub("", found["command"]).strip() if found else ""


def run_again(hit: Hit) -> int:
    """Return the number of the line where a shell runs the same command again, else 0."""
    last = next(filter(None, map(_command, reversed(hit.before.splitlines()))), "")
    later = hit.after.splitlines() if last else []
    for number, line in enumerate(later):
        if _command(line) == last and any(later[number + 1 :]):
            return hit.line + number
    return 0
