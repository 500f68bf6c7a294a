"""Packages from pip in a conda-lock or pixi lock are never dropped silently."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.unit.environments.packages import make_channel, run, tool_package

from nybforge.environments.lockfiles import read_lock

WHEEL = "https://files.example/left_out-1.0-py3-none-any.whl"
PIXI_ROW = f"""\
- pypi: {WHEEL}
  name: left-out
  version: "1.0"
  sha256: {64 * "0"}
"""
CONDA_LOCK_ROW = f"""\
- name: left-out
  version: "1.0"
  manager: pip
  platform: linux-64
  dependencies: {{}}
  url: {WHEEL}
  hash: {{sha256: "{64 * "0"}"}}
  category: main
  optional: false
"""


@pytest.fixture(params=["conda-lock", "pixi"])
def lock(request: pytest.FixtureRequest, root: Path, tmp_path: Path) -> Path:
    """A lock with one package from a channel and one from pip. The file plain.lock beside it is the
    same lock without the package from pip."""
    make_channel(tmp_path / "forge", tool_package())
    file = tmp_path / "lab.yml"
    file.write_text(f"name: lab\nchannels: ['{tmp_path}/forge']\ndependencies: [tool]\n")
    argv = ["env", "lock", str(file), "--form", request.param, "--platform", "linux-64"]
    code, out, err = run(root, *argv, "--json", NYBFORGE_BUILD=str(tmp_path / "build"))
    assert code == 0, err
    plain, whole = tmp_path / "plain.lock", tmp_path / "whole.lock"
    (made,) = json.loads(out)["files"]
    (Path(json.loads(out)["folder"]) / made).replace(plain)
    if request.param == "conda-lock":
        whole.write_text(plain.read_text() + CONDA_LOCK_ROW)
        return whole
    head, sign, rows = plain.read_text().partition("packages:\n- conda: ")
    head += f"      - pypi: {WHEEL}\n"  # the head ends with the environment's own list of packages
    whole.write_text(head + sign + rows + PIXI_ROW)
    return whole


def test_a_lock_keeps_its_pip_packages(lock: Path) -> None:
    read = read_lock(lock)
    assert ([each.name for each in read.packages], read.of_pip) == (["tool"], ["left-out==1.0"])


def test_no_bundle_is_made_without_them(root: Path, lock: Path) -> None:
    argv = ["bundle", "--lock", str(lock), "-o", str(lock.parent / "x.sh")]
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(lock.parent / "build"))
    assert code == 2
    assert err.startswith("error[NF710]: the lock has 1 pip package: left-out==1.0\n")
    assert f"--> {lock}\n" in err
    assert "\nhint: " in err
    assert not (lock.parent / "x.sh").exists()


def test_a_mirror_reports_that_it_has_no_pip_packages(root: Path, lock: Path) -> None:
    argv = ["channel", "mirror", "--lock", str(lock), "-o", str(lock.parent / "mirror")]
    code, _, err = run(root, *argv, NYBFORGE_BUILD=str(lock.parent / "build"))
    assert code == 0, err
    assert f"{lock}: pip packages not mirrored: left-out==1.0\n" in err


def test_two_locks_that_differ_in_them_differ(root: Path, lock: Path) -> None:
    argv = ["env", "diff", str(lock.with_name("plain.lock")), str(lock)]
    code, out, err = run(root, *argv, NYBFORGE_BUILD=str(lock.parent / "build"))
    assert (code, err) == (0, "")
    assert out == "added  left-out (pip)  -  ->  1.0\n1 changed, 1 the same\n"
    assert run(root, "env", "diff", str(lock), str(lock))[1].endswith("2 the same\n")
