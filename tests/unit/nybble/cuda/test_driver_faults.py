"""A driver that fails: each failed call raises one error with the call's name, and the CPU still
works."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from cuda_fixture import FakeCuda, FakeDevice
from tests.unit.nybble.check.test_diagnosis import write_set

Python = Callable[..., subprocess.CompletedProcess[str]]
Fake = Callable[..., FakeCuda]

UNKNOWN, NOT_INITIALIZED = 999, 3
# Cleanup calls at the end of an operation. If one fails, the operation's own result counts.
PUTS_BACK = {"cuCtxPopCurrent_v2", "cuMemFree_v2"}
# For these calls, the error names the image file and the device instead of the call.
SAID_AS = {"cuModuleLoadDataEx": "blockwise.sm_86.cubin on device 0"}


def checked(python: Python, cuda: FakeCuda, sets: Path) -> tuple[int, dict[str, Any], str]:
    done = python("-m", "nybble", "--json", env={**cuda.env, "NYBBLE_KERNELS_PATH": str(sets)})
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout), done.stderr


def test_a_failure_at_any_call_is_one_error_that_names_it(
    python: Python, fake_cuda: Fake, tmp_path: Path
) -> None:
    write_set(tmp_path, ["sm_86"])
    devices = [FakeDevice(capability="8.6")]
    whole = fake_cuda(devices=devices, driver=12020)
    checked(python, whole, tmp_path)
    names = sorted({line["call"] for line in whole.lines() if "call" in line} - PUTS_BACK)
    assert {"cuInit", "cuDeviceGetCount", "cuMemAlloc_v2", "cuLaunchKernel"} <= set(names), names
    drivers = {
        name: fake_cuda(devices=devices, driver=12020, fail={name: UNKNOWN}) for name in names
    }
    with ThreadPoolExecutor(2) as pool:
        ends = dict(
            zip(
                names, pool.map(lambda n: checked(python, drivers[n], tmp_path), names), strict=True
            )
        )
    for name, (code, facts, stderr) in ends.items():
        problems = json.dumps(facts["problems"])
        assert code == 1, (name, problems)
        assert SAID_AS.get(name, name.partition("_v")[0]) in problems, (name, problems)
        assert str(UNKNOWN) in problems, (name, problems)
        assert facts["next"], name
        assert facts["cpu"]["round_trip"], name
        assert stderr == "", name


def test_the_cpu_works_if_the_driver_finds_no_device(python: Python, fake_cuda: Fake) -> None:
    for cuda in (fake_cuda(devices=[]), fake_cuda(fail={"cuInit": 100})):
        done = python("-m", "nybble", env=cuda.env)
        assert done.returncode == 0, done.stdout
        assert "CUDA_VISIBLE_DEVICES" in done.stdout
        assert done.stdout.splitlines()[-1] == "SUCCESS: no GPU: CPU only"


def test_the_report_says_how_to_repair_a_driver(python: Python, fake_cuda: Fake) -> None:
    done = python("-m", "nybble", env=fake_cuda(fail={"cuInit": NOT_INITIALIZED}).env)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1].startswith("next: run nvidia-smi")
