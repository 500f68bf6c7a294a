"""The chart and the table of a comparison: means, wrong and absent libraries, readable SVG."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

PROGRAM = """
import json, peers_chart

def peer(ms, wrong=False, power_cap=0.0):
    return {"median_ms": ms, "wrong": wrong, "facts": {"power_cap": power_cap}}

def row(n, rows, dtype="bf16", **peers):
    case = {"n": n, "k": 64, "rows": rows, "dtype": dtype, "kind": "4-bit"}
    return {"case": case, "peers": peers}

rows = []
for count in (1, 8, 64):
    for n, ours in ((32, 2), (64, 4)):
        rows.append(row(n, count, **{
            "nybble": peer(ours), "torch linear": peer(8), "a <fast> one": peer(ours * 1.5),
            "wrong": peer(0.1, wrong=n == 64), "hopeless": peer(100), "absent": {"absent": "no"},
            "slower": peer(ours - 0.1 if count == 64 else 10),
        }))
limited = [row(32, count, "fp16", nybble=peer(100, power_cap=ours), other=peer(ms, power_cap=0.9))
           for count, ms, ours in ((1, 98, 0.6), (8, 98, 0.4), (64, 96, 0.6), (64, 99, 0.6))]
print(json.dumps([peers_chart.lines_of(rows), peers_chart.table(rows), peers_chart.svg(rows),
                  len(peers_chart.of_type(rows, "fp16")), peers_chart.table_by_shape(rows),
                  peers_chart.table(rows, limited, "fp16")]))
"""


Table = list[list[str]]
Drawn = tuple[dict[str, dict[str, float]], Table, str, int, Table, Table]


@pytest.fixture
def drawn(root: Path) -> Drawn:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=root / "benchmarks", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    lines, table, svg, others, by_shape, both = json.loads(done.stdout)
    return lines, table, svg, others, by_shape, both


def test_a_line_is_the_mean_over_shapes_of_right_results(drawn: Drawn) -> None:
    lines, _, _, others, _, _ = drawn
    assert lines["nybble"] == pytest.approx({"1": 8**0.5, "8": 8**0.5, "64": 8**0.5})
    assert sorted(lines) == ["a <fast> one", "nybble", "slower"]
    assert others == 0


def test_the_table_names_the_fastest_right_peer_and_marks_misses(drawn: Drawn) -> None:
    _, table, _, _, by_shape, _ = drawn
    assert table[0] == ["rows", "32x64", "64x64"]
    assert table[1] == ["1", "**0.05** wrong", "1.50 a <fast> one"]
    assert table[3] == ["64", "**0.05** wrong", "**0.97** slower"]
    assert table[4] == ["reached", "0 of 3", "2 of 3"]
    assert by_shape == [
        ["shape \\ rows", "1", "8", "64"],
        ["32x64", "**0.05**", "**0.05**", "**0.05**"],
        ["64x64", "1.50", "1.50", "**0.97**"],
    ]


def test_the_target_is_less_if_both_are_at_the_power_limit(drawn: Drawn) -> None:
    """The last column has the smallest ratio of another type."""
    both = drawn[5]
    assert [line[-1] for line in both] == [
        "fp16", "0.98† other, 32x64", "**0.98** other, 32x64", "**0.96** other, 32x64", "2 of 4"
    ]  # fmt: skip
    assert [line[:-1] for line in both] == drawn[1]


def test_the_chart_is_xml_with_a_line_and_a_name_for_each_library(drawn: Drawn) -> None:
    _, _, text, _, _, _ = drawn
    tree = ElementTree.fromstring(text)
    space = {"s": "http://www.w3.org/2000/svg"}
    titles = [line.findtext("s:title", "", space) for line in tree.findall("s:polyline", space)]
    words = [one.text for one in tree.findall("s:text", space)]
    assert sorted(titles) == ["a <fast> one", "nybble", "slower"]
    assert {"a <fast> one", "nybble", "slower", "1", "8", "64"} <= set(words)
    heights = [
        float(one.get("y", 0)) for one in tree.findall("s:text", space) if one.text in titles
    ]
    assert min(b - a for a, b in zip(sorted(heights), sorted(heights)[1:], strict=False)) >= 15


def result(kind: str, dtype: str, size: dict[str, object], ours: float) -> dict[str, object]:
    def peer(ms: float) -> dict[str, object]:
        facts = {"weights": "int4"}
        return {"median_ms": ms, "error": 0.001, "wrong": False, "facts": facts}

    case = {"n": 32, "k": 64, "dtype": dtype, "kind": kind, **size}
    return {"case": case, "peers": {"nybble": peer(ours), "torch linear": peer(2), "fast": peer(1)}}


def test_a_page_has_both_types_and_the_experts(root: Path, tmp_path: Path) -> None:
    shutil.copy(root / "benchmarks/results/h100-gpu.json", tmp_path / "h100-gpu.json")
    experts = {"rows": 6, "tokens": 3, "model": "small", "routing": "uniform"}
    rows = [
        result("4-bit", "bf16", {"rows": 8}, 0.5),
        result("4-bit", "fp16", {"rows": 8}, 1.25),
        result("experts", "bf16", experts, 0.8),
    ]
    (tmp_path / "h100-peers.json").write_text(json.dumps({"rows": rows}), "utf-8")
    page = tmp_path / "h100-gpu.md"
    blocks = [
        f"<!-- table: {name} -->\n<!-- end -->\n" for name in ("fastest peers", "experts peers")
    ]
    page.write_text("".join(blocks), "utf-8")
    command = [sys.executable, str(root / "benchmarks/gpu_tables.py"), str(page)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    lines = page.read_text("utf-8").splitlines()
    assert lines[1] == "| rows | 32x64 | fp16, smallest |"
    assert lines[3:5] == [
        "| 8 | 2.00 fast | **0.80** fast, 32x64 |",
        "| reached | 1 of 1 | 0 of 1 |",
    ]
    assert lines[7] == "| peer | weights | 3 tokens |"
    assert lines[9:11] == ["| torch linear | int4 | 2.50 |", "| fast | int4 | 1.25 |"]
