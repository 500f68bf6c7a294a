"""Fixtures: a checked-in lock, a package, and hosts with one channel."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.environments.channels import Row, write_channel
from tests.unit.environments.packages import (
    make_channel,
    module_package,
    python_package,
    tool_package,
)

from nybforge.environments.lock import Lock
from nybforge.environments.lockfiles import read_lock


@pytest.fixture
def lock(root: Path) -> Lock:
    """The lock of a lab, in the form that has every field."""
    return read_lock(root / "envs/locks/bnb122lab-forge.linux-64.pixi.lock")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package file module-1.0-0.tar.bz2."""
    make_channel(tmp_path / "forge", python_package(""), module_package())
    return next((tmp_path / "forge").rglob("module-*.tar.bz2"))


@pytest.fixture
def host(tmp_path: Path) -> Path:
    """A host with one channel of packages, and an environment file that uses the channel."""
    make_channel(tmp_path / "host/forge", python_package(""), tool_package(), module_package())
    (tmp_path / "lab.yml").write_text("name: lab\nchannels: [forge]\ndependencies: [module]\n")
    return tmp_path


@pytest.fixture
def indexed(tmp_path: Path) -> Path:
    """A host with one channel for both platforms, which has only an index."""
    rows = [
        Row(name="python", version="3.12.1", depends=["__glibc >=2.17,<3.0.a0"], subdir=subdir)
        for subdir in ("linux-64", "linux-aarch64")
    ]
    rows.append(Row(name="data", version="1", subdir="noarch", depends=["python"]))
    rows.append(Row(name="new", version="1", depends=["__glibc >=2.34"]))
    write_channel(tmp_path / "host/conda-forge", rows)
    (tmp_path / "lab.yml").write_text(
        "name: lab\nchannels:\n  - conda-forge\ndependencies:\n  - data=1\n"
    )
    return tmp_path
