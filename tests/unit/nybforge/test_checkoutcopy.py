"""A checkout changes as a whole: the copy is checked first, and a failed write is undone."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest

from nybforge import checkoutcopy
from nybforge.errors import InputError, StorageError
from nybforge.report import Report
from nybforge.run import Runner


@pytest.fixture
def runner() -> Runner:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    return Runner(report=report, env={"PATH": "/usr/bin:/bin"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small checkout."""
    found = tmp_path / "small"
    for name in ("recipe/a.yaml", "envs/b.yml", "pkg/nybble/compat/data/c.json"):
        (found / name).parent.mkdir(parents=True, exist_ok=True)
        (found / name).write_text(f"{name}\n")
    (found / "LICENSE").write_text("licence\n")
    (found / "VERSION").write_text("1\n")
    return found


def test_changes_are_found_and_shown_and_written(folder: Path, tmp_path: Path) -> None:
    with checkoutcopy.copied(folder, tmp_path / "copy") as copy:
        (copy / "recipe/a.yaml").write_text("new\n")
        (copy / "envs/b.yml").unlink()
        (copy / "envs/new.bin").write_bytes(b"\xff\xfe")
        (copy / "pkg/nybble/code.py").write_text("not a change of a target\n")
        changed = checkoutcopy.changes(folder, copy)
    assert not (tmp_path / "copy").exists()
    assert changed == {"recipe/a.yaml": b"new\n", "envs/b.yml": None, "envs/new.bin": b"\xff\xfe"}
    lines = list(checkoutcopy.diff(folder, changed))
    assert {"--- a/recipe/a.yaml", "+new", "+++ /dev/null", "binary: envs/new.bin"} <= set(lines)
    assert (folder / "recipe/a.yaml").read_text() == "recipe/a.yaml\n", "nothing is written yet"
    checkoutcopy.apply(folder, changed)
    assert (folder / "recipe/a.yaml").read_text() == "new\n"
    assert not (folder / "envs/b.yml").exists()
    assert (folder / "envs/new.bin").read_bytes() == b"\xff\xfe"


def test_a_failed_write_leaves_the_old_files(folder: Path) -> None:
    (folder / "recipe/file").write_text("no folder\n")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    changed = {
        "recipe/a.yaml": b"new\n",
        "envs/new.yml": b"new\n",
        "envs/b.yml": None,
        "recipe/file/below": b"cannot be written\n",
    }
    with pytest.raises(StorageError):
        checkoutcopy.apply(folder, changed)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@pytest.mark.slow
def test_files_that_do_not_agree_are_an_error_with_the_reason(
    root: Path, tmp_path: Path, runner: Runner
) -> None:
    variant = (root / "recipe/variants/cuda122.yaml").read_text().replace("90a-real", "100-real")
    files = {"recipe/variants/cuda122.yaml": variant}
    wrong = pytest.raises(InputError, match="nothing was written")
    with checkoutcopy.copied(root, tmp_path / "copy") as copy, wrong as caught:
        checkoutcopy.rendered(copy, files, runner)
    assert any("CUDA 12.2 does not know sm_100" in line for line in caught.value.detail)


@pytest.mark.slow
def test_the_copy_is_rendered_with_its_own_fact_tables(
    root: Path, tmp_path: Path, runner: Runner
) -> None:
    """The checkout may be read-only, and the running program has loaded its tables already."""
    table = "pkg/nybble/compat/data/host_compilers.json"
    text = (root / table).read_text()
    old = next(line for line in text.splitlines() if '"cuda": "12.8"' in line)
    with checkoutcopy.copied(root, tmp_path / "copy") as copy:
        shutil.rmtree(copy / "envs/locks")
        (copy / "envs/locks").mkdir()
        new = old.replace('"gcc_max": 14', '"gcc_max": 99')
        checkoutcopy.rendered(copy, {table: text.replace(old, new)}, runner)
        assert "nvcc 12.8 supports GCC up to 99" in (copy / "envs/sbsa-cu128.yml").read_text()
