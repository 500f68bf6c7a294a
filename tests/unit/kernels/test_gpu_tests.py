"""The reasons for which GPU tests are skipped on a machine that has a CUDA device."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice


@pytest.fixture(autouse=True)
def _torch_without_cuda() -> None:
    torch = pytest.importorskip("torch")
    if torch.version.cuda is not None:
        pytest.skip("this torch takes the fake device for a real one")


def said_by(root: Path, cuda: FakeCuda, *words: str) -> Any:
    command = [sys.executable, "-m", "pytest", "tests/gpu/test_int8.py", "-rs", *words]
    return subprocess.run(command, cwd=root, env=cuda.env, capture_output=True, text=True)


def test_a_torch_without_cuda_is_named(root: Path, fake_cuda: Callable[..., FakeCuda]) -> None:
    done = said_by(root, fake_cuda(devices=[FakeDevice(capability="9.0")], driver=13000))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "missing: a torch that can use the CUDA device" in done.stdout
    assert "passed" not in done.stdout


def test_a_missing_requirement_fails(root: Path, fake_cuda: Callable[..., FakeCuda]) -> None:
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0")], driver=13000)
    done = said_by(root, cuda, "--require", "gpu")
    assert done.returncode == 4
    assert "--require gpu: missing a torch that can use the CUDA device" in done.stderr
