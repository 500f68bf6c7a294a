"""nybble-trace with the fake driver: it names the right cause and does not change the program's
behavior."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cuda_fixture import FakeCuda, FakeDevice, fake_cubin
from cuda_libraries import fake_library

from native_fixture import built

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import ctypes, sys
cuda = ctypes.CDLL("libcuda.so.1")
image, name = sys.argv[1].encode(), sys.argv[2].encode()
context, module, function = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
u = ctypes.c_uint
if cuda.cuModuleLoadData(ctypes.byref(module), image) == 0:
    if cuda.cuModuleGetFunction(ctypes.byref(function), module, name) == 0:
        shape = [u(2), u(1), u(1), u(64), u(1), u(1), u(0)]
        for _ in range(5):
            cuda.cuLaunchKernel(function, *shape, None, None, None)
print("done")
"""


# The calls of nvcc 13's host code for a kernel; the fat binary has one image of architecture ARCH.
RUNTIME_PROGRAM = """
#include <dlfcn.h>
#include <stdio.h>
#include "stubs/cudart.h"
int cuInit(unsigned);
static struct { unsigned magic; unsigned short version, header; unsigned long long size;
  unsigned short kind, entry; unsigned entry_header; unsigned long long payload, unused;
  unsigned minor_major, arch; unsigned long long rest[4]; }
  image = {0xba55ed50, 1, 16, 64, 2, 1, 64, 0, 0, 0, ARCH, {0}};
static struct { int magic, version; const void* data; void* unused; }
  binary = {0x466243b1, 1, &image, 0};
static char scale;
int main(void) {
  cuInit(0);
  int value = 0;
  cudaDeviceGetAttribute(&value, 1, 0);
  void** handle = __cudaRegisterFatBinary(&binary);
  __cudaRegisterFunction(handle, &scale, 0, "_Z5scaleIfEvPT_i", -1, 0, 0, 0, 0, 0);
  __cudaRegisterFatBinaryEnd(handle);
  dim3 one = {1, 1, 1};
  for (int i = 0; i < 3; ++i) {
    void* kernel = 0;
    if (__cudaGetKernel(&kernel, &scale) == 0) __cudaLaunchKernel(&scale, one, one, 0, 0, 0);
  }
  puts("done");
}
"""

NEEDS = "int one(void);\nint main(void) { return one(); }\n"
OUTER = """
#include <dlfcn.h>
int outer(void) {
  void* library = dlopen("libinner.so", RTLD_NOW);
  return library ? ((int (*)(void))dlsym(library, "inner"))() : -1;
}
"""


@pytest.fixture(scope="session")
def tracer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trace")
    build = built("nybble-trace", options=("-DNYBBLE_TESTS=ON",))
    shutil.copy(build / "lib/libnybble_trace.so", folder)
    return Path(shutil.copy(build / "bin/nybble-trace", folder))


def trace(tracer: Path, cuda: FakeCuda, image: bytes, kernel: str) -> str:
    command = [str(tracer), sys.executable, "-c", PROGRAM, image.decode(), kernel]
    done = subprocess.run(command, env=cuda.env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "done\n"
    return done.stderr


ORIN = FakeDevice(capability="8.7", name="Orin", integrated=True)


def test_a_run_without_failure(tracer: Path, fake_cuda: Callable[..., FakeCuda]) -> None:
    text = trace(tracer, fake_cuda(devices=[ORIN]), fake_cubin("sm_87", ["work"]), "work")
    assert "5 launches, 1 kernels in 1 modules. Device: Orin, compute capability 8.7" in text
    assert "No call failed" in text


def test_a_missing_image_and_mismatched_code_have_different_errors(
    tracer: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(devices=[ORIN])
    absent = trace(tracer, cuda, fake_cubin("sm_90", ["work"]), "work")
    assert "No image for this device: the module contains sm_90" in absent
    mismatch = trace(tracer, cuda, fake_cubin("sm_87", ["work"]), "_Z5otherIfEvi")
    assert "for kernel void other<float>(int)" in mismatch
    assert "The host code and the device code do not belong together" in mismatch
    too_new = trace(tracer, fake_cuda(driver=12020), b".version 9.0\n.target sm_80\n", "work")
    assert "The driver is too old for the PTX in the module" in too_new


def test_a_machine_without_a_device_is_a_separate_cause(
    tracer: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    text = trace(tracer, fake_cuda(devices=[]), fake_cubin("sm_87"), "work")
    assert "First failure: cuInit gave 100" in text
    assert "this is about the machine" in text


@pytest.fixture(scope="session")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fake_library(tmp_path_factory.mktemp("runtime"), "cudart", 13)


def runtime_trace(
    tracer: Path, cuda: FakeCuda, runtime: Path, folder: Path, arch: int, fail: str = ""
) -> str:
    """Trace a program that uses the runtime, and let the calls that `fail` names fail. Return the
    tracer's messages."""
    source, program = folder / "program.c", folder / "program"
    source.write_text(RUNTIME_PROGRAM)
    command = ["cc", "-w", f"-DARCH={arch}", f"-I{ROOT / 'csrc/stubs/include'}", str(source)]
    command += [str(runtime), str(cuda.library), "-o", str(program), "-ldl"]
    subprocess.run([*command, f"-Wl,-rpath,{runtime.parent}:{cuda.library.parent}"], check=True)
    env = {**cuda.env, "NYBBLE_FAKE_FAIL": fail}
    done = subprocess.run([str(tracer), str(program)], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
    return done.stderr


def test_the_runtimes_kernels_have_names_modules_and_architectures(
    tracer: Path, runtime: Path, tmp_path: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(devices=[ORIN])
    good = runtime_trace(tracer, cuda, runtime, tmp_path, 87)
    assert "3 launches, 1 kernels in 1 modules" in good
    assert "No call failed" in good
    absent = runtime_trace(tracer, cuda, runtime, tmp_path, 90, "__cudaLaunchKernel=209")
    start = "First failure: launching a kernel gave 209 for kernel void scale<float>(float*, int), "
    assert f"{start}module in {tmp_path / 'program'}, which contains sm_90. " in absent
    assert "No image for this device: the module contains sm_90, and none" in absent
    mismatch = runtime_trace(tracer, cuda, runtime, tmp_path, 87, "__cudaGetKernel=500")
    assert "looking up a kernel gave 500 for kernel void scale<float>(float*, int)" in mismatch
    assert "do not belong together: the module contains sm_87, which fits this device" in mismatch


def test_a_harmless_refusal_before_does_not_hide_the_kernels_failure(
    tracer: Path, runtime: Path, tmp_path: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(devices=[ORIN])
    fail = "cudaDeviceGetAttribute=801,__cudaLaunchKernel=98"
    text = runtime_trace(tracer, cuda, runtime, tmp_path, 87, fail)
    assert "First failure: launching a kernel gave 98" in text


def test_a_missing_library_is_a_separate_cause(tracer: Path, tmp_path: Path) -> None:
    asks = "import ctypes\ntry: ctypes.CDLL('libnvrtc.so.99')\nexcept OSError as e: print(e)"
    command = [str(tracer), sys.executable, "-c", asks]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "libnvrtc.so.99: cannot open shared object file" in done.stdout  # the loader's text
    assert "A library is missing: the program asked for libnvrtc.so.99, and" in done.stderr
    library, program = tmp_path / "libcudart.so.99", tmp_path / "needs"
    for name, text in (("library", "int one(void) { return 1; }"), ("needs", NEEDS)):
        (tmp_path / f"{name}.c").write_text(text)
    flags = ["-shared", "-fPIC", f"-Wl,-soname,{library.name}", str(tmp_path / "library.c")]
    subprocess.run(["cc", *flags, "-o", str(library)], check=True)
    inputs = [str(tmp_path / "needs.c"), str(library)]
    subprocess.run(["cc", *inputs, "-o", str(program)], check=True)
    needs = subprocess.run([str(tracer), str(program)], capture_output=True, text=True)
    assert needs.returncode == 127
    assert f"{program} cannot start. A library is missing" in needs.stderr
    assert "asked for libcudart.so.99, and the loader" in needs.stderr


def test_a_library_is_found_where_its_caller_says(tracer: Path, tmp_path: Path) -> None:
    """dlopen must search the run path of the program's library, not the run path of the tracer."""
    (tmp_path / "lib").mkdir()
    for name, text in (("inner", "int inner(void) { return 5; }"), ("outer", "")):
        source = tmp_path / f"{name}.c"
        source.write_text(text or OUTER)
        out = ["-o", str(tmp_path / f"lib/lib{name}.so")]
        flags = ["-shared", "-fPIC", "-Wl,-rpath,$ORIGIN"]
        subprocess.run(["cc", *flags, str(source), *out, "-ldl"], check=True)
    asks = f"import ctypes; print(ctypes.CDLL({str(tmp_path / 'lib/libouter.so')!r}).outer())"
    done = subprocess.run([str(tracer), sys.executable, "-c", asks], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("5\n", "")


def test_a_program_without_cuda_is_left_alone(tracer: Path) -> None:
    done = subprocess.run([str(tracer), "echo", "hello"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "hello\n", "")
    missing = subprocess.run([str(tracer), "/no/such"], capture_output=True, text=True)
    assert missing.returncode == 127
    assert "nybble-trace: /no/such: No such file" in missing.stderr


def test_a_wrong_command_line_prints_the_usage(tracer: Path) -> None:
    for words in (["--outpt", "x", "true"], ["--output"], ["--output", "x"], []):
        done = subprocess.run([str(tracer), *words], capture_output=True, text=True)
        assert done.returncode == 2
        assert "usage: nybble-trace " in done.stderr
        assert ("unknown option '--outpt'" in done.stderr) == ("--outpt" in words)


def test_a_folder_that_ld_preload_cannot_name_is_an_error(tracer: Path, tmp_path: Path) -> None:
    for name in ("with space", "with:colon"):
        folder = tmp_path / name
        folder.mkdir()
        for file in (tracer, tracer.with_name("libnybble_trace.so")):
            shutil.copy(file, folder)
        done = subprocess.run([str(folder / tracer.name), "true"], capture_output=True, text=True)
        assert done.returncode == 2
        assert "cannot be preloaded: its path has a space or a colon" in done.stderr
