"""Every result file records its machine, and the tables in the pages match the files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from itertools import takewhile
from pathlib import Path
from typing import Any

NAMED = (("machine", "gpu"), ("commit", "commits"), ("date",), ("command", "commands"))


def test_results_name_machine_commit_date_and_command(root: Path) -> None:
    files = sorted((root / "benchmarks/results").glob("*.json"))
    assert files
    for file in files:
        document = json.loads(file.read_text("utf-8"))
        for run in document["runs"] if {*document} == {"runs"} else [document]:
            for names in NAMED:
                assert any(run.get(name) for name in names), f"{file.name}: no {names[0]}"


def tables(root: Path, *words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "benchmarks/gpu_tables.py"), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True)


def test_tables_of_a_page_match_its_json(root: Path) -> None:
    results = root / "benchmarks/results"
    done = tables(root, "--check", results / "h200-gpu.md", results / "h100-gpu.md")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_table_that_differs_is_found_and_rewritten(root: Path, tmp_path: Path) -> None:
    shutil.copy(root / "benchmarks/results/h100-gpu.json", tmp_path / "h100-gpu.json")
    right = (root / "benchmarks/results/h100-gpu.md").read_text("utf-8")
    page = tmp_path / "h100-gpu.md"
    page.write_text(right.replace("| all | 24 targets |", "| all | 25 targets |"), "utf-8")
    wrong = page.read_text("utf-8")
    assert wrong != right
    assert tables(root, "--check", page).returncode == 1
    assert page.read_text("utf-8") == wrong
    assert tables(root, page).returncode == 0
    assert page.read_text("utf-8") == right


def test_every_result_is_listed(root: Path) -> None:
    results = root / "benchmarks/results"
    listed = (results / "README.md").read_text("utf-8")
    files = [each.name for each in results.iterdir() if each.name != "README.md"]
    assert [name for name in files if f"`{name}`" not in listed and f"({name})" not in listed] == []


def rows_of(page: Path, head: str) -> dict[str, dict[str, str]]:
    """Return the rows of the table whose first line begins with `head`: name, column, cell."""
    lines = page.read_text("utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(head))
    table = takewhile(lambda line: line.startswith("|"), lines[start:])
    names, _, *rows = ([cell.strip(" `") for cell in line.split("|")[1:-1]] for line in table)
    return {row[0]: dict(zip(names[1:], row[1:], strict=True)) for row in rows}


def runs_of(root: Path, name: str) -> list[dict[str, Any]]:
    document = json.loads((root / "benchmarks/results" / name).read_text("utf-8"))
    runs: list[dict[str, Any]] = document["runs"]
    return runs


def test_the_microscaled_table_matches_its_json(root: Path) -> None:
    forms = {"nf4": "NF4", "nf4 nested": "NF4, nested scales", "mxfp4": "MXFP4", "nvfp4": "NVFP4"}
    wanted: dict[str, dict[str, str]] = {}
    for run in reversed(runs_of(root, "h200-microscaled.json")):  # the first run is the newest
        for one in run["rows"]:
            if one["shape"] == "14336x4096":
                cell = f"{one['us']:.1f} ({one['share']:.2f})"
                row = wanted.setdefault(str(one["rows"]), dict.fromkeys(forms.values(), ""))
                row[forms[one["form"]]] = cell
    assert rows_of(root / "docs/microscaled.md", "| rows | NF4 ") == wanted


def test_the_optimizers_table_matches_its_json(root: Path) -> None:
    measured = {one["optimizer"]: one for one in runs_of(root, "h200-optimizers.json")[-1]["rows"]}

    def cell(name: str) -> str:
        if name not in measured:
            return ""
        ms = measured[name]["us"] / 1000
        if "Muon" in name:
            return f"{ms:.1f} ms"
        return f"{ms:.2f} ms ({ms * measured[name]['share']:.2f})"

    found = rows_of(root / "docs/optimizers.md", "| | `AdamW8bit` ")
    endings = {"rounding to nearest": "", "stochastic rounding": " bf16_stochastic_round"}
    assert len(found) == len(endings)
    for name, ending in endings.items():
        assert found[name] == {column: cell(column + ending) for column in found[name]}


def test_the_ratios_of_experts_match_their_json(root: Path) -> None:
    ratios: dict[str, list[float]] = {}
    for run in runs_of(root, "h200-moe.json"):
        for one in run["rows"]:
            kind = "Mixtral" if one["model"].startswith("mixtral") else "smaller experts"
            group = one["operation"]
            if group in ("decode", "int8"):
                group = f"{group}, {kind}"
            other = one["loop_us"] or one["torch_us"]
            ratios.setdefault(group, []).append(one["grouped_us"] / other)
    page = (root / "docs/moe.md").read_text("utf-8")
    table = page[page.index("| product | tokens |") :]
    found = re.findall(r"\| (\d\.\d\d to \d\.\d\d) \|", table)
    kinds = ("smaller experts", "Mixtral")
    groups = (
        *(f"decode, {kind}" for kind in kinds), "prefill", "gradient",
        *(f"int8, {kind}" for kind in kinds),
    )  # fmt: skip
    assert found == [f"{min(ratios[one]):.2f} to {max(ratios[one]):.2f}" for one in groups]


def test_the_times_of_layers_match_their_json(root: Path) -> None:
    times: dict[str, dict[int, tuple[float, float]]] = {}
    for run in reversed(runs_of(root, "h200-moe.json")):  # the first run is the newest
        for one in run["rows"]:
            if one["operation"] == "layer":
                found = one["grouped_us"], one["torch_us"]
                times.setdefault(one["model"], {})[one["tokens"]] = found
    rows = rows_of(root / "docs/moe.md", "| model | without gradients ")
    assert len(rows) == len(times)
    for name, row in rows.items():
        measured = times[name.partition(",")[0].lower()]
        cells = zip(*(measured[tokens] for tokens in (1, 64, 2048)), strict=True)
        assert [*row.values()] == [" / ".join(f"{one:.0f}" for one in cell) for cell in cells]


def test_the_ratios_of_toolkits_match_their_json(root: Path) -> None:
    def ratios(run: dict[str, Any], peer: str, tokens: int | None = None) -> list[float]:
        rows = [row for row in run["rows"] if tokens in (None, row["case"].get("tokens"))]
        times = [[row["peers"][name]["median_ms"] for name in (peer, "nybble")] for row in rows]
        return [other / ours for other, ours in times]

    def span(found: list[float], digits: int = 2) -> str:
        return f"{min(found):.{digits}f} to {max(found):.{digits}f} times"

    toolkits, change = runs_of(root, "h200-toolkits.json")
    newer = ("cuda122", "cuda126", "cuda129", "cuda134")
    all_newer = [one for name in newer for one in ratios(toolkits, f"nybble {name}")]
    page = (root / "benchmarks/results/h200-gpu.md").read_text("utf-8")
    assert f"{len(toolkits['rows'])} products took {span(all_newer)} as long" in page
    assert f"has no sm_90a, {span(ratios(toolkits, 'nybble cuda118'), 1)} (" in page
    faster = span(ratios(change, "nybble old", 512))
    assert f"became {faster} as fast" in (root / "docs/moe.md").read_text("utf-8")


def test_build_times_are_medians_and_shares_of_the_newest_run_before(root: Path) -> None:
    program = (
        "import build, json\n"
        "runs = [{'one': {'seconds': s, 'cpu_seconds': s + 1}, 'new': {'seconds': 1}}"
        " for s in (9, 3, 6)]\n"
        "before = [{'results': {'one': {'seconds': 1}}}, {'results': {'one': {'seconds': 12}}},"
        " {'results': {'all': {'seconds': 5}}}]\n"
        "results = build.median(runs)\n"
        "print(json.dumps([results, build.ratios(results, before)]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root / "benchmarks", capture_output=True, text=True
    )
    results, ratios = json.loads(done.stdout)
    assert results == {"one": {"seconds": 6, "cpu_seconds": 7}, "new": {"seconds": 1}}
    assert ratios == {"one": {"seconds": 0.5}}
