"""A user's decode and epilogue in the 4-bit product: real NVRTC and nvJitLink, without a GPU."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice, fake_cubin
from kernel_sets import CSRC, PRODUCT, make_set
from stub_programs import clean_environment
from test_stubs_real_libraries import library_file

# The tests search the compiled code for the constants of these functions.
DECODE = "float decode(unsigned code) { return code * 0.123f - 0.77f; }\n"
EPILOGUE = """float epilogue(float value, unsigned row, unsigned column) {
  return fmaxf(value, 0.0f) * 0.625f;
}
"""
GEMV = b"kernel(bf16, 8) kernel(bf16, 16) kernel(f16, 8) kernel(f16, 16)"
COMPILE = """
import json, sys
from nybble import cuda
decode, epilogue, arch = json.load(sys.stdin)
try:
    program = cuda.Gemm4(decode=decode, epilogue=epilogue)
    image = program.compile(arch)
except (cuda.CudaError, ValueError) as error:
    print(json.dumps({"error": type(error).__name__, "text": str(error)}))
else:
    file = f"{image.folder}/{image.images[0].file}"
    print(json.dumps({"file": file, "decision": getattr(program.decide(arch), "row", "")}))
"""


@pytest.fixture(scope="session")
def sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The product's sources, with only one of the four GEMV kernels for sm_90, because each takes
    10 s of processor time to compile."""
    return make_set(tmp_path_factory.mktemp("sets"), replaced=(GEMV, GEMV[: GEMV.index(b")") + 1]))


@pytest.fixture(scope="session")
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that is shared by the tests that compile the same functions for the same device."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def environment(libnybble: Path, sets: Path, wheels: Path, tmp_path: Path) -> Callable[..., Any]:
    """Return a function that returns the variables of a process without a driver, with these
    versions of NVRTC and nvJitLink (None: without the library)."""

    def make(nvrtc: str | None, nvjitlink: str | None) -> dict[str, str]:
        named = {"nvrtc": nvrtc, "nvjitlink": nvjitlink}
        files = {
            f"NYBBLE_LIB{library.upper()}": str(library_file(wheels, library, version))
            if version
            else "/nowhere"
            for library, version in named.items()
        }
        return clean_environment(
            NYBBLE_LIBRARY=str(libnybble),
            NYBBLE_LIBCUDA="/nowhere",
            NYBBLE_KERNELS_PATH=str(sets),
            NYBBLE_CACHE=str(tmp_path / "cache"),
            **files,
        )

    return make


def compile_one(
    env: dict[str, str], decode: str | None, epilogue: str | None, arch: str
) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", COMPILE],
        env=env,
        input=json.dumps([decode, epilogue, arch]),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def undefined(cubin: bytes) -> list[str]:
    """Return the names of the undefined symbols of a cubin."""
    (offset,) = struct.unpack_from("<Q", cubin, 40)
    (count,) = struct.unpack_from("<H", cubin, 60)
    sections = [struct.unpack_from("<IIQQQQIIQQ", cubin, offset + 64 * i) for i in range(count)]
    names = []
    for section in sections:
        if section[1] != 2:  # SHT_SYMTAB
            continue
        text = sections[section[6]][4]
        for at in range(section[4] + 24, section[4] + section[5], 24):
            name, _, _, index = struct.unpack_from("<IBBH", cubin, at)
            if index == 0 and name:
                names.append(cubin[text + name : cubin.index(b"\0", text + name)].decode())
    return [name for name in names if not name.startswith(".nv.")]  # .nv.* are part of the format


@pytest.mark.parametrize(
    ("nvrtc", "nvjitlink", "arch", "row"),
    [
        ("12.2", "12.2", "sm_80", "V6f"),
        ("13.0", "13.0", "sm_90", "V6f"),
        ("12.9", "13.0", "sm_75", "V6f"),
        ("11.8", "12.9", "sm_75", "C19"),  # nvJitLink of any version cannot link LTO IR of CUDA 11
        ("13.0", None, "sm_75", "V1"),
        ("12.9", "12.2", "sm_75", "V10"),
    ],
)
def test_the_functions_are_inside_the_linked_kernels(
    environment: Callable[..., Any], nvrtc: str, nvjitlink: str | None, arch: str, row: str
) -> None:
    made = compile_one(environment(nvrtc, nvjitlink), DECODE, EPILOGUE, arch)
    assert made["decision"] == row
    code = Path(made["file"]).read_bytes()
    assert b"gemm4_simt_bf16" in code
    assert b"gemm4_values" in code
    assert (b"gemm4_gemv_bf16_8" in code) == (arch == "sm_90")
    assert undefined(code) == []
    for name in (b"_Z6decodej", b"_Z8epiloguefjj"):  # inlined, so not even local functions remain
        assert name not in code
    for constant in (0.123, 0.625):
        assert struct.pack("<f", constant) in code


def test_ptx_for_newer_devices_contains_the_functions(
    environment: Callable[..., Any],
) -> None:
    made = compile_one(environment("12.2", "12.2"), DECODE, EPILOGUE, "compute_75")
    text = Path(made["file"]).read_text("ascii")
    assert ".entry gemm4_values" in text
    assert "_Z6decodej" not in text
    assert f"0f{struct.pack('>f', 0.123).hex().upper()}" in text


@pytest.mark.parametrize("nvjitlink", ["12.2", None])
def test_the_users_source_may_include_cudas_headers(
    environment: Callable[..., Any], wheels: Path, nvjitlink: str | None
) -> None:
    headers = library_file(wheels, "cudart", "12.2").parents[1] / "include"
    env = {**environment("12.2", nvjitlink), "NYBBLE_CUDA_INCLUDE": str(headers)}
    half = "#include <cuda_fp16.h>\nfloat decode(unsigned c) { return __half2float(__half(c)); }"
    assert "file" in compile_one(env, half, None, "sm_75")


def test_the_unlinked_product_needs_the_function(
    environment: Callable[..., Any], tmp_path: Path
) -> None:
    """Prove that the tests above can fail: unlinked code contains the function's name."""
    program = f"""
import sys
from pathlib import Path
from nybble import cuda
folder = Path({str(CSRC)!r})
files = [*folder.glob("device/*"), *folder.glob("*/device/*.cuh")]
headers = {{p.relative_to(folder).as_posix(): p.read_text("utf-8") for p in files}}
name = "gemm4/device/gemm4.cu"
with cuda.Program((folder / name).read_text("utf-8"), name=name, headers=headers) as one:
    code = one.compile("sm_75", options=["-rdc=true", "-DNYBBLE_USER_DECODE"])
Path({str(tmp_path / "out")!r}).write_bytes(code)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment("13.0", None),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "_Z6decodej" in undefined((tmp_path / "out").read_bytes())


@pytest.mark.parametrize("nvjitlink", ["13.0", None])
@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("\n\nfloat decode(unsigned code) { return oops; }\n", 'decode.cu(3): error: identifier "'),
        ("double decode(unsigned code) { return code; }\n", "decode.cu(1): error: cannot overload"),
        ('\nextern "C" float decode(unsigned c) { return c; }\n', "decode.cu(2): error: linkage"),
        ("float decode(int code) { return code; }\n", "_Z6decodej"),
    ],
)
def test_errors_contain_the_compilers_log_with_the_users_file_and_line(
    environment: Callable[..., Any], source: str, text: str, nvjitlink: str | None
) -> None:
    failed = compile_one(environment("13.0", nvjitlink), source, None, "sm_75")
    assert failed["error"] == ("LinkError" if nvjitlink and "_Z6" in text else "CompileError")
    assert text in failed["text"]
    if failed["error"] == "LinkError":
        assert "hint: define exactly `float decode(unsigned code)`" in failed["text"]


def test_a_prepared_program_needs_no_compiler_afterwards(
    environment: Callable[..., Any], fake_cuda: Callable[..., FakeCuda]
) -> None:
    without = environment(None, None)
    old = compile_one(environment("12.2", None), DECODE, None, "sm_75")
    assert compile_one(without, DECODE, None, "sm_75")["file"] == old["file"]
    other = compile_one(without, DECODE, None, "sm_80")
    assert other["error"] == "CudaError"
    assert "no kernels are prepared for sm_80" in other["text"]
    changed = compile_one(without, DECODE.replace("0.77", "0.78"), None, "sm_75")
    assert changed["error"] == "CudaError"
    # a different compiler makes a different image, and a driver uses the newest image that it can
    # load
    new = compile_one(environment("13.0", None), DECODE, None, "sm_75")
    assert old["file"] != new["file"]
    assert compile_one(without, DECODE, None, "sm_75")["file"] == new["file"]
    driver = fake_cuda(driver=12020)  # loads no cubin of CUDA 13
    older = {**without, **driver.script, "NYBBLE_LIBCUDA": str(driver.library)}
    assert compile_one(older, DECODE, None, "sm_75")["file"] == old["file"]


def test_the_example_of_the_manual_compiles(environment: Callable[..., Any], root: Path) -> None:
    text = (root / "docs/cuda-libraries.md").read_text("utf-8")
    (example,) = (b for b in re.findall(r"```python\n(.*?)```", text, re.S) if "Gemm4(" in b)
    program, _, product = example.partition("out = ")
    assert product  # tests/gpu runs this part on a GPU
    done = subprocess.run(
        [sys.executable, "-c", program.replace("sm_90a", "sm_75")],
        env=environment("13.0", "13.0"),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


PRODUCTS = """
import json, sys
from ctypes import byref
from nybble import _native, cuda
from nybble.cuda import devices
from nybble.ops.gemm4 import user_torch
decode, epilogue = json.load(sys.stdin)
program = cuda.Gemm4(decode=decode, epilogue=epilogue)
devices.attach(0)
kernels = user_torch.kernels_of(0, program)
lib = _native.library()
at = 1 << 20  # the fake runs nothing, so no memory is touched
scales = _native.Absmax(at, None, None, None, 0)
half, place = 1, (0, None)
out = []
for m in (1, 48, 300):
    out.append(lib.gemm_4bit_user(
        kernels, at, half, m, 256, 512, at, byref(scales), 64, 0, None, None, at, *place))
    devices.check(out[-1])  # if a kernel was not compiled, raises the compiler's error
out.append(lib.gemm_4bit_grad_user(
    kernels, at, half, 1, 256, 512, at, byref(scales), 64, 0, None, at, *place))
out.append(lib.gemm_4bit_user(
    kernels, at, half, 1, 256, 512, at, byref(scales), 64, 0, None, None, at, -1, None))
print(json.dumps([out, lib._dll.nybble_last_error().decode()]))
"""


@pytest.fixture
def scripted(
    environment: Callable[..., Any], shared_cache: Path, tmp_path: Path,
    fake_cuda: Callable[..., FakeCuda],
) -> Callable[[str], tuple[FakeCuda, dict[str, str]]]:  # fmt: skip
    """Return a function that returns a driver with one device, and the variables that select it."""

    def make(capability: str) -> tuple[FakeCuda, dict[str, str]]:
        cuda = fake_cuda(devices=[FakeDevice(capability=capability)], driver=13000)
        own = make_set(tmp_path / "sets", ("blockwise", *PRODUCT), image=fake_cubin("sm_80"))
        env = {**environment("12.2", "12.2"), **cuda.script, "NYBBLE_LIBCUDA": str(cuda.library)}
        env |= {"NYBBLE_KERNELS_PATH": str(own), "NYBBLE_CACHE": str(shared_cache)}
        return cuda, {**env, "NYBBLE_LIBCUBLASLT": str(tmp_path)}

    return make


def products(
    env: dict[str, str], functions: list[str | None], program: str = PRODUCTS
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env=env,
        input=json.dumps(functions),
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("capability", "finished", "blas"),
    [("8.0", False, True), ("8.0", False, False), ("8.6", True, True)],
    ids=["decode", "decode without cuBLASLt", "decode and epilogue"],
)
def test_products_launch_the_users_kernels(
    scripted: Callable[[str], tuple[FakeCuda, dict[str, str]]],
    fake_cublaslt: Path,
    capability: str,
    finished: bool,
    blas: bool,
) -> None:
    cuda, env = scripted(capability)
    if blas:
        env["NYBBLE_LIBCUBLASLT"] = str(fake_cublaslt)
    done = products(env, [DECODE, EPILOGUE if finished else None])
    assert done.returncode == 0, done.stderr
    statuses, text = json.loads(done.stdout)
    assert statuses == [0, 0, 0, 2 if finished else 0, 2]  # gradient with epilogue, CPU: refused
    assert "run on CUDA devices" in text
    names = [str(one["launch"]) for one in cuda.launches()]
    images = [x for x in cuda.lines() if "image" in x and "launch" not in x]
    asked = {str(x["kernel"]) for x in cuda.lines() if "found" in x}
    product = {name for name in asked if name.startswith("gemm4_")}
    assert len(product) < 16, "kernels are compiled at their first use"
    assert len(images) == len(product) + blas, "one for each kernel, blockwise for cuBLASLt"
    assert "gemm4_mma_f16_32" in names
    assert "gemm4_mma_f16_64" in names
    # if cuBLASLt is there, it computes gradients and products of more than 128 rows
    assert ("gemm4_values dequantize_4bit_half" in " ".join(names)) == blas
    assert ("gemm4_simt_dgrad_f16" in names) == (not blas)


def test_used_kernels_need_no_compiler_afterwards(
    scripted: Callable[[str], tuple[FakeCuda, dict[str, str]]],
) -> None:
    _, env = scripted("8.0")
    first = products(env, [DECODE, None])
    without = {**env, "NYBBLE_LIBNVRTC": "/nowhere", "NYBBLE_LIBNVJITLINK": "/nowhere"}
    again = products(without, [DECODE, None])
    assert (again.returncode, again.stdout) == (0, first.stdout), again.stderr
    other = products(
        without, [DECODE, None], PRODUCTS.replace("half, place = 1", "half, place = 2")
    )
    assert other.returncode == 1  # kernels for bf16 were not used before
    assert "CudaError: no kernels are prepared for sm_80" in other.stderr
