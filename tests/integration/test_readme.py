"""The commands of the README work: build, create an environment, bundle, install, the example."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from real import DEVICE, Real

# These are not run: there is no cluster for scp, the test requirements do not include conda, and
# torch takes gigabytes. test_wheels.py installs the wheels into an environment with this machine's
# torch.
SKIPPED = (
    *("scp ", "conda install ", ".venv/bin/nybforge doctor --log "),
    *("python3 -m venv bnb", "./bnb/bin/pip "),
)


def test_its_commands_work_as_described(root: Path, real: Real) -> None:
    checkout = real.folder  # the README's paths refer to this checkout and this Python
    (checkout / ".venv").symlink_to(Path(sys.executable).parents[1])
    # the script changes to its own folder, where there are no settings
    build = f'#!/bin/sh\nexec {root}/build_all.sh "$@" --device {DEVICE}\n'
    (checkout / "build_all.sh").write_text(build)
    (checkout / "build_all.sh").chmod(0o755)
    text = (root / "README.md").read_text("utf-8")
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    commands = [line[2:] for block in blocks for line in block.splitlines() if line[:2] == "$ "]
    run = [each for each in commands if not each.startswith(SKIPPED)]
    assert len(run) >= 8
    for command in run:
        line = command.removeprefix("ssh cluster ")
        done = subprocess.run(
            ["bash", "-c", line], cwd=checkout, env=real.env, capture_output=True, text=True
        )
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
