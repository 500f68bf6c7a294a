"""nvrtcc's sets: which compilations architectures share, what a change makes again, what fails."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
from nvrtcc_fakes import E_FLAGS, Tools, architecture, make_tools

from native_fixture import BUILD, ROOT, _tool
from nybble.cuda.kernels import sources_of

pytestmark = pytest.mark.integration

ARCHS = "60-real 61-real 70-real 75-real 80-real 86-real 89-real 90-real 60-virtual 90-virtual"
WHEELS = Path.home() / ".cache/nybforge/wheels"


@pytest.fixture(scope="session")
def nvrtcc() -> Path:
    """The program, built here from csrc."""
    ninja = _tool("ninja")
    for command in (
        [
            *(_tool("cmake"), "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"),
            *("-S", str(ROOT / "csrc"), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=Release"),
        ],
        [ninja, "-C", str(BUILD), "nvrtcc"],
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr}"
    return BUILD / "tools/nvrtcc/nvrtcc"


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return make_tools(tmp_path / "tools")


class Sets:
    """Sets made of the families in `sources`."""

    def __init__(self, program: Path, tools: Tools, folder: Path) -> None:
        self.program, self.tools, self.folder = program, tools, folder
        self.sources = folder / "sources"
        self.sources.mkdir()

    def family(self, name: str, text: str) -> None:
        (self.sources / f"{name}.cu").write_text(text, "utf-8")

    def make(
        self, out: str = "out", *more: str, archs: str = ARCHS, ptxas: bool = True
    ) -> subprocess.CompletedProcess[str]:
        line = [str(self.program), "set", "--target", "cuda122", "--compiler", "nvcc"]
        line += ["--nvcc", str(self.tools.nvcc), "--toolkit", "12.2.140", "--archs", archs]
        line += ["--sources", str(self.sources), "--out", str(self.folder / out), *more]
        line += ["--ptxas", str(self.tools.ptxas)] if ptxas else []
        self.tools.log.unlink(missing_ok=True)
        return subprocess.run(line, capture_output=True, text=True)

    def manifest(self, out: str = "out") -> dict[str, Any]:
        return dict(json.loads((self.folder / out / "manifest.json").read_text("utf-8")))


@pytest.fixture
def sets(nvrtcc: Path, tools: Tools, tmp_path: Path) -> Sets:
    return Sets(nvrtcc, tools, tmp_path)


def sharing(sets: Sets, text: str, archs: str = ARCHS) -> dict[str, str]:
    """Return what each cubin of a family with this source is assembled from."""
    sets.family("f", text)
    done = sets.make(archs=archs)
    assert done.returncode == 0, done.stderr
    images = sets.manifest()["images"]
    return {i["arch"]: i["assembled_from"] for i in images if i["kind"] == "cubin"}


BY_GENERATION = {
    "sm_60": "compute_60",
    "sm_61": "compute_60",
    "sm_70": "compute_70",
    "sm_75": "compute_70",
    "sm_80": "compute_80",
    "sm_86": "compute_80",
    "sm_89": "compute_80",
    "sm_90": "compute_90",
}
ALONE = {arch: arch.replace("sm", "compute") for arch in BY_GENERATION}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int x;", BY_GENERATION),
        ("#if __CUDA_ARCH__ >= 800\n#endif\n", BY_GENERATION),
        (
            "#if __CUDA_ARCH__ >= 750 // 70 is Volta\n#endif",
            {**BY_GENERATION, "sm_75": "compute_75"},
        ),
        (
            "#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ == 860)\n",
            {**BY_GENERATION, "sm_86": "compute_86"},
        ),
        ("// __CUDA_ARCH__ is not asked /* __CUDA_ARCH__ */", BY_GENERATION),
        ("#if __CUDA_ARCH__ > \\\n 860\n#endif", {**BY_GENERATION, "sm_89": "compute_89"}),
        ("#if __CUDA_ARCH__ / 10 >= 86\n#endif", ALONE),
        ("#if __CUDA_ARCH__ >= 800 + 60\n#endif", ALONE),
        ("constexpr int arch = __CUDA_ARCH__;", ALONE),
        ("#ifdef __CUDA_ARCH_FEAT_SM90_ALL\n#endif", BY_GENERATION),
        ("#if __CUDA_ARCH_FEAT_SM90_ALL\n#endif", ALONE),
        ("#include <cuda_fp16.h>\n", ALONE),
    ],
)
def test_architectures_share_ptx_if_they_see_the_same_source(
    text: str, expected: dict[str, str], sets: Sets
) -> None:
    assert sharing(sets, text) == expected


def test_what_an_included_file_asks_counts(sets: Sets) -> None:
    (sets.sources / "part.cuh").write_text("#if __CUDA_ARCH__ >= 890\n#endif\n", "utf-8")
    assert sharing(sets, '#include "part.cuh"\n') == {**BY_GENERATION, "sm_89": "compute_89"}


def test_shipped_ptx_is_used_and_features_of_one_architecture_are_not_shared(sets: Sets) -> None:
    archs = "90-real 90a-real 120-real 121-real 121-virtual"
    expected = {
        "sm_90": "compute_90",
        "sm_90a": "compute_90",
        "sm_120": "compute_120",
        "sm_121": "compute_121",
    }
    assert sharing(sets, "int x;", archs) == expected
    asking = "#if defined(__CUDA_ARCH_FEAT_SM90_ALL)\n#endif\n"
    assert sharing(sets, asking, archs) == {**expected, "sm_90a": "compute_90a"}


def test_each_ptx_is_compiled_once_and_each_cubin_names_its_architecture(sets: Sets) -> None:
    for name in ("a", "b"):
        sets.family(name, f"// {name}\n")
    assert sets.make("out", "--jobs", "3").returncode == 0
    virtual = ("compute_60", "compute_70", "compute_80", "compute_90")
    assert sets.tools.runs("nvcc") == [f"{name} {arch}" for name in "ab" for arch in virtual]
    assert len(sets.tools.runs("ptxas")) == 16
    out = sets.folder / "out"
    for image in sets.manifest()["images"]:
        if image["kind"] == "cubin":
            number = int(image["arch"].removeprefix("sm_"))
            assert architecture((out / image["file"]).read_bytes()) == number
    listed = {image["file"] for image in sets.manifest()["images"]}
    assert {path.name for path in out.iterdir()} == listed | {"manifest.json", "src"}
    assert sets.manifest()["assembler"] == {"name": "ptxas", "version": "12.2.140"}
    assert sources_of(out) == {"a.cu": "// a\n", "b.cu": "// b\n"}  # as nybble finds them


def test_bytes_depend_on_neither_place_nor_jobs(sets: Sets) -> None:
    sets.family("f", "int x;")
    assert sets.make("one", "--jobs", "1").returncode == 0
    assert sets.make("two", "--jobs", "4").returncode == 0
    assert sets.manifest("one") == sets.manifest("two")


def test_without_ptxas_the_compiler_makes_each_cubin(sets: Sets) -> None:
    sets.family("f", "int x;")
    assert sets.make(ptxas=False).returncode == 0
    assert len(sets.tools.runs("nvcc")) == 10
    assert sets.tools.runs("ptxas") == []
    assert all("assembled_from" not in image for image in sets.manifest()["images"])
    assert "assembler" not in sets.manifest()


def test_a_changed_source_makes_its_own_images_again(sets: Sets, tmp_path: Path) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    for name in ("a", "b"):
        sets.family(name, f"int {name};\n")
    assert sets.make("out", *cache).returncode == 0
    assert sets.make("out", *cache).returncode == 0
    assert sets.tools.runs("nvcc") == sets.tools.runs("ptxas") == []
    sets.family("a", '// "said" otherwise\n\nint a; /* the same\n code */\n')
    sets.family("b", "int other;\n")
    assert sets.make("out", *cache).returncode == 0
    assert {run.split(" ")[0] for run in sets.tools.runs("nvcc")} == {"b"}
    assert {run.split(".")[0] for run in sets.tools.runs("ptxas")} == {"b"}
    # One more architecture of a known generation: its cubin alone, from the PTX in the cache.
    assert sets.make("out", *cache, archs=ARCHS + " 87-real").returncode == 0
    assert sets.tools.runs("nvcc") == []
    assert sets.tools.runs("ptxas") == ["a.compute_80 sm_87", "b.compute_80 sm_87"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('const char* a = "// x";\n', 'const char* a = "// y";\n'),
        ("char a = '\"'; int b; // \"\n", "char a = '\"'; int c; // \"\n"),
        ("int a = 1'000; // '\n", "int a = 1'001; // '\n"),
        ('const char* a = R"(/* x */)";\n', 'const char* a = R"(/* y */)";\n'),
    ],
)
def test_what_only_looks_like_a_comment_is_code(
    sets: Sets, tmp_path: Path, before: str, after: str
) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", before)
    assert sets.make("out", *cache).returncode == 0
    assert sets.tools.runs("nvcc")
    sets.family("f", after)
    assert sets.make("out", *cache).returncode == 0
    assert sets.tools.runs("nvcc")


def test_another_ptxas_assembles_again_without_compiling(sets: Sets, tmp_path: Path) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", "int x;")
    assert sets.make("out", *cache).returncode == 0
    sets.tools = make_tools(tmp_path / "newer", "12.2.141")
    assert sets.make("out", *cache).returncode == 0
    assert sets.tools.runs("nvcc") == []
    assert len(sets.tools.runs("ptxas")) == 8


def test_a_failing_ptxas_is_one_error_that_names_family_and_architecture(sets: Sets) -> None:
    sets.family("good", "int x;")
    sets.family("bad", "// REFUSED\n")
    done = sets.make()
    assert done.returncode == 5
    assert done.stderr.count("error: bad for sm_89: ptxas 12.2.140 cannot assemble the PTX of") == 1
    assert "compute_80" in done.stderr
    assert "Feature 'x' not supported on sm_89" in done.stderr
    assert not (sets.folder / "out/manifest.json").exists()
    assert not (sets.folder / "out/.stage").exists()


def test_ptxas_of_another_toolkit_or_none_at_all_is_refused(sets: Sets, tmp_path: Path) -> None:
    sets.family("f", "int x;")
    ptxas = tmp_path / "ptxas"
    ptxas.write_text("#!/bin/sh\necho 'Cuda compilation tools, release 12.4, V12.4.131'\n")
    ptxas.chmod(0o755)
    other = sets.make("out", "--ptxas", str(ptxas), ptxas=False)
    assert other.returncode == 2
    assert "is of CUDA 12.4.131 but this nvcc is of 12.2" in other.stderr
    absent = sets.make("out", "--ptxas", str(tmp_path / "no ptxas"), ptxas=False)
    assert absent.returncode == 4
    assert "cannot start" in absent.stderr
    assert "no ptxas" in absent.stderr


def unpacked(name: str, member: str, into: Path) -> Path:
    """Return a file of a wheel that nybforge has downloaded, and its neighbours."""
    found = sorted(WHEELS.glob(f"*/{name}-*.whl"))
    if not found:
        pytest.skip(f"missing: wheel {name} in {WHEELS} (nybforge channel toolchain cuda122)")
    with zipfile.ZipFile(found[0]) as wheel:
        names = [each for each in wheel.namelist() if member in each]
        wheel.extractall(into, names)
    return into / next(each for each in names if "builtins" not in each)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="missing: wheels for this machine")
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
        cubin = (tmp_path / f"out/f.sm_{number}.cubin").read_bytes()
        assert architecture(cubin) == number
        assert b".text.twice" in cubin


@pytest.mark.skipif(platform.machine() != "x86_64", reason="missing: wheels for this machine")
@pytest.mark.parametrize("toolkit", ["cu11-11.8.89", "cu12-12.2.140", "cu12-12.9.86"])
def test_shared_ptx_is_what_each_architecture_would_get_alone(
    toolkit: str, nvrtcc: Path, tmp_path: Path
) -> None:
    """The compiler may pick instructions by the architecture with no word in the sources."""
    library = unpacked(f"nvidia_cuda_nvrtc_{toolkit}", "lib/libnvrtc", tmp_path / "nvrtc")
    ptxas = unpacked(f"nvidia_cuda_nvcc_{toolkit}", "bin/ptxas", tmp_path / "nvcc")
    ptxas.chmod(0o755)
    # Not 103 and 121: the front end of 13.0 orders one loop otherwise for them than for 100 and
    # 120, to the same registers.
    archs = "60-real 61-real 70-real 75-real 80-real 86-real 89-real"
    # The family with products that a compiler may turn into other instructions.
    sources = tmp_path / "sources"
    shutil.copytree(ROOT / "csrc/kernels", sources)
    for path in sources.glob("*.cu"):
        if path.stem != "int8":
            path.unlink()
    tool = [str(nvrtcc), "set", "--target", "t", "--sources", str(sources)]
    tool += ["--archs", archs, "--library", str(library), "--jobs", str(os.cpu_count() or 1)]
    for folder, more in (("shared", ["--ptxas", str(ptxas)]), ("alone", [])):
        line = [*tool, "--out", str(tmp_path / folder), *more]
        done = subprocess.run(line, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    different = []
    for alone in sorted((tmp_path / "alone").glob("*.cubin")):
        bytes_alone = bytearray(alone.read_bytes())
        bytes_shared = bytearray((tmp_path / "shared" / alone.name).read_bytes())
        # The header's flags name the virtual architecture too.
        for each in (bytes_alone, bytes_shared):
            each[E_FLAGS : E_FLAGS + 4] = bytes(4)
        if bytes_alone != bytes_shared:
            different.append(alone.name)
    assert different == []
