"""Sample the power, the clock and the clock limits of a GPU while it works, with NVML."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

__all__ = ["Read", "nvml", "sampled"]

Read = Callable[[], dict[str, float]]
BUSY = 0.3  # seconds of work
SETTLED = 0.1  # seconds of work before the first reading; the GPU renews its power every 0.1 s
PERIOD = 0.01  # seconds between readings


def nvml(uuid: str) -> Read:
    """Return a function that reads a GPU's power (W), its SM clock (MHz), and 1 or 0 for each
    reason that lowers the clock. Values that the GPU does not have are left out.

    Raises ImportError or pynvml.NVMLError if there is no NVML.
    """
    import pynvml

    pynvml.nvmlInit()
    gpu = pynvml.nvmlDeviceGetHandleByUUID(uuid)

    def power() -> float:
        """Return the power of the moment; NVML's usual value is the mean of the last second."""
        (field,) = pynvml.nvmlDeviceGetFieldValues(gpu, [pynvml.NVML_FI_DEV_POWER_INSTANT])
        if field.nvmlReturn:
            raise pynvml.NVMLError(field.nvmlReturn)
        return float(field.value.uiVal / 1000)

    def limited_by(*reasons: int) -> Callable[[], float]:
        mask = sum(reasons)
        return lambda: float(pynvml.nvmlDeviceGetCurrentClocksEventReasons(gpu) & mask > 0)

    readers: dict[str, Callable[[], float]] = {
        "W": power,
        "MHz": lambda: float(pynvml.nvmlDeviceGetClockInfo(gpu, pynvml.NVML_CLOCK_SM)),
        "power_cap": limited_by(pynvml.nvmlClocksEventReasonSwPowerCap),
        "slowdown": limited_by(
            pynvml.nvmlClocksEventReasonHwSlowdown, pynvml.nvmlClocksEventReasonSwThermalSlowdown
        ),
    }

    def read() -> dict[str, float]:
        found = {}
        for name, reader in readers.items():
            with suppress(pynvml.NVMLError):
                found[name] = reader()
        return found

    return read


def sampled(work: Callable[[], Any], read: Read) -> dict[str, float]:
    """Repeat the work for BUSY seconds, and return the means of the readings during it.

    The mean of a reason (0 or 1) is the share of the readings with this reason.
    """
    readings: list[dict[str, float]] = []
    done = threading.Event()
    start = time.perf_counter()

    def collect() -> None:
        while not done.wait(PERIOD):
            if time.perf_counter() - start > SETTLED:
                readings.append(read())

    thread = threading.Thread(target=collect)
    thread.start()
    try:
        while time.perf_counter() - start < BUSY:
            work()
    finally:
        done.set()
        thread.join()
    names = dict.fromkeys(name for one in readings for name in one)
    return {
        name: round(statistics.fmean(one[name] for one in readings if name in one), 2)
        for name in names
    }
