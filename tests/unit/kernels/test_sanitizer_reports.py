"""What tests/gpu/sanitizer.py reads out of the logs of compute-sanitizer and of its processes."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
LOG = """========= COMPUTE-SANITIZER
========= Invalid __global__ read of size 16 bytes
=========     at quantize_4bit_nf4_bf16_64+0x200
=========     by thread (0,0,0) in block (0,0,0)
=========
========= Uninitialized __global__ memory read of size 4 bytes
=========     at void at::native::vectorized_elementwise_kernel<int=4>(int)+0x100
=========
========= Error: Race reported between Write access at gemm4_wide_bf16_32+0x10
=========     and Read access at gemm4_wide_bf16_32+0x20 [4 hazards]
=========
========= ERROR SUMMARY: 3 errors
"""


def program() -> Any:
    spec = importlib.util.spec_from_file_location(
        "reports", ROOT / "tests/gpu/sanitizer_reports.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["reports"] = module  # its dataclasses look themselves up
    spec.loader.exec_module(module)
    return module


def test_reports_are_told_apart_by_kernel() -> None:
    counts, first = program().complaints(LOG)
    assert counts == {
        "quantize_4bit_nf4_bf16_64": 1,
        "at::native::vectorized_elementwise_kernel": 1,
        "gemm4_wide_bf16_32": 1,
    }
    assert "Invalid __global__ read" in first


def test_a_clean_log_has_no_report() -> None:
    clean = "========= COMPUTE-SANITIZER\n========= ERROR SUMMARY: 0 errors\n"
    assert program().complaints(clean) == ({}, "")


def test_a_process_that_a_tool_ends_leaves_its_test_by_name(tmp_path: Path) -> None:
    report = LOG.index("========= Uninitialized")
    said: list[dict[str, Any]] = [
        {"begins": "test_a", "log": 0},
        {"test": "test_a", "outcome": "passed", "text": ""},
        {"ends": "test_a", "log": report},
        {"begins": "test_b", "log": report},
        {"lost": "CUDA error"},
    ]
    lines = tmp_path / "0.lines"
    lines.write_text("".join(json.dumps({"time": i, **one}) + "\n" for i, one in enumerate(said)))
    reports = program()
    found = reports.Found()
    assert reports.read(lines, LOG, " alone", "Internal Error", found) == "test_b alone"
    assert found.ended == {"test_a alone"}
    assert found.reported == {"test_a alone": ["quantize_4bit_nf4_bf16_64"]}
    assert found.stopped == {"test_b alone": "Internal Error; CUDA error"}
    entry = reports.added({}, [found], {"test_a alone", "test_b alone", "test_c"}, {}, set())
    assert (entry["left"], entry["done"]) == (["test_c"], ["test_a alone"])
    assert entry["parts"] == [{"tests": 1, "of": {"test_a alone": 1}}]
