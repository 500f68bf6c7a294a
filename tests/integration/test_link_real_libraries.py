"""Program, Linker and the kernel cache with NVIDIA's NVRTC and nvJitLink, without a GPU."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice
from stub_programs import clean_environment
from test_stubs_real_libraries import library_file

from nybble.compat import KERNEL_ABI

PAIR = """
import json, sys, warnings
warnings.simplefilter("ignore")
from nybble import cuda
user = '''extern "C" __device__ float twice(float);
extern "C" __global__ void k(float* x) { *x = twice(*x); }'''
other = 'extern "C" __device__ float twice(float v) { return 2 * v; }'
out = {"nvrtc": cuda.version_of("nvrtc"), "nvjitlink": cuda.version_of("nvjitlink")}
for kind, options in (("ltoir", []), ("cubin", ["-rdc=true"]), ("ptx", ["-rdc=true"])):
    with cuda.Program(user, name="user.cu") as one, cuda.Program(other, name="other.cu") as two:
        arch = "compute_80" if kind == "ptx" else "sm_80"
        parts = [p.compile(arch, kind=kind, options=options) for p in (one, two)]
    out[kind + " producer"] = cuda.inspect(parts[0]).producer
    try:
        linker = cuda.Linker(*parts, arch="sm_80", names=["user", "other"])
        code = linker.link()
        out[kind] = [linker.decision.row, cuda.inspect(code).kind, b"k" in code]
    except cuda.LinkError as error:
        out[kind] = [type(error).__name__, error.row]
print(json.dumps(out))
"""


def run(program: str, **env: str) -> dict[str, Any]:
    environment = clean_environment(NYBBLE_LIBCUDA="/nowhere", **env)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("producer", "linker"), [("12.2", "12.2"), ("12.2", "13.0"), ("13.0", "13.0"), ("13.0", "12.2")]
)
def test_linking_follows_the_measured_table(
    libnybble: Path, wheels: Path, producer: str, linker: str
) -> None:
    out = run(
        PAIR,
        NYBBLE_LIBRARY=str(libnybble),
        NYBBLE_LIBNVRTC=str(library_file(wheels, "nvrtc", producer)),
        NYBBLE_LIBNVJITLINK=str(library_file(wheels, "nvjitlink", linker)),
    )
    assert out["nvrtc"] == [*map(int, producer.split("."))]
    assert out["nvjitlink"] == [*map(int, linker.split("."))]
    for kind in ("ltoir", "cubin", "ptx"):
        assert out[f"{kind} producer"] == [*map(int, producer.split("."))]
        if producer <= linker:
            assert out[kind] == ["V6", "cubin", True]
        else:
            row = "V10" if kind == "ltoir" else "V11"
            assert out[kind] == ["NvJitLinkOlderThanInput", row]


def kernel_set(folder: Path) -> Path:
    """Write a kernel set with one source, and with an image that newer devices cannot use."""
    source = b'extern "C" __global__ void tiny(float* x) { *x = 1.0f; }\n'
    target = folder / "cuda122"
    (target / "src").mkdir(parents=True)
    (target / "src/tiny.cu").write_bytes(source)
    cubin = b"FAKECUBIN sm_60\nEND\n"
    (target / "tiny.sm_60.cubin").write_bytes(cubin)
    image = {"family": "tiny", "file": "tiny.sm_60.cubin", "kind": "cubin", "arch": "sm_60"}
    image |= {"size": len(cubin), "sha256": hashlib.sha256(cubin).hexdigest()}
    listed = {"file": "tiny.cu", "size": len(source)}
    listed["sha256"] = hashlib.sha256(source).hexdigest()
    manifest = {"schema": 1, "target": "cuda122", "toolkit": "12.2.140", "ptx_isa": "8.2"}
    manifest |= {
        "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
        "kernel_abi": KERNEL_ABI,
    }
    manifest |= {"images": [image], "sources": [listed]}
    (target / "manifest.json").write_text(json.dumps(manifest))
    return folder


def test_a_device_without_an_image_gets_the_shipped_source_compiled(
    libnybble: Path, wheels: Path, tmp_path: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0")], driver=12020)
    nvrtc = library_file(wheels, "nvrtc", "12.2")
    env = {
        **cuda.env,
        "NYBBLE_LIBRARY": str(libnybble),
        "NYBBLE_LIBNVRTC": str(nvrtc),
        "NYBBLE_KERNELS_PATH": str(kernel_set(tmp_path / "sets")),
        "NYBBLE_CACHE": str(tmp_path / "cache"),
    }
    program = "from nybble.cuda import devices; devices.attach(0)"
    for _ in range(2):  # the second process uses the cache of the first process
        done = subprocess.run(
            [sys.executable, "-c", program], env=env, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        made = list((tmp_path / "cache/kernels").glob("*/tiny.sm_90a.cubin"))
        assert len(made) == 1
    ahead = [sys.executable, "-m", "nybble", "--compile", "sm_87"]
    done = subprocess.run(ahead, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "cache/kernels").glob("*/tiny.sm_87.cubin"))) == 1


def test_a_prepared_cache_works_without_a_compiler(
    libnybble: Path, wheels: Path, tmp_path: Path, fake_cuda: Callable[..., FakeCuda]
) -> None:
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0")], driver=12020)
    env = {
        **cuda.env,
        "NYBBLE_LIBRARY": str(libnybble),
        "NYBBLE_LIBNVRTC": "/nowhere",
        "NYBBLE_KERNELS_PATH": str(kernel_set(tmp_path / "sets")),
        "NYBBLE_CACHE": str(tmp_path / "cache"),
    }
    attach = [sys.executable, "-c", "from nybble.cuda import devices; devices.attach(0)"]
    done = subprocess.run(attach, env=env, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no image" in done.stderr
    for arch in ("sm_80", "sm_90"):  # a machine with a compiler, but without a driver or a device
        elsewhere = {**env, "NYBBLE_LIBCUDA": "/nowhere"}
        elsewhere["NYBBLE_LIBNVRTC"] = str(library_file(wheels, "nvrtc", "12.2"))
        ahead = [sys.executable, "-m", "nybble", "--compile", arch]
        done = subprocess.run(ahead, env=elsewhere, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    use = (
        f"{attach[2]}; from nybble import _native; assert not _native.library().cuda_load(0, None)"
    )
    done = subprocess.run([*attach[:2], use], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [x["image"] for x in cuda.lines() if "image" in x] == ["sm_90"]
    (cubin,) = (tmp_path / "cache/kernels").glob("*/tiny.sm_90.cubin")
    cubin.write_bytes(cubin.read_bytes()[:-1])  # a damaged copy is rejected with a message
    done = subprocess.run(attach, env=env, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no kernels are prepared for sm_90" in done.stderr


def test_processes_that_start_together_compile_once(
    libnybble: Path, wheels: Path, tmp_path: Path
) -> None:
    """Four processes compile once; the program counts the calls of the compiler."""
    env = clean_environment(
        NYBBLE_LIBRARY=str(libnybble),
        NYBBLE_LIBCUDA="/nowhere",
        NYBBLE_LIBNVRTC=str(library_file(wheels, "nvrtc", "12.2")),
        NYBBLE_KERNELS_PATH=str(kernel_set(tmp_path / "sets")),
        NYBBLE_CACHE=str(tmp_path / "cache"),
    )
    program = """
import sys
from pathlib import Path
from nybble import cuda
from nybble.cuda import kernel_sets
from nybble.cuda import program
compile_one = program.Program.compile
def counted(self, *rest, **more):
    with open(sys.argv[1], "a") as mark:
        mark.write("x")
    return compile_one(self, *rest, **more)
program.Program.compile = counted
import os
print(cuda.prepare("sm_80", os.environ, kernel_sets.find_sets(os.environ).sets))
"""
    words = [sys.executable, "-c", program, str(tmp_path / "mark")]
    started = [
        subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    answers = {one.communicate(timeout=120)[0] for one in started}
    assert [one.returncode for one in started] == [0] * 4
    assert len(answers) == 1
    assert (tmp_path / "mark").read_text() == "x"


def test_source_that_does_not_compile_names_file_and_line(libnybble: Path, wheels: Path) -> None:
    program = """
import json
from nybble import cuda
try:
    with cuda.Program("\\nint bad(", name="mine.cu") as one:
        one.compile("sm_80")
except cuda.CompileError as error:
    print(json.dumps({"text": str(error)}))
"""
    nvrtc = str(library_file(wheels, "nvrtc", "12.2"))
    out = run(program, NYBBLE_LIBRARY=str(libnybble), NYBBLE_LIBNVRTC=nvrtc)
    assert "mine.cu(2): error" in out["text"] or "mine.cu(3): error" in out["text"]
