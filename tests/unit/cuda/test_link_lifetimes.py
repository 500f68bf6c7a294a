"""Lifetimes of the linkers, under ASan, over fakes that keep what real libraries keep."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cuda_fixture import HERE, FakeCuda, compile_fake
from stub_programs import STUBS, clean_environment

CSRC = STUBS.parent
SOURCES = (
    *sorted(STUBS.glob("*.cc")),
    *(STUBS / f"generated/{name}.cc" for name in ("driver", "nvjitlink")),
    *(CSRC / f"link/{name}.cc" for name in ("linker", "nvjitlink", "driver_linker")),
    CSRC / "runtime/error.cc",
    CSRC / "tests/link_test.cc",
)


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("missing: a C++ compiler (c++)")
    out = tmp_path_factory.mktemp("link") / "link_test"
    command = [compiler, "-std=c++17", "-O0", "-g", "-fsanitize=address,undefined", "-fPIC"]
    command += ["-Wall", "-Wextra", "-Wshadow", "-Werror", f"-I{CSRC}", f"-I{CSRC / 'include'}"]
    command += [f"-I{STUBS}", f"-I{STUBS / 'include'}", *map(str, SOURCES)]
    done = subprocess.run(
        [*command, "-o", str(out), "-ldl", "-lpthread"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return out


@pytest.fixture(scope="session")
def nvjitlink(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fake-nvjitlink")
    script = f"-Wl,--version-script={HERE / 'nvjitlink.map'}"
    sources = (HERE / "nvjitlink.c", HERE / "script.c")
    return compile_fake(folder, sources, soname="libnvJitLink.so.13", flags=(script,))


def run(program: Path, cuda: FakeCuda, nvjitlink: Path, *words: str) -> list[str]:
    env = clean_environment(
        **cuda.script,
        NYBBLE_LIBCUDA=str(cuda.library),
        NYBBLE_LIBNVJITLINK=str(nvjitlink),
        ASAN_OPTIONS="detect_leaks=0",
    )
    done = subprocess.run([str(program), *words], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ERROR: AddressSanitizer" not in done.stderr
    return done.stdout.splitlines()


def test_the_driver_may_touch_options_logs_and_names_to_the_end(
    program: Path, fake_cuda: Callable[..., FakeCuda], nvjitlink: Path
) -> None:
    cuda = fake_cuda()
    lines = run(program, cuda, nvjitlink, "driver")
    assert lines == ["device 1", "driver 27 FAKECUBIN | compl | complete error"]
    assert [x["added"][:5] for x in cuda.lines() if "added" in x] == ["name0", "name1", "name2"]
    assert len(cuda.calls("cuLinkDestroy")) == 1


def test_nvjitlink_reads_names_from_our_memory_at_complete(
    program: Path, fake_cuda: Callable[..., FakeCuda], nvjitlink: Path
) -> None:
    lines = run(program, fake_cuda(), nvjitlink, "version", "nvjitlink")
    assert lines[1] == "version 13000"
    assert lines[2].startswith("nvjitlink 11 ELFlinked | info | name0....")


def test_a_failed_create_still_gives_its_log_and_is_destroyed(
    program: Path, fake_cuda: Callable[..., FakeCuda], nvjitlink: Path
) -> None:
    cuda = fake_cuda(fail={"nvJitLinkCreate": 2})
    lines = run(program, cuda, nvjitlink, "nvjitlink")
    assert "nvjitlink threw" in lines[1]
    assert "create refused: the only text" in lines
    assert {"destroyed": 1} in cuda.lines()


@pytest.mark.parametrize("call", ["cuLinkAddData_v2@2", "cuLinkComplete"])
def test_a_failing_driver_link_carries_both_logs_and_leaks_no_state(
    program: Path, fake_cuda: Callable[..., FakeCuda], nvjitlink: Path, call: str
) -> None:
    cuda = fake_cuda(fail={call: 209})
    lines = run(program, cuda, nvjitlink, "driver")
    assert "CUDA_ERROR_NO_BINARY_FOR_GPU (209), linking for sm_86" in lines[1]
    assert any(line.endswith(" error") for line in lines)
    assert any(line.endswith(" info") for line in lines)
    assert len(cuda.calls("cuLinkDestroy")) == 1


def test_no_vendor_code_sees_a_name_it_does_not_survive(
    program: Path, fake_cuda: Callable[..., FakeCuda], nvjitlink: Path
) -> None:
    cuda = fake_cuda()
    lines = run(program, cuda, nvjitlink, "refusals")
    assert [line.split()[0] for line in lines[1:]] == ["refused"] * 7
    assert not cuda.calls("nvJitLinkCreate")
    assert not cuda.calls("cuLinkCreate_v2")
