"""The kernels of gemm4's images by name, as the C preprocessor sees them: those that the launchers
ask for, and no more than their budget."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
# Of an image of each architecture. sm_90a's is the largest: a kernel there is 35 to 150 KB, and
# takes 0.5 to 2 s to compile, once for each of seven targets. Who raises a number has measured what
# the kernels more are worth.
BUDGET = {"700": 10, "800": 16, "900": 38, "900a": 89}


def kernels(arch: str, *defines: str) -> set[str]:
    """Names of the kernels that gemm4.cu has for `arch`."""
    number = arch.rstrip("a")
    words = [f"__CUDA_ARCH__={number}", *defines]
    if arch.endswith("a"):
        words.append(f"__CUDA_ARCH_FEAT_SM{number[:2]}_ALL")
    compiler = shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        pytest.skip("c++ is missing")
    text = subprocess.run(
        [compiler, "-E", "-P", "-x", "c++", *(f"-D{word}" for word in words), "gemm4.cu"],
        cwd=ROOT / "csrc/kernels", capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    found = re.findall(r'extern\s+"C"\s+__global__\s+void\s.*?\b(gemm4_\w+)\s*\(\s*const', text)
    assert len(found) == len(set(found))
    return set(found)


def test_every_kernel_is_one_that_a_launcher_asks_for() -> None:
    text = (ROOT / "csrc/runtime/cuda/gemm4_kernels.h").read_text(encoding="utf-8")
    asked = set(re.findall(r'"(gemm4_\w+)"', text))
    made = {name for arch in BUDGET for name in kernels(arch)}
    users = {name for arch in BUDGET for name in kernels(arch, "NYBBLE_USER_DECODE")}
    assert made | users == asked
    # a user's image is compiled where it is used: nested scales are made plain for it, and there
    # are no teams of tiles of 256
    assert made - users == {name for name in made if "nested" in name or name.endswith("_team")}


@pytest.mark.parametrize("arch", BUDGET)
def test_an_image_has_no_more_kernels_than_its_budget(arch: str) -> None:
    assert len(kernels(arch)) == BUDGET[arch]
