"""The device × target table, in the forms for people and for programs."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from nybforge import matrix
from nybforge.__main__ import main
from nybforge.variants import Variant, load_targets


@pytest.fixture(scope="module")
def targets(root: Path) -> tuple[Variant, ...]:
    return load_targets(root)


def run(*argv: str, cwd: Path | None = None) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(["compat", *argv], {}, out, err, cwd)
    return code, out.getvalue(), err.getvalue()


def cell(rows: tuple[matrix.Row, ...], cc: str, target: str) -> matrix.Cell:
    return next(c for row in rows if row.cc == cc for c in row.cells if c.target == target)


def test_every_cell_has_a_reason_and_a_word(targets: tuple[Variant, ...]) -> None:
    rows = matrix.matrix(targets)
    assert len(rows) >= 15
    for row in rows:
        assert [c.target for c in row.cells] == [v.target for v in targets if v.toolkit]
        assert all(c.why and c.how in matrix.WORDS for c in row.cells)


def test_every_shipped_cubin_serves_its_own_device(targets: tuple[Variant, ...]) -> None:
    rows = matrix.matrix(targets)
    for variant in targets:
        for capability in variant.capabilities:
            number, _, kind = capability.partition("-")
            if kind != "real" or not number.isdigit():
                continue
            found = cell(rows, f"{number[:-1]}.{number[-1]}", variant.target)
            assert (found.how, found.arch) == ("cubin", f"sm_{number}")


def test_an_old_driver_changes_the_answer(targets: tuple[Variant, ...]) -> None:
    rows = matrix.matrix(targets, "12.2")
    assert cell(rows, "9.0", "cuda130").how == "cpu"
    assert "13.0" in cell(rows, "9.0", "cuda130").why
    assert cell(rows, "9.0", "cuda129").how == "cubin"
    assert cell(rows, "12.0", "cuda122").how == "ptx"


def test_limits_are_those_of_the_tables(targets: tuple[Variant, ...]) -> None:
    found = {row.target: row for row in matrix.limits(targets)}
    assert (found["cuda122"].gcc_max, found["cuda122"].driver_floor) == (12, "525.60.13")
    assert found["cuda124"].conda_gcc_max == 12
    assert all(row.source for row in found.values())


def test_verb_prints_table_json_and_page(tmp_path: Path) -> None:
    code, out, _ = run("--device", "8.7", "cuda122")
    assert code == 0
    assert "cubin 87" in out
    document: dict[str, Any] = json.loads(run("--json")[1])
    assert (document["version"], document["kind"]) == (1, "compat")
    assert {"devices", "targets"} <= set(document)
    code, _, err = run("--html", "page.html", cwd=tmp_path)
    assert code == 0
    assert "wrote" in err
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    "argv", [["--driver", "new"], ["--device", "1.0"], ["cuda120"], ["--html", "no/such/x.html"]]
)
def test_wrong_arguments_are_one_clear_error(argv: list[str], tmp_path: Path) -> None:
    code, out, err = run(*argv, cwd=tmp_path)
    assert code in (2, 4)
    assert not out
    assert err.startswith("error[")


@pytest.mark.parametrize(
    ("device", "cuda130", "cuda134"),
    [("10.7", "cubin 103", "cubin 107"), ("8.8", "PTX 75", "PTX 75")],
)
def test_compat_answers_for_devices_of_new_toolkits(
    device: str, cuda130: str, cuda134: str
) -> None:
    code, out, err = run("--device", device, "cuda130", "cuda134")
    assert code == 0, err
    row = out.splitlines()[1].split("  ")
    assert [each.strip() for each in row if each.strip()][-2:] == [cuda130, cuda134]
