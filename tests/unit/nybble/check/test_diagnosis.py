"""`python -m nybble` without a library, a driver or a GPU, and with a scripted driver."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from cuda_fixture import FakeCuda, FakeDevice, fake_cubin

from nybble.compat import KERNEL_ABI

Python = Callable[..., subprocess.CompletedProcess[str]]
Fake = Callable[..., FakeCuda]

NO_DRIVER = {"NYBBLE_LIBCUDA": "/nonexistent/libcuda.so.1"}
FAMILIES = ("blockwise", "gemm4", "int8", "optim")


def write_set(folder: Path, archs: Sequence[str]) -> Path:
    """Write the kernel set of cuda122 with fake cubins."""
    place = folder / "cuda122"
    place.mkdir(parents=True)
    images = []
    for family in FAMILIES:
        for arch in archs:
            data = fake_cubin(arch)
            name = f"{family}.{arch}.cubin"
            (place / name).write_bytes(data)
            row = {"family": family, "file": name, "kind": "cubin", "arch": arch}
            digest = hashlib.sha256(data).hexdigest()
            images.append({**row, "size": len(data), "sha256": digest})
    manifest = {
        "schema": 1,
        "target": "cuda122",
        "toolkit": "12.2.140",
        "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
        "ptx_isa": "8.2",
        "kernel_abi": KERNEL_ABI,
        "images": images,
        "sources": [],
    }
    (place / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return place


def _json(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def test_without_a_driver_the_cpu_is_a_success(python: Python) -> None:
    done = python("-m", "nybble", env=NO_DRIVER)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1] == "SUCCESS: no GPU: CPU only"
    assert "is active" in done.stdout
    assert "cpu test     ok" in done.stdout
    assert "/nonexistent/libcuda.so.1" in done.stdout  # the path that was tried
    assert done.stderr == ""


def test_json_has_the_same_facts(python: Python) -> None:
    done = python("-m", "nybble", "--json", env=NO_DRIVER)
    facts = _json(done)
    assert (facts["version"], facts["kind"], facts["success"]) == (1, "nybble-check", True)
    assert facts["cpu"]["active"] in [one["name"] for one in facts["cpu"]["implementations"]]
    assert facts["driver"]["version"] is None
    assert facts["devices"] == []


def test_a_missing_library_is_named_with_every_place(python: Python) -> None:
    done = python("-m", "nybble", env={"NYBBLE_LIBRARY": "/nowhere/libnybble.so.1"})
    assert done.returncode == 1
    assert "/nowhere/libnybble.so.1 (NYBBLE_LIBRARY): no such file" in done.stdout
    last = done.stdout.splitlines()[-1]
    assert last.startswith("next: install the package libnybble")


def test_a_file_that_is_no_library_is_refused(python: Python, tmp_path: Path) -> None:
    fake = tmp_path / "libnybble.so.1"
    fake.write_text("not ELF")
    done = python("-m", "nybble", env={"NYBBLE_LIBRARY": str(fake)})
    assert done.returncode == 1
    assert str(fake) in done.stdout
    assert "NYBBLE_LIBRARY" in done.stdout.splitlines()[-1]


def test_a_truncated_library_is_reported(python: Python, libnybble: Path, tmp_path: Path) -> None:
    data = libnybble.read_bytes()
    for size in (5000, len(data) // 2, len(data) - 1):
        (tmp_path / "libnybble.so.1").write_bytes(data[:size])
        done = python("-m", "nybble", env={"NYBBLE_LIBRARY": str(tmp_path / "libnybble.so.1")})
        assert (done.returncode, done.stderr) == (1, "")
        assert "the file is truncated" in done.stdout


@pytest.mark.parametrize(
    ("text", "what", "step"),
    [
        ("raise ImportError('libblas is missing')", "ImportError: libblas is missing", "reinstall"),
        ("import nothing_at_all", "No module named 'nothing_at_all'", "reinstall"),
        ("values = [1]", "numpy.py is imported in place of numpy", "rename or remove"),
    ],
)
def test_a_numpy_that_cannot_be_used_is_reported(
    python: Python, tmp_path: Path, text: str, what: str, step: str
) -> None:
    (tmp_path / "numpy.py").write_text(text)
    path = f"{tmp_path}:{Path(__file__).resolve().parents[4] / 'pkg'}"
    done = python("-m", "nybble", "--json", env={**NO_DRIVER, "PYTHONPATH": path})
    (found,) = _json(done)["problems"]
    assert (done.returncode, done.stderr, found["where"]) == (1, "", "numpy")
    assert what in found["what"]
    assert step in found["next"]


def test_an_unknown_forced_cpu_lists_the_known_ones(python: Python) -> None:
    done = python("-m", "nybble", env={**NO_DRIVER, "NYBBLE_FORCE_CPU": "sse9"})
    assert done.returncode == 1
    assert "sse9" in done.stdout
    assert "portable" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("next: unset NYBBLE_FORCE_CPU")


def test_without_kernel_sets_the_report_says_what_to_install(
    python: Python, fake_cuda: Fake
) -> None:
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6", name="Fake A10")], driver=12020)
    done = python("-m", "nybble", "--json", env=cuda.env)
    facts = _json(done)
    assert done.returncode == 1
    assert facts["driver"]["version"] == "12.2"
    (device,) = facts["devices"]
    assert (device["name"], device["capability"]) == ("Fake A10", "8.6")
    assert "nybble-kernels" in facts["next"]


def test_the_chosen_image_and_every_reason_against_the_others(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    write_set(tmp_path, ["sm_80", "sm_86", "sm_90"])
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path)}
    facts = _json(python("-m", "nybble", "--json", env=env))
    (device,) = facts["devices"]
    assert device["target"] == "cuda122"
    assert {(one["family"], one["arch"]) for one in device["images"]} == {
        (family, "sm_86") for family in FAMILIES
    }
    refused = {one["image"] for one in device["refused"]}
    assert {"blockwise.sm_80", "blockwise.sm_90"} <= refused
    assert all(one["why"] for one in device["refused"])


def test_a_forced_set_that_cannot_work_is_an_error(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    write_set(tmp_path, ["sm_86"])
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    for name in ("NYBBLE_CUDA_VERSION", "BNB_CUDA_VERSION"):
        env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path), name: "130"}
        done = python("-m", "nybble", env=env)
        assert done.returncode == 1
        assert "cuda130" in done.stdout
        assert done.stdout.splitlines()[-1].startswith("next: unset NYBBLE_CUDA_VERSION")


def test_a_forced_missing_set_is_an_error_without_a_gpu_too(python: Python, tmp_path: Path) -> None:
    write_set(tmp_path / "sets", ["sm_86"])
    env = {**NO_DRIVER, "NYBBLE_KERNELS_PATH": str(tmp_path / "sets"), "PYTHONIOENCODING": "ascii"}
    assert python("-m", "nybble", env={**env, "NYBBLE_CUDA_VERSION": "122"}).returncode == 0
    for name, value in (("NYBBLE_CUDA_VERSION", "124"), ("BNB_CUDA_VERSION", "newest")):
        done = python("-m", "nybble", env={**env, name: value})
        assert done.returncode == 1, done.stdout
        assert f"{name}={value}: " in done.stdout
        assert done.stdout.splitlines()[-1] == f"next: unset {name}, or set it to one of cuda122"
    empty = tmp_path / "no\u00ebl"
    done = python("-m", "nybble", env={**env, "NYBBLE_KERNELS_PATH": str(empty)})
    assert done.returncode == 1, done.stdout
    assert f"NYBBLE_KERNELS_PATH names {tmp_path}/no\\xebl" in done.stdout
    assert done.stderr == ""


def test_the_cpu_works_if_gpus_are_disabled(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    write_set(tmp_path, ["sm_86"])
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path), "BNB_DISABLE": "1"}
    done = python("-m", "nybble", env=env)
    assert done.returncode == 0, done.stdout
    assert "turned off by BNB_DISABLE" in done.stdout.splitlines()[-1]
    assert not cuda.launches()


def test_each_reason_is_given_once_for_all_families(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    write_set(tmp_path, ["sm_75", "sm_86"])
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    said = python("-m", "nybble", env={**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path)}).stdout
    families = ", ".join(FAMILIES)
    (loads,) = [line for line in said.splitlines() if line.startswith(" " * 13 + "loads ")]
    assert f"loads sm_86 ({families}): " in loads
    (refused,) = [line for line in said.splitlines() if line.startswith(" " * 13 + "not ")]
    assert f"not cuda122 sm_75 ({families}): " in refused


def test_a_damaged_image_is_found_before_it_is_used(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    place = write_set(tmp_path, ["sm_86"])
    image = place / "gemm4.sm_86.cubin"
    image.write_bytes(image.read_bytes()[:-4] + b"xxx\n")
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path)}
    done = python("-m", "nybble", env=env)
    assert done.returncode == 1
    assert "gemm4.sm_86.cubin" in done.stdout
    assert "reinstall" in done.stdout.splitlines()[-1]
    image.unlink()
    (place / "int8.sm_86.cubin").write_bytes(b"")
    done = python("-m", "nybble", env={**env, **NO_DRIVER})
    assert done.returncode == 1, "a set that no device here loads is checked too"
    assert "gemm4.sm_86.cubin cannot be read (1 more)" in done.stdout


def test_kernels_with_wrong_results_are_a_failure(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    """The fake driver runs no kernel, so the self-test must find wrong results."""
    write_set(tmp_path, ["sm_86"])
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path)}
    done = python("-m", "nybble", env=env)
    assert cuda.launches()
    assert done.returncode == 1
    assert "problem [cuda:0]" in done.stdout


def test_a_failing_driver_is_named_with_its_call(python: Python, fake_cuda: Fake) -> None:
    cuda = fake_cuda(fail={"cuInit": 999})
    done = python("-m", "nybble", env=cuda.env)
    assert done.returncode == 1
    assert "cuInit" in done.stdout
    assert "999" in done.stdout
    assert done.stdout.splitlines()[-1] == "next: sudo nvidia-modprobe -u -c=0"
    done = python("-m", "nybble", env=fake_cuda(fail={"cuInit": 34}).env)
    assert "stub libcuda out of LD_LIBRARY_PATH" in done.stdout.splitlines()[-1]


def test_a_cache_that_is_not_safe_is_a_problem_with_a_next_step(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    """Without NVRTC, the cache of compiled kernels is searched."""
    place = write_set(tmp_path, ["sm_86"])
    manifest = json.loads((place / "manifest.json").read_text())
    source = {"file": "gemm4.cu", "sha256": hashlib.sha256(b"").hexdigest()}
    (place / "src").mkdir()
    (place / "src/gemm4.cu").touch()
    (place / "manifest.json").write_text(json.dumps({**manifest, "sources": [source]}))
    cache = tmp_path / "cache"
    (cache / "kernels").mkdir(parents=True)
    (cache / "kernels").chmod(0o777)
    cuda = fake_cuda(devices=[FakeDevice(capability="9.0")], driver=12020)
    env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path), "NYBBLE_CACHE": str(cache)}
    done = python("-m", "nybble", "--json", env={**env, "NYBBLE_LIBNVRTC": "/nowhere"})
    (problem,) = _json(done)["problems"]
    assert problem["what"].endswith("mode 777)"), problem
    assert problem["next"].startswith(f"chmod 700 {cache}/kernels, or set NYBBLE_CACHE"), problem


def test_a_broken_manifest_is_reported_and_the_others_used(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    write_set(tmp_path, ["sm_86"])
    (tmp_path / "cuda124").mkdir()
    (tmp_path / "cuda124/manifest.json").write_text("{")
    cuda = fake_cuda(devices=[FakeDevice(capability="8.6")], driver=12020)
    env = {**cuda.env, "NYBBLE_KERNELS_PATH": str(tmp_path)}
    facts = _json(python("-m", "nybble", "--json", env=env))
    assert any("cuda124/manifest.json" in text for text in facts["set_problems"])
    assert facts["devices"][0]["target"] == "cuda122"
