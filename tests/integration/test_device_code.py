"""NVRTC compiles every family for each architecture for which the sources have code of their own.

It does not optimize, because optimization takes 15 times as long. test_install_real makes optimized
images of one architecture, and tests/gpu uses the images for the machine's GPU.
"""

from __future__ import annotations

import io
import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from kernel_sets import CSRC
from stub_programs import clean_environment
from test_stubs_real_libraries import library_file

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
# The families with kernels for every architecture, and all families: sm_90a has kernels of each.
OLD = {
    "blockwise", "embedding", "gemm4", "gemm4_grouped", "int8", "int8_grouped", "moe", "optim",
}  # fmt: skip
ALL = {file.stem for file in CSRC.glob("*/device/*.cu")}


@pytest.mark.parametrize(
    ("arch", "families"),
    [
        ("compute_60", OLD),
        ("compute_61", OLD),
        ("compute_70", OLD),
        ("compute_90a", ALL),
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


MXFP4 = """
import sys
from pathlib import Path
from nybble import cuda
csrc, out = Path(sys.argv[1]), Path(sys.argv[2])
files = [*csrc.glob("device/*"), *csrc.glob("gemm4/device/*")]
headers = {path.relative_to(csrc).as_posix(): path.read_text("utf-8") for path in files}
name = "gemm4/device/gemm4_gemv.cu"
lines = headers[name].splitlines()  # without the other kernels, which take longer to compile
others = "NYBBLE_GEMV_KERNELS(", "NYBBLE_MMA(", "NYBBLE_MMA_MICROSCALED("
source = "\\n".join(x for x in lines if not x.startswith(others))
for arch in sys.argv[3:]:
    with cuda.Program(source, name=name, headers=headers) as one:
        (out / arch).write_bytes(one.compile(arch, kind="cubin"))
"""


@pytest.mark.parametrize(
    ("toolkit", "archs"),
    [
        ("12.8", ["sm_120a", "sm_100a"]),
        ("12.9", ["sm_120f", "sm_100f"]),
        ("13.0", ["sm_120f", "sm_121a", "sm_100f", "sm_103a"]),
    ],
)
def test_only_suffixed_architectures_have_the_kernels_for_fp4_tensor_cores(
    toolkit: str, archs: list[str], libnybble: Path, wheels: Path, tmp_path: Path
) -> None:
    env = clean_environment(
        NYBBLE_LIBRARY=str(libnybble),
        NYBBLE_LIBCUDA="/nowhere",
        NYBBLE_LIBNVRTC=str(library_file(wheels, "nvrtc", toolkit)),
    )
    argv = [sys.executable, "-c", MXFP4, str(CSRC), str(tmp_path), "sm_100", "sm_120", *archs]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    assert block_scaled_mmas(tmp_path / "sm_100") == block_scaled_mmas(tmp_path / "sm_120") == {}
    counts = {"12": {"gemm4_mma_mxfp4_32": 32, "gemm4_mma_mxfp4_64": 64}}
    counts["10"] = {"gemm4_tcgen05_mxfp4_128": 8}
    for arch in archs:
        assert block_scaled_mmas(tmp_path / arch) == counts[arch[3:5]]


# The opcodes for which nvdisasm prints QMMA.SF.16832.F32.E2M1.E4M3.E8, and UTCQMMA
MMAS = {0x47A, 0xDEA}
FRAME_SIZE = b"\4\x11\x08\0"  # the attribute with the bytes of a kernel's stack, for spills


def block_scaled_mmas(cubin: Path) -> dict[str, int]:
    """Return the number of block-scaled mma instructions of each kernel. No kernel may spill."""
    found = {}
    for section in ELFFile(io.BytesIO(cubin.read_bytes())).iter_sections():
        if section.name.startswith(".text."):
            codes = [code & 0xFFF for code, *_ in struct.iter_unpack("<H14s", section.data())]
            found[section.name.removeprefix(".text.")] = sum(code in MMAS for code in codes)
        elif section.name == ".nv.info":
            for attribute in section.data().split(FRAME_SIZE)[1:]:
                assert struct.unpack_from("<II", attribute)[1] == 0
    return found
