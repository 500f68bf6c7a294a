"""The built files need only glibc 2.17: check their symbols, and run them on an old Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from old_user_space import libraries, old_debian, on_old

from native_fixture import built
from nybforge.glibc import Needs, read_needs

ROOT = Path(__file__).resolve().parents[2]
FILES = ("lib/libnybble.so.1", "tools/nvrtcc/nvrtcc", "lib/libnybble_trace.so", "bin/nybble-trace")


def needs(path: Path) -> Needs:
    found = read_needs(path.read_bytes())
    assert found is not None
    return found


@pytest.fixture(scope="module")
def programs() -> Path:
    """The build folder with the library and the tools, built as for the packages."""
    return built("nybble", "nvrtcc", "nybble-trace", options=("-DNYBBLE_TESTS=ON",))


@pytest.fixture(scope="module")
def user_space() -> Path:
    """The root of an old Debian of this machine's architecture."""
    if os.uname().machine != "x86_64":
        pytest.skip("missing: an x86-64 machine")
    return old_debian("amd64")


@pytest.mark.parametrize("name", FILES)
def test_no_symbol_is_newer_than_glibc_2_17(programs: Path, name: str) -> None:
    assert needs(programs / name).above("2.17") == []


@pytest.mark.parametrize("name", FILES)
def test_only_libraries_that_every_system_has_are_needed(programs: Path, name: str) -> None:
    libraries = {each.partition(".so")[0] for each in needs(programs / name).libraries}
    system = {"libc", "libdl", "libm", "libpthread", "libgcc_s", "ld-linux-x86-64"}
    assert libraries <= {*system, "ld-linux-aarch64"}


def compiled(folder: Path, programs: Path, source: Path, *options: str) -> Path:
    program = folder / "program"
    words = ["cc", "-O1", source, "csrc/glibc/old_start.c", "-Icsrc/include", *options]
    words += [f"-L{programs / 'lib'}", "-lnybble", "-lm", "-o", program]
    subprocess.run(words, cwd=ROOT, check=True)
    return program


def test_the_packages_own_test_passes_on_an_old_user_space(
    programs: Path, user_space: Path, tmp_path: Path
) -> None:
    program = compiled(tmp_path, programs, ROOT / "recipe/libnybble/test/link.c")
    assert needs(program).glibc == "2.17"
    folders = [programs / "lib", *libraries(user_space)]
    assert "libnybble ABI" in on_old(folders, program)


def test_the_tools_start_on_an_old_user_space(programs: Path, user_space: Path) -> None:
    folders = [programs / "lib", *libraries(user_space)]
    said = on_old(folders, programs / "tools/nvrtcc/nvrtcc", "--version")
    assert said.startswith("nvrtcc ")


def test_destructors_of_threads_run_without_the_function_of_glibc_2_18(tmp_path: Path) -> None:
    """glibc 2.17 does not have the function, so the program's dlsym returns NULL."""
    (tmp_path / "program.cc").write_text(
        "#include <cstdio>\n#include <cstring>\n#include <pthread.h>\n"
        'extern "C" void* dlsym(void*, const char* name) {\n'
        "  return std::puts(name), nullptr;\n}\n"
        "struct said { const char* text; ~said() { std::puts(text); } };\n"
        'void* work(void*) {\n  static thread_local said first{"first"}, second{"second"};\n'
        "  return &first == nullptr ? &second : &first;\n}\n"
        "int main() {\n  pthread_t one;\n  pthread_create(&one, nullptr, work, nullptr);\n"
        "  return pthread_join(one, nullptr);\n}\n"
    )
    source = ROOT / "csrc/glibc/old_symbols.c"
    words = ["cc", "-c", "-fno-builtin", "-DNYBBLE_REPLACES_LOADER", source, "-o", "old.o"]
    subprocess.run(words, cwd=tmp_path, check=True)
    words = ["c++", "-w", "-static-libstdc++", "program.cc", "old.o", "-o", "program", "-lpthread"]
    subprocess.run(words, cwd=tmp_path, check=True)
    said = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    wanted = "__cxa_thread_atexit_impl\n" * 2 + "second\nfirst\n"
    assert said.stdout == wanted


def test_it_uses_threads_without_an_openmp_runtime(
    programs: Path, user_space: Path, tmp_path: Path
) -> None:
    """Request four threads and check that four run; link.c compares the results."""
    program = compiled(tmp_path, programs, ROOT / "recipe/libnybble/test/link.c")
    bare = tmp_path / "bare"
    bare.mkdir()
    for name in ("ld-*.so", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libgcc_s*"):
        (found,) = libraries(user_space)[0].glob(name)
        shutil.copy(found, bare / found.name)
    said = on_old([programs / "lib", bare], program, OMP_NUM_THREADS="4")
    assert "libnybble ABI" in said
