"""What the processes under a tool of compute-sanitizer say, and a tool's entry in the results."""

from __future__ import annotations

import collections
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SLOW = 5  # seconds: such tests are kept with their time
CUT = 1000.0  # of tests that the end of the time cut
# How our kernels' names begin.
OURS = ("quantize_", "dequantize_", "embedding_", "gemm4_", "int8_", "optim_")


@dataclass(slots=True)
class Found:
    """What a part of a tool found."""

    ended: set[str] = field(default_factory=set)
    outcomes: collections.Counter[str] = field(default_factory=collections.Counter)
    failed: dict[str, str] = field(default_factory=dict)
    stopped: dict[str, str] = field(default_factory=dict)
    cut: set[str] = field(default_factory=set)  # by the end of the time
    reported: dict[str, list[str]] = field(default_factory=dict)  # kernels by test
    complaints: collections.Counter[str] = field(default_factory=collections.Counter)
    first: str = ""
    launched: dict[str, list[str]] = field(default_factory=dict)  # kernels by test
    seconds: dict[str, float] = field(default_factory=dict)
    silent: collections.Counter[str] = field(default_factory=collections.Counter)


def is_ours(kernel: str) -> bool:
    return kernel.startswith(OURS)


def complaints(log: str) -> tuple[collections.Counter[str], str]:
    """Count a log's reports by kernel and return the first report of a kernel of ours."""
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
    """Return what the tool says of its own end, else the process's last words."""
    said = re.findall(r"=+ ((?:Internal|Error|Target application|Out of).*)", log)
    return said[-1] if said else error.strip()[-200:]


def hung_in(stacks: str) -> str:
    """Return the innermost calls of the main thread, the last, in a dump of faulthandler's."""
    last = stacks.rpartition("most recent call first")[2]
    calls = re.findall(r'File "(?:.*/)?(.+?)", line (\d+) in (\S+)', last)
    return ", called by ".join(f"{file}:{line} {name}" for file, line, name in calls[:4])


def read(lines: Path, log: str, ending: str, words: str, found: Found) -> str | None:
    """Add a process's lines to what is found; return the test that it was broken off in."""
    begun: str | None = None
    began: dict[str, Any] = {}
    if words and not lines.exists():
        found.silent[words] += 1
    for line in map(json.loads, lines.read_text().splitlines() if lines.exists() else ()):
        if "begins" in line:
            begun, began = line["begins"] + ending, line
        elif "outcome" in line:
            found.outcomes[line["outcome"]] += 1
            if line["outcome"] == "failed":
                found.failed[line["test"] + ending] = line["text"]
        elif "ends" in line and begun is not None:
            found.ended.add(begun)
            found.seconds[begun] = round(line["time"] - began["time"], 1)
            for kernel in complaints(log[began["log"] : line["log"]])[0]:
                if is_ours(kernel):
                    found.reported.setdefault(begun, []).append(kernel)
            begun = None
        elif "lost" in line:
            words = f"{words}; {line['lost']}"
        elif "launched" in line:
            found.launched[line["test"] + ending] = line["launched"]
    if begun is not None:
        found.stopped[begun] = words
    return begun


def files(names: Iterable[str]) -> dict[str, int]:
    """Count tests by the file that they stand in."""
    return dict(
        sorted(collections.Counter(n.partition("::")[0].rpartition("/")[2] for n in names).items())
    )


def added(
    entry: dict[str, Any], found: list[Found], left: set[str], mine: dict[str, Any], have: set[str]
) -> dict[str, Any]:
    """Return a tool's entry with what a part found."""
    ended = set().union(*(one.ended for one in found))
    stopped = {name: why for one in found for name, why in one.stopped.items()}
    counts: collections.Counter[str] = sum(
        (one.complaints for one in found), collections.Counter[str]()
    )
    ours = collections.Counter(entry.get("reports_in_nybble", {}))
    others = collections.Counter(entry.get("reports_elsewhere", {}))
    outcomes = collections.Counter(entry.get("outcomes", {}))
    for name, n in counts.items():
        (ours if is_ours(name) else others)[name] += n
    silent = collections.Counter(entry.get("processes_without_a_test", {}))
    for one in found:
        outcomes += one.outcomes
        silent += one.silent
    seconds = {name: took for one in found for name, took in one.seconds.items() if took >= SLOW}
    cut = {name: CUT for one in found for name in one.cut}
    slow = {**entry.get("slow", {}), **seconds, **cut}
    done = {*entry.get("done", ()), *ended}
    left = {*entry.get("left", ()), *left} - done - {*entry.get("stopped", ()), *stopped}
    launched = dict(entry.get("launched", {}))
    for one in found:
        launched |= {name: sorted(have & {*some}) for name, some in one.launched.items()}
    made = {
        "parts": [*entry.get("parts", []), {**mine, "tests": len(ended), "of": files(ended)}],
        "outcomes": dict(outcomes),
        "failed": {**entry.get("failed", {}), **{n: t for o in found for n, t in o.failed.items()}},
        "reports_in_nybble": dict(ours),
        "first_report": entry.get("first_report") or next((o.first for o in found if o.first), ""),
        "reported_in": {
            **entry.get("reported_in", {}),
            **{n: kernels for o in found for n, kernels in o.reported.items()},
        },
        "reports_elsewhere": dict(others),
        "stopped": {**entry.get("stopped", {}), **stopped},
        "processes_without_a_test": dict(silent),
        "slow": dict(sorted(slow.items(), key=lambda item: -item[1])),
        "done": sorted(done),
        "left": sorted(left),
    }
    if launched:
        made |= {"launched": launched, "not_launched": sorted(have.difference(*launched.values()))}
    return made
