"""An emulator for another architecture is found, or the error names the package to install."""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path

import pytest

from nybforge.emulation import emulation_for, is_foreign
from nybforge.errors import HostLacksTool
from nybforge.report import Report
from nybforge.run import Runner


def _runner(**env: str) -> Runner:
    sink = io.StringIO()
    return Runner(report=Report(stdout=sink, stderr=sink), env={**os.environ, **env})


def test_without_an_emulator_the_error_says_what_to_install(tmp_path: Path) -> None:
    if not is_foreign("linux-aarch64"):
        pytest.skip("this machine is an Arm one")
    assert shutil.which("sh")
    with pytest.raises(HostLacksTool) as caught:
        emulation_for("linux-aarch64", _runner(PATH=str(tmp_path)))
    assert "no qemu-aarch64-static" in caught.value.what
    assert caught.value.hint == "apt-get install qemu-user-static"
