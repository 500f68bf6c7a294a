"""In a lab, a project like upstream bitsandbytes builds its wheel without additional flags.

The lab's nvcc is a small program that calls the lab's g++. Later entries of PATH contain programs
with the same names; the build must not call them. docs/environments.md describes how the real
bitsandbytes is built in this way.
"""

from __future__ import annotations

import io
import platform
import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from tests.unit.environments.labs import (
    TRIPLET,
    install_nybble_lab,
    lab_named,
    program,
    record,
)

from nybforge.__main__ import main

pytestmark = [
    pytest.mark.skipif(shutil.which("g++") is None, reason="missing: g++"),
    pytest.mark.skipif(platform.machine() != "x86_64", reason="missing: an x86-64 machine"),
]

NVCC = """\
echo "nvcc $*" >> "{log}"
if [ "$1" = --version ]; then echo "Cuda compilation tools, release 12.2, V12.2.140"; exit 0; fi
for word; do case "$word" in -ccbin=*) host=${{word#-ccbin=}} ;; esac; done
while [ "$1" != -c ]; do shift; done
exec "$host" -fPIC -x c++ "$@"
"""


@pytest.fixture
def lab(root: Path, weird_tmp_path: Path) -> Path:
    """A CUDA 12.2 lab with the build tools; its nvcc and compilers log their calls."""
    prefix, log = weird_tmp_path / "bnb122lab", weird_tmp_path / "log"
    program(prefix / "bin/nvcc", NVCC.format(log=log))
    for tool, real in (("gcc", "gcc"), ("g++", "g++")):
        body = f'echo "{tool} $*" >> "{log}"\nexec {shutil.which(real)} "$@"'
        program(prefix / f"bin/{TRIPLET}-{tool}", body)
    for tool in ("cmake", "ninja", "python"):
        program(prefix / f"bin/{tool}", f'exec "{Path(sys.executable).parent / tool}" "$@"')
    record(prefix, "nybble-lab", "12.2", "file:///channel", [])
    install_nybble_lab(root, prefix, lab_named(root, "122"))
    return prefix


def _build(root: Path, lab: Path, **more: str) -> tuple[int, Path]:
    """Build the project's wheel in the lab; return the exit code and the wheel's folder."""
    work = lab.parent
    shutil.copytree(root / "tests/data/like_bitsandbytes", work / "project")
    for tool in ("nvcc", "g++", "c++", "gcc", "cc"):
        program(work / "system" / tool, f'echo "$0" >> "{work}/leaked"; exit 66')
    env = {"PATH": f"{work}/system:/usr/bin:/bin", "NYBFORGE_ROOT": str(root), **more}
    env |= {"HOME": str(work), "NYBFORGE_BUILD": str(work / "build")}
    command = ["sh", "-c", 'cd "$1" && exec python -m build --wheel --no-isolation', "sh"]
    argv = ["lab", "run", str(lab), "--", *command, str(work / "project")]
    return main(argv, env, io.StringIO(), io.StringIO(), work), work / "project/dist"


def test_the_labs_tools_build_the_wheel_and_no_other(root: Path, lab: Path) -> None:
    code, dist = _build(root, lab, COMPUTE_CAPABILITY="86")
    assert code == 0
    assert not (lab.parent / "leaked").exists()
    (wheel,) = dist.glob("*.whl")
    assert "bitsandbytes/libbitsandbytes_cuda122.so" in zipfile.ZipFile(wheel).namelist()
    calls = (lab.parent / "log").read_text().splitlines()
    (compiled,) = [line for line in calls if line.startswith("nvcc") and " -c " in line]
    assert f"-ccbin={lab}/bin/{TRIPLET}-g++" in compiled
    assert re.findall(r"code=sm_(\d+)", compiled) == ["86"], "only the requested capability"
    sources = [line for line in calls if line.startswith("g++") and " -c " in line]
    assert any("interface.cc" in line for line in sources)
    assert any("kernels.cu" in line for line in sources), "nvcc called the lab's g++ too"


def test_by_default_every_capability_of_the_set_is_built(root: Path, lab: Path) -> None:
    assert _build(root, lab)[0] == 0
    calls = (lab.parent / "log").read_text()
    assert " ".join(re.findall(r"code=sm_(\d+)", calls)) == "60 61 70 75 80 86 90"


def test_another_cuda_than_the_labs_stops_the_build(root: Path, lab: Path) -> None:
    nvcc = lab / "bin/nvcc"
    nvcc.write_text(nvcc.read_text().replace("release 12.2", "release 12.0"))
    assert _build(root, lab)[0] != 0
