"""The search for compilers finds every GCC once, under any name, and nothing else."""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path

import pytest
from fake_programs import program

from nybforge.run import Runner
from nybforge.toolchain.host import find_compilers, probe_host

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64", reason="the fakes say they make code for x86_64"
)


@pytest.fixture
def find(runner: Runner, tmp_path: Path) -> Callable[[], list[str]]:
    """Return "version program" for the compilers found in bin/, without the system's own GCCs."""

    def search(*folders: str) -> list[str]:
        path = ":".join(str(tmp_path / each) for each in folders or ("bin",))
        found = find_compilers(runner, {"PATH": path}, "2.36")
        mine = [each for each in found if tmp_path in each.gcc.parents]
        return [f"{each.version} {each.gcc.name}" for each in mine]

    return search


def test_every_version_is_found_newest_first(
    fake_gcc: Callable[..., Path], find: Callable[..., list[str]]
) -> None:
    for name, version in (("gcc-9", "9.5.1"), ("gcc-13", "13.2.1"), ("gcc", "10.2.1")):
        fake_gcc(name, version)
    assert find() == ["13.2.1 gcc-13", "10.2.1 gcc", "9.5.1 gcc-9"]


def test_an_alias_of_the_same_compiler_is_found_once_and_under_its_short_name(
    fake_gcc: Callable[..., Path], find: Callable[..., list[str]], tmp_path: Path
) -> None:
    fake_gcc("x86_64-linux-gnu-gcc-12", "12.9.1")
    for link in ("gcc-12", "gcc"):
        (tmp_path / "bin" / link).symlink_to("x86_64-linux-gnu-gcc-12")
        (tmp_path / "bin" / link.replace("gcc", "g++")).symlink_to("x86_64-linux-gnu-g++-12")
    assert find() == ["12.9.1 gcc"]


def test_names_with_words_are_aliases_too(
    fake_gcc: Callable[..., Path], find: Callable[..., list[str]]
) -> None:
    fake_gcc("gcc-latest", "14.1.1")
    fake_gcc("my-gcc", "11.4.1", folder="other")
    assert find("bin", "other") == ["14.1.1 gcc-latest", "11.4.1 my-gcc"]


@pytest.mark.parametrize(
    "name", ["gcc-ar", "gcc-nm-12", "gcc-ranlib", "c89-gcc", "c99-gcc", "gccgo"]
)
def test_companions_of_gcc_are_not_compilers(
    name: str, fake_gcc: Callable[..., Path], find: Callable[..., list[str]]
) -> None:
    fake_gcc(name, "12.9.1", gxx=False)
    assert find() == []


def test_clang_under_gccs_name_is_not_a_gcc(find: Callable[..., list[str]], tmp_path: Path) -> None:
    text = "#!/bin/sh\necho \"error: unknown argument '$1'\" >&2\nexit 1\n"
    program(tmp_path / "bin/gcc", text)
    assert find() == []


def test_a_compiler_for_another_system_is_left_out(
    fake_gcc: Callable[..., Path], find: Callable[..., list[str]]
) -> None:
    fake_gcc("x86_64-w64-mingw32-gcc", "12.9.1", machine="x86_64-w64-mingw32")
    fake_gcc("arm-none-eabi-gcc", "13.9.1", machine="arm-none-eabi")
    assert find() == []


def test_a_cross_compiler_is_known_as_one(
    fake_gcc: Callable[..., Path], runner: Runner, tmp_path: Path
) -> None:
    fake_gcc("aarch64-linux-gnu-gcc-12", "12.9.1", machine="aarch64-linux-gnu")
    found = find_compilers(runner, {"PATH": str(tmp_path / "bin")}, "2.36")
    mine = [each for each in found if tmp_path in each.gcc.parents]
    assert [(each.platform, each.version) for each in mine] == [("linux-aarch64", "12.9.1")]
    assert mine[0].gxx == tmp_path / "bin/aarch64-linux-gnu-g++-12"


def test_each_link_into_ccache_is_a_compiler_of_its_own(
    find: Callable[..., list[str]], tmp_path: Path
) -> None:
    folder = tmp_path / "bin"
    program(
        folder / "ccache",
        "#!/bin/sh\n"
        'case "$(basename "$0") $1" in\n'
        '"gcc-11 -dumpfullversion") echo 11.9.1 ;;\n'
        '"gcc-12 -dumpfullversion") echo 12.9.1 ;;\n'
        '*" -dumpmachine") echo x86_64-linux-gnu ;;\n'
        "esac\n",
    )
    for name in ("gcc-11", "g++-11", "gcc-12", "g++-12"):
        (folder / name).symlink_to("ccache")
    assert find() == ["12.9.1 gcc-12", "11.9.1 gcc-11"]


def test_a_gcc_without_gxx_is_found_and_says_so(
    fake_gcc: Callable[..., Path], runner: Runner, tmp_path: Path
) -> None:
    fake_gcc("gcc-15", "15.9.1", gxx=False)
    found = find_compilers(runner, {"PATH": str(tmp_path / "bin")}, "2.36")
    assert [each.gxx for each in found if tmp_path in each.gcc.parents] == [None]


def test_a_link_to_gcc_away_from_its_gxx_does_not_hide_the_compiler(
    fake_gcc: Callable[..., Path], runner: Runner, tmp_path: Path
) -> None:
    real = fake_gcc("gcc-15", "15.9.1")
    mine = tmp_path / "home"
    mine.mkdir()
    (mine / "gcc").symlink_to(real)
    path = f"{mine}:{tmp_path / 'bin'}"
    found = find_compilers(runner, {"PATH": path}, "2.36")
    assert [each.gcc for each in found if tmp_path in each.gcc.parents] == [real]


def test_this_machine_is_described(runner: Runner, env: dict[str, str]) -> None:
    host = probe_host(runner, env)
    assert host.python.executable.is_file()
    assert host.libc.startswith("2.")
    assert all(each.version.count(".") == 2 for each in host.compilers)
