"""NVRTC compiles every family for each architecture for which the sources have code of their own.

It does not optimize, because optimization takes 15 times as long. test_install_real makes optimized
images of one architecture, and tests/gpu uses the images for the machine's GPU.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from kernel_sets import CSRC
from stub_programs import clean_environment
from test_stubs_real_libraries import library_file

pytestmark = pytest.mark.integration

COMPILE = """
import json, sys
from pathlib import Path
from nybble import cuda
csrc, arch = Path(sys.argv[1]), sys.argv[2]
files = [*csrc.glob("device/*"), *csrc.glob("*/device/*")]
headers = {path.relative_to(csrc).as_posix(): path.read_text("utf-8") for path in files}
kernels = {}
for name in [name for name in headers if name.endswith(".cu")]:
    with cuda.Program(headers[name], name=name, headers=headers) as one:
        kernels[Path(name).stem] = one.compile(arch, kind="ptx", options=["-G"]).count(b".entry ")
print(json.dumps(kernels))
"""
# The families with kernels for all architectures, for sm_80 and newer, and for sm_90 or sm_90a.
ALL = {
    "blockwise", "embedding", "gemm4", "gemm4_grouped", "int8", "int8_grouped", "moe", "optim",
}  # fmt: skip
AMPERE = {"int8_fused", "int8_tensor"}
HOPPER = {
    "gemm4_gemv", "gemm4_wgmma", "gemm4_wgmma_dgrad", "gemm4_grouped_tma",
    "gemm4_grouped_wgmma", "int8_wgmma", "int8_grouped_wgmma", "moe_4bit",
}  # fmt: skip


@pytest.mark.parametrize(
    ("arch", "families"),
    [
        ("compute_60", ALL),
        ("compute_61", ALL),
        ("compute_70", ALL),
        ("compute_90a", ALL | AMPERE | HOPPER),
    ],
)
def test_every_family_compiles(
    libnybble: Path, wheels: Path, arch: str, families: set[str]
) -> None:
    env = clean_environment(
        NYBBLE_LIBRARY=str(libnybble),
        NYBBLE_LIBCUDA="/nowhere",
        NYBBLE_LIBNVRTC=str(library_file(wheels, "nvrtc", "12.2")),
    )
    argv = [sys.executable, "-c", COMPILE, str(CSRC), arch]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    kernels = json.loads(done.stdout.splitlines()[-1])
    assert {name for name, count in kernels.items() if count} == families, kernels
