"""How tests/gpu/sanitizer.py parses the logs of compute-sanitizer and of the test processes."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
LOG = """========= COMPUTE-SANITIZER
========= Invalid __global__ read of size 16 bytes
=========     at quantize_4bit_half_64+0x200
=========     by thread (0,0,0) in block (0,0,0)
=========
========= Uninitialized __global__ memory read of size 4 bytes
=========     at void at::native::vectorized_elementwise_kernel<int=4>(int)+0x100
=========
========= Error: Race reported between Write access at gemm4_wgmma_bf16_32+0x10
=========     and Read access at gemm4_wgmma_bf16_32+0x20 [4 hazards]
=========
========= ERROR SUMMARY: 3 errors
"""


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tests/gpu"))
    return importlib.import_module("sanitizer_reports")


@pytest.fixture
def record(reports: Any) -> Any:
    return importlib.import_module("sanitizer_record")


def test_reports_are_grouped_by_kernel(reports: Any) -> None:
    counts, first = reports.complaints(LOG)
    assert counts == {
        "quantize_4bit_half_64": 1,
        "at::native::vectorized_elementwise_kernel": 1,
        "gemm4_wgmma_bf16_32": 1,
    }
    assert "Invalid __global__ read" in first


def test_every_kernel_of_ours_is_watched(reports: Any) -> None:
    tables = (ROOT / "tests/data/launches").glob("*.txt")
    text = "".join(table.read_text("utf-8") for table in tables)
    kernels = set(re.findall(r"\b([a-z]\w+) \d+x\d+", text)) - {"cublasLt"}
    assert len(kernels) > 100
    assert [name for name in sorted(kernels) if not reports.is_ours(name)] == []


def test_a_clean_log_has_no_report(reports: Any) -> None:
    clean = "========= COMPUTE-SANITIZER\n========= ERROR SUMMARY: 0 errors\n"
    assert reports.complaints(clean) == ({}, "")


def written(place: Path, said: list[dict[str, Any]]) -> Path:
    lines = place / "0.lines"
    lines.write_text("".join(json.dumps({"time": i, **one}) + "\n" for i, one in enumerate(said)))
    return lines


def rests(name: str, launches: list[str]) -> str:
    return " ".join([name, *launches])


def test_a_process_that_a_tool_ends_leaves_its_test_by_name(
    reports: Any, record: Any, tmp_path: Path
) -> None:
    report = LOG.index("========= Uninitialized")
    lines = written(
        tmp_path,
        [
            {"begins": "test_a", "log": 0},
            {"test": "test_a", "outcome": "passed", "text": ""},
            {"ends": "test_a", "log": report, "launches": ["some 1 32 0"]},
            {"begins": "test_b", "log": report},
            {"lost": "CUDA error"},
        ],
    )
    found = reports.Found()
    found.complaints, found.first = reports.complaints(LOG)
    assert reports.read(lines, LOG, " alone", "Internal Error", found) == "test_b alone"
    assert found.stopped == {"test_b alone": "Internal Error; CUDA error"}
    entry = record.added(
        {}, [found], {"test_a alone", "test_b alone", "test_c"}, {"commit": "abc"}, rests
    )
    assert entry["left"] == ["test_c"]
    assert entry["done"] == {
        "test_a alone": {
            "commit": "abc",
            "rests": "test_a alone some 1 32 0",
            "outcome": "passed",
            "reports": {"quantize_4bit_half_64": 1},
        }
    }
    assert entry["reports_in_nybble"] == {"quantize_4bit_half_64": 1}
    assert entry["reported_in"] == {"test_a alone": ["quantize_4bit_half_64"]}
    (part,) = entry["parts"]
    assert part["reports_outside_of_tests"] == {
        "at::native::vectorized_elementwise_kernel": 1,
        "gemm4_wgmma_bf16_32": 1,
    }


def test_a_failure_is_not_hidden_by_the_test_s_end(reports: Any, tmp_path: Path) -> None:
    outcomes = [("test_a", "failed"), ("test_a", "passed")]
    said: list[dict[str, Any]] = [{"begins": "test_a", "log": 0}]
    said += [{"test": name, "outcome": one, "text": "why"} for name, one in outcomes]
    found = reports.Found()
    reports.read(written(tmp_path, [*said, {"ends": "test_a", "log": 0}]), "", "", "", found)
    assert (found.ended["test_a"].outcome, found.ended["test_a"].text) == ("failed", "why")


def test_outdated_results_are_dropped(reports: Any, record: Any) -> None:
    found = reports.Found()
    found.ended = {
        name: reports.Answer(launches=["some 1 32 0"], reports={"int8_some": 2})
        for name in ("test_a", "test_b", "test_gone")
    }
    entry = record.added({}, [found], set(found.ended), {}, rests)
    launches = {name: ["some 1 32 0"] for name in found.ended}
    launches["test_b"] = ["some 2 32 0"]
    now = record.standing(entry, {"test_a", "test_b"}, launches, rests, "")
    assert list(now["done"]) == ["test_a"]
    again = record.added(now, [reports.Found()], {"test_b"}, {}, rests)
    assert again["left"] == ["test_b"]
    assert again["reports_in_nybble"] == {"int8_some": 2}


def test_a_stopped_run_is_repeated_at_another_commit(reports: Any, record: Any) -> None:
    found = reports.Found()
    found.stopped, found.first = {"test_a": "Internal Error", "test_gone": "no more"}, "a report"
    names = {"test_a"}
    entry = record.added({}, [found], names, {"commit": "abc"}, rests)
    same = record.standing(entry, names, {}, rests, "abc")
    assert (list(same["stopped"]), same["first_report"]) == (["test_a"], "a report")
    now = record.standing(entry, names, {}, rests, "def")
    assert (now["stopped"], now["first_report"]) == ({}, "")
    later = record.added(now, [reports.Found()], names, {"commit": "def"}, rests)
    assert later["left"] == ["test_a"]


def test_the_place_where_a_process_hangs_is_reported(reports: Any) -> None:
    stacks = """Timeout (0:01:40)!
Thread 0x1 (most recent call first):
  File "/x/threading.py", line 5 in wait

Thread 0x2 (most recent call first):
  File "/x/conftest.py", line 49 in missing
  File "/x/sanitizer_part.py", line 7 in pytest_configure
"""
    assert reports.hung_in(stacks) == (
        "conftest.py:49 missing, called by sanitizer_part.py:7 pytest_configure"
    )
    assert reports.hung_in("") == ""
