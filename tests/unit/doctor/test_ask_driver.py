"""The child process that queries libcuda: a file named libcuda that is not a driver also gives an
answer."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nybforge.doctor.facts import Driver, Facts, Library
from nybforge.doctor.finding import judge
from nybforge.doctor.machine import RULES
from nybforge.doctor.probes import ask_driver


def test_a_libcuda_that_is_not_a_driver_is_reported(tmp_path: Path) -> None:
    other = pytest.importorskip("_ctypes").__file__
    (tmp_path / "libcuda.so.1").symlink_to(other)
    argv = [sys.executable, "-I", "-S", ask_driver.__file__]
    env = {"LD_LIBRARY_PATH": str(tmp_path)}
    said = subprocess.run(argv, env=env, capture_output=True, text=True)
    problem = json.loads(said.stdout)["problem"]
    assert "is not a driver" in problem
    assert "cuDriverGetVersion" in problem


def test_it_hides_the_real_one_and_its_folder_is_named() -> None:
    library = Library(soname="libcuda.so.1", path="/poison/libcuda.so.1", found_via="LD_PATH")
    said = Driver(
        library=library.path, problem="the first libcuda found is not a driver: no cuInit"
    )
    found = {each.id: each for each in judge(Facts(libraries=(library,), driver=said), RULES)}
    assert "/poison" in found["stub_driver"].fix[0]
    assert "stub_driver" not in {each.id for each in judge(Facts(libraries=(library,)), RULES)}
