"""The stubs' development package, built and installed by CMake: its shared libraries, and programs
that link to it through CMake targets and pkg-config files."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cuda_libraries import STUBS, fake_library, tables_module
from ruamel.yaml import YAML
from stub_programs import clean_environment

TOOLS = Path(sys.executable).parent
ROOT = STUBS.parents[1]
# Name of a shared library -> its table, and the CUDA major of its headers.
SHARED = {
    "driver": ("driver", None),
    "nvrtc": ("nvrtc", None),
    "nvjitlink": ("nvjitlink", None),
    "cublaslt": ("cublaslt", None),
    "cudart_11": ("cudart", 11),
    "cudart_12": ("cudart", 12),
    "cudart_13": ("cudart", 13),
}
# The host code that nvcc generates for a kernel: a constructor registers it, and the runtime
# launches it. A C++ compiler and the package's headers can compile it.
PROGRAM = """
#include "stubs/cudart.h"
#include <cstdio>
static struct { int magic, version; const void* data; void* unused; }
    binary = {0x466243b1, 1, "", nullptr};
static char scale;
static void** const handle = [] {
  void** const one = __cudaRegisterFatBinary(&binary);
  __cudaRegisterFunction(one, &scale, nullptr, "scale", -1, nullptr, nullptr, nullptr, nullptr,
                         nullptr);
  __cudaRegisterFatBinaryEnd(one);
  return one;
}();
int main() {
  int count = 7;
  const int code = cudaGetDeviceCount(&count);
  const int launch = cudaLaunchKernel(&scale, dim3{1, 1, 1}, dim3{1, 1, 1}, nullptr, 0, nullptr);
  std::printf("%d %d %d\\n", code, count, launch);
}
"""
CMAKE = """
cmake_minimum_required(VERSION 3.22)
project(consumer LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(nybble-cuda-stubs REQUIRED)
add_executable(static program.cc)
target_link_libraries(static PRIVATE nybble::cudart_stub nybble::cuda_stub)
add_executable(shared program.cc)
target_link_libraries(shared PRIVATE nybble::cudart_13_stub_shared)
"""
# A third-party library that is linked to the vendor's runtime.
OTHER = """
int cudaGetDeviceCount(int*);
int other(void) {
  int count = -1;
  const int code = cudaGetDeviceCount(&count);
  return code * 100 + count;
}
"""
CALLS_OTHER = """
#include "stubs/cudart.h"
#include <cstdio>
extern "C" int other();
int main() {
  int count = 7;
  const int code = cudaGetDeviceCount(&count);
  std::printf("%d %d %d\\n", code, count, other());
}
"""


def run(*command: object, **env: str) -> str:
    done = subprocess.run(
        list(map(str, command)), env=clean_environment(**env), capture_output=True, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


def configure(source: Path, build: Path, *more: str) -> None:
    tools = ("-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={TOOLS / 'ninja'}")
    run(TOOLS / "cmake", "-S", source, "-B", build, *tools, "-DCMAKE_BUILD_TYPE=None", *more)
    run(TOOLS / "cmake", "--build", build, "--parallel", "2")


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The prefix into which the package is installed."""
    folder = tmp_path_factory.mktemp("package")
    prefix = folder / "prefix"
    where = (f"-DCMAKE_INSTALL_PREFIX={prefix}", "-DCMAKE_INSTALL_LIBDIR=lib")
    configure(STUBS / "package", folder / "build", *where, "-DCMAKE_CXX_FLAGS=-O0")
    run(TOOLS / "cmake", "--install", folder / "build")
    return prefix


@pytest.fixture(scope="session")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fake_library(tmp_path_factory.mktemp("runtime"), "cudart", 13)


def undeclared(table: str, major: int | None) -> set[str]:
    """Return the functions that the library exports but its headers do not declare."""
    about = YAML(typ="safe").load(STUBS / "api/libraries.yaml")
    if table == "driver":
        return {name for name in about[table]["untyped"] if "*" not in name}
    exported = YAML(typ="safe").load(STUBS / f"api/exports/{table}.yaml")
    return {
        name
        for name, versions in exported.items()
        if major is None or f"{major}." in f" {versions}"
    }


@pytest.mark.parametrize("name", SHARED)
def test_a_shared_form_exports_its_table_under_its_own_name_and_node(
    package: Path, name: str
) -> None:
    library = package / f"lib/libnybble_stub_{name}.so"
    dynamic = run("readelf", "-dW", library)
    assert re.findall(r"SONAME.*\[(.*)\]", dynamic) == [f"libnybble_stub_{name}.so.1"]
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    assert not [one for one in needed if re.match(r"libcu|libnv", one)]
    table, major = SHARED[name]
    tables = tables_module()
    wanted = set(tables.major_rows(tables.load(STUBS / f"api/{table}.yaml"), major))
    if platform.machine() in ("x86_64", "aarch64"):
        wanted |= undeclared(table, major)
    lines = run("nm", "-D", "--defined-only", library).splitlines()
    exported = {line.split()[-1] for line in lines if " A " not in line}
    assert exported == {f"{symbol}@@NYBBLE_STUB_1" for symbol in wanted}


def test_programs_link_by_cmake_targets(package: Path, runtime: Path, tmp_path: Path) -> None:
    (tmp_path / "program.cc").write_text(PROGRAM)
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    configure(tmp_path, tmp_path / "build", f"-DCMAKE_PREFIX_PATH={package}")
    for form in ("static", "shared"):
        program = tmp_path / "build" / form
        assert run(program, NYBBLE_LIBCUDART=str(runtime)) == "0 1 0\n"
        absent = run(program, NYBBLE_LIBCUDART="/nowhere", NYBBLE_STUB_WARN="0")
        assert absent == "35 0 35\n"
        needed = re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "-dW", program))
        assert not [one for one in needed if re.match(r"libcu|libnv", one)]


def flags(package: Path, wanted: str) -> list[str]:
    """Return the output of `pkg-config --<wanted>`, computed from the .pc file, so that pkg-config
    need not be installed.
    """
    file = package / "lib/pkgconfig/nybble-stub-cudart_13.pc"
    values = {"pcfiledir": str(file.parent)}
    found = ""
    for line in file.read_text().splitlines():
        if variable := re.fullmatch(r"(\w+)=(.*)", line):
            values[variable[1]] = re.sub(r"\$\{(\w+)\}", lambda m: values[m[1]], variable[2])
        elif line.startswith(f"{wanted}: "):
            found = re.sub(r"\$\{(\w+)\}", lambda m: values[m[1]], line.split(": ", 1)[1])
    return found.split()


def test_programs_link_by_pkg_config_files(package: Path, runtime: Path, tmp_path: Path) -> None:
    source = tmp_path / "program.cc"
    source.write_text(PROGRAM)
    program = tmp_path / "program"
    words = [*flags(package, "Cflags"), str(source)]
    run("c++", "-std=c++17", *words, "-o", program, *flags(package, "Libs"))
    assert run(program, NYBBLE_LIBCUDART=str(runtime)) == "0 1 0\n"


def test_the_recipes_own_test_passes(package: Path) -> None:
    environment = {"PREFIX": str(package)}
    done = subprocess.run(
        ["sh", "test/link.sh"],
        cwd=ROOT / "recipe/nybble-cuda-stubs",
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("form", ["static", "shared"])
@pytest.mark.parametrize("first", ["program", "vendor"])
def test_stub_and_vendor_runtime_in_one_process_never_take_each_others_calls(
    package: Path, runtime: Path, tmp_path: Path, form: str, first: str
) -> None:
    """The program calls the stub; a library that it loads calls the vendor's runtime. In one run
    the stub is first in the global scope, and in the other the vendor's runtime. The stub finds no
    runtime, so its calls return an error and the results show which library received each call."""
    other = tmp_path / "libother.so"
    (tmp_path / "other.c").write_text(OTHER)
    beside = f"-Wl,-rpath,{runtime.parent}"
    run("cc", "-shared", "-fPIC", beside, "-o", other, tmp_path / "other.c", runtime)
    (tmp_path / "program.cc").write_text(CALLS_OTHER)
    lib = package / "lib"
    link = (
        [f"-L{lib}", "-l:libnybble_stub_cudart_13.a", "-lnybble_stubs", "-ldl", "-lpthread"]
        if form == "static"
        else [f"-L{lib}", "-lnybble_stub_cudart_13", f"-Wl,-rpath,{lib}"]
    )
    program = tmp_path / "program"
    rpath = f"-Wl,-rpath,{tmp_path}"
    include = f"-I{package / 'include/nybble'}"
    words = ["-std=c++17", include, tmp_path / "program.cc", "-o", program]
    run("c++", *words, *link, other, rpath, "-Wl,-z,now")
    env = {"NYBBLE_LIBCUDART": "/nowhere", "NYBBLE_STUB_WARN": "0"}
    if first == "vendor":
        env["LD_PRELOAD"] = str(runtime)
    assert run(program, **env) == "35 0 1\n"
