"""Finds lines that only quote an error: in source code, tests, listings, histories and web
pages."""

from __future__ import annotations

from itertools import islice

from nybforge.doctor.log import linear
from nybforge.doctor.log.lines import bare
from nybforge.doctor.log.outcome import RAISED
from nybforge.doctor.log.repaired import command

# Statements in Python, C and C++, and pytest's comparisons of two values. An error message in a
# string of such a line is source code and not an error that happened.
_STATEMENT = linear.compile(
    r"(?:E\s+(?:\w*Error: )?)?(?:assert\s|[sf]?n?printf\(|puts\(|std::c(?:err|out)\b|throw\s|"
    r"TORCH_CHECK\w*\(|log(?:ger|ging)?\.\w+\(|warnings\.warn\(|raise\s+[\w.]+\(|"
    r"with\s+[\w.]+\(|return\s+[\w.]*[(\"']|"
    r"(?:el)?if\s+(?:not\s+)?[\w.\"'][^:]*?(?:\(|\s(?:in|==|!=)\s)|match=|print\(|pytest\.\w+\(|"
    r"(?:static |const )*char\b|self\.assert\w+\(|monkeypatch\.\w+\()"
)
_COMPARED = linear.compile(r"E\s+[-+?] ")
_TEST_ID = linear.compile(r"::test_\w+\[")


# Words of messages that a failure is expected, or that the program works without a missing part.
_TOLERATED = linear.compile(
    r"(?i)\b(?:skipped|skipping (?:it|this|the|test)\b|xfail(?:ed)?|as expected|expected failure|"
    r"ignored|harmless|non-?fatal|not fatal|safely|suppressed|allowed to fail|"
    r"optional|ignore_outcome)\b|"
    r"\((?:expected|optional|ok)\)|(?-i:\bSKIP\b)|"
    r"\bignoring(?:[^\w ]| (?:[^p]|p[^r]|pr[^o])|$)"  # does not match "ignoring processor"
)


# These words do not count in an exception, which uses them for the problem itself: "parameters that
# were not used in producing the loss".
_UNNEEDED = linear.compile(r"\bnot (?:required|needed|used)\b")


# Listings: output of compilers, git, grep, --help and LD_DEBUG, and messages that a shell prints
# when it starts.
_EXCERPT = linear.compile(r"^\s+\d+ \|\s")
_LISTED = linear.compile(
    r"^(?:[*|\\/ ]*\b[0-9a-f]{7,40} (?:\([^)]*\) )?|\[[\w/.-]+ (?:\([\w-]+\) )?[0-9a-f]{7,40}\] )"
    r"(?:[A-Z][a-z]+[ :]|[a-z]+(?:\(\w+\))?: )|"
    r"^\s*\d+:\t|^\S*(?:/etc/(?:profile|bash)\S*|/\.bash\w*|/\.profile): line \d+: |"
    r"^\W{0,3}(?:PASS|PASSED|ok)\b[\] :]|^\[?[\d:.]+s? -+> |"
    r"^(?:Q|A|speaker|user|prompt|completion)\b[^:\"]{0,9}: |"
    r"^\s+\d+ {2,}(?:the |no |an? )?[a-zA-Z]|^\s*(?:/\*+|//) |"
    r"^\s+[A-Z][A-Z0-9_]+ = \d+,|^\s*[-*] .*\(#\d+\)$|"
    r"^\s*(?:- )?(?:summary|description|runbook\w*|title|question|answer|prompt|completion|"
    r"examples?|comment|alert|expr|pattern|regexp?|symptoms?): [\"'\w]|"
    r"^\s+(?:-\w, )?--[a-z][\w-]*(?:[ =][A-Z_<\[]\S*)?  +\S|"
    r"^(?:\S+/)?[\w.-]+\.[a-z]{1,5}:\d+:(?:[^\s\d]|\s{2,}\S)"
)
_ECHO = linear.compile(r"\becho (?:-\w+ )*[\"'][^\"']*$")
_SHOWN = linear.compile(
    r"(?m)^\$ (?:strings|man|objdump|nm|git (?:log|show|diff|grep|blame)) [^\n]*\n"
    r"(?:[^$][^\n]*\n)*$"
)

# The output of journalctl for several days or weeks. Errors in it are from the past.
_PAST = linear.compile(
    r"(?m)^[^\n]*[$#] journalctl\b[^\n]*--since[= ][\"']?(?:\d+ ?(?:day|week|month)s?|20\d\d-)"
    r"[^\n]*\n(?:[^$#\n]*\n)*$"
)


def quoted(line: str, end: int) -> bool:
    """Return whether the match only quotes an error: it ends in a string of a statement, or the
    line is part of a listing.

    >>> text = '>   with raises(Error, match="No CUDA GPUs are available"):'
    >>> quoted(text, text.index("No CUDA")), quoted("E   RuntimeError: No CUDA GPUs", 30)
    (True, False)
    """
    head = line[:end].lstrip()
    head = bare(head).lstrip() if not head.startswith("E ") else head
    if (head.startswith("E") and _COMPARED.match(head)) or (
        "::test_" in head and _TEST_ID.search(head)
    ):
        return True
    if (_LISTED.search(line) and " PD " not in line) or _TOLERATED.search(line):
        return True  # a row of squeue looks like an item of a numbered list
    if _UNNEEDED.search(line) and not RAISED.search(bare(line)):
        return True
    in_string = '"' in head or "'" in head
    if in_string and (_EXCERPT.search(line) or _ECHO.search(head)):
        return True
    return in_string and _STATEMENT.match(head) is not None


# A sentence may mention an error in quotation marks, for example: `- The docs explain "no kernel
# image is available" on Thor.`
_QUOTED = linear.compile(r"``?[^`]+``?|“[^”]+”|«[^»]+»|\"[^\"]+\"")
_REPORTS = linear.compile(r"(?i)\b(?:error|fatal|failed|exception|panicked|critical)\b")
_TELLS = linear.compile(
    r"(?i)\b(?:fix(?:es|ed)?|resolv(?:es|ed)|avoids?|the (?:error )?message|no longer|"
    r"no more|instead of|expect\w*)\b"
)
_RULES = linear.compile(
    r"(?i)\b(?:policy|rule|pattern|matcher|template|fixture|sample|snippet|canned)\b"
)
_MAY = linear.compile(
    r"(?i)\b(?:may|might|can|could|would) (?:trigger|cause|raise|throw|print|report|"
    r"fail with|lead to|result in|produce)\b|\b(?:for example|such as|e\.g\.)|"
    r"\b(?:sees?|appears?|shows? up|surfaces?) (?:(?:this|these|it|them) )?as\b"
)
_WORDS = linear.compile(r"[A-Za-z]{2}")
_MOST_PROSE = 6  # a line with at least this many words outside the quotation is a sentence


def mentioned(line: str, start: int, end: int) -> bool:
    """Return whether the match is a quotation in a sentence about the error.

    >>> text = 'It no longer stops with "no kernel image is available" on new devices of today.'
    >>> mentioned(text, 27, 50), mentioned('desc: "no kernel image is available"', 7, 30)
    (True, False)
    """
    if _MAY.search(line[:start]):
        return True
    if not any(mark in line[:start] for mark in '`“«"'):
        return False
    inside = [one for one in _QUOTED.finditer(line) if one.start() < start and end <= one.end()]
    head = line[: inside[0].start()] if inside else ""
    if not inside or head.endswith("=") or (_REPORTS.search(head) and not _TELLS.search(head)):
        return False
    if line[inside[0].start()] == "`" and line.lstrip().startswith("|"):
        return True  # the line is a row of a table in Markdown
    prose = _QUOTED.sub("", line)
    if line[inside[0].start()] == "`" and not _WORDS.search(prose):
        # the line is an item of a list in Markdown, and programs do not print errors in this form
        return True
    tells = (_TELLS.search(prose) or _RULES.search(prose)) and not _REPORTS.search(prose)
    words = linear.finditer(r"\b[a-z]{2,}\b", prose)
    return bool(tells) or len(list(islice(words, _MOST_PROSE))) == _MOST_PROSE


_HEADING = linear.compile(
    r"(?m)^#{1,6} +\W*[A-Z0-9]|^\.\. code-block::|^\*\*(?:Cause|Solution|Fix|Resolution|Workaround)"
)
_EXPLAINS = linear.compile(
    r"(?i)\*\*(?:problem|symptoms?|issue)\b|"
    r"\byou (?:will|may|might|can|could|would) (?:see|get|encounter|receive)\b|"
    r"\bif you (?:see|get|encounter|receive|run into)\b|\b(?:symptoms?|common (?:errors|problems)|"
    r"troubleshooting|known (?:issues|problems)|this error (?:means|occurs|happens))\b"
)


# In CMake's log, the start of a check that is allowed to fail: "Looking for …", "Performing Test
# …".
_PROBE = linear.compile(
    r'checks:\n\s+- "(?:Looking for|Performing Test|Check(?:ing)? (?:if|size|whether))[^\n]*\n'
    r"(?:\s[^\n]*\n)*$"
)
# In CMakeError.log, the start of the output of a failed check: "Determining if the include file x.h
# exists failed with the following output:". Tests of the compiler are not included, because CMake
# stops if such a test fails.
_TRIED = linear.compile(
    r"(?m)^(?:Determining|Performing|Checking|Compiling|Detecting)\b[^\n]* failed with the "
    r"following(?: compile)? output:$"
)
_COMPILER = linear.compile(r"\bcompiler (?:works|ABI)|ABI info")


# In a page that explains messages, a line consists only of a message in quotation marks, and an
# indented sentence follows.
_WHOLLY = linear.compile(r"\s*[\"“][^\"”]+[\"”]:?\s*$")
_ANSWER = linear.compile(r"\s+[A-Z][a-z]+ .*\.\s*(?:\n|$)")


def documented(before: str, line: str, after: str) -> bool:
    """Return whether the line is part of a page or a listing that shows the error. For example, the
    line is a heading, or it follows an explanation on a page with headings."""
    if line.startswith("##") and linear.match(r"#{2,6} +[`*]*\w", line):
        return True
    near = before[-1500:]
    shown = _SHOWN.search(near) if "$ " in near else None
    if shown and not any(map(command, shown[0].split("\n")[1:])):
        return True
    if "journalctl" in near and _PAST.search(near):
        return True
    if "checks:\n" in near and _PROBE.search(near):
        return True
    tried = [*_TRIED.finditer(before)] if " failed with the following" in before else []
    if tried and not _COMPILER.search(tried[-1][0]):
        return True
    if (
        line.lstrip().startswith(('"', "“"))
        and _WHOLLY.match(line)
        and _ANSWER.match(after.lstrip("\n"))
    ):
        return True
    explained = _EXPLAINS.search(before[-400:])
    return explained is not None and _HEADING.search(before[-3000:] + after[:3000]) is not None
