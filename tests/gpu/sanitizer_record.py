"""One tool's entry in the results of sanitizer.py. It has, for each test that ran: its result, the
commit, and a digest of the files on which its result depends (by sanitizer_rests.py)."""

from __future__ import annotations

import collections
from collections.abc import Callable, Iterable
from typing import Any

from sanitizer_reports import Answer, Found, is_ours

SLOW = 5  # seconds from which a test's time is recorded
CUT = 1000.0  # assumed seconds of a test that the time limit cut off


def function_of(name: str) -> str:
    return name.partition("::")[2].partition("[")[0].partition(" ")[0]


def files(names: Iterable[str]) -> dict[str, int]:
    """Count tests by file."""
    return dict(
        sorted(collections.Counter(n.partition("::")[0].rpartition("/")[2] for n in names).items())
    )


def standing(
    entry: dict[str, Any],
    names: set[str] | None,
    launches: dict[str, list[str]],
    rests: Callable[..., str],
    commit: str,
) -> dict[str, Any]:
    """Return the entry with only the results that are still valid. A test that stopped is tried
    again at another commit. `names`: all existing tests, or None if unknown."""
    done = {
        name: one
        for name, one in entry.get("done", {}).items()
        if (names is None or name in names) and one["rests"] == rests(name, launches.get(name, ()))
    }
    parts, stopped = entry.get("parts"), entry.get("stopped", {})
    if parts and parts[-1].get("commit") != commit:
        return {**entry, "done": done, "stopped": {}, "first_report": ""}
    stopped = {name: why for name, why in stopped.items() if names is None or name in names}
    return {**entry, "done": done, "stopped": stopped}


def kept(answer: Answer, commit: str, rests: str) -> dict[str, Any]:
    one: dict[str, Any] = {"commit": commit, "rests": rests, "outcome": answer.outcome}
    if answer.reports:
        one["reports"] = answer.reports
    if answer.outcome == "failed":
        one["text"] = answer.text
    if answer.seconds >= SLOW:
        one["seconds"] = answer.seconds
    return one


def summary(done: dict[str, Any]) -> dict[str, Any]:
    """Return a summary of the results."""
    reports: collections.Counter[str] = collections.Counter()
    for one in done.values():
        reports.update(one.get("reports", {}))
    ours = {
        name: [kernel for kernel in one["reports"] if is_ours(kernel)]
        for name, one in done.items()
        if "reports" in one
    }
    return {
        "tests": len(done),
        "of": files(done),
        "commits": dict(collections.Counter(one["commit"] for one in done.values())),
        "outcomes": dict(collections.Counter(one["outcome"] for one in done.values())),
        "failed": {name: one["text"] for name, one in done.items() if "text" in one},
        "reports_in_nybble": {name: n for name, n in reports.items() if is_ours(name)},
        "reported_in": {name: kernels for name, kernels in ours.items() if kernels},
        "reports_elsewhere": {name: n for name, n in reports.items() if not is_ours(name)},
    }


def added(
    entry: dict[str, Any],
    found: list[Found],
    left: set[str],
    mine: dict[str, Any],
    rests: Callable[..., str],
) -> dict[str, Any]:
    """Return a tool's entry with the results of another part added."""
    ended = {name: answer for one in found for name, answer in one.ended.items()}
    stopped = {name: why for one in found for name, why in one.stopped.items()}
    done = {
        **entry.get("done", {}),
        **{
            name: kept(answer, mine.get("commit", ""), rests(name, answer.launches))
            for name, answer in ended.items()
        },
    }
    stopped = {**entry.get("stopped", {}), **stopped}
    silent = sum((one.silent for one in found), collections.Counter[str]())
    outside = sum((one.complaints for one in found), collections.Counter[str]())
    for answer in ended.values():
        outside.subtract(answer.reports)
    part = {**mine, "tests": len(ended), "of": files(ended)}
    if silent:
        part["processes_without_a_test"] = dict(silent)
    if +outside:
        part["reports_outside_of_tests"] = dict(+outside)
    cut = {*entry.get("cut", ())}.union(*(one.cut for one in found)) - set(done)
    return {
        "parts": [*entry.get("parts", []), part],
        **summary(done),
        "first_report": entry.get("first_report") or next((o.first for o in found if o.first), ""),
        "stopped": {name: why for name, why in stopped.items() if name not in done},
        "cut": sorted(cut),
        "left": sorted(left - set(done) - set(stopped)),
        "left_of": dict(
            collections.Counter(map(function_of, left - set(done) - set(stopped))).most_common()
        ),
        "done": dict(sorted(done.items())),
    }


def expected(entry: dict[str, Any]) -> dict[str, float]:
    """Return the seconds that each slow test took; a test that was cut off counts as slower."""
    took = {name: one["seconds"] for name, one in entry.get("done", {}).items() if "seconds" in one}
    return {**took, **dict.fromkeys(entry.get("cut", ()), CUT)}
