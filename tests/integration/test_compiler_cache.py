"""A real compiler cache provides object files to builds in the work folders of other checkouts."""

from __future__ import annotations

import io
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from steps import step_of

from native_fixture import ROOT
from nybforge.compilercache import FAILED, make_launcher
from nybforge.context import make_context
from nybforge.report import Report


@dataclass(frozen=True, kw_only=True)
class Filled:
    """A compiler cache after one build: its environment variables, the folder that contains the
    builds, the built program, and the number of compilations."""

    env: dict[str, str]
    home: Path
    program: bytes
    compiled: int


@pytest.fixture(scope="module", params=["ccache", "sccache"])
def filled(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Filled]:
    name: str = request.param
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"missing: {name}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    home = tmp_path_factory.mktemp(name)
    env = {"COMPILER_CACHE": program, "HOME": str(home)}
    env |= {f"{name.upper()}_DIR": str(home / "objects"), "SCCACHE_SERVER_PORT": port}
    works = [str(home / place / "work") for place in ("one", "another/place", "script", "other")]
    env["SCCACHE_BASEDIRS"] = os.pathsep.join(works)
    made = build(home / "one", env)
    yield Filled(env=env, home=home, program=made, compiled=misses(env))
    if name == "sccache":
        subprocess.run([program, "--stop-server"], env={**os.environ, **env}, capture_output=True)


def run(
    place: Path, cache: dict[str, str], before: str = "", cxx: str = "c++"
) -> subprocess.CompletedProcess[str]:
    """Build nvrtcc with the recipe's script in a work folder, as the engine does. `before` is put
    before the first line of a source."""
    work, prefix = place / "work", place / ("prefix_" + place.name)
    work.mkdir(parents=True)
    shutil.copytree(ROOT / "csrc", work / "csrc", ignore=shutil.ignore_patterns("device"))
    shutil.copy(ROOT / "VERSION", work)
    source = work / "csrc/tools/nvrtcc/files.cc"
    source.write_text(before + source.read_text("utf-8"), "utf-8")
    flags = f"-O2 -isystem {prefix}/include -fdebug-prefix-map={work}=/usr/local/src"
    env = {**os.environ, "BUILT": "nvrtcc", "ROOM": "tools/nvrtcc", "CXX": cxx, "CC": "cc"}
    env |= {"SRC_DIR": str(work), "PREFIX": str(prefix), "CXXFLAGS": flags, "CFLAGS": flags}
    for name in ("CMAKE_C_COMPILER_LAUNCHER", "CMAKE_CXX_COMPILER_LAUNCHER"):
        env.pop(name, None)
    env["CMAKE_ARGS"] = "-DCMAKE_CXX_FLAGS_RELEASE=-O0"  # takes less time than -O3
    script = ROOT / "recipe/libnybble/build.sh"
    return subprocess.run(
        ["bash", str(script)], cwd=work, env={**env, **cache}, capture_output=True, text=True
    )


def build(place: Path, cache: dict[str, str], before: str = "", cxx: str = "c++") -> bytes:
    """Return the program that was built."""
    done = run(place, cache, before, cxx)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return next(place.glob("prefix_*/bin/nvrtcc")).read_bytes()


def misses(cache: dict[str, str]) -> int:
    done = subprocess.run(
        [cache["COMPILER_CACHE"], "--show-stats"],
        env={**os.environ, **cache},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"(?:Misses:|Cache misses)\s+(\d+)", done.stdout)
    return int(found[1]) if found else 0  # ccache shows nothing before its first use


def test_another_work_folder_uses_the_objects_and_gives_the_same_bytes(filled: Filled) -> None:
    assert filled.compiled > 0
    changed = "// a comment\n\n/* and\n another */\n"
    assert build(filled.home / "another/place", filled.env, changed) == filled.program
    assert misses(filled.env) == filled.compiled
    source = filled.home / "another/place/work/csrc/tools/nvrtcc/files.cc"
    assert source.read_text().startswith("//")


@pytest.fixture(scope="module")
def uncached(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return build(tmp_path_factory.mktemp("uncached") / "without", {})


def test_without_a_cache_the_bytes_are_the_same(filled: Filled, uncached: bytes) -> None:
    assert uncached == filled.program


def test_an_error_names_the_line_of_the_source(filled: Filled, tmp_path: Path) -> None:
    done = run(tmp_path / "one", filled.env, "// a comment\n\nint wrong = true ? : ;\n")
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert said.count("error: expected primary-expression") == 1
    assert "files.cc:3:" in said


def test_objects_of_another_machines_compiler_are_not_used(filled: Filled) -> None:
    """The embedded toolchain's compilers are scripts, which are the same on every machine."""
    other = filled.home / "machine/c++"
    other.parent.mkdir()
    line = "[ $# = 1 ] && [ $1 = -v ] && { echo 'gcc version 99 (other)' >&2; exit 0; }\n"
    for place, text in (("script", ""), ("other", line)):
        other.write_text(f'#!/bin/sh\n{text}exec c++ "$@"\n')
        other.chmod(0o755)
        before = misses(filled.env)
        build(filled.home / place, filled.env, cxx=str(other))
        assert (misses(filled.env) > before) == (place == "other")


@pytest.mark.parametrize("name", ["ccache", "sccache"])
def test_a_cache_whose_folder_is_unusable_is_one_warning(name: str, tmp_path: Path) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"missing: {name}")
    (tmp_path / "recipe/variants").mkdir(parents=True)
    (tmp_path / "file").write_text("not a folder")
    env = {**os.environ, "NYBFORGE_ROOT": str(tmp_path), "CMAKE_CXX_COMPILER_LAUNCHER": name}
    env |= {"CCACHE_DIR": str(tmp_path / "file"), "SCCACHE_DIR": str(tmp_path / "file")}
    env["SCCACHE_SERVER_PORT"] = "45993"
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    launcher = make_launcher(make_context(report, env, tmp_path), [step_of("libnybble")])
    assert launcher is not None
    (tmp_path / "x.c").write_text("int x;\n")
    command = [str(launcher), "cc", "-c", "x.c", "-o", "x.o"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "x.o").stat().st_size > 0
    assert done.stdout.startswith(FAILED)
    assert len(done.stdout.splitlines()) == 1
