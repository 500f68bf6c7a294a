"""The fake driver itself: it follows its script, and is as strict as the real driver."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from cuda_fixture import FakeCuda, FakeDevice, fake_cubin

PROGRAM = """
import ctypes, sys
cuda = ctypes.CDLL("libcuda.so.1")
image = sys.argv[1].encode()
context, module, function = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
print(cuda.cuModuleLoadData(ctypes.byref(module), image))
print(cuda.cuInit(0))
print(cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), cuda.cuCtxSetCurrent(context))
print(cuda.cuModuleLoadData(ctypes.byref(module), image))
print(cuda.cuModuleGetFunction(ctypes.byref(function), module, b"work") if module.value else "-")
u = ctypes.c_uint
print(cuda.cuLaunchKernel(function, u(2), u(1), u(1), u(64), u(1), u(1), u(0), None, None, None)
      if function.value else "-")
"""


def run(cuda: FakeCuda, image: bytes) -> list[str]:
    argv = [sys.executable, "-c", PROGRAM, image.decode()]
    done = subprocess.run(argv, env=cuda.env, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


PTX = ".version {isa}\n.target {target}\n.visible .entry work(\n.param .u64 a\n) {{ ret; }}"


@pytest.mark.parametrize(
    ("capability", "integrated", "driver", "image", "code"),
    [
        ("8.6", False, 12020, fake_cubin("sm_80"), 0),
        ("8.6", False, 12020, fake_cubin("sm_89"), 209),
        ("8.7", True, 12020, fake_cubin("sm_80"), 209),
        ("8.7", True, 12020, fake_cubin("sm_87"), 0),
        ("9.0", False, 12020, PTX.format(isa="8.2", target="sm_60").encode(), 0),
        ("9.0", False, 12020, PTX.format(isa="8.3", target="sm_60").encode(), 222),
        ("8.0", False, 12020, PTX.format(isa="8.2", target="sm_90").encode(), 209),
        ("8.0", False, 12020, b"nonsense", 200),
    ],
)
def test_images_load_by_the_drivers_rules(
    fake_cuda: Callable[..., FakeCuda],
    capability: str,
    integrated: bool,
    driver: int,
    image: bytes,
    code: int,
) -> None:
    cuda = fake_cuda(
        devices=[FakeDevice(capability=capability, integrated=integrated)], driver=driver
    )
    out = run(cuda, image)
    launched = ["0", "0"] if code == 0 else ["-", "-"]
    assert out == ["201", "0", "0 0", str(code), *launched]
    assert len(cuda.launches()) == (code == 0)


def test_an_unknown_kernel_name_is_not_found(fake_cuda: Callable[..., FakeCuda]) -> None:
    cuda = fake_cuda()
    assert run(cuda, fake_cubin("sm_86", ["other"]))[4:] == ["500", "-"]
    assert {"kernel": "work", "found": 0} in cuda.lines()


def test_failures_come_at_the_scripted_call(fake_cuda: Callable[..., FakeCuda]) -> None:
    cuda = fake_cuda(fail={"cuModuleLoadData@2": 2, "cuInit": 0})
    assert run(cuda, fake_cubin("sm_86"))[3] == "2"
    assert [x["failed"] for x in cuda.calls("cuModuleLoadData")] == [0, 2]


def test_a_missing_symbol_is_not_exported(fake_cuda: Callable[..., FakeCuda]) -> None:
    cuda = fake_cuda(missing=["cuLaunchKernel"])
    out = subprocess.run(
        ["nm", "-D", "--defined-only", str(cuda.library)], capture_output=True, text=True
    ).stdout
    assert "cuInit" in out
    assert " cuLaunchKernel\n" not in out


def test_no_device_makes_init_fail(fake_cuda: Callable[..., FakeCuda]) -> None:
    assert run(fake_cuda(devices=[]), fake_cubin("sm_86"))[1] == "100"
