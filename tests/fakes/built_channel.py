"""Make a channel with packages, build records and a journal, as builds of small packages would make
it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from nybble.compat import KERNEL_ABI
from nybforge.channel import Channel
from nybforge.errors import BuildFailed
from nybforge.journal import Entry, Failure, Run, Span, Test, write_entry

ENTRY = Entry(
    job="", package="", target="cpu", platform="noarch", key="1",
    run=Run(id="ab12", slots=2, commit="c0ffee"),
    outcome="built", started=1795860000.0, seconds=60.0, node="build1", cores=2, log="",
)  # fmt: skip
INPUTS = {
    "csrc/core/error.cc": "5e", "VERSION": "0a", "variant c_compiler_version": "12.3.0",
    "toolchain gcc_linux-64": "77", "engine py-rattler-build": "0.73.0",
}  # fmt: skip
LOG = """\
/usr/include/crt/host_config.h:143:2: error: #error -- unsupported GNU version! \
gcc versions later than 12 are not supported!
"""


def manifest(target: str, **archs: int) -> str:
    """Return the manifest of a kernel set with one image per architecture (name → bytes)."""
    images = [
        {
            "family": "gemm4",
            "file": f"gemm4.{arch}.bin",
            "kind": "ptx" if arch.startswith("compute") else "cubin",
            "arch": arch,
            "size": size,
            "sha256": "00",
        }
        for arch, size in archs.items()
    ]
    document = {
        "schema": 1,
        "target": target,
        "toolkit": "12.2.140",
        "device_compiler": {"name": "nvrtc", "version": "12.2.140"},
        "ptx_isa": "8.2",
        "kernel_abi": KERNEL_ABI,
        "images": images,
        "sources": [],
    }
    return json.dumps(document)


def add_package(
    channel: Channel, file: Path, job: str, inputs: dict[str, str], **changes: Any
) -> None:
    """Publish a package and write its entry in the journal."""
    with channel.lock(print):
        channel.publish(file, job, "1", inputs)
    write_entry(channel, replace(ENTRY, job=job, **changes))


def spans(*units: tuple[str, float, float], end: float) -> tuple[Span, ...]:
    """Return the parts of a job: its processes, and the phases before and after the processes."""
    first, last = min(unit[1] for unit in units), max(unit[2] for unit in units)
    phases = [("✔ Successfully updated the host environment", 0.0, first)]
    phases += [("Checking for symlinks", first, last), ("✔ all tests passed!", last, end)]
    found = [Span(name=n, kind="phase", start=a, end=b) for n, a, b in phases]
    found += [Span(name=n, kind="unit", start=a, end=b) for n, a, b in units]
    return tuple(sorted(found, key=lambda each: each.start))


def make_channel(folder: Path, make_package: Callable[..., Path]) -> Channel:
    """Write the channel: shared packages, two targets, and a failed build of a third."""
    channel = Channel(folder / "channel")
    passed = (Test(name="commands", passed=True),)
    parts = spans(("a.cc.o", 10, 30), ("b.cc.o", 10.5, 25), ("c.cc.o", 25, 40), end=50)
    library = make_package(folder / "in", "libnybble", "0.1.0", subdir="linux-64")
    add_package(
        channel, library, "libnybble-linux-64", INPUTS,
        package="libnybble", platform="linux-64", tests=passed, spans=parts, seconds=50.0,
    )  # fmt: skip
    for number, target in enumerate(("cuda122", "cuda130")):
        text = manifest(target, sm_80=3 << 20, sm_86=1 << 20, compute_90=2 << 20)
        files = {f"share/nybble/kernels/{target}/manifest.json": text.encode()}
        build = f"{target}_h0_0"
        kernels = make_package(folder / "in", "nybble-kernels", "0.1.0", build, files)
        add_package(
            channel, kernels, f"nybble-kernels-{target}-noarch", {**INPUTS, "nvrtcc-linux-64": "1"},
            package="nybble-kernels", target=target, tests=passed, started=1795860050.0 + number,
            spans=spans(("gemm4.sm_80.cubin", 1, 20), ("gemm4.sm_86.cubin", 2, 9), end=30),
        )  # fmt: skip
    log = folder / "logs" / "nybble-kernels-cuda118-noarch.log"
    log.parent.mkdir()
    log.write_text(LOG)
    failed = BuildFailed("nybble-kernels-cuda118-noarch: the build failed", detail=[LOG.strip()])
    entry = replace(
        ENTRY, job=log.stem, package="nybble-kernels", target="cuda118", outcome="failed",
        log=str(log), errors=(Failure.of(failed),), run=Run(id="cd34", commit="c0ffee-dirty"),
    )  # fmt: skip
    write_entry(channel, entry)
    return channel
