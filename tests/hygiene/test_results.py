"""Every result file records its machine, and the tables in the pages match the files."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

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
    page.write_text(right.replace("0.790", "0.891"), "utf-8")
    wrong = page.read_text("utf-8")
    assert wrong != right
    assert tables(root, "--check", page).returncode == 1
    assert page.read_text("utf-8") == wrong
    assert tables(root, page).returncode == 0
    assert page.read_text("utf-8") == right


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
