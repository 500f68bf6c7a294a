"""The state of a GPU while it works, read from a small program in NVML's place."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

# A GPU at the power limit, whose clock falls while it works. It has no thermal slowdown reason.
PYNVML = """
import types

NVML_FI_DEV_POWER_INSTANT, NVML_CLOCK_SM = 186, 1
nvmlClocksEventReasonSwPowerCap, nvmlClocksEventReasonHwSlowdown = 4, 8
nvmlClocksEventReasonSwThermalSlowdown = 32
clocks = [1980, 1000]

class NVMLError(Exception):
    pass

def nvmlInit():
    pass

def nvmlDeviceGetHandleByUUID(uuid):
    if uuid != "GPU-1":
        raise NVMLError("no such GPU")
    return uuid

def nvmlDeviceGetFieldValues(gpu, fields):
    assert fields == [186]
    value = types.SimpleNamespace(uiVal=690500)  # milliwatts
    return [types.SimpleNamespace(nvmlReturn=UNSUPPORTED, value=value)]

def nvmlDeviceGetClockInfo(gpu, kind):
    return clocks.pop(0) if len(clocks) > 1 else clocks[0]

def nvmlDeviceGetCurrentClocksEventReasons(gpu):
    return 4 | 1
"""

PROGRAM = """
import json, sys, time
import gpu_power

gpu_power.BUSY, gpu_power.SETTLED, gpu_power.PERIOD = 0.3, 0.1, 0.001
calls = []

def work():
    calls.append(time.perf_counter())
    time.sleep(0.005)

read = gpu_power.nvml(sys.argv[1])
found = gpu_power.sampled(work, read)
print(json.dumps([found, calls[-1] - calls[0]]))
"""


@pytest.fixture
def sampled(root: Path, tmp_path: Path) -> Any:
    def run(uuid: str = "GPU-1", unsupported: int = 0) -> subprocess.CompletedProcess[str]:
        fake = PYNVML.replace("UNSUPPORTED", str(unsupported))
        (tmp_path / "pynvml.py").write_text(fake, "utf-8")
        return subprocess.run(
            [sys.executable, "-c", PROGRAM, uuid],
            env={"PYTHONPATH": f"{tmp_path}:{root / 'benchmarks'}"},
            capture_output=True, text=True,
        )  # fmt: skip

    return run


def test_means_of_the_readings_during_the_work(sampled: Any) -> None:
    done = sampled()
    assert done.returncode == 0, done.stderr
    found, seconds = json.loads(done.stdout)
    assert found["W"] == 690.5
    assert 1000 < found["MHz"] < 1500  # one reading of 1980 among many of 1000
    assert (found["power_cap"], found["slowdown"]) == (1, 0)
    assert seconds > 0.2


def test_values_that_the_gpu_does_not_have_are_left_out(sampled: Any) -> None:
    found, _ = json.loads(sampled(unsupported=3).stdout)
    assert "W" not in found
    assert found["power_cap"] == 1


def test_an_unknown_gpu_is_an_error(sampled: Any) -> None:
    done = sampled("GPU-2")
    assert done.returncode == 1
    assert "no such GPU" in done.stderr
