"""Kernel sets made by nvrtcc: shared compilations, incremental rebuilds, failures."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fake_programs import program
from nvrtcc_fakes import ARCHS, Sets, architecture, image_in, make_tools

from nybble.cuda.kernels import sources_of
from nybforge.progress import unit_of


def sharing(sets: Sets, text: str, archs: str = ARCHS) -> dict[str, str]:
    """Build a family with this source; return the PTX architecture of each cubin."""
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
        ("#ifdef __CUDA_ARCH_FAMILY_SPECIFIC__\n#endif", BY_GENERATION),
        ("#if __CUDA_ARCH_FAMILY_SPECIFIC__ == 1200\n#endif", ALONE),
        ("#if __CUDA_ARCH_FEAT_SM90_ALL\n#endif", ALONE),
        ("#include <cuda_fp16.h>\n", ALONE),
    ],
)
def test_architectures_share_ptx_if_they_see_the_same_source(
    text: str, expected: dict[str, str], sets: Sets
) -> None:
    assert sharing(sets, text) == expected


def test_requests_of_an_included_file_count(sets: Sets) -> None:
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
    archs = "120-real 120f-real"
    expected = {"sm_120": "compute_120", "sm_120f": "compute_120"}
    assert sharing(sets, "int x;", archs) == expected
    asking = "#if defined(__CUDA_ARCH_FAMILY_SPECIFIC__)\n#endif\n"
    assert sharing(sets, asking, archs) == {**expected, "sm_120f": "compute_120f"}


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
            assert architecture(image_in(out, f"{image['family']}.{image['arch']}.cubin")) == number
    listed = {image["file"] for image in sets.manifest()["images"]}
    assert {path.name for path in out.iterdir()} == listed | {"manifest.json", "src"}
    assert sets.manifest()["assembler"] == {"name": "ptxas", "version": "12.2.140"}
    assert sources_of(out) == {"a.cu": "// a\n", "b.cu": "// b\n"}  # as nybble reads them


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def test_families_may_lie_in_subfolders_and_include_from_the_top(sets: Sets) -> None:
    _write(sets.sources / "one/device/f.cu", '#include "device/part.cuh"\n')
    _write(sets.sources / "device/part.cuh", "int part;\n")
    _write(sets.sources / "device/unused.cuh", "int unused;\n")
    done = sets.make()
    assert done.returncode == 0, done.stderr
    assert {image["family"] for image in sets.manifest()["images"]} == {"f"}
    assert set(sources_of(sets.folder / "out")) == {"one/device/f.cu", "device/part.cuh"}


def test_two_files_of_one_family_are_refused(sets: Sets) -> None:
    for folder in ("one", "other"):
        _write(sets.sources / folder / "f.cu", "int x;\n")
    done = sets.make()
    assert done.returncode == 2
    assert "duplicate family f: " in done.stderr
    assert str(sets.sources / "one/f.cu") in done.stderr


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
    first = sets.make("out", *cache)
    again = sets.make("out", *cache)
    for done in (first, again):  # nybforge shows the progress by these lines
        head, *images = done.stdout.splitlines()
        assert done.returncode == 0
        assert head == f"planned   {len(images)} images"
        assert all(map(unit_of, images))
    assert sets.tools.runs("nvcc") == sets.tools.runs("ptxas") == []
    assert "skipped   a.compute_80.ptx: its cubins are cached\n" in again.stdout
    sets.family("a", '// "said" otherwise\n\nint a; /* the same\n code */\n')
    sets.family("b", "int other;\n")
    assert sets.make("out", *cache).returncode == 0
    assert {run.split(" ")[0] for run in sets.tools.runs("nvcc")} == {"b"}
    assert {run.split(".")[0] for run in sets.tools.runs("ptxas")} == {"b"}
    # The cache has the PTX of the new architecture's generation, so only its cubin is assembled.
    assert sets.make("out", *cache, archs=ARCHS + " 87-real").returncode == 0
    assert sets.tools.runs("nvcc") == []
    assert sets.tools.runs("ptxas") == ["a.compute_80 sm_87", "b.compute_80 sm_87"]


def test_a_change_that_is_undone_finds_the_old_images(sets: Sets, tmp_path: Path) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", "int x;\n")
    assert sets.make("first", *cache).returncode == 0
    sets.family("f", "int y;\n")
    assert sets.make("second", *cache).returncode == 0
    sets.family("f", "int x;\n")
    assert sets.make("third", *cache).returncode == 0
    assert sets.tools.runs("nvcc") == sets.tools.runs("ptxas") == []
    assert sets.manifest("third") == sets.manifest("first") != sets.manifest("second")
    image_in(sets.folder / "third", "f.compute_90.ptx")


def test_a_changed_source_with_the_same_ptx_assembles_nothing(sets: Sets, tmp_path: Path) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", '#include "part.cuh"\n')  # the fake compiler's PTX is only the file's own text
    part = sets.sources / "part.cuh"
    part.write_text("int x;\n", "utf-8")
    assert sets.make("first", *cache).returncode == 0
    part.write_text("int y;\n", "utf-8")
    done = sets.make("second", *cache)
    assert done.returncode == 0, done.stderr
    assert len(sets.tools.runs("nvcc")) == 4
    assert sets.tools.runs("ptxas") == []
    assert sets.manifest("second")["images"] == sets.manifest("first")["images"]
    image_in(sets.folder / "second", "f.sm_86.cubin")
    assert sets.make("third", *cache).returncode == 0
    assert sets.tools.runs("nvcc") == sets.tools.runs("ptxas") == []
    # a ptxas of another version assembles the cached PTX again
    part.write_text("int z;\n", "utf-8")
    make_tools(sets.tools.ptxas.parent, "12.2.141")
    assert sets.make("fourth", *cache).returncode == 0
    assert len(sets.tools.runs("ptxas")) == 8


def test_ptx_has_only_the_variables_that_it_uses(sets: Sets, tmp_path: Path) -> None:
    """NVRTC writes all constants of all headers, so a new constant would change every cubin."""
    used = [
        ".global .align 4 .u32 _Zused = 4;",
        ".global .align 8 .u64 pointer = _Zused;",
        ".visible .global .align 4 .u32 exported = 4;",
        "ld.global.u64 %rd1, [pointer];",
    ]
    unused = [
        ".global .align 4 .b8 _Zuse[8] = {1, 2};",  # a prefix of a used name
        ".global .align 8 .u64 chain = generic(_Zuse);",
        ".global .align 4 .b8 $zeros[8];",
    ]
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", "\n".join(["first", *used, "last"]))
    assert sets.make("first", *cache).returncode == 0
    sets.family("f", "\n".join(["first", *unused[:2], *used, *unused[2:], "last"]))
    done = sets.make("second", *cache)
    assert done.returncode == 0, done.stderr
    assert len(sets.tools.runs("nvcc")) == 4
    assert sets.tools.runs("ptxas") == []
    ptx = image_in(sets.folder / "second", "f.compute_60.ptx").decode()
    assert ptx.splitlines()[2:] == ["// first", *used, "last"]


def test_an_unusable_cache_is_one_warning_and_the_images_are_made(
    sets: Sets, tmp_path: Path
) -> None:
    sets.family("f", "int x;\n")
    (tmp_path / "cache").write_text("not a folder")
    done = sets.make("out", "--cache", str(tmp_path / "cache"))
    assert done.returncode == 0, done.stderr
    warnings = [line for line in done.stdout.splitlines() if line.startswith("warning:")]
    assert len(warnings) == 1
    assert f"the image cache {tmp_path / 'cache'} is not used: " in warnings[0]
    assert sets.make("plain").returncode == 0
    assert sets.manifest("out") == sets.manifest("plain")


def test_a_damaged_entry_of_the_cache_is_made_again(sets: Sets, tmp_path: Path) -> None:
    cache = ("--cache", str(tmp_path / "cache"))
    sets.family("f", "int x;\n")
    assert sets.make("first", *cache).returncode == 0
    for path in (tmp_path / "cache").glob("*/*.image"):
        path.write_bytes(path.read_bytes()[:-5])
    assert sets.make("second", *cache).returncode == 0
    assert len(sets.tools.runs("ptxas")) == 8
    assert sets.manifest("second") == sets.manifest("first")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('const char* a = "// x";\n', 'const char* a = "// y";\n'),
        ("char a = '\"'; int b; // \"\n", "char a = '\"'; int c; // \"\n"),
        ("int a = 1'000; // '\n", "int a = 1'001; // '\n"),
        ('const char* a = R"(/* x */)";\n', 'const char* a = R"(/* y */)";\n'),
    ],
)
def test_code_that_looks_like_a_comment_is_kept(
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


@pytest.mark.parametrize("given", [None, "glibc.malloc.hugetlb=0"])
def test_compilers_use_huge_pages_unless_the_user_sets_tunables(
    sets: Sets, monkeypatch: pytest.MonkeyPatch, given: str | None
) -> None:
    monkeypatch.delenv("GLIBC_TUNABLES", raising=False)
    if given is not None:
        monkeypatch.setenv("GLIBC_TUNABLES", given)
    seen = sets.folder / "seen"
    for tool in (sets.tools.nvcc, sets.tools.ptxas):
        real = tool.rename(tool.with_name(f"{tool.name}-real"))
        program(tool, f'#!/bin/sh\necho "$GLIBC_TUNABLES" >> {seen}\nexec {real} "$@"\n')
    sets.family("f", "int x;")
    assert sets.make().returncode == 0
    lines = seen.read_text("utf-8").splitlines()
    assert set(lines) == {given or "glibc.malloc.hugetlb=1"}
    assert len(lines) > len(sets.manifest()["images"])  # the version of each tool is asked too


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


def test_a_parent_that_ignores_its_children_changes_nothing(sets: Sets) -> None:
    """If a parent ignores SIGCHLD, as some daemons do, the system discards exit codes."""
    sets.family("f", "int x;")
    ignored = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    try:
        with subprocess.Popen(sets.line(), stdout=subprocess.PIPE, text=True) as program:
            # Python cannot get the exit code either; it waits for the end of the output
            text = program.communicate(timeout=300)[0]
    finally:
        signal.signal(signal.SIGCHLD, ignored)
    assert text.count("assembled ") == 8
    assert len(sets.manifest()["images"]) == 10


def test_no_compiler_outlives_a_set_that_ends_early(sets: Sets) -> None:
    sets.family("quick", "int x;")
    sets.family("slow", "int SLOW;")
    in_the_way = sets.folder / "out/quick.sm_80.cubin.lz4"
    in_the_way.mkdir(parents=True)
    done = sets.make("out", "--jobs", "2", archs="80-real", ptxas=False)
    assert done.returncode == 4
    assert str(in_the_way) in done.stderr
    # the compiler of `slow` would run for 30 s; after its signal it may need a moment to end
    ours, given_up = os.fsencode(sets.folder), time.monotonic() + 20
    while any(ours in line and b"slow.cu" in line for line in command_lines()):
        assert time.monotonic() < given_up, "a compiler still runs"
        time.sleep(0.05)


def command_lines() -> Iterator[bytes]:
    """Yield the command line of every process."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # the process has ended
            yield path.read_bytes()


def test_ptxas_of_another_toolkit_or_none_at_all_is_refused(sets: Sets, tmp_path: Path) -> None:
    sets.family("f", "int x;")
    text = "#!/bin/sh\necho 'Cuda compilation tools, release 12.4, V12.4.131'\n"
    ptxas = program(tmp_path / "ptxas", text)
    other = sets.make("out", "--ptxas", str(ptxas), ptxas=False)
    assert other.returncode == 2
    assert "is of CUDA 12.4.131 but this nvcc is of 12.2" in other.stderr
    absent = sets.make("out", "--ptxas", str(tmp_path / "no ptxas"), ptxas=False)
    assert absent.returncode == 4
    assert "cannot start" in absent.stderr
    assert "no ptxas" in absent.stderr
