"""An installed conda or mamba reads the checkout's channel and activates a lab."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.unit.environments.labs import TRIPLET, program

pytestmark = pytest.mark.conda


@pytest.fixture
def tool() -> str:
    """The first of conda, mamba and micromamba that is installed."""
    return next(name for name in ("conda", "mamba", "micromamba") if shutil.which(name))


def _run(tool: str, root: Path, work: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "CONDA_OFFLINE": "1", "CONDA_PKGS_DIRS": str(work / "pkgs")}
    env |= {"HOME": str(work), "MAMBA_ROOT_PREFIX": str(work / "root")}
    return subprocess.run([tool, *argv], cwd=root, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("short", ["122", "130"])
def test_a_lab_made_by_conda_has_its_variables(
    root: Path, tmp_path: Path, tool: str, short: str
) -> None:
    """Use the local channels of the lab's file, and only the package that they contain."""
    cuda = f"{short[:2]}.{short[2:]}"
    file = tmp_path / "lab.yml"
    remote = re.compile(r"  - (nvidia/label/|conda-forge)")
    lines = (root / f"envs/bnb{short}lab.yml").read_text().split("dependencies:")[0].splitlines()
    own = [line for line in lines if not remote.match(line)]
    file.write_text("\n".join([*own, "dependencies:", f"  - nybble-lab={cuda}", ""]))
    prefix = tmp_path / "lab"
    made = _run(tool, root, tmp_path, "env", "create", "-y", "-p", str(prefix), "-f", str(file))
    assert made.returncode == 0, made.stderr
    for name in ("nvcc", f"{TRIPLET}-gcc", f"{TRIPLET}-g++"):
        program(prefix / "bin" / name, "exit 0")
    script = 'printf "%s\\n" "$CUDACXX" "$CXX" "$BNB_CUDA_VERSION"'
    said = _run(tool, root, tmp_path, "run", "-p", str(prefix), "sh", "-c", script)
    assert said.returncode == 0, said.stderr
    assert said.stdout.split() == [f"{prefix}/bin/nvcc", f"{prefix}/bin/{TRIPLET}-g++", short]
