"""nybble-trace over the fake driver: which cause it names, and that it stays out of the way."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cuda_fixture import FakeCuda, FakeDevice, fake_cubin

pytestmark = pytest.mark.integration
ROOT = Path(__file__).resolve().parents[2]
TRACE = ROOT / "csrc/tools/trace"
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


@pytest.fixture(scope="session")
def tracer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("missing: a C++ compiler (c++)")
    folder = tmp_path_factory.mktemp("trace")
    common = [compiler, "-std=c++17", "-O1", "-fPIC", "-Wall", "-Wextra", "-Wshadow", "-Werror"]
    common += [f"-I{ROOT / 'csrc'}", f"-I{ROOT / 'csrc/stubs/include'}"]
    objects = []
    for source in (*(TRACE / f"{n}.cc" for n in ("images", "preload", "record", "verdict")),):
        objects.append(folder / f"{source.stem}.o")
        hidden = [*common, "-fvisibility=hidden", "-c", str(source), "-o", str(objects[-1])]
        subprocess.run(hidden, check=True)
    for source in (TRACE / "wrappers_cudart.cc", TRACE / "wrappers_driver.cc"):
        objects.append(folder / f"{source.stem}.o")
        subprocess.run([*common, "-c", str(source), "-o", str(objects[-1])], check=True)
    link = [compiler, "-shared", "-o", str(folder / "libnybble_trace.so"), *map(str, objects)]
    subprocess.run([*link, "-ldl", "-lpthread"], check=True)
    program = folder / "nybble-trace"
    subprocess.run([*common, str(TRACE / "main.cc"), "-o", str(program)], check=True)
    return program


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


def test_no_image_is_told_from_code_that_does_not_belong_together(
    tracer: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(devices=[ORIN])
    absent = trace(tracer, cuda, fake_cubin("sm_90", ["work"]), "work")
    assert "No image for this device: the module carries sm_90" in absent
    mismatch = trace(tracer, cuda, fake_cubin("sm_87", ["work"]), "_Z5otherIfEvi")
    assert "for kernel void other<float>(int)" in mismatch
    assert "The host code and the device code do not belong together" in mismatch
    too_new = trace(tracer, fake_cuda(driver=12020), b".version 9.0\n.target sm_80\n", "work")
    assert "The driver is too old for the PTX in the module" in too_new


def test_a_machine_without_a_device_is_its_own_cause(
    tracer: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    text = trace(tracer, fake_cuda(devices=[]), fake_cubin("sm_87"), "work")
    assert "First failure: cuInit gave 100" in text
    assert "this is about the machine" in text


def test_a_program_without_cuda_is_left_alone(tracer: Path) -> None:
    done = subprocess.run([str(tracer), "echo", "hello"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "hello\n", "")
    missing = subprocess.run([str(tracer), "/no/such"], capture_output=True, text=True)
    assert missing.returncode == 127
    assert "nybble-trace: /no/such: No such file" in missing.stderr
