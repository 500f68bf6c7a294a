"""The cross-compiled library for Arm passes the C++ tests under user-mode emulation.

Of the CPU implementations, only NEON is tested. The test of NEON also tests the portable code that
NEON calls. `tests/native_suite.py --way arm` runs all tests of the whole library.
"""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cuda_libraries import fake_library
from fake_programs import program
from old_user_space import libraries, old_debian, on_old
from stub_programs import UNDECLARED, build_probe, clean_environment

import native_suite
from nybforge.__main__ import main
from nybforge.emulation import Emulation, emulation_for, is_foreign
from nybforge.errors import HostLacksTool
from nybforge.glibc import read_needs
from nybforge.report import Report
from nybforge.run import Runner


def _runner(**env: str) -> Runner:
    sink = io.StringIO()
    return Runner(report=Report(stdout=sink, stderr=sink), env={**os.environ, **env})


@pytest.fixture(scope="module")
def emulation() -> Emulation:
    """The cross compiler and the emulator of this machine."""
    if not is_foreign("linux-aarch64"):
        pytest.skip("this machine is an Arm one: the ordinary suite covers it")
    try:
        return emulation_for("linux-aarch64", _runner())
    except HostLacksTool as error:
        pytest.skip(f"missing: {error.what} ({error.hint})")


SUITES = ("blockwise4", "blockwise8", "gemm4", "grouped", "int8", "optim", "optim_states")


@pytest.fixture(scope="module")
def build_folder(emulation: Emulation) -> Path:
    """The build folder of the library and of its suites, built for linux-aarch64."""
    way = native_suite.WAYS["arm-cpu"]
    programs = (*(f"{suite}_test" for suite in (*SUITES, "dispatch", "subnormals")), "fuzz")
    return native_suite.build(way, native_suite.programs(way), "nybble", *programs)


def test_the_neon_suite_passes_under_emulation(build_folder: Path) -> None:
    ctest = Path(sys.executable).parent / "ctest"
    argv = [ctest, "--test-dir", build_folder, "--output-on-failure", "--parallel", "2"]
    argv += ["--tests-regex", r"\.neon(dot)?$|^dispatch$|^symbols$"]
    done = subprocess.run(argv, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "100% tests passed" in done.stdout
    for test in (*(f"{suite}.neon" for suite in SUITES), "int8.neondot", "fuzz.neon"):
        assert re.search(rf"{test} \.+ +Passed", done.stdout), test


def test_the_library_is_for_arm_and_needs_only_glibc_2_17(build_folder: Path) -> None:
    library = next(build_folder.rglob("libnybble.so.1"))
    said = subprocess.run(["readelf", "-hd", library], capture_output=True, text=True, check=True)
    assert "AArch64" in said.stdout
    needs = read_needs(library.read_bytes())
    assert needs is not None
    assert needs.above("2.17") == []


def test_the_packages_own_test_passes_on_an_old_arm_user_space(
    build_folder: Path, emulation: Emulation, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    words = [emulation.compiler, "-O1", "recipe/libnybble/test/link.c", "csrc/glibc/old_start.c"]
    words += ["-Icsrc/include", f"-L{build_folder / 'lib'}", "-lnybble", "-lm", "-o", program]
    subprocess.run(words, cwd=native_suite.ROOT, check=True)
    folders = [build_folder / "lib", *libraries(old_debian("arm64"))]
    assert "libnybble ABI" in on_old(folders, program, prefix=(emulation.emulator,))


def test_functions_that_no_header_declares_are_forwarded_on_arm_too(
    emulation: Emulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each stub is a jump in assembly; its first call preserves every register with an argument."""
    for name, language in (("c++", "g++"), ("cc", "gcc")):
        compiler = emulation.compiler.replace("gcc", language)
        program(tmp_path / "bin" / name, f'#!/bin/sh\nexec {compiler} "$@"\n')
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    probe = build_probe(tmp_path)
    env = clean_environment(
        NYBBLE_LIBNVJITLINK=str(fake_library(tmp_path, "nvjitlink", 12)),
        NYBBLE_LIBNVRTC=str(fake_library(tmp_path, "nvrtc", 12, node="", extra=UNDECLARED)),
        NYBBLE_STUB_ANY_ABI="1",
        NYBBLE_FAKE_FAIL="nvJitLinkGetErrorLogSize=3",
    )
    argv = [*emulation.command, probe, "undeclared"]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert lines[0] == "undeclared 3", done.stderr
    assert lines[2:] == ["many 7.65432e+06"] * 2


def _run(*argv: str, **env: str) -> tuple[int, dict[str, object], str]:
    out, err = io.StringIO(), io.StringIO()
    root = Path(__file__).resolve().parents[2]
    code = main([*argv, "--json"], {**os.environ, **env}, out, err, root)
    return code, json.loads(out.getvalue()), err.getvalue()


@pytest.mark.usefixtures("emulation")
def test_the_plan_adds_the_foreign_library_and_leaves_noarch_alone(tmp_path: Path) -> None:
    env = {"NYBFORGE_BUILD": str(tmp_path / "build"), "NYBFORGE_OUTPUT": str(tmp_path / "out")}
    _, alone, _ = _run("plan", "cuda122", **env)
    _, both, _ = _run("plan", "cuda122", "--platform", "linux-aarch64", **env)

    def keys(document: dict[str, object]) -> dict[str, str]:
        steps = document["steps"]
        assert isinstance(steps, list)
        return {step["job"]: step["key"] for step in steps}

    added = set(keys(both)) - set(keys(alone))
    assert added == {"libnybble-linux-aarch64"}
    assert all(keys(both)[job] == key for job, key in keys(alone).items())
