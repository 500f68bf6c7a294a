"""The checked-in stubs match the tables. Errors in tables are reported by name."""

from __future__ import annotations

import fnmatch
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cuda_libraries import STUBS, tables_module
from ruamel.yaml import YAML


@pytest.mark.slow
def test_generated_files_are_current() -> None:
    done = subprocess.run(
        [sys.executable, str(STUBS / "generate.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def table(**change: Any) -> dict[str, Any]:
    entry = {"symbol": "cuX", "since": "12.0", "ret": "int", "params": ["int* out"], "outs": []}
    return {"types": {}, "functions": [{**entry, **change}], "versions": ["12.0"], "layouts": {}}


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"params": ["CUwhat x"]}, "cuX: unknown type 'CUwhat'"),
        ({"outs": ["other:4"]}, "cuX: 'outs' names 'other:4'"),
    ],
)
def test_a_bad_entry_is_named(change: dict[str, Any], text: str) -> None:
    tables = tables_module()
    with pytest.raises(tables.TableError, match=text):
        tables.check("driver.yaml", table(**change))


def test_a_missing_field_and_a_conflict_are_named(tmp_path: Path) -> None:
    tables = tables_module()
    bad = table()
    del bad["functions"][0]["ret"]
    with pytest.raises(tables.TableError, match="no field 'ret'"):
        tables.check("driver.yaml", bad)
    twice = table()
    twice["functions"].append({**twice["functions"][0], "params": ["int out"]})
    with pytest.raises(tables.TableError, match="conflicting signatures"):
        tables.check("driver.yaml", twice)
    (tmp_path / "x.yaml").write_text("{")
    with pytest.raises(tables.TableError, match=r"x\.yaml: cannot be read"):
        tables.load(tmp_path / "x.yaml")


def test_a_rule_for_a_function_of_no_table_is_named() -> None:
    tables = tables_module()
    tables.known("cudart_abi.yaml", ["cudaMalloc"], {"cudaMalloc"})
    with pytest.raises(tables.TableError, match=r"cudart_abi\.yaml: .*\['cudaMaloc'\]"):
        tables.known("cudart_abi.yaml", ["cudaMalloc", "cudaMaloc"], {"cudaMalloc"})


@pytest.mark.slow
def test_every_change_of_a_runtime_function_has_a_form() -> None:
    """For each pair of majors, a function has the same type, an alias, an adapter or a refusal. A
    function is never called through another type."""
    tables = tables_module()
    runtime = tables.load(STUBS / "api/cudart.yaml")
    abi = YAML(typ="safe").load(STUBS / "api/cudart_abi.yaml")
    for header in (11, 12, 13):
        for other in (11, 12, 13):
            there = tables.major_rows(runtime, other)
            for symbol, row in tables.major_rows(runtime, header).items():
                if header == other or symbol not in there:
                    continue
                form = tables.form(row, header, other, runtime, abi)
                if form is None:
                    assert tables.signature(row) == tables.signature(there[symbol]), symbol
                    assert tables.same_layouts(row, header, other, runtime, abi), symbol
                elif form["kind"] == "alias":
                    assert tables.signature(row) == tables.signature(there[form["real"]]), symbol


def test_the_changes_the_measurements_list_are_adapted_or_refused() -> None:
    text = (STUBS / "generated/cudart_12.cc").read_text("utf-8")
    for name in (
        "cudaGetDeviceProperties_v2",
        "cudaMemPrefetchAsync",
        "cudaMemAdvise",
        "cudaGraphAddNode",
        "cudaGraphGetEdges",
        "cudaStreamGetCaptureInfo_v2",
        "cudaPointerGetAttributes",
    ):
        assert f"{name}_on_13(" in text
    assert '{ 13, "cudaMemPrefetchAsync", nullptr}' in text
    refused = text[text.index("forms_cudaCreateTextureObject[]") :]
    assert "{ 13, nullptr, nullptr}" in refused[:200]


@pytest.mark.slow  # reads a table of 700 functions
def test_every_export_of_a_real_driver_is_in_the_table(root: Path) -> None:
    tables = tables_module()
    known = {row["symbol"] for row in tables.load(STUBS / "api/driver.yaml")["functions"]}
    about = YAML(typ="safe").load(STUBS / "api/libraries.yaml")["driver"]
    text = (root / "tests/data/stubs/libcuda_580_exports.txt").read_text("utf-8")
    names = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert len(names) > 700
    left = [n for n in names if n not in known]
    assert not [n for n in left if not any(fnmatch.fnmatch(n, one) for one in about["untyped"])]
