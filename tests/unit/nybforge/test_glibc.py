"""The glibc that a file needs is computed from its symbol versions. The test libraries are small
and real."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from nybforge.glibc import Needs, read_needs, requirement

pytestmark = pytest.mark.slow  # compiles libraries


def linked(folder: Path, code: str, *options: str) -> Path:
    source, library = folder / "made.c", folder / "libmade.so"
    source.write_text(code)
    words = ["cc", "-shared", "-fPIC", "-nostdlib", "-O0", "-o", library, source, *options]
    subprocess.run(words, check=True)
    return library


def uses_version(folder: Path, version: str) -> Path:
    """Return a library that uses a function of its own small C library. The function has the symbol
    version GLIBC_`version`."""
    libc = folder / "libc.so.6"
    script = folder / "map"
    script.write_text(f"GLIBC_2.2.5 {{ old_function; }};\nGLIBC_{version} {{ new_function; }};\n")
    code = "void old_function(void) {}\nvoid new_function(void) {}\n"
    (folder / "libc.c").write_text(code)
    words = ["cc", "-shared", "-fPIC", "-nostdlib", folder / "libc.c", "-o", libc]
    subprocess.run([*words, "-Wl,-soname,libc.so.6", f"-Wl,--version-script={script}"], check=True)
    return linked(
        folder,
        "void old_function(void); void new_function(void);\n"
        "void used(void) { old_function(); new_function(); }\n",
        str(libc),
    )


def needs(path: Path) -> Needs:
    found = read_needs(path.read_bytes())
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("version", "glibc"), [("2.36", "2.36"), ("2.9", "2.17"), ("2.100", "2.100")]
)
def test_the_newest_symbol_counts_and_2_17_is_the_least(
    tmp_path: Path, version: str, glibc: str
) -> None:
    found = needs(uses_version(tmp_path, version))
    assert found.glibc == glibc
    assert found.libraries == ("libc.so.6",)
    assert found.symbols == (("new_function", version), ("old_function", "2.2.5"))


def test_the_symbols_above_a_pin_are_named(tmp_path: Path) -> None:
    found = needs(uses_version(tmp_path, "2.34"))
    assert found.above("2.17") == ["new_function@GLIBC_2.34"]
    assert found.above("2.34") == []


@pytest.mark.parametrize(
    ("name", "library", "glibc"),
    [
        ("dlopen", "libc.so.6", "2.30"),
        ("pthread_create", "libc.so.6", "2.30"),
        ("sem_post", "libc.so.6", "2.30"),
        ("pthread_create", "libpthread.so.0", "2.17"),
        ("pthread_mutex_lock", "libc.so.6", "2.17"),
        ("pthread_cond_wait", "libc.so.6", "2.17"),
        ("pthread_attr_init", "libc.so.6", "2.17"),
        ("dl_iterate_phdr", "libc.so.6", "2.17"),
    ],
)
def test_a_function_is_searched_in_the_library_that_the_file_names(
    tmp_path: Path, name: str, library: str, glibc: str
) -> None:
    """The loader of glibc 2.17 to 2.29 stops if libc is named and does not have the function."""
    (tmp_path / "map").write_text(f"GLIBC_2.2.5 {{ {name}; }};\n")
    (tmp_path / "small.c").write_text(f"void {name}(void) {{}}\n")
    words = ["cc", "-shared", "-fPIC", "-nostdlib", "-fno-builtin", tmp_path / "small.c"]
    words += ["-o", tmp_path / library, f"-Wl,-soname,{library}"]
    subprocess.run([*words, f"-Wl,--version-script={tmp_path / 'map'}"], check=True)
    code = f"void {name}(void); void used(void) {{ {name}(); }}\n"
    assert needs(linked(tmp_path, code, str(tmp_path / library))).glibc == glibc


def test_versions_of_other_libraries_do_not_count(tmp_path: Path) -> None:
    library = linked(tmp_path, "void used(void) {}\n")
    assert needs(library).glibc == "2.17"
    assert requirement([]) == "2.17"


def test_a_loader_feature_counts_as_its_release(tmp_path: Path) -> None:
    script = "GLIBC_2.2.5 { old_function; };\nGLIBC_ABI_DT_RELR { nothing; };\n"
    (tmp_path / "map").write_text(script)
    (tmp_path / "libc.c").write_text("void old_function(void) {}\nint nothing;\n")
    libc = tmp_path / "libc.so.6"
    words = ["cc", "-shared", "-fPIC", "-nostdlib", tmp_path / "libc.c", "-o", libc]
    words += ["-Wl,-soname,libc.so.6", f"-Wl,--version-script={tmp_path / 'map'}"]
    subprocess.run(words, check=True)
    code = "extern int nothing; int *used(void) { return &nothing; }\n"
    found = needs(linked(tmp_path, code, str(libc)))
    assert found.glibc == "2.36"
    assert found.above("2.17") == ["a loader of glibc 2.36"]


def test_other_files_need_nothing(tmp_path: Path) -> None:
    subprocess.run(["cc", "-c", "-x", "c", "/dev/null", "-o", tmp_path / "made.o"], check=True)
    assert read_needs((tmp_path / "made.o").read_bytes()) is None
    assert read_needs(b"#!/bin/sh\n") is None
    assert read_needs(b"") is None


def test_a_damaged_file_is_an_error_of_its_own(tmp_path: Path) -> None:
    data = uses_version(tmp_path, "2.36").read_bytes()
    for length in range(20, len(data), 97):
        with pytest.raises(ValueError, match="damaged ELF file"):
            read_needs(data[:length])
