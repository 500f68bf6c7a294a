"""Install nybble's bitsandbytes in a folder, and run child processes that import it from there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PROGRAMS = Path(__file__).resolve().parent / "programs"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def shim_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a separate folder into which pip has installed nybble's bitsandbytes.

    The real bitsandbytes stays in the environment as the oracle of other tests. A child process
    with this folder first on its path finds nybble's module and metadata.
    """
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(site)]
    done = subprocess.run(
        [*command, str(ROOT / "pkg/bitsandbytes_shim")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return site


@pytest.fixture
def run_client(shim_site: Path, libnybble: Path, tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """Return a function: `run_client("qlora")` runs that program offline and returns its JSON."""

    def run(name: str, *more: str) -> dict[str, Any]:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(shim_site), str(ROOT / "pkg")]),
            "NYBBLE_LIBRARY": str(libnybble),
            "HF_HUB_OFFLINE": "1",
            "TOKENIZERS_PARALLELISM": "false",
            # with two threads, models this small take 15 s of processor time instead of 5 s
            "OMP_NUM_THREADS": "1",
        }
        done = subprocess.run(
            [sys.executable, str(PROGRAMS / f"{name}.py"), str(tmp_path), *more],
            capture_output=True,
            text=True,
            env=env,
        )
        assert done.returncode == 0, done.stderr[-4000:]
        answer: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        return answer

    return run
