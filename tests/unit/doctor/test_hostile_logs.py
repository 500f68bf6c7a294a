"""Logs that were written to do harm: text that makes patterns slow, endless lines, commands in
names."""

from __future__ import annotations

import ast
import gzip
import io
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from doctor_logs import LOGS
from nybforge.doctor.facts import Facts
from nybforge.doctor.log.causes import installed_causes
from nybforge.doctor.log.limits import Limited
from nybforge.doctor.log.lines import bare, clean
from nybforge.doctor.log.outcome import MARKS
from nybforge.doctor.log.packed import unpacked
from nybforge.doctor.log.scan import scan
from nybforge.doctor.log.terms import steps

pytestmark = pytest.mark.slow  # reads megabytes of logs

CAUSES = installed_causes()

BY_ID = {cause.id: cause for cause in CAUSES}
PATTERNS = sorted(
    {
        pattern.pattern
        for one in (*(sign for cause in CAUSES for sign in cause.signs), *MARKS)
        for name in ("pattern", "unless", "nearby", "not_nearby")
        if (pattern := getattr(one, name, None)) is not None
    }
)
FILLS = (
    *(" ", "a", "a ", "/", "a/", ":", "a:", "-", "0", "0.", ".", "(", "'", '"', "\t", "_", "="),
    *("a=", "[", "|", "| ", "> ", "\\", "::", "1: ", "#1 1.1 ", "ERROR ", "DEBUG:", " - "),
    *("error: ", "lib", "sm_", "cuda", "<", "*", "`", "&", "a-", "a.", "A", "Aa ", "0 ", ", "),
)
# Seconds of processor time for 8 KB. A linear pattern takes microseconds, a cubic one took minutes.
MOST = 0.5


def slow(search: object, text: str | bytes) -> bool:
    start = time.thread_time()
    search(text)  # type: ignore[operator]
    return time.thread_time() - start > MOST


def bad_inputs(pattern: str) -> Iterator[str]:
    """Yield texts in which a long repetition follows each of the pattern's first words."""
    for word in ("", *re.findall(r"[A-Za-z0-9_ :.'/-]{3,}", pattern)[:3]):
        for fill in FILLS:
            yield word + fill * (8000 // len(fill))


def test_each_pattern_takes_linear_time_on_input_made_to_slow_it_down() -> None:
    from nybforge.doctor.log import linear

    assert len(PATTERNS) > 500
    for pattern in PATTERNS:
        search = linear.compile(pattern).search
        assert not [text[:40] for text in bad_inputs(pattern) if slow(search, text)], pattern


def test_what_is_read_by_pythons_own_engine_takes_linear_time_too() -> None:
    for fill in FILLS:
        for word in ("", "2026-01-02T03:04:05", "#1 ", "\x1b[", "\x1b]", "\\u001b["):
            text = word + fill * (8000 // len(fill))
            assert not slow(bare, text), text[:40]
            assert not slow(clean, text.encode()), text[:40]


def test_only_pure_parts_of_the_reader_use_pythons_engine(root: Path) -> None:
    """Patterns for the text of a log must use RE2. The files listed here match other text, or their
    patterns are tested above."""
    users = set()
    for path in (root / "pkg/nybforge/doctor/log").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and re.match(r"re\.\w+$", ast.unparse(node.func)):
                users.add(path.name)
    assert users == {
        "causes.py",  # matches lines of the data files
        "linear.py",  # matches patterns
        "lines.py",
        "terms.py",  # matches texts of the data files
    }


EXAMPLES = "\n".join(text for cause in CAUSES for text in cause.examples)
NEEDLES = " ".join(
    sorted({needle for cause in CAUSES for one in cause.signs for needle in one.needles})
)


@pytest.mark.parametrize(
    "data",
    [
        b"srun: error" + b" " * 400_000,
        b"ld " + b" " * 400_000 + b"memory exhausted",
        EXAMPLES.replace("\n", " ").encode() * 20,
        json.dumps({"log": EXAMPLES * 20}).encode(),
        NEEDLES.encode() * 20,
        b"error: \r" * 60_000,
        b"\x1b[" * 200_000,
    ],
    ids=["blanks", "blanks inside", "all examples", "JSON", "all needles", "progress", "escapes"],
)
def test_one_endless_line_is_read_at_20_kb_a_second_or_more(data: bytes) -> None:
    start = time.process_time()
    scan(io.BytesIO(data), CAUSES)
    assert len(data) / (time.process_time() - start) > 20_000


def test_a_cause_in_the_middle_of_an_endless_line_is_found() -> None:
    for place in (3_000, 65_530, 1_000_000):
        data = b"x " * (place // 2) + b"RuntimeError: No CUDA GPUs are available " + b"y " * 400_000
        (hit,) = scan(io.BytesIO(data), CAUSES)
        assert (hit.cause, hit.line) == ("no_gpu_visible", 1)
        assert "No CUDA GPUs are available" in hit.quote


def test_both_ends_of_an_endless_line_of_needles_are_read() -> None:
    """Only the first and the last parts of a text without line breaks are searched."""
    error = b" nvcc fatal   : Unsupported gpu architecture 'compute_99' "
    words = b"undefined reference to | not found in | no such file | cannot open shared object | "
    filler = words * 30_000
    for data in (filler + error, error + filler):
        (hit,) = scan(io.BytesIO(data), CAUSES)
        assert (hit.cause, "'compute_99'" in hit.quote) == ("unsupported_gpu_arch", True)
    assert scan(io.BytesIO(filler), CAUSES) == ()


MEASURED = """
import sys
from nybforge.__main__ import main
main(["doctor", "--json", "--log", sys.argv[1]], {}, sys.stdout, sys.stderr)
status = open("/proc/self/status").read()  # ru_maxrss counts the parent's memory before exec
print(status.partition("VmHWM:")[2].split()[0], file=sys.stderr)
"""


def test_100_mb_of_ordinary_text_are_read_in_bounded_memory(tmp_path: Path) -> None:
    lines = b"[ 10%] Building CXX object src/CMakeFiles/x.dir/file.cc.o\nCollecting numpy\n" * 1000
    path = tmp_path / "log.gz"
    with gzip.open(path, "wb", 1) as stream:
        for _ in range(100 * 1000 * 1000 // len(lines)):
            stream.write(lines)
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, str(path)], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {
        "version": 1,
        "kind": "doctor-log",
        "findings": [],
        "notes": [],
        "ending": None,
        "first_error": None,
        "look_at": [],
        "incomplete": None,
    }
    assert int(done.stderr) < 100 << 10  # the child prints KiB


def test_a_log_over_the_limit_of_bytes_or_seconds_is_reported_as_truncated() -> None:
    text = b"RuntimeError: No CUDA GPUs are available\n"
    data = text + b"x\n" * (2 << 20) + b"gcc: fatal error: Killed signal terminated program\n"
    short = Limited(unpacked(io.BytesIO(data)), lambda: 0.0, most_bytes=1 << 20)
    assert [hit.cause for hit in scan(short, CAUSES)] == ["no_gpu_visible"]
    assert short.problem == "log truncated after 1 MiB: limit of 1 MiB"
    ticks = iter(range(1000))
    slow = Limited(unpacked(io.BytesIO(data)), lambda: float(next(ticks)), most_seconds=20)
    assert [hit.cause for hit in scan(slow, CAUSES)] == ["no_gpu_visible"]
    assert slow.problem == "log truncated after 1 MiB: limit of 20 s of reading"
    whole = Limited(unpacked(io.BytesIO(data)), lambda: 0.0)
    assert len(scan(whole, CAUSES)) == 2
    assert whole.problem is None


# --- commands inside the names in a log -----------------------------------------------------------

INJECTED = (
    "ImportError: /tmp/$(touch${IFS}PWNED)/libfoo.so: invalid ELF header",
    "bash: /x/$(id)/bin/pip: /x/$(id)/bin/python: bad interpreter: No such file or directory",
    "OSError: /a;reboot;/libcudart.so.12: cannot open shared object file: No such file",
    "ModuleNotFoundError: No module named 'foo;id'",
    "error: could not create '/y/`id`/z': Permission denied",
    "g++: fatal error: /t/$(id)/x.cc: No such file or directory",
    "/usr/bin/ld: cannot find -l$(id)",
    "ERROR: No matching distribution found for foo;$(id)==1",
)
COMMANDS = ("$(id)", "`id`", ";id;", "$(touch${IFS}PWNED)", ";reboot;")


def fixes(text: str) -> Iterator[str]:
    for hit in scan(io.BytesIO(text.encode()), CAUSES):
        yield from steps(BY_ID[hit.cause], hit, Facts())


def unquoted(line: str, command: str) -> bool:
    return command in re.sub(r"(?<!\w)'[^']*'", "", line)


@pytest.mark.parametrize("text", INJECTED)
def test_a_command_in_a_name_is_not_pasted_into_a_fix(text: str) -> None:
    for line in fixes(text):
        assert not [command for command in COMMANDS if unquoted(line, command)], line


def mutations(text: str) -> Iterator[tuple[str, str]]:
    """Yield the text with a command in place of each word that a fix repeats."""
    said = "\n".join(fixes(text))
    words = re.findall(r"[\w.+-]{3,}|[^\s'\"`:,;()\[\]]{3,}|(?<=')[^'\n]+(?=')", text)
    for number, word in enumerate(sorted({word for word in words if word in said})):
        command = COMMANDS[number % 3]
        for inside in (word + command, word[: len(word) // 2] + command + word[2:]):
            yield text.replace(word, inside), command


@pytest.mark.parametrize("part", range(8))
def test_no_word_of_a_log_becomes_a_command_in_any_causes_fix(part: int) -> None:
    tried, wrong = 0, set()
    texts = [log.data.decode("utf-8", "replace") for log in LOGS]
    examples = [text for cause in CAUSES for text in cause.examples]
    for text in [*examples, *texts][part::8]:
        for mutated, command in mutations(text):
            tried += 1
            wrong |= {line for line in fixes(mutated) if unquoted(line, command)}
    assert not wrong
    assert tried > 100


def test_no_fix_adds_the_working_folder_to_a_search_path(root: Path) -> None:
    """If VARIABLE is not set, `X:$VARIABLE` contains an empty entry, which means the working
    folder."""
    joined = re.compile(r":\$\{?(?:LD_LIBRARY_PATH|LIBRARY_PATH|CPATH|PYTHONPATH)\b")
    for path in [*(root / "pkg/nybforge").rglob("*.py"), *(root / "docs").rglob("*.md")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := joined.search(line):
                variable = found[0].strip(":${")
                assert f"{variable}:+{found[0]}" in line, (path, line)
