"""Decides whether the lines around a message are part of a document and not the output of a
program. Documents are source code, pages with headings, tables of records and replies to quoted
messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from nybforge.doctor.log import linear

__all__ = ["REPORT_HEADINGS", "Structure", "in_conversation", "in_document", "thanks"]

LONGEST_RECORD = 400
MOST = 12  # this many lines are read on each side of the message
_CODE = linear.compile(
    r"(?m)^[ \t]*(?:(?:def|class|const|let|var|import|static|void|int|char|struct|enum|public|"
    r"private|throw|raise|assert|async|await|fn|func|package|impl|pub|namespace|template|typedef|unsafe|"
    r"return|local|describe|it|expect|elif|switch|case|match|except|catch|using)\b.*[:;{(,\"')\]]|"
    r"(?:if|for|while|with|else|try)\b.*[:;{(]\s*(?:then|do)?$|from \S+ import|"
    r"#(?:include|define|if|endif|pragma|\[)|(?:esac|fi|then|else|end)$|@\w+|//|/\*|\* \w|"
    r"#!/|#: |msg(?:id|str)\b|\[{1,2}[\w.\"-]+\]{1,2}$|[\w.-]+ = [\"'\[{(]|\w+=\$\(|"
    r"- \w+: |[\w-]+:(?: [|>{\[].*)?$|\"[\w-]+\": |[}\])]+[,;)]*$)|"
    r"[;{}]\s*$|;;\s*$|\)\s*=>|^\s*[\"'].*[\"'],?$|^\s*\*?[\"'*].*\) "
)
_PROGRAM = linear.compile(
    r"(?m)^[ \t]*(?:Traceback|File \"|\[?\d{2,4}[-/:]\d\d|at .*:\d+\)?$|[EWIF]\d{4} |\+{1,4} |\$ |"
    r">>> |-- |[\w.]*(?:Error|Exception|Warning)\b|"
    r"(?:error|warning|fatal|note|ERROR|WARNING|INFO|DEBUG)\b|"
    r"mpirun\b|mpiexec\b|prterun\b|ORTE |PRTE |MPI_ABORT\b|Primary job |"
    r"make\b|ninja\b|Collecting |Successfully |Building |\#\d+ |\[ *\d+[/%\]]|\w+@\w+|"
    r"\S+:\d+:\d+:)|"
    r"\"(?:level|severity|levelname)\":"
)
_TITLE = linear.compile(
    r"(?m)^(?:#{1,6} +\W*[A-Z0-9a-z]|={4,}$|-{4,}$|~{4,}$|\.\. \w|```|~~~)|"
    r"(?i:^[^\w\n]*(?:v(?:ersion)? ?\d+\.\d+\S*|bug ?fix(?:es)?|"
    r"known (?:issues|problems|limitations)|"
    r"change ?log|release notes|fix(?:ed|es)|changed|added|removed|deprecated|unreleased|summary|"
    r"test plan|symptoms?|causes?|solutions?|workarounds?|resolution|troubleshooting|faq|"
    r"what to do|what'?s new|background|overview|description|notes?|see also|limitations)\b"
    r"[^.:]{0,12}(?:[\d.]+[^.:]{0,40})?[^\w\n]*$)"
)
_WORD = r"\b(?:the|an?|is|are|to|of|if|when|with|for|and|on|in|that|this|it|not|no)\b"
_PROSE = linear.compile(
    r"^(?:> ?|[-*•+o] |\d+[.)] |\[.\] )*[A-Z`\"“(*].*" + _WORD + ".*(?:[.?!:;)]|" + _WORD + ")|"
    r"^(?:[*•o-] +|  )[^\s:]+(?: [^\s:]+){3}"
)
# Headings in reports of failures. The forms of issue trackers have these headings.
REPORT_HEADINGS = (
    r"(?i:describe the|(?:steps )?to reproduce|expected behaviou?r|what happened|system info|"
    r"(?:your )?(?:current )?environment|(?:error )?logs?|versions?|operating system)\b"
)
_REPORTER = linear.compile(
    r"\bI(?:'m|'ve)? [a-z]{2,}|\b(?i:my|our)\b|"
    r"\b(?i:we) (?:are|have|get|see|use|run|tried|build)\b|"
    rf"^\W*{REPORT_HEADINGS}\W*$"
)
_REPLY = linear.compile(
    r"^(?:This|That|The|It|You|Your|Try|Use|Install|Means|Because|See|Looks)\b.* "
)
_GREETING = linear.compile(r"^(?:Hi|Hello|Hey|Dear) [A-Z][\w. ]*,$")
# A line that begins a message in a conversation, a ticket or a mail.
_TURN = linear.compile(
    r"(?m)^(?:\*\*[A-Z][\w. ]{0,30}:\*\*|#{1,4} (?:User|Assistant|Human|System)\b|"
    r"-{2,3} .*\b\d{4}-\d\d-\d\d.* -{2,3}$|On .{8,60} wrote:$|"
    r"(?:User|Assistant|Human|AI|Bot|Customer|Agent|Support|Helpdesk|Me|You) ?: \S|"
    r"(?:\[?\d\d:\d\d(?::\d\d)?\]? )?<[\w.-]+> \S|"
    # a message in a chat begins with a name and a time
    r"[A-Za-z][\w.-]{1,20} {1,3}\d\d?:\d\d(?: ?[AP]M)?$|"
    r"(?:\*\*|@)?[A-Za-z][\w.-]{1,38}(?:\*\*)? (?:opened|commented|replied|wrote|asked|answered|"
    r"closed|reopened|(?:added|left) a comment)\b(?: this| on| \d| [a-z]+ ago| yesterday|:|$)|"
    r"(?:Comment|Reply|Answer|Post) (?:#?\d+|by) |"
    r"(?:From|Subject|Ticket|Closed|Resolution)(?: #\d+|:) )"
)
_RESOLVED = linear.compile(
    r"(?i)\b(?:that (?:worked|fixed|explains|did it)|thank(?:s| you)|fixed it|works (?:now|again)|"
    r"working (?:now|again)|closed as (?:completed|resolved|fixed)|"
    r"(?:marked|now|status:) (?:as )?(?:re)?solved)\b"
)
# Parts of the words in _RESOLVED. The first letters are left out, because they may be capitals.
_THANKS = linear.compile_bytes(
    r"hank|hat worked|hat explains|ixed|hat did it|orks now|orks again|orking now|orking again|"
    r"losed as|olved"
)
MOST_TURNS = 2  # a text with at least this many matches of _TURN is a conversation
_FIELDS = linear.compile(r"\"[^\"]*\"")


def in_document(before: str, line: str, start: int, after: str) -> bool:
    """Return whether the lines before and after `line` show that the line is part of a document.
    `start` is the position of the message in the line."""
    rows = before.rsplit("\n", MOST + 1)[-MOST - 1 :], after.split("\n", MOST + 1)[:MOST]
    if line.startswith(">") or line.count('"') >= 2:
        above, below = (list(filter(str.strip, side)) for side in rows)
        if _is_record(line, (*above[-1:], *below[:1])) or _is_answered(line, below):
            return True
    around = rows[0] + rows[1]
    if _PROGRAM.search("\n".join(around)):
        return False
    around = list(filter(str.strip, around))
    strung = any(mark in line[:start] for mark in "\"'`") or _CODE.search(line) is not None
    code = sum(_CODE.search(text) is not None for text in around) if strung else 0
    if code >= 2 and code * 10 >= len(around) * 6:
        return True
    if any(map(_REPORTER.search, around)):
        return False
    titles = sum(_TITLE.search(text) is not None for text in around)
    titles += sum(
        text[:4] in ("====", "----", "~~~~") for text in around[1:]
    )  # a row of these characters underlines the title above it
    if not titles:
        return False
    prose = sum(_PROSE.search(text) is not None for text in around)
    return titles + prose >= 2 and (titles + prose) * 2 >= len(around)


_HEADING = linear.compile(r"##{1,6} +[^\w\n]*[A-Z0-9]")
# A job script prints such a line between its steps. It is not a heading.
_BANNER = linear.compile(r"\d\d:\d\d|#$")


def thanks(data: bytes) -> list[int]:
    """Return the positions of words that may end a solved conversation, for example "thanks". One
    search of a piece is much faster than a search after each message."""
    return [found.start() for found in _THANKS.finditer(data)]


def in_conversation(before: str, after: str) -> bool:
    """Return whether the text before and after a line is a conversation about a failure that was
    solved."""
    turns = islice(_TURN.finditer(f"{before}\n{after}"), MOST_TURNS)
    return _RESOLVED.search(after) is not None and sum(1 for _ in turns) == MOST_TURNS


_VALUES = tuple(bytes([letter]) for letter in b"\"'[{0123456789")
# limit in bytes for the name of a setting, ` = ` and the first letter of the value
LONGEST_NAME = 60
# This many settings or headings around a line show that the line is part of a settings file or of a
# page.
_SETTINGS, _HEADINGS = 5, 2
BLOCK = 1 << 12


class Structure:
    """The positions in a piece of a log where lines of settings files, diffs and pages begin. The
    positions in a block of the piece are found when they are first needed."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._blocks: dict[int, list[tuple[int, str]]] = {}

    def _kinds(self, start: int, end: int) -> list[tuple[int, str]]:
        """Return the positions from `start` to `end`. Each comes with the kind of its line: change,
        heading, report or setting."""
        first, last = max(0, start), min(end, len(self._data))
        out: list[tuple[int, str]] = []
        for block in range(first - first % BLOCK, last, BLOCK):
            if block not in self._blocks:
                self._blocks[block] = list(_kinds(self._data, block, block + BLOCK))
            out += self._blocks[block]
        return [(place, kind) for place, kind in out if first <= place < last]

    def is_possible(self, start: int, end: int) -> bool:
        """Return whether `is_file` can return True for this `end` or for a smaller one.

        This check is fast. It is made first, because finding the exact `end` takes longer.
        """
        kinds = [kind for _, kind in self._kinds(start, end)]
        return (
            "change" in kinds
            or kinds.count("setting") >= _SETTINGS
            or kinds.count("heading") >= _HEADINGS
        )

    def is_file(self, start: int, place: int, end: int, line: str) -> bool:
        """Return whether the line is part of a file: a diff, a settings file, or a page with
        headings. A page that reports a failure does not count. The line is at position `place`, and
        the text around the line is from `start` to `end`."""
        found = self._kinds(start, end)
        kinds = [kind for _, kind in found]
        if "change" in kinds and line.startswith(("-", "+", " ", "@@")):
            return True
        settings = [one for one, kind in found if kind == "setting"]
        if len(settings) >= _SETTINGS and place <= max(settings):
            # if all settings are above the line, they may be a file that a command printed before
            return True
        return kinds.count("heading") >= _HEADINGS and "report" not in kinds


def _kinds(data: bytes, start: int, end: int) -> Iterator[tuple[int, str]]:
    """Yield the places from `start` to `end` where a line of a settings file, a diff or a page
    begins, each with its kind."""
    for place in {*_starts(data, start, end), *_assignments(data, start, end)}:
        stop = data.find(b"\n", place)
        line = data[place:stop] if stop >= 0 else data[place:]
        if line.startswith((b"@@ -", b"diff --git ")):
            yield place, "change"
        elif _is_setting(line):
            yield place, "setting"
        elif line.startswith(b"##"):
            text = line.decode("utf-8", "replace")
            if _HEADING.match(text) and not _BANNER.search(text):
                yield place, "report" if _REPORTER.search(text) else "heading"


def _starts(data: bytes, start: int, end: int) -> Iterator[int]:
    """Yield the positions of lines that begin like the name of a table, a heading or a part of a
    diff."""
    for mark in (b"[", b"##", b"@@ -", b"diff --git "):
        if start == 0 and data.startswith(mark):
            yield 0
        stop = end - 1 + len(mark)
        at = data.find(b"\n" + mark, max(0, start - 1), stop)
        while at >= 0:
            yield at + 1
            at = data.find(b"\n" + mark, at + 1, stop)


def _assignments(data: bytes, start: int, end: int) -> Iterator[int]:
    """Yield the positions of lines that contain ` = ` near their start."""
    stop = end + LONGEST_NAME
    at = data.find(b" = ", start, stop)
    while at >= 0:
        place = data.rfind(b"\n", max(0, start - 1), at) + 1
        if start <= place < end:
            yield place
        following = data.find(b"\n", at, stop)
        at = data.find(b" = ", following, stop) if following >= 0 else -1


def _is_setting(line: bytes) -> bool:
    """Return whether the line is `name = value` or `[name]`, as in TOML."""
    if line.startswith(b"["):
        return line.endswith(b"]") and line.strip(b"[]").replace(b"_", b"").isalnum()
    name, _, value = line[:LONGEST_NAME].partition(b" = ")
    return value.startswith(_VALUES) and name.replace(b"-", b"").replace(b"_", b"").isalnum()


def _is_record(line: str, neighbours: Sequence[str]) -> bool:
    """Return whether the line and a line next to it are rows of a table whose columns are separated
    by commas (CSV)."""
    if len(line) > LONGEST_RECORD or line.count('"') < 2 or " " in line.partition(",")[0]:
        return False
    counts = [_FIELDS.sub("", row).count(",") for row in (line, *neighbours)]
    return counts[0] >= 2 and counts[0] in counts[1:]


def _is_answered(line: str, below: Sequence[str]) -> bool:
    """Return whether the line is quoted in a reply. A reply is an answer or a greeting after the
    quoted lines."""
    if line.startswith(">"):
        answer = next((text for text in below if not text.startswith(">")), "")
        return _REPLY.search(answer) is not None or _GREETING.search(answer) is not None
    return False
