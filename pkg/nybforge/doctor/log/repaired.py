"""Finds lines that do not count: strings in source code, and commands that run again."""

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
