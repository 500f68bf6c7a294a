"""Decides whether a whole text is a document and not the log of a run. A document is a page, a
mail, release notes, source code, a table of messages or a conversation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import starmap

from nybforge.doctor.log import linear
from nybforge.doctor.log.documents import REPORT_HEADINGS

__all__ = ["is_document"]

FEWEST = 9  # a text with fewer lines is too short to be recognized as a document
# A document has at least this many lines of headings, mail, tables or code. Sentences do not count,
# because programs print them too.
LEAST_STRUCTURE = 3
FEWEST_SENTENCES = 1  # headings count only if the text has at least this many sentences
# If at least this part of the lines are sentences, no other structure is required. Examples are an
# essay and a commit message.
MOST_PROSE = 0.7
FEWEST_ENDS = 4  # a text of sentences must have at least this many lines with the end of a sentence
LARGEST_RUN = 1 / 12  # at most this part of a document's lines look like the output of a program
# the length of an underline differs from that of its title by at most this many characters
MOST_UNEVEN = 2
MOST_SHOWN = 2  # this many lines of a program's output in a fenced block do not count as output
LAST = 4  # this many lines at the end of a document must not be output of a program

_WORD = linear.compile(r"[A-Za-z]{2,}")
_COMMON = linear.compile(
    r"(?i)\b(?:the|an?|is|are|was|were|to|of|if|when|with|for|and|on|in|that|this|it|not|no|by|from|"
    r"your|you|be|or|as|at|use|may|can|before|after|does|has|have|which|there|then)\b"
)
_RUN = linear.compile(
    # prompts of shells with a command
    r"^(?:(?:\([\w.-]+\) )?[\[(]?[\w.-]+@[\w.-]+[^\n]{0,60}[$#>%] ?\S|(?:\([\w./-]+\) )?\$ \S|"
    r"\+{1,3} [\w/.-]+|>>> |PS [A-Z]:|[A-Z]:\\[^>]*>|In \[\d+\]|"
    r"\S{0,30}[$#] (?:pip|python|conda|uv|make|cmake|docker|sudo|nvidia-smi|srun|sbatch|\./)|"
    # times and log levels
    r"\W{0,3}\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\W{0,3}\d\d:\d\d:\d\d|"
    r"[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\[\s*\d+\.\d+\]|"
    r"\[?(?:DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|CRITICAL|TRACE)\b[\]: ]|\[?[EWIF]\d{4} |"
    r"level=|time=|"
    # stack traces, exceptions, messages of compilers and tools
    r"Traceback \(most|\s*File \"[^\"]+\", line \d+|\s+at \S+\(.*:\d+\)|"
    r"\s*[^\s:\"'`]+(?::\d+:\d+:|:\d+:|\(\d+\):) |"
    r"[a-z][\w.+-]*(?:\[\d+\])? ?: (?:\w+ )?(?:error|fatal|warning|note)|nvcc fatal|"
    r"(?:fatal|error|warning|Error):|(?:\w+\.)*[A-Z]\w*(?:Error|Exception|Warning)\b(?::|$)|"
    # progress bars, and steps of installers and build tools
    r"\[\s*\d+(?:/\d+|%)\]|.*\d%\||.*[━█#=]{8,}.*\d|#\d+ |Step \d+/\d+|"
    r"(?:Collecting|Downloading|Building|Installing|Successfully|Requirement|Using|Preparing|"
    r"Running|Looking in|Get:|Hit:|Setting up|Unpacking|Reading|Cloning|Loading|Compiling|"
    r"Linking|Fetching)\b[^.`\"]*$|"
    r"-- |make(?:\[\d+\])?:|ninja|gmake|FAILED|cc1|collect2|/[\w.+-]+/[\w/.+-]+|==>|\s*[×╰│┃]|"
    r"Killed$|Segmentation|Aborted|srun|slurm|CMake |.*\bexit(?:ed)? (?:code|status))"
)
_MAIL = linear.compile(
    r"^(?:> ?)*(?:(?:From|To|Cc|Subject|Date|Reply-To): \S|"
    r"\*\*[A-Z]\w*:\*\* |(?:User|Assistant|Human|Q|A): |"
    r"(?:Hi|Hello|Hey|Dear)\b[^.:]{0,40},?$|"
    r"(?i:(?:kind |best |many )?(?:regards|greetings|wishes)|cheers|thanks|sincerely)\b.{0,12}$)"
)
_TITLE = linear.compile(
    r"^(?:##{1,5} \S|# [A-Z]|={1,4} [A-Z][^=]*(?: ={2,4})?$|\.\. |\d+(?:\.\d+)*\.? +[A-Z`\"]|"
    r"<(?:h\d|p|li|title|article|section)\b|\s*\\(?:[a-z]+\{|item\b)|\*\*[^*]+\*\*:?$|"
    r"[A-Z][^.:\n]{0,50}::?$|[A-Z][A-Z ]{3,40}$)"
)
# The line below the column names of a table in Markdown or reStructuredText. The tables of
# nvidia-smi have other lines.
_RULE = linear.compile(r"^\s*(?:\|(?:\s*:?-{3,}:?\s*\|){2,}|\+(?:={3,}\+){2,})\s*$")
_UNDERLINE = linear.compile(r"^(?:={4,}|-{4,}|~{4,}|\^{4,})$")
_END = linear.compile(r"[a-z)][.?!](?: [A-Z]|$)")
_FENCES = ("----", "<pre>", "</pre>", "\\begin{verbatim}", "\\end{verbatim}")
_LETTER = linear.compile(r"[A-Za-z]|^\s*[{}()\]]+[,;]?$")
_PROSE = linear.compile(
    r"^\s*(?:> ?|[-*•+o] |\(?\w[.)] |\d+(?:\.\d+)+ |\[.\] |<\w+>)*[\"'`“*_(]*[A-Za-z]"
)
_ROW = linear.compile(
    r"^\s*\{\"(?:role|id|prompt|question|text|instruction|title|messages?|input|name|content|from|"
    r"user|q)\"\s*:|^\s*(?:- )?[a-z][\w-]*: \"[^\"]*\"$|^[^,\s\"]*,(?:[^\"]*,)?\""
)
# A row of a table that has a time or a log level was printed by a program.
_LOGGED = linear.compile(
    r"\"(?:level|severity|levelname|time\w*|ts|stream|pid|host\w*|logger)\"\s*:|^[^,]*\d\d:\d\d"
)
_CODE = linear.compile(
    r"^\s*(?:def |class |import |from \S+ import|return\b|(?:if|for|while|with|elif|except)\b.*:$|"
    r"(?:else|try):$|print\(|#!|#(?:include|define|if|endif|pragma) ?|# [A-Za-z]|//|/\*|"
    r"\(?[rbf]{0,2}[\"'].*[\"'],?\)?,?$|\w+\(\) ?\{|case \S+ in$|(?:fi|esac|done)$|"
    r"(?:const|let|var|func|fn|static|void|public|private|struct|enum|package|use|"
    r"assert) .*[;{(,)]$)"
)
# Lines that can be code or output, for example settings that a program prints.
_SETTING = linear.compile(
    r"^\s*(?:[}\])]+[,;)]*$|\w+ = |\w+=|\"[\w-]+\": |- \w+: | +[a-z][\w-]*: \w|"
    r"\w+: *[|>]?$|then$|echo )|[;{]$"
)
# Words with which writers report failures of their own runs.
_REPORTS = linear.compile(
    r"\bI(?:'m|'ve|'d)? [a-z]{2,}|\b(?i:my|our (?:build|job|run|server|container|cluster|code))\b|"
    r"\b(?i:we) (?:get|see|tried)\b"
)
_HEADS_REPORT = linear.compile(rf"^\W*{REPORT_HEADINGS}[^\w.]*$")


def _kinds(text: str) -> Iterator[tuple[str, str]]:
    """Yield each line with its kind: run (output of a program), mail, row, title, prose, code,
    setting or other. A line without letters is omitted, unless it looks like code, underlines a
    title or belongs to a table."""
    fenced, shown, above, table = False, 0, "", False
    for line in text.split("\n"):
        table = (table or _RULE.search(line) is not None) and line.lstrip()[:1] in ("|", "+")
        if table:
            yield "title", line
            continue
        if line.startswith("```") or line.strip() in _FENCES:
            fenced, shown = not fenced, 0
        underlines = abs(len(line) - len(above)) <= MOST_UNEVEN and _UNDERLINE.search(line)
        if not underlines and not _LETTER.search(line):
            continue
        kind = "title" if underlines else _kind(line)
        # a page shows only a few lines of output in a block, but a report of a failure shows more
        if fenced:
            shown += kind == "run"
            kind = "run" if kind == "run" and shown > MOST_SHOWN else "other"
        yield kind, line
        above = line


def _kind(line: str) -> str:
    if _ROW.search(line) and _LOGGED.search(line):
        return "run"
    for kind, pattern in (("mail", _MAIL), ("row", _ROW), ("run", _RUN), ("title", _TITLE)):
        if pattern.search(line):
            return kind
    if len(_WORD.findall(line)) >= 5 and len(_COMMON.findall(line)) >= 2 and _PROSE.search(line):
        return "prose"
    if _CODE.search(line):
        return "code"
    return "setting" if _SETTING.search(line) else "other"


def is_document(data: bytes) -> bool:
    """Return whether the text is a document. In a document, most lines are sentences, headings,
    mail, rows of a table or code, and almost no lines are output of a program."""
    text = data.decode("utf-8", "replace")
    most = sum(_LETTER.search(line) is not None for line in text.split("\n")) * LARGEST_RUN
    found: list[tuple[str, str]] = []
    runs = 0
    for kind, line in _kinds(text):
        found.append((kind, line))
        runs += kind == "run"
        if runs > most:
            return False  # for most logs, the search ends here after a few lines
    kinds = Counter(kind for kind, _ in found)
    if len(found) < FEWEST or "run" in [kind for kind, _ in found[-LAST:]]:
        return False
    if 2 * kinds["row"] < len(found) and any(starmap(_reports, found)):
        return False
    if not runs and kinds["prose"] >= MOST_PROSE * len(found):
        return sum(_END.search(line) is not None for _, line in found) >= FEWEST_ENDS
    # without sentences, a heading may begin a list that a program prints
    titles = kinds["title"] if kinds["prose"] >= FEWEST_SENTENCES else 0
    structure = kinds["mail"] + titles + kinds["row"] + kinds["code"]
    written = structure + kinds["prose"] + kinds["setting"]
    return structure >= LEAST_STRUCTURE and 2 * written >= len(found)


def _reports(kind: str, line: str) -> bool:
    """Return whether the writer of the line reports a failure of their own run. A heading needs
    other patterns, because a page that explains failures may have the heading "My job does not
    start"."""
    return (_HEADS_REPORT if kind == "title" else _REPORTS).search(line) is not None
