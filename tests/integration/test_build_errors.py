"""A failed build shows the first error with its file and line, and the path of the log."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from nvrtcc_fakes import Tools
from test_stubs_real_libraries import library_file
from tiny import ROOT, Tiny

KERNEL = 'extern "C" __global__ void k(float* x) {\n  x[0] = 1;\n}\n'
BROKEN = f"{KERNEL}{'// more' * 10}\n" + KERNEL.replace("k(", "n(").replace("1;", "BROKEN;")
LINE = 6  # the line with the error in BROKEN


def failed(tiny: Tiny, target: str, code: int = 5) -> dict[str, Any]:
    """Return the error of a build that fails; check that the doctor finds it in the log too."""
    done = tiny.builds(target, "--json")
    assert done.returncode == code, done.stderr
    error: dict[str, Any] = json.loads(done.stdout)["error"]
    (log,) = (tiny.build / "logs").glob(f"{error['what'].partition(':')[0]}.log")
    assert f"the whole log: {log} (the error is in line " in error["hint"]
    number = int(error["hint"].partition("in line ")[2].partition(")")[0])
    first = json.loads(tiny.run("doctor", "--log", str(log), "--json").stdout)["first_error"]
    assert (first["line"], first["text"]) == (number, error["detail"])
    assert log.read_text("utf-8").splitlines()[number - 1].strip() in map(str.strip, first["text"])
    return error


def compile_images(tiny: Tiny, nvrtcc: Path, options: str) -> None:
    """Make the small build compile its images with nvrtcc, as the real build does."""
    folder = tiny.root / "csrc/gemm4/device"
    (folder / "gemm4_wgmma.cu").write_text(KERNEL)
    (folder / "gemm4.cu").write_text(BROKEN)
    tiny.script(
        "nybble-kernels",
        f"{nvrtcc} set --target cuda122 {options} --toolkit 12.2.140 --archs '80-real 90-virtual' "
        '--sources source --jobs 1 --out "$PREFIX/share/nybble-kernels"',
    )


def assert_shows_the_kernel(tiny: Tiny, error: dict[str, Any]) -> None:
    where = {"path": str(tiny.root / "csrc/gemm4/device/gemm4.cu"), "line": LINE, "column": None}
    assert error["where"] == where
    assert f'gemm4.cu({LINE}): error: identifier "BROKEN" is undefined' in "\n".join(
        error["detail"]
    )
    assert "Script failed" not in "\n".join(error["detail"])


def test_a_broken_kernel_is_shown_with_file_and_line(
    tiny: Tiny, nvrtcc: Path, tools: Tools
) -> None:
    compile_images(tiny, nvrtcc, f"--compiler nvcc --nvcc {tools.nvcc} --ptxas {tools.ptxas}")
    assert_shows_the_kernel(tiny, failed(tiny, "cuda122"))


def test_nvrtcs_own_error_is_shown_with_file_and_line(
    tiny: Tiny, nvrtcc: Path, wheels: Path
) -> None:
    library = library_file(wheels, "nvrtc", "12.2")
    compile_images(tiny, nvrtcc, f"--compiler nvrtc --library {library}")
    assert_shows_the_kernel(tiny, failed(tiny, "cuda122"))


def edited(tiny: Tiny, package: str, old: str, new: str) -> None:
    path = tiny.root / f"recipe/{package}/recipe.yaml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.skipif(shutil.which("c++") is None, reason="missing: a C++17 compiler (c++)")
@pytest.mark.parametrize(
    ("source", "line", "says"),
    [
        ("#include <vector>\nint f(std::vector<int> x) {\n  return x.sizes();\n}\n", 3, "'sizes'"),
        ("int f() { return 1; }\n#include <no/such.h>\n", 2, "no/such.h: No such file"),
        ("int g();\nint main() {\n  return g();\n}\n", 3, "undefined reference"),
    ],
)
def test_a_broken_source_is_shown_with_file_and_line(
    tiny: Tiny, source: str, line: int, says: str
) -> None:
    (tiny.root / "csrc/cpu/cpu.cc").write_text(source)
    (tiny.root / "csrc/CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(x CXX)\nadd_executable(x cpu/cpu.cc)\n"
    )
    ninja = Path(sys.executable).with_name("ninja")
    build = (
        f"- export LC_ALL=C CXXFLAGS=-g PATH={ninja.parent}:$PATH\n"
        "        - cmake -S source -B b -G Ninja\n        - cmake --build b\n"
    )
    copy = '- cp source/CMakeLists.txt "$PREFIX/share/libnybble/"\n'
    edited(tiny, "libnybble", copy, build)
    error = failed(tiny, "cpu")
    where = {"path": str(tiny.root / "csrc/cpu/cpu.cc"), "line": line, "column": None}
    assert error["where"] == where
    assert says in "\n".join(error["detail"])


def test_a_failing_package_test_shows_its_exception(tiny: Tiny) -> None:
    check = "import json\n\n\ndef check():\n    json.loads('{')\n\n\ncheck()\n"
    (tiny.root / "csrc/check.py").write_text(check)
    edited(tiny, "libnybble", "cp source/CMake", "cp source/check.py source/CMake")
    old = 'test -f "$PREFIX/share/libnybble/CMakeLists.txt"'
    edited(tiny, "libnybble", old, f'{sys.executable} "$PREFIX/share/libnybble/check.py"')
    error = failed(tiny, "cpu", 6)
    assert error["detail"][0] == "Traceback (most recent call last):"
    assert error["detail"][-1].startswith("json.decoder.JSONDecodeError: ")


def test_a_failing_package_test_without_an_error_shows_its_output(tiny: Tiny) -> None:
    old = 'test -f "$PREFIX/share/libnybble/CMakeLists.txt"'
    edited(tiny, "libnybble", old, 'sh -c "echo 3 images of 4; exit 1"')
    done = tiny.builds("cpu", "--json")
    assert done.returncode == 6
    # the trace of bash uses another pipe, so its last line may follow this line
    assert "3 images of 4" in json.loads(done.stdout)["error"]["detail"][-2:]


def test_a_missing_file_of_a_package_is_shown(tiny: Tiny) -> None:
    tiny.script("nybble-kernels", 'mkdir -p "$PREFIX/share"\ntouch "$PREFIX/share/elsewhere"')
    error = failed(tiny, "cuda122", 6)
    heading, match = error["detail"]
    assert heading == "Package content test failed:"
    # the engine writes a symbol before this text, which some locales do not have
    assert match.endswith(" No match for files glob: share/nybble-kernels/*")


def test_a_missing_dependency_is_shown_in_the_solvers_words(tiny: Tiny) -> None:
    edited(tiny, "nybble-kernels", "[nvrtcc]", "[no-such-tool]")
    (line,) = failed(tiny, "cuda122")["detail"]
    assert "No candidates were found for no-such-tool" in line


def test_rattler_build_shows_the_first_error_too(tiny: Tiny, tmp_path: Path) -> None:
    """This project's `rattler-build` also shows the first error of a user's recipe."""
    recipe = tmp_path / "own/recipe.yaml"
    recipe.parent.mkdir()
    script = (
        "echo 'a.c:7:1: error: expected expression' >&2; for i in $(seq 40); do echo; done; false"
    )
    recipe.write_text(
        "package: {name: own, version: 1}\n"
        f"build: {{noarch: generic, script: [{json.dumps(script)}]}}\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "nybforge.front", "build", "-r", str(recipe), "-c", "conda-forge"],
        env={**tiny.env, "PYTHONPATH": str(ROOT / "pkg")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 5
    assert "  | a.c:7:1: error: expected expression\n" in done.stderr
