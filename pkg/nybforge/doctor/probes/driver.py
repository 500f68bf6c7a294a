"""Probes of the driver and its devices, through libcuda (in a child process) and nvidia-smi."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from nybble.compat import CudaVersion
from nybforge.doctor.facts import Driver, Gpu
from nybforge.doctor.probes.host import Host

DRIVER_LIMIT_S = 3.0
SMI_LIMIT_S = 2.5


def probe_libcuda(host: Host) -> tuple[Driver, tuple[Gpu, ...]]:
    """Return the driver and its devices as libcuda reports them. libcuda is loaded in a child
    process."""
    program = Path(__file__).with_name("ask_driver.py")
    said = host.capture([sys.executable, "-I", "-S", program], limit=DRIVER_LIMIT_S)
    module = re.search(
        r"Module.*?\s(\d+\.\d+(?:\.\d+)?)\s", host.read("/proc/driver/nvidia/version") or ""
    )
    release = module[1] if module else None
    try:
        answer = json.loads(said.stdout)
    except ValueError:
        problem = said.problem or f"the driver ended its process with {said.returncode}"
        return Driver(problem=f"asking libcuda: {problem}", kernel_module=release), ()
    number = answer.get("version")
    driver = Driver(
        library=answer.get("library"),
        cuda=str(CudaVersion.from_driver(number)) if number else None,
        init_code=answer.get("init_code"),
        problem=answer.get("problem"),
        kernel_module=release,
    )
    gpus = tuple(
        Gpu(
            name=row["name"],
            cc=row["cc"],
            memory_gib=round(row["memory"] / 2**30, 1),
            integrated=row["integrated"],
        )
        for row in answer.get("devices", [])
    )
    return driver, gpus


def probe_smi(host: Host) -> tuple[str | None, str | None, str | None]:
    """Return the path of nvidia-smi, the driver release that nvidia-smi prints, and its error
    message."""
    found = host.which("nvidia-smi")
    if found is None and host.path("/usr/lib/wsl/lib/nvidia-smi").exists():
        found = host.path("/usr/lib/wsl/lib/nvidia-smi")
    if found is None:
        return None, None, None
    query = ["--query-gpu=driver_version", "--format=csv,noheader"]
    said = host.capture([found, *query], limit=SMI_LIMIT_S)
    release = re.search(r"^\d+\.\d+(\.\d+)?", said.stdout)
    if said.returncode == 0 and release:
        return host.shown(found), release[0], None
    words = (said.problem or said.stdout.strip() or said.stderr.strip() or "no answer").split("\n")
    return host.shown(found), None, words[0]
