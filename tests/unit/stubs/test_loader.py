"""The behaviour of the lazy stubs. Each case runs in a new process with fake libraries."""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cuda_fixture import FakeCuda
from cuda_libraries import fake_library
from stub_programs import UNDECLARED, clean_environment, run_probe

SYSTEM = {"NYBBLE_STUB_SYSTEM": "1"}


def report(lines: list[str], library: str) -> dict[str, object]:
    found = [x for x in json.loads(lines[-1])["libraries"] if x["library"] == library]
    assert len(found) == 1
    return dict(found[0])


def test_without_any_library_calls_give_the_familys_code_and_zeroed_outputs(probe: Path) -> None:
    lines = run_probe(probe, "outputs")
    assert lines[0] == "34 0 34 0 34 1"
    assert lines[1].startswith("cuDevicePrimaryCtxRetain: CUDA driver cannot be used; files tried")
    assert any("libcuda.so.1: libcuda.so.1: cannot open shared object" in line for line in lines)
    codes = {"cudart": "35 0 -1", "nvrtc": "11 0 0", "nvjitlink": "6 0 0", "cublaslt": "0 -1 -1"}
    for library, expected in codes.items():
        absent = clean_environment(**{f"NYBBLE_LIB{library.upper()}": "/nowhere"})
        assert run_probe(probe, "version", library, env=absent)[0] == expected


def test_the_driver_is_found_by_the_loader(probe: Path, fake_cuda: Callable[..., FakeCuda]) -> None:
    cuda = fake_cuda(driver=12020)
    env = clean_environment(**{**cuda.script, "LD_LIBRARY_PATH": str(cuda.library.parent)})
    lines = run_probe(probe, "version", "driver", "json", env=env)
    assert lines[0] == "0 12020 -1"
    assert report(lines, "driver")["step"] == "loader"


def test_a_missing_symbol_affects_only_its_callers(
    probe: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(missing=["cuDeviceTotalMem_v2", "cuLaunchKernel"])
    lines = run_probe(
        probe, "version", "driver", "outputs", "has", "driver", "modules", "json", env=cuda.env
    )
    assert lines[0] == "0 13000 -1"
    # the real function fails with 3 and leaves its output; a missing function's output is zeroed
    assert lines[1] == "3 7 302 0 3 0"
    assert "has 0" in lines
    missing = report(lines, "driver")["missing"]
    assert isinstance(missing, list)
    assert "cuLaunchKernel" in missing


def test_a_file_without_the_gate_functions_is_not_taken(
    probe: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(missing=["cuInit"])
    lines = run_probe(probe, "version", "driver", "detail", env=cuda.env)
    assert lines[0] == "34 -1 -1".replace("-1 -1", "0 -1")
    said = "it does not export cuInit, so it is the wrong library (expected: CUDA driver)"
    assert any(said in line for line in lines)


@pytest.mark.parametrize(("soname", "major"), [("11.0", 11), ("12", 12), ("13", 13)])
def test_the_runtimes_major_is_read_from_its_node_not_its_name(
    probe: Path, fakes: Path, tmp_path: Path, soname: str, major: int
) -> None:
    renamed = tmp_path / "libcudart-a1b2c3d4.so.99"
    shutil.copy(fakes / f"libcudart.so.{soname}", renamed)
    lines = run_probe(probe, "use", "cudart", str(renamed), "major", "cudart")
    assert lines == ["use 1", f"major {major}"]


def test_an_unknown_node_is_refused_unless_asked_for(probe: Path, tmp_path: Path) -> None:
    for name, node in (("unknown", "libcudart.so.14"), ("none", "")):
        path = fake_library(tmp_path / name, "cudart", 13, node=node)
        env = clean_environment(NYBBLE_LIBCUDART=str(path))
        lines = run_probe(probe, "version", "cudart", "detail", env=env)
        assert lines[0].startswith("36 0")
        assert any("no known version node" in line for line in lines)
        allowed = {**env, "NYBBLE_STUB_ANY_ABI": "1"}
        assert run_probe(probe, "version", "cudart", env=allowed)[0] == "0 13000 -1"


def test_adapters_between_majors(probe: Path, fakes: Path, tmp_path: Path) -> None:
    """A stub compiled with the headers of CUDA 13 runs on runtimes 12 and 11: sizes, order,
    refusals."""
    for soname, name in (("12", "Fake 12"), ("11.0", "Fake 11"), ("13", "Fake 13")):
        log = tmp_path / f"log{soname}"
        env = clean_environment(
            NYBBLE_LIBCUDART=str(fakes / f"libcudart.so.{soname}"), NYBBLE_FAKE_LOG=str(log)
        )
        lines = run_probe(probe, "adapted", env=env)
        assert f"properties 0 name {name} " in lines[0]
        assert lines[0].endswith("canary 170")
        assert lines[1] == "pointer 0 canary 170"
        assert lines[2:5] == ["prefetch 0", "host prefetch 0", "instantiate 0"]
        logged = [json.loads(line) for line in log.read_text().splitlines()]
        calls = [x["call"] for x in logged if "call" in x]
        if soname == "11.0":
            assert [x["ordinal"] for x in logged if "ordinal" in x] == [3, -1]
            assert "cudaGraphInstantiateWithFlags" in calls
        else:
            assert [x["location"] for x in logged if "location" in x] == [[1, 3], [2, 0]]
        assert ("cudaMemPrefetchAsync_v2" in calls) == (soname == "12")
        assert ("cudaGetDeviceProperties_v2" in calls) == (soname == "12")
        if soname == "13":
            assert lines[5] == "texture 0"
        else:
            assert lines[5] == "texture 36"
            assert "cudaCreateTextureObject: its type in CUDA" in lines[6]


def test_a_library_already_loaded_is_used_and_no_other_is_loaded(probe: Path, fakes: Path) -> None:
    env = clean_environment(LD_LIBRARY_PATH=str(fakes))
    held = str(fakes / "libcudart.so.12")
    for word in ("preload", "preload-global"):
        lines = run_probe(probe, word, held, "version", "cudart", "json", env=env)
        assert lines[0] == "0 12000 -1"
        assert report(lines, "cudart")["step"] == "already loaded"


def test_of_two_runtimes_in_the_process_the_global_one_counts(probe: Path, fakes: Path) -> None:
    one, two = str(fakes / "libcudart.so.12"), str(fakes / "libcudart.so.11.0")
    lines = run_probe(probe, "preload", one, "preload-global", two, "version", "cudart")
    assert lines[0] == "0 11000 -1"


def test_a_second_runtime_major_is_never_loaded(probe: Path, fakes: Path, tmp_path: Path) -> None:
    """The process has loaded a runtime that cannot be used. A usable runtime of another major is
    not loaded."""
    held = fake_library(tmp_path, "cudart", 13, node="libcudart.so.14")
    env = clean_environment(LD_LIBRARY_PATH=str(fakes))
    lines = run_probe(probe, "preload", str(held), "version", "cudart", "detail", env=env)
    assert lines[0].startswith("36 0")
    assert not any("loader:" in line for line in lines)


def test_other_libraries_follow_the_loaded_runtimes_major(
    probe: Path, fakes: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "both"
    fake_library(folder, "nvrtc", 12)
    fake_library(folder, "nvrtc", 13)
    env = clean_environment(LD_LIBRARY_PATH=str(folder))
    assert run_probe(probe, "version", "nvrtc", env=env)[0] == "0 13 0"
    held = str(fakes / "libcudart.so.12")
    lines = run_probe(probe, "preload", held, "version", "nvrtc", env=env)
    assert lines[0] == "0 12 0"


def test_folders_of_wheels_come_before_the_loader(probe: Path, fakes: Path, tmp_path: Path) -> None:
    other = tmp_path / "loader"
    fake_library(other, "nvrtc", 12)
    env = clean_environment(LD_LIBRARY_PATH=str(other))
    lines = run_probe(probe, "folder", str(fakes), "version", "nvrtc", "json", env=env)
    found = report(lines, "nvrtc")
    assert (found["step"], found["path"]) == ("pip wheel", str(fakes / "libnvrtc.so.12"))


STEPS = ["NYBBLE_LIBNVRTC", "already loaded", "pip wheel", "conda", "loader", "toolkit", "platform"]


def test_every_step_is_on_record_in_its_order(probe: Path) -> None:
    lines = run_probe(probe, "version", "nvrtc", "json", env=clean_environment() | SYSTEM)
    found = report(lines, "nvrtc")
    attempts = found["attempts"]
    assert isinstance(attempts, list)
    steps = list(dict.fromkeys(one["step"] for one in attempts))
    assert steps == (STEPS if found["path"] is None else STEPS[: len(steps)])
    assert all(one["outcome"] for one in attempts)


def test_a_conda_prefix_counts_for_the_programs_in_it(
    probe: Path, fakes: Path, tmp_path: Path
) -> None:
    prefix = tmp_path / "prefix"
    (prefix / "lib").mkdir(parents=True)
    (prefix / "bin").mkdir()
    shutil.copy(fakes / "libnvrtc.so.12", prefix / "lib")
    inside = shutil.copy(probe, prefix / "bin/probe")
    env = clean_environment(CONDA_PREFIX=str(prefix))
    found = report(run_probe(Path(inside), "version", "nvrtc", "json", env=env), "nvrtc")
    assert (found["step"], found["path"]) == ("conda", str(prefix / "lib/libnvrtc.so.12"))
    outside = report(run_probe(probe, "version", "nvrtc", "json", env=env), "nvrtc")
    assert outside["step"] != "conda"


def test_a_library_that_appears_later_is_found(probe: Path, fakes: Path) -> None:
    if run_probe(probe, "version", "nvrtc")[0] != "11 0 0":
        pytest.skip("this machine's loader has an NVRTC of its own")
    lines = run_probe(
        probe, "version", "nvrtc", "preload", str(fakes / "libnvrtc.so.12"), "version", "nvrtc"
    )
    assert lines == ["11 0 0", "0 12 0"]


def test_a_constructor_that_calls_the_stub_gets_an_error_not_a_hang(
    probe: Path, tmp_path: Path
) -> None:
    """The library's constructor calls back into the program, which calls the same stub again."""
    extra = """
#include <dlfcn.h>
__attribute__((constructor)) static void back(void) {
  int (*call)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "nybble_test_hook");
  if (call != NULL) call();
}
"""
    path = fake_library(tmp_path, "nvrtc", 12, extra=extra)
    source = tmp_path / "hook.cc"
    source.write_text(
        '#include <cstdio>\n#include "stubs/nvrtc.h"\n'
        'extern "C" __attribute__((visibility("default"))) int nybble_test_hook() {\n'
        "  int a = 9, b = 9; const int code = nvrtcVersion(&a, &b);\n"
        '  std::printf("inside %d %d\\n", code, a); return code; }\n'
        "int main() { int a = 9, b = 9; const int code = nvrtcVersion(&a, &b);\n"
        '  std::printf("outside %d %d\\n", code, a); }\n'
    )
    stubs = Path(__file__).resolve().parents[3] / "csrc/stubs"
    objects = [str(x) for x in probe.parent.glob("*.o") if x.stem != "stubs_probe"]
    program = tmp_path / "hook"
    command = ["c++", "-std=c++17", f"-I{stubs / 'include'}", "-rdynamic", str(source), *objects]
    subprocess.run([*command, "-o", str(program), "-ldl", "-lpthread"], check=True)
    env = clean_environment(NYBBLE_LIBNVRTC=str(path))
    assert run_probe(program, env=env) == ["inside 11 0", "outside 0 12"]


@pytest.mark.skipif(
    platform.machine() not in ("x86_64", "aarch64"), reason="missing: bare jumps for this machine"
)
def test_functions_that_no_header_declares_are_forwarded_too(
    probe: Path, fakes: Path, tmp_path: Path
) -> None:
    """Functions of nvJitLink are called by the symbol names in NVIDIA's header, in old and new
    releases."""
    nvrtc = fake_library(tmp_path, "nvrtc", 12, node="", extra=UNDECLARED)
    env = clean_environment(
        NYBBLE_LIBNVJITLINK=str(fakes / "libnvJitLink.so.12"),
        NYBBLE_LIBNVRTC=str(nvrtc),
        NYBBLE_STUB_ANY_ABI="1",
        NYBBLE_FAKE_FAIL="nvJitLinkGetErrorLogSize=3",
    )
    lines = run_probe(probe, "undeclared", env=env)
    assert lines[0] == "undeclared 3"
    assert [line for line in lines if line.startswith("many")] == ["many 7.65432e+06"] * 2
    absent = run_probe(probe, "undeclared", env=clean_environment(NYBBLE_LIBNVJITLINK="/nowhere"))
    assert absent[0] == "undeclared 6"
    assert absent[1].startswith("detail __nvJitLinkGetErrorLogSize_12_8: nvJitLink linker cannot")


def test_sixteen_threads_race_the_first_call(
    probe: Path, fakes: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    env = {**fake_cuda().env, "NYBBLE_LIBNVRTC": str(fakes / "libnvrtc.so.12")}
    assert run_probe(probe, "race", "16", env=env) == [" ".join(["0"] * 16) + " "]


def test_a_fork_during_the_first_call_leaves_the_child_usable(
    probe: Path, fakes: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(latency_us={"cuInit": 50000})
    env = {**cuda.env, "NYBBLE_LIBNVRTC": str(fakes / "libnvrtc.so.12")}
    assert run_probe(probe, "fork", env=env) == ["child 0"]


def test_trace_and_warning_are_printed_once(probe: Path, fakes: Path) -> None:
    env = clean_environment(NYBBLE_STUB_TRACE="1", NYBBLE_LIBNVRTC=str(fakes / "libnvrtc.so.12"))
    lines = run_probe(probe, "version", "nvrtc", "version", "nvrtc", env=env)
    assert len([x for x in lines if x.startswith("nybble stubs: NVRTC run-time compiler: ")]) == 1
    absent = clean_environment(NYBBLE_LIBNVRTC="/nowhere")
    assert run_probe(probe, "version", "nvrtc", env=absent) == ["11 0 0"]
    warned = {**absent, "NYBBLE_STUB_WARN": "1"}
    loud = run_probe(probe, "version", "nvrtc", "version", "nvrtc", env=warned)
    assert len([x for x in loud if "nybble stubs: nvrtcVersion: NVRTC" in x]) == 1


def test_nothing_is_exported_and_no_cuda_library_is_needed(probe: Path) -> None:
    dynamic = subprocess.run(
        ["readelf", "-dW", str(probe)], capture_output=True, text=True, check=True
    ).stdout
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    assert not [name for name in needed if re.match(r"libcu|libnv", name)]
    exported = subprocess.run(
        ["nm", "-D", "--defined-only", str(probe)], capture_output=True, text=True, check=True
    ).stdout
    assert not re.search(r" (cu[A-Z]|cuda|nvrtc|nvJitLink|cublasLt)", exported)
