"""Read the logs and lines that processes under a compute-sanitizer tool write."""

from __future__ import annotations

import collections
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# The prefixes of our kernels' names.
OURS = ("quantize_", "dequantize_", "embedding_", "gemm4_", "int8_", "moe_", "optim_")


@dataclass(slots=True)
class Answer:
    """The result of a test."""

    outcome: str = "passed"
    text: str = ""  # text of the failure
    seconds: float = 0.0
    reports: dict[str, int] = field(default_factory=dict)  # kernel -> number of reports
    launches: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Found:
    """The results of one part of a tool's run."""

    ended: dict[str, Answer] = field(default_factory=dict)
    stopped: dict[str, str] = field(default_factory=dict)
    cut: set[str] = field(default_factory=set)  # tests that the time limit cut off
    complaints: collections.Counter[str] = field(default_factory=collections.Counter)
    first: str = ""
    silent: collections.Counter[str] = field(default_factory=collections.Counter)


def is_ours(kernel: str) -> bool:
    return kernel.startswith(OURS)


def complaints(log: str) -> tuple[collections.Counter[str], str]:
    """Count a log's reports by kernel. Also return the first report for one of our kernels."""
    counts: collections.Counter[str] = collections.Counter()
    first = ""
    reports = re.split(r"^========= *\n", re.sub(r".*SUMMARY.*", "", log), flags=re.MULTILINE)
    for report in reports:
        if not re.search(r"Invalid|Uninitialized|hazard|Race reported|Barrier|Misaligned", report):
            continue
        names = re.findall(r"\bat (?:void )?([A-Za-z_][\w:]*)(?=[<(+])", report)
        kernel = next((name for name in names if is_ours(name)), names[0] if names else "unknown")
        counts[kernel] += 1
        if is_ours(kernel) and not first:
            first = report.strip()
    return counts, first


def own_words(log: str, error: str) -> str:
    """Return the tool's message about its own end, else the process's last lines."""
    said = re.findall(r"=+ ((?:Internal|Error|Target application|Out of).*)", log)
    return said[-1] if said else error.strip()[-200:]


def hung_in(stacks: str) -> str:
    """Return the innermost calls of the main thread, which is the last in faulthandler's dump."""
    last = stacks.rpartition("most recent call first")[2]
    calls = re.findall(r'File "(?:.*/)?(.+?)", line (\d+) in (\S+)', last)
    return ", called by ".join(f"{file}:{line} {name}" for file, line, name in calls[:4])


def read(lines: Path, log: str, ending: str, words: str, found: Found) -> str | None:
    """Add a process's lines to `found`; return the test during which it aborted, or None."""
    begun: str | None = None
    began: dict[str, Any] = {}
    answer = Answer()
    if words and not lines.exists():
        found.silent[words] += 1
    for line in map(json.loads, lines.read_text().splitlines() if lines.exists() else ()):
        if "begins" in line:
            begun, began, answer = line["begins"] + ending, line, Answer()
        elif "outcome" in line:  # the outcome of set-up, call or teardown
            if line["outcome"] == "failed" or answer.outcome == "passed":
                answer.outcome, answer.text = line["outcome"], line["text"]
        elif "ends" in line and begun is not None:
            answer.seconds = round(line["time"] - began["time"], 1)
            answer.reports = dict(complaints(log[began["log"] : line["log"]])[0])
            answer.launches = line.get("launches", [])
            found.ended[begun] = answer
            begun = None
        elif "lost" in line:
            words = f"{words}; {line['lost']}"
    if begun is not None:
        found.stopped[begun] = words
    return begun
