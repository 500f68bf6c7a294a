"""The fast tier skips tests that build or are slow. No other test may build or be slow."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = """
import socket, subprocess
import pytest

@pytest.fixture
def libnybble(): return None
def test_pure(): pass
def test_that_builds(libnybble): pass
@pytest.mark.slow
def test_that_is_marked(): pass
def test_over_the_time_limit(): sum(str(n).count("1") for n in range(5_000_000))  # 50 yardsticks
def test_that_compiles_without_its_mark(): subprocess.run(["cc", "-c", "none.c"])
def test_that_uses_the_network():
    with socket.socket() as one: one.connect(("192.0.2.1", 9))
def test_of_a_compilers_version(): subprocess.run(["cc", "--version"])
def test_of_files_in_memory(tmp_path): assert tmp_path.parts[-4] == "memory"
"""


@pytest.mark.slow
def test_the_fast_tier_chooses_and_guards(root: Path, tmp_path: Path) -> None:
    text, count = re.subn(
        r"FAST_LIMIT_S = [\d.]+", "FAST_LIMIT_S = 0.3", (root / "conftest.py").read_text("utf-8")
    )
    assert count == 1
    (tmp_path / "memory").mkdir()
    text = text.replace(
        'MEMORY, MEMORY_MIB = "/dev/shm", 1024', f'MEMORY = "{tmp_path}/memory"\nMEMORY_MIB = 1'
    )
    (tmp_path / "conftest.py").write_text(text, "utf-8")
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow: slow\n", "utf-8")
    argv = [sys.executable, "-m", "pytest", "--fast", "-rA", "-p", "no:cacheprovider", tmp_path]
    env = {name: value for name, value in os.environ.items() if name != "TMPDIR"}
    said = subprocess.run(
        argv, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    ).stdout
    found = dict(
        re.findall(r"^(?:(?:PASSED|FAILED) test_it.py::(\w+)(?:\[.*?\])?(.*))$", said, re.M)
    )
    assert {name: bool(why) for name, why in found.items()} == {
        "test_pure": False,
        "test_over_the_time_limit": True,
        "test_that_compiles_without_its_mark": True,
        "test_that_uses_the_network": True,
        "test_of_a_compilers_version": False,
        "test_of_files_in_memory": False,
    }, said
    assert "3 failed, 3 passed, 2 deselected" in said
    assert re.search(r"\d\.\d s of processor time in the fast tier: mark the test slow", said)
    assert re.search(r"^fast tier: \d+ s of processor time; the budget is 120$", said, re.M)


@pytest.mark.slow
def test_a_run_over_the_budget_fails(root: Path, tmp_path: Path) -> None:
    """The processor time of pytest-xdist workers counts too."""
    text = (root / "conftest.py").read_text("utf-8")
    (tmp_path / "conftest.py").write_text(text.replace("BUDGET_S = 120.0", "BUDGET_S = 0.1"))
    (tmp_path / "test_it.py").write_text("def test_pure(): pass\n", "utf-8")
    for workers in ("0", "1"):
        argv = [sys.executable, "-m", "pytest", "--fast", "-n", workers, tmp_path]
        done = subprocess.run(argv, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert "the budget is 0 s: make tests cheaper, or mark them slow" in done.stdout
        assert "1 passed" in done.stdout
        assert done.returncode == 1


WORK = r"""
import subprocess, sys, time
import pytest

BURN = "import time\nwhile time.process_time() < 0.3: pass"
@pytest.fixture
def built(): subprocess.run([sys.executable, "-c", BURN])
def test_of_a_child(built): pass
def test_that_waits(): time.sleep(0.3)
def test_that_computes(): exec(BURN.replace("0.3", f"{time.process_time() + 0.3}"))
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_run_lists_what_takes_processor_time(root: Path, tmp_path: Path, workers: str) -> None:
    text = (root / "conftest.py").read_text("utf-8")
    (tmp_path / "conftest.py").write_text(text.replace("LISTED_S = 10.0", "LISTED_S = 0.2"))
    (tmp_path / "test_it.py").write_text(WORK)
    argv = [sys.executable, "-m", "pytest", "-n", workers, tmp_path]
    said = subprocess.run(argv, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    listed = re.findall(r"^\d s of processor time: (\w+) +test_it.py::(\w+)$", said, re.M)
    assert sorted(listed) == [("call", "test_that_computes"), ("setup", "test_of_a_child")], said
