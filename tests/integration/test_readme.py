"""The commands of the README work: build, create an environment, bundle, install, the example."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

# There is no cluster for scp, the test requirements do not include conda, and torch takes
# gigabytes. test_wheels.py installs the wheels into an environment with this machine's torch.
SKIPPED = (
    *("scp ", "conda install ", ".venv/bin/nybforge doctor --log "),
    *("python3 -m venv bnb", "./bnb/bin/pip "),
)


@pytest.fixture(scope="module")
def checkout(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the README's paths refer to this checkout and this Python."""
    folder = tmp_path_factory.mktemp("checkout")
    (folder / "build_all.sh").symlink_to(root / "build_all.sh")
    (folder / ".venv").symlink_to(Path(sys.executable).parents[1])
    return folder


def test_its_commands_work_as_described(root: Path, checkout: Path) -> None:
    text = (root / "README.md").read_text("utf-8")
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    commands = [line[2:] for block in blocks for line in block.splitlines() if line[:2] == "$ "]
    run = [each for each in commands if not each.startswith(SKIPPED)]
    assert len(run) >= 8
    for command in run:
        line = command.removeprefix("ssh cluster ")
        done = subprocess.run(["bash", "-c", line], cwd=checkout, capture_output=True, text=True)
        # the doctor exits with 7 if this machine has problems
        allowed = (0, 7) if line.endswith("doctor") else (0,)
        assert done.returncode in allowed, f"{command}\n{done.stdout}\n{done.stderr}"
    # the bundle's environment works on a machine without a driver
    check = [checkout / "nybble-env/bin/python", "-m", "nybble"]
    env = {"PATH": "/usr/bin:/bin", "NYBBLE_LIBCUDA": "/nowhere/libcuda.so.1"}
    said = subprocess.run(check, cwd=checkout, env=env, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    example += "\nassert abs(restored - weights).max() < 0.3 * abs(weights).max()"
    argv = [checkout / "env/bin/python", "-c", example]
    assert subprocess.run(argv, cwd=checkout, check=False).returncode == 0
