"""Apptainer definitions of bundles: their scripts install and enter the environment."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.integration.bundles import make
from tests.unit.environments.packages import python_package, tool_package

from nybforge.environments.apptainer import definition
from nybforge.errors import UsageError


def test_an_apptainer_definition_installs_the_bundle_beside_it(root: Path, tmp_path: Path) -> None:
    """Run the script of the definition's %post here, in another folder than /opt."""
    made = make(root, tmp_path, "lab", python_package(""), tool_package(), suffix=".def")
    text = made.read_text("utf-8")
    assert "From: python:3-slim" in text
    assert (tmp_path / "lab.sh").is_file()
    assert "%test" not in text  # the bundle contains no nybble
    assert "\n    lab.sh /opt/lab.sh\n" in text
    opt = tmp_path / "opt"
    opt.mkdir()
    shutil.copy(tmp_path / "lab.sh", opt)
    post = text.partition("%post\n")[2].partition("\n%")[0].replace("/opt/", f"{opt}/")
    env = {"PATH": "/usr/bin:/bin", "NYBFORGE_PYTHON": sys.executable}
    if platform.machine() != "x86_64":
        pytest.skip("missing: an x86-64 machine (the packages are linux-64)")
    subprocess.run(["sh", "-e", "-c", post], env=env, check=True, capture_output=True)
    assert not (opt / "lab.sh").exists()
    enter = text.partition("%environment\n")[2].partition("\n%")[0].replace("/opt/", f"{opt}/")
    said = subprocess.run(
        ["sh", "-c", f"{enter}\ntool"], env=env, check=True, capture_output=True, text=True
    )
    assert said.stdout == f"tool of {opt}/nybble\n"


def test_the_definition_has_the_python_that_the_bundle_needs(tmp_path: Path) -> None:
    package = SimpleNamespace(name="python", version="3.11.2", build="external_0")
    ours = SimpleNamespace(name="nybble", version="0.1.0", build="h0_0")
    lock = SimpleNamespace(packages=(package, ours))
    text = definition(tmp_path / "a.def", lock)  # type: ignore[arg-type]
    assert "From: python:3.11-slim" in text
    assert "import nybble" in text
    with pytest.raises(UsageError, match="letters, digits"):
        definition(tmp_path / "a b.def", lock)  # type: ignore[arg-type]
