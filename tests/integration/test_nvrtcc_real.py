"""nvrtcc with NVIDIA's compilers and assemblers, from wheels that nybforge has downloaded."""

from __future__ import annotations

import importlib.metadata
import io
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib import import_module
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from nvrtcc_fakes import Tools, architecture, image_in

from native_fixture import ROOT

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64", reason="missing: wheels for this machine"
)

WHEELS = Path.home() / ".cache/nybforge/wheels"


def unpacked(name: str, member: str, into: Path, cache: Path | None = None) -> Path:
    """Unpack the matching files of a wheel; return the path of the main file. Download a missing
    wheel to `cache`, if it is given."""
    found = sorted(WHEELS.glob(f"*/{name}-*.whl"))
    if not found and cache is not None:
        found = sorted(cache.glob(f"{name}-*.whl"))
    if not found and cache is not None:
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest")
        wanted = name.replace("-", "==").replace("_", "-")
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as scratch:
            subprocess.run([*pip, scratch, wanted], capture_output=True)
            for whole in Path(scratch).glob("*.whl"):  # another worker may read it from the cache
                whole.replace(cache / whole.name)
        found = sorted(cache.glob(f"{name}-*.whl"))
    if not found:
        pytest.skip(f"missing: wheel {name} in {WHEELS} (nybforge channel toolchain cuda122)")
    with zipfile.ZipFile(found[0]) as wheel:
        names = [each for each in wheel.namelist() if member in each]
        wheel.extractall(into, names)
    return into / next(each for each in names if "builtins" not in each)


def test_nvidias_ptxas_assembles_what_nvrtc_compiled(
    nvrtcc: Path, tools: Tools, tmp_path: Path
) -> None:
    library = unpacked("nvidia_cuda_nvrtc_cu12-12.2.140", "lib/libnvrtc", tmp_path / "nvrtc")
    ptxas = unpacked("nvidia_cuda_nvcc_cu12-12.2.140", "bin/ptxas", tmp_path / "nvcc")
    ptxas.chmod(0o755)
    (tmp_path / "sources").mkdir()
    text = 'extern "C" __global__ void twice(float* x) { x[threadIdx.x] *= 2; }\n'
    (tmp_path / "sources/f.cu").write_text(text)
    line = [str(nvrtcc), "set", "--target", "t", "--sources", str(tmp_path / "sources")]
    line += ["--archs", "80-real 86-real 89-real", "--library", str(library)]
    line += ["--ptxas", str(ptxas), "--out", str(tmp_path / "out")]
    done = subprocess.run(line, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for number in (80, 86, 89):
        cubin = image_in(tmp_path / "out", f"f.sm_{number}.cubin")
        assert architecture(cubin) == number
        assert b".text.twice" in cubin


# 103 and 121 are left out: the front end of 13.0 orders one loop differently for them than for 100
# and 120 (with the same number of registers). int8 has integer products, for which a compiler may
# select other instructions; for 80, int8 takes ten times as long to compile as gemm4.
@pytest.mark.parametrize(("folder", "first", "other"), [("int8", 70, 75), ("gemm4", 80, 86)])
@pytest.mark.parametrize("toolkit", ["cu11-11.8.89", "cu12-12.2.140", "cu12-12.9.86"])
def test_shared_ptx_gives_the_same_code_as_a_compilation_per_architecture(
    toolkit: str, folder: str, first: int, other: int, nvrtcc: Path, tmp_path: Path
) -> None:
    """nvrtcc shares PTX if no source tests the architecture; NVRTC must not test it either."""
    library = unpacked(f"nvidia_cuda_nvrtc_{toolkit}", "lib/libnvrtc", tmp_path / "nvrtc")
    ptxas = unpacked(f"nvidia_cuda_nvcc_{toolkit}", "bin/ptxas", tmp_path / "nvcc")
    ptxas.chmod(0o755)
    line = [str(nvrtcc), "set", "--target", "t", "--sources", str(sources(tmp_path, folder))]
    line += ["--library", str(library), "--jobs", str(os.cpu_count() or 1)]
    shared = ["--archs", f"{first}-real {other}-real", "--ptxas", str(ptxas)]
    for out, more in (("shared", shared), ("alone", ["--archs", f"{other}-real"])):
        argv = [*line, *more, "--out", str(tmp_path / out)]
        done = subprocess.run(argv, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    manifest = json.loads((tmp_path / "shared/manifest.json").read_text("utf-8"))
    made = {each["file"]: each["assembled_from"] for each in manifest["images"]}
    name = f"{folder}.sm_{other}.cubin"
    assert made[f"{name}.lz4"] == f"compute_{first}"
    codes = [machine_code(image_in(tmp_path / out, name)) for out in ("alone", "shared")]
    assert codes[0] == codes[1]


def sources(folder: Path, *families: str) -> Path:
    """Copy the families' device code, and the headers that they include, into the folder."""
    copy = folder / "sources"
    for part in {"device", "blockwise/device", *(f"{family}/device" for family in families)}:
        shutil.copytree(ROOT / "csrc" / part, copy / part)
    (copy / "blockwise/device/blockwise.cu").unlink()  # only headers are needed
    return copy


def wgmma_images(
    folder: str, toolkit: str, nvrtcc: Path, tmp_path: Path, wheels: Path
) -> tuple[str, list[Path]]:
    """Compile the families of a folder that use wgmma; return what was printed, and the images."""
    library = unpacked(f"nvidia_cuda_nvrtc_{toolkit}", "lib/libnvrtc", tmp_path / "nvrtc", wheels)
    ptxas = unpacked(f"nvidia_cuda_nvcc_{toolkit}", "bin/ptxas", tmp_path / "nvcc", wheels)
    ptxas.chmod(0o755)
    copy = sources(tmp_path, "gemm4", "grouped", "int8")
    for source in copy.rglob("*.cu"):
        if source.parent != copy / folder / "device" or "wgmma" not in source.name:
            source.unlink()
    line = [str(nvrtcc), "set", "--target", "t", "--sources", str(copy), "--archs", "90a-real"]
    line += ["--library", str(library), "--ptxas", str(ptxas), "--out", str(tmp_path / "out")]
    done = subprocess.run(line, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    images = []
    for packed in (tmp_path / "out").glob("*.cubin.lz4"):
        images.append(tmp_path / packed.stem)
        images[-1].write_bytes(image_in(tmp_path / "out", packed.stem))
    return done.stdout + done.stderr, images


WGMMA = pytest.mark.parametrize("folder", ["grouped", "int8"])


@WGMMA
def test_the_products_of_a_kernel_may_overlap(
    folder: str, nvrtcc: Path, tmp_path: Path, wheels: Path
) -> None:
    """ptxas waits after each wgmma if it does not understand a loop, and says so (C7515)."""
    # from 12.4 on, ptxas understood the loops that this test found
    said, _ = wgmma_images(folder, "cu12-12.2.140", nvrtcc, tmp_path, wheels)
    assert "serialized" not in said


@WGMMA
def test_products_read_their_descriptors_from_uniform_registers(
    folder: str, nvrtcc: Path, tmp_path: Path, wheels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each wgmma waits for a copy (R2UR), and the lanes are synchronized (WARPSYNC): see
    `uniform` in csrc/device/element.cuh."""
    files = importlib.metadata.files("nvidia-cuda-nvdisasm") or ()
    (tool,) = (str(file.locate()) for file in files if file.name == "nvdisasm")
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    kernels_of = import_module("gpu_machine_code").kernels_of
    _, images = wgmma_images(folder, "cu12-12.9.86", nvrtcc, tmp_path, wheels)
    for image in images:
        for name, code in kernels_of(image, tool).items():
            loops = [(one.back, i) for i, one in enumerate(code) if one.back is not None]
            products = [i for i, one in enumerate(code) if one.opcode[1:].startswith("GMMA")]
            for i in products:
                around = [(end - start, start, end) for start, end in loops if start <= i <= end]
                _, start, end = min(around, default=(0, i, i))
                opcodes = [each.opcode for each in code[start : end + 1]]
                inside = sum(start <= each <= end for each in products)
                assert "WARPSYNC.ALL" not in opcodes, name
                assert opcodes.count("R2UR") < inside, name


UNUSED = """
namespace nybble {
constexpr int kNothing = 3;
__device__ constexpr float kNoValues[2] = {1, 2};
struct nothing { int x; };
template <class T> NYBBLE_DEVICE T nothing_of(T x) { asm volatile("trap;"); return x + kNothing; }
NYBBLE_DEVICE float no_value(int i) { return kNoValues[nothing_of(i)]; }
}  // namespace nybble
"""


@pytest.mark.parametrize("toolkit", ["_cu11-11.8.89", "_cu12-12.2.140", "_cu12-12.9.86"])
def test_declarations_that_no_kernel_uses_do_not_change_images(
    toolkit: str, nvrtcc: Path, tmp_path: Path
) -> None:
    """nvrtcc does not include these declarations in the key of an image."""
    library = unpacked(f"nvidia_cuda_nvrtc{toolkit}", "lib/libnvrtc", tmp_path / "nvrtc")
    ptxas = unpacked(f"nvidia_cuda_nvcc{toolkit}", "bin/ptxas", tmp_path / "nvcc")
    ptxas.chmod(0o755)
    sources = tmp_path / "sources"
    for folder in ("device", "blockwise/device", "embedding/device"):
        shutil.copytree(ROOT / "csrc" / folder, sources / folder)
    (sources / "blockwise/device/blockwise.cu").unlink()  # only headers are needed
    images = []
    for text in ("", UNUSED):
        with (sources / "device/element.cuh").open("a", encoding="utf-8") as header:
            header.write(text)
        line = [str(nvrtcc), "set", "--target", "t", "--sources", str(sources)]
        line += ["--library", str(library), "--ptxas", str(ptxas), "--out", str(tmp_path / "out")]
        done = subprocess.run(
            [*line, "--archs", "75-real 90-real 90-virtual"], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        images.append(json.loads((tmp_path / "out/manifest.json").read_text("utf-8"))["images"])
    assert len(images[0]) == 3
    assert images[0] == images[1]


@pytest.mark.parametrize(
    ("toolkit", "shipped", "left_out"),
    [
        ("_cu11-11.8.89", 86, 89),
        ("_cu12-12.2.140", 86, 89),
        ("_cu12-12.9.86", 86, 89),
        ("_cu12-12.9.86", 120, 121),
        ("-13.0.88", 86, 89),
        ("-13.0.88", 120, 121),
    ],
)
def test_an_architecture_without_a_cubin_loses_nothing(
    toolkit: str, shipped: int, left_out: int, nvrtcc: Path, tmp_path: Path
) -> None:
    """The targets have no separate cubins for 8.9 and 12.1. These devices run the cubins of 8.6 and
    12.0, whose machine code is the same."""
    library = unpacked(f"nvidia_cuda_nvrtc{toolkit}", "lib/libnvrtc", tmp_path / "nvrtc")
    ptxas = unpacked(f"nvidia_cuda_nvcc{toolkit}", "bin/ptxas", tmp_path / "nvcc")
    ptxas.chmod(0o755)
    # gemm4 takes a minute to compile for Blackwell
    families = ("gemm4", "embedding") if shipped < 90 else ("embedding",)
    line = [str(nvrtcc), "set", "--target", "t", "--sources", str(sources(tmp_path, *families))]
    line += ["--library", str(library), "--ptxas", str(ptxas), "--out", str(tmp_path / "out")]
    line += ["--archs", f"{shipped}-real {left_out}-real", "--jobs", str(os.cpu_count() or 1)]
    done = subprocess.run(line, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for family in families:
        one, other = (
            machine_code(image_in(tmp_path / "out", f"{family}.sm_{number}.cubin"))
            for number in (shipped, left_out)
        )
        assert one, "no kernels"
        assert one == other


def machine_code(cubin: bytes) -> dict[str, bytes]:
    sections = ELFFile(io.BytesIO(cubin)).iter_sections()
    return {each.name: each.data() for each in sections if each.name.startswith(".text.")}


@pytest.mark.parametrize("toolkit", ["cu11-11.8.89", "cu12-12.2.140", "cu12-12.9.86"])
@pytest.mark.parametrize("family", ["gemm4_wgmma", "gemm4_wgmma_dgrad"])
def test_images_without_kernels_have_the_same_bytes_each_time(
    toolkit: str, family: str, nvrtcc: Path, tmp_path: Path
) -> None:
    """NVRTC names internal symbols after its process if a source has no external symbol."""
    library = unpacked(f"nvidia_cuda_nvrtc_{toolkit}", "lib/libnvrtc", tmp_path / "nvrtc")
    made = []
    for name in ("one", "other"):
        out = tmp_path / name
        line = [str(nvrtcc), "-arch=compute_80", "-o", str(out), "--library", str(library)]
        line += ["-I", str(ROOT / "csrc"), str(ROOT / f"csrc/gemm4/device/{family}.cu")]
        done = subprocess.run(line, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        made.append(out.read_bytes())
    assert made[0] == made[1]
