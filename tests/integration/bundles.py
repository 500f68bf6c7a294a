"""Make bundles of small real packages, for tests that make or install bundles."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.environments import packages
from tests.unit.environments.packages import Made, make_channel


def run(root: Path, *argv: str, **env: str) -> tuple[int, str, str]:
    return packages.run(root, *argv, PATH=os.environ["PATH"], **env)


def make(root: Path, work: Path, name: str, *made: Made, suffix: str = ".sh") -> Path:
    channel = make_channel(work / f"{name}-channel", *made)
    file = work / f"{name}.yml"
    specs = "".join(f"  - {each.name}\n" for each in made)
    file.write_text(f"name: {name}\nchannels:\n  - {channel}\ndependencies:\n{specs}")
    out = work / f"{name}{suffix}"
    code, _, err = run(
        root,
        *("bundle", "-f", str(file), "-o", str(out), "--platform", "linux-64", "--json"),
        NYBFORGE_BUILD=str(work / "build"),
    )
    assert code == 0, err
    return out


def tar_of(bundle: Path) -> bytes:
    data = bundle.read_bytes()
    first = int(data.split(b"tail -c +", 1)[1].split()[0])
    return data[first - 1 :]


def unpacked(bundle: Path, folder: Path) -> Path:
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", str(folder)], input=tar_of(bundle), check=True)
    return folder


def install(
    bundle: Path, prefix: Path, *more: str, python: str = sys.executable, **env: str
) -> subprocess.CompletedProcess[str]:
    environ = {"PATH": "/usr/bin:/bin", "NYBFORGE_PYTHON": python, **env}
    if platform.machine() != "x86_64":
        pytest.skip("missing: an x86-64 machine (the packages are linux-64)")
    argv = ["sh", str(bundle), "--prefix", str(prefix), *more]
    return subprocess.run(argv, env=environ, capture_output=True, text=True, cwd="/")
