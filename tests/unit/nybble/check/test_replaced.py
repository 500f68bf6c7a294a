"""The check reports a bitsandbytes that has replaced nybble's module."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Python = Callable[..., subprocess.CompletedProcess[str]]

PKG = Path(__file__).resolve().parents[4] / "pkg"
PROGRAM = (
    "import json, pathlib, sys; from nybble.check.replaced import replaced_bitsandbytes\n"
    "print(json.dumps(replaced_bitsandbytes(pathlib.Path(sys.argv[1]))))"
)
OURS, THEIRS = "0.50.2+nybble.0.1.0", "0.50.3"


def distribution(site: Path, name: str, version: str, *requires: str) -> None:
    """Write the metadata of an installed distribution."""
    folder = site / f"{name.replace('-', '_')}-{version}.dist-info"
    folder.mkdir(parents=True)
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    lines += [f"Requires-Dist: {each}" for each in requires]
    (folder / "METADATA").write_text("\n".join([*lines, ""]))


def found(python: Python, site: Path, prefix: Path) -> dict[str, str] | None:
    # with -S, Python sees only these distributions
    answer = python("-S", "-c", PROGRAM, str(prefix), env={"PYTHONPATH": f"{site}:{PKG}"})
    problem: dict[str, str] | None = json.loads(answer.stdout)
    return problem


@pytest.mark.parametrize("version", [OURS, THEIRS, ""])
def test_wheels(python: Python, tmp_path: Path, version: str) -> None:
    distribution(tmp_path, "nybble-bitsandbytes", "0.1.0", f"bitsandbytes=={OURS}")
    if version:
        distribution(tmp_path, "bitsandbytes", version)
    problem = found(python, tmp_path, tmp_path)
    if version == OURS:
        assert problem is None
        return
    assert problem is not None
    seen = f"bitsandbytes {THEIRS} is" if version else "no bitsandbytes is"
    wanted = f"{seen} installed, but nybble-bitsandbytes requires bitsandbytes=={OURS}"
    assert problem["what"] == wanted
    assert "pip install nybble-bitsandbytes" in problem["next"]


@pytest.mark.parametrize(("version", "wrong"), [(OURS, False), (THEIRS, True)])
def test_a_conda_package(python: Python, tmp_path: Path, version: str, wrong: bool) -> None:
    (tmp_path / "conda-meta").mkdir()
    (tmp_path / "conda-meta/nybble-bitsandbytes-0.1.0-h0_0.json").write_text("{}")
    distribution(tmp_path, "bitsandbytes", version)
    problem = found(python, tmp_path, tmp_path)
    assert (problem is not None) == wrong
    if problem is not None:
        assert "conda install --force-reinstall nybble-bitsandbytes" in problem["next"]


def test_the_real_bitsandbytes_alone_is_no_problem(python: Python, tmp_path: Path) -> None:
    distribution(tmp_path, "bitsandbytes", THEIRS)
    assert found(python, tmp_path, tmp_path) is None


def test_the_check_fails_and_names_the_next_step(python: Python, tmp_path: Path) -> None:
    distribution(tmp_path, "nybble-bitsandbytes", "0.1.0", f"bitsandbytes=={OURS}")
    distribution(tmp_path, "bitsandbytes", THEIRS)
    env = {"NYBBLE_LIBCUDA": "/nonexistent/libcuda.so.1", "PYTHONPATH": f"{tmp_path}:{PKG}"}
    done: Any = python("-m", "nybble", env=env)
    assert done.returncode == 1
    assert f"problem [bitsandbytes]: bitsandbytes {THEIRS} is installed" in done.stdout
