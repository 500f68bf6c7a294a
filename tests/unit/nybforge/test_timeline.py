"""The timeline of a build: rows without overlap, phases only where no process runs."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from built_channel import ENTRY, spans
from hypothesis import given
from hypothesis import strategies as st

from nybforge.buildreport.timeline import timelines
from nybforge.journal import Run


def test_phases_fill_the_time_without_processes() -> None:
    entry = replace(ENTRY, job="a", spans=spans(("x", 2, 5), ("y", 4, 9), end=12), seconds=12.0)
    (run,) = timelines([entry])
    (node,) = run["nodes"]
    bars = sorted((bar["start"], bar["end"], bar["name"]) for row in node["rows"] for bar in row)
    assert bars == [
        (0, 2, "solve and install the host environment"),
        (2, 5, "x"),
        (4, 9, "y"),
        (9, 12, "tests"),
    ]
    assert len(node["rows"]) == 2


def test_runs_are_apart_the_newest_first_and_nodes_of_a_run_together() -> None:
    first = replace(ENTRY, job="a", run=Run(id="1"), started=100.0)
    second = replace(ENTRY, job="b", run=Run(id="2", slots=4), started=200.0)
    third = replace(second, job="c", node="build2", started=230.0, cores=8)
    found = timelines([first, second, third])
    assert [each["run"] for each in found] == ["2", "1"]
    assert [(node["node"], node["cores"]) for node in found[0]["nodes"]] == [
        ("build1", 2),
        ("build2", 8),
    ]
    assert (found[0]["seconds"], found[0]["slots"], found[0]["jobs"]) == (90.0, 4, ["b", "c"])
    assert found[0]["nodes"][1]["rows"][0][0]["start"] == 30.0


def test_a_job_without_parts_is_one_bar() -> None:
    (run,) = timelines([replace(ENTRY, job="a", outcome="failed", seconds=3.0)])
    assert run["nodes"][0]["rows"] == [
        [{"job": "a", "name": "failed", "kind": "phase", "start": 0.0, "end": 3.0}]
    ]


TIMES = st.lists(st.tuples(st.integers(0, 50), st.integers(1, 20)), min_size=1, max_size=30)


@given(TIMES)
def test_bars_of_a_row_never_overlap_and_rows_are_as_few_as_possible(
    times: list[tuple[int, int]],
) -> None:
    units = [(str(n), at, at + took) for n, (at, took) in enumerate(times)]
    (run,) = timelines([replace(ENTRY, job="a", spans=spans(*units, end=80), seconds=80.0)])
    rows = run["nodes"][0]["rows"]
    for row in rows:
        assert all(one["end"] <= two["start"] + 0.001 for one, two in pairwise(row))
    shown = [bar["name"] for row in rows for bar in row if bar["kind"] == "unit"]
    assert sorted(shown) == sorted(name for name, _, _ in units)
    most = max(sum(a <= now < b for _, a, b in units) for now in range(80))
    assert len(rows) == max(most, 1)
