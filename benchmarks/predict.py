"""Predict how much of a GPU's bandwidth the kernels can use, from their machine code alone.

    python benchmarks/predict.py extract IMAGE.cubin…        updates the data about kernels
    python benchmarks/predict.py table [--check] [PAGE.md]   writes the page's tables
    python benchmarks/predict.py faults                      lists launches that cannot run or spill

`extract` reads the registers and memory of kernels from the images, and their instructions from the
output of nvdisasm. It writes benchmarks/data/gpu-kernels.json. `table` needs no tools: it combines
this data with the launches of tests/data/launches and the limits of gpu-limits.json, and writes the
tables of benchmarks/results/gpu-predicted.md. --check writes nothing, and fails if they differ.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gpu_machine_code import extract
from gpu_tables import BLOCK, drawn
from origin import ROOT

RESULTS = ROOT / "benchmarks/results"
FACTS, LIMITS = (ROOT / f"benchmarks/data/gpu-{name}.json" for name in ("kernels", "limits"))
PAGE = RESULTS / "gpu-predicted.md"
LAUNCHES = ROOT / "tests/data/launches"
COPY = 0.8825  # a device copy's share of the published bandwidth (H200: 4236 of 4800 GB/s)
LATENCY_NS = 800.0  # the assumed latency of a load while the memory is busy
FIXED_US = 3.7  # time of an empty kernel, measured with events (H200)
# The instructions that a warp issues per cycle, and the part of a loop that one pass executes. Both
# are fitted to gemm_4bit with 16 rows on the H200, where warps issue in 37 % of the cycles.
ISSUED, EXECUTED = 0.37 / 2, 0.41
WARP = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """An operation on 14336x4096 values: its launch, and the bytes that it moves per value.

    case: the case in tests/data/launches. reads: the part of nbytes that is read. measured: the
    operation and the case in h200-gpu.json. Only 4-bit products, which load by cp.async or TMA,
    have the next two fields: a value for gemm4_gemv* and one for gemm4_mma* (csrc/device/policy.h).
    pipeline: the bytes of W that a block has in flight. loop_bytes: the bytes of W that a warp
    loads per step.
    """

    label: str
    case: str
    nbytes: float
    reads: float
    measured: tuple[str, str]
    pipeline: tuple[int, int] = (0, 0)
    loop_bytes: tuple[int, int] = (0, 0)
    fixed_us: float = FIXED_US
    rows: int = 0  # rows of a product


VALUES = 14336 * 4096
# bytes that a warp of gemm4_gemv* loads per step: codes and scales of 16 rows and 512 columns
STAGE = 16 * (256 + 8 * 4)
ADAM = " optimizer=0 unorm=0.0 sizes=[16777216] dtype=f32"
WORK = (
    Work(label="quantize_4bit", case="quantize_4bit n=16777216 dtype=bf16 block=64",
         nbytes=2.5625, reads=2, measured=("quantize_4bit", "nf4 64 14336x4096 bf16")),
    Work(label="dequantize_4bit", case="dequantize_4bit n=12345 dtype=bf16",
         nbytes=2.5625, reads=0.5625, measured=("dequantize_4bit", "nf4 64 14336x4096 bf16")),
    Work(label="quantize_blockwise", case="quantize_blockwise n=67108864 block=256 dynamic=True",
         nbytes=3.0156, reads=2, measured=("quantize_blockwise", "dynamic 256 14336x4096 bf16")),
    Work(label="dequantize_blockwise", case="dequantize_blockwise n=16777216 dtype=bf16 block=256",
         nbytes=3.0156, reads=1.0156, measured=("dequantize_blockwise",
                                           "dynamic 256 14336x4096 bf16")),
    Work(label="AdamW 8-bit", case="optimizer_update_8bit" + ADAM,
         nbytes=16.0625, reads=10.0312, measured=("adam 8bit", "14336x4096 fp32")),
    Work(label="AdamW 32-bit", case="optimizer_update_32bit" + ADAM,
         nbytes=28, reads=16, measured=("adam 32bit", "14336x4096 fp32")),
    *(
        Work(label=f"gemm_4bit, {m} row{'s' * (m > 1)}", case=f"gemm_4bit m={m} n=14336 k=4096",
             nbytes=0.5625, reads=0.5625, measured=("gemm_4bit", f"M={m} nf4 64 14336x4096 bf16"),
             pipeline=(8 * 3 * STAGE, (3 if m <= 16 else 2 if m <= 32 else 1) * 8192),
             loop_bytes=(STAGE, 1024 + 128), fixed_us=1.0, rows=m)
        for m in (1, 8, 16, 64)
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Launch:
    """A recorded launch of a kernel."""

    kernel: str
    blocks: int
    threads: int
    shared: int


def launches(machine: str) -> dict[str, list[Launch]]:
    """Return the recorded launches of each case on a machine."""
    lines = (LAUNCHES / f"{machine}.txt").read_text("utf-8").splitlines()
    pattern = re.compile(r"(\w+) (\d+)x(\d+)(?: shared (\d+))?")
    return {
        case: [Launch(a, int(b), int(c), int(d or 0)) for a, b, c, d in pattern.findall(told)
               if not a[0].isdigit()]
        for case, told in zip(lines[::2], lines[1::2], strict=True)
    }  # fmt: skip


def resident(launch: Launch, kernel: Mapping[str, Any], device: Mapping[str, Any]) -> int:
    """Return how many blocks of a launch fit on a multiprocessor at once."""
    warps = -(-launch.threads // WARP)
    registers = -(-kernel["registers"] * WARP // 256) * 256  # allocated per warp
    shared = launch.shared + kernel["static_shared"] + device["reserved_shared"]
    if launch.shared + kernel["static_shared"] > device["shared_per_block"]:
        return 0
    return int(
        min(
            device["registers"] // registers // warps,
            device["threads"] // (warps * WARP),
            device["blocks"],
            device["shared"] // max(1, shared),
        )
    )


def predicted(
    work: Work, launch: Launch, kernel: Mapping[str, Any], device: Mapping[str, Any]
) -> dict[str, float]:
    """Return the limits of a kernel on a device, and its predicted share of a copy's bandwidth.

    flight, issue: the bandwidth that the bytes in flight and the issued instructions allow, as a
    fraction of the device's bandwidth.
    """
    blocks = resident(launch, kernel, device)
    warps = blocks * launch.threads / WARP
    rate = device["GBps"] * COPY / device["multiprocessors"]  # bytes per ns and multiprocessor
    reads = work.reads / work.nbytes  # writes do not wait
    piped = "gemm4_gemv" in launch.kernel or "gemm4_mma" in launch.kernel
    there = blocks * (
        work.pipeline["mma" in launch.kernel] if piped else launch.threads * kernel["in_flight"]
    )
    issue = math.inf
    if kernel["loop"]:
        loaded = work.loop_bytes["mma" in launch.kernel] if piped else kernel["loop_bytes"] * WARP
        # W is loaded once per tile of 32 or 64 rows
        tiles = -(-work.rows // int(launch.kernel[-2:])) if "gemm4_mma" in launch.kernel else 1
        per_byte = tiles * kernel["loop"] * EXECUTED / loaded
        issued = min(0.9, ISSUED * warps / 4)
        issue = 4 * device["GHz"] * issued / (per_byte * rate * reads)
    flight = there / (rate * LATENCY_NS * reads)
    limit = min(1.0, flight, issue)
    ideal_us = VALUES * work.nbytes / (device["GBps"] * COPY * 1e3)
    share = ideal_us / (ideal_us / limit + work.fixed_us) if limit else 0.0
    return {"blocks": blocks, "warps": warps, "flight": flight, "issue": issue, "share": share}


def rows(
    facts: Mapping[str, Any], limits: Mapping[str, Any]
) -> Iterator[tuple[Work, str, str, dict[str, float]]]:
    """Yield work, device, kernel and prediction, for each recorded launch of one kernel."""
    for key, device in limits["devices"].items():
        recorded = launches(key)
        for work in WORK:
            found = [x for x in recorded[work.case] if x.kernel in facts[device["image"]]]
            if found and "dequantize" in found[0].kernel and "dequantize" not in work.label:
                continue  # the product is cuBLASLt's
            if found:
                limit = {**limits["capabilities"][device["capability"]], **device}
                kernel = facts[device["image"]][found[0].kernel]
                yield work, key, found[0].kernel, predicted(work, found[0], kernel, limit)


def measured(work: Work) -> float:
    """Return the share that benchmarks/gpu.py measured on the H200."""
    document = json.loads((RESULTS / "h200-gpu.json").read_text("utf-8"))
    return next(
        float(row["share"])
        for row in document["rows"]
        if (row["operation"], row["case"]) == work.measured
    )


def shares(
    found: Sequence[tuple[Work, str, str, dict[str, float]]], limits: Mapping[str, Any]
) -> list[list[str]]:
    """Return the table of predicted shares. A cell names what limits the kernel, unless this is the
    memory."""
    devices = [key for key in limits["devices"] if key != "h200"]
    lines = [
        ["operation", "H200 measured", "H200", *(limits["devices"][x]["name"] for x in devices)]
    ]
    for work in WORK:
        line = [work.label, f"{measured(work):.2f}"]
        for key in ("h200", *devices):
            cell = [one for w, device, _, one in found if (w, device) == (work, key)]
            line.append(_cell(cell[0]) if cell else "")
        lines.append(line)
    return lines


def _cell(one: Mapping[str, float]) -> str:
    why = (
        ""
        if min(one["flight"], one["issue"]) >= 1
        else " (loads)"
        if one["flight"] < one["issue"]
        else " (issue)"
    )
    return f"{one['share']:.2f}{why}"


def kernels(
    found: Sequence[tuple[Work, str, str, dict[str, float]]],
    facts: Mapping[str, Any],
    limits: Mapping[str, Any],
) -> list[list[str]]:
    """Return the table of the kernels whose limit is not the memory."""
    heads = ("kernel", "device", "registers", "warps", "loads in flight", "issue slots")
    lines = [list(heads)]
    for _, key, name, one in found:
        if key == "h200" or min(one["flight"], one["issue"]) >= 1:
            continue
        device = limits["devices"][key]
        line = [f"`{name}`", device["name"], str(facts[device["image"]][name]["registers"])]
        line += [f"{one['warps']:.0f}", f"{one['flight']:.1f}", f"{one['issue']:.2f}"]
        if line not in lines:
            lines.append(line)
    return lines


def faults(facts: Mapping[str, Any], limits: Mapping[str, Any]) -> Iterator[str]:
    """Yield each recorded launch that its device cannot run, or whose loop uses local memory."""
    for key, device in limits["devices"].items():
        limit = limits["capabilities"][device["capability"]]
        seen = {x.kernel: x for told in launches(key).values() for x in told}
        for launch in seen.values():
            kernel = facts[device["image"]].get(launch.kernel)
            if kernel is None:
                continue
            if resident(launch, kernel, limit) == 0:
                yield f"{launch.kernel} on {device['name']}: no block fits on a multiprocessor"
            if kernel["loop_spills"]:
                yield (
                    f"{launch.kernel} on {device['name']}: {kernel['loop_spills']} uses of local "
                    "memory in its loop"
                )


def renewed(page: str) -> str:
    """Return the page with its tables computed again."""
    facts, limits = (json.loads(path.read_text("utf-8")) for path in (FACTS, LIMITS))
    found = list(rows(facts, limits))
    tables = {"shares": shares(found, limits), "kernels": kernels(found, facts, limits)}

    def block(one: re.Match[str]) -> str:
        return f"<!-- table: {one[1]} -->\n" + "\n".join(drawn(tables[one[1]])) + "\n<!-- end -->"

    return BLOCK.sub(block, page)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    verbs = parser.add_subparsers(dest="verb", required=True)
    reading = verbs.add_parser("extract", help="read the kernels in cubins, and update their data")
    reading.add_argument("images", nargs="+", type=Path)
    reading.add_argument("--nvdisasm", default="nvdisasm", help="path of a CUDA toolkit's nvdisasm")
    writing = verbs.add_parser("table", help="write the tables of a page")
    writing.add_argument("--check", action="store_true", help="write nothing; fail if they differ")
    writing.add_argument("page", nargs="?", type=Path, default=PAGE)
    verbs.add_parser("faults", help="list launches that cannot run or that spill")
    options = parser.parse_args(argv)
    if options.verb == "extract":
        facts = json.loads(FACTS.read_text("utf-8")) if FACTS.exists() else {}
        for arch, kernels_of in extract(options.images, options.nvdisasm).items():
            facts.setdefault(arch, {}).update(kernels_of)
        FACTS.write_text(as_json(facts), "utf-8")
        return 0
    if options.verb == "faults":
        both = tuple(json.loads(path.read_text("utf-8")) for path in (FACTS, LIMITS))
        sys.stdout.write("".join(f"{fault}\n" for fault in faults(*both)))
        return 0
    page = options.page.read_text("utf-8")
    new = renewed(page)
    if not options.check:
        options.page.write_text(new, "utf-8")
    return int(options.check and new != page)


def as_json(facts: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the facts of the kernels that recorded launches use, one kernel per line."""
    used = {
        x.kernel
        for path in LAUNCHES.glob("*.txt")
        for told in launches(path.stem).values()
        for x in told
    }
    parts = []
    for arch, found in sorted(facts.items()):
        lines = [
            f"  {json.dumps(name)}: {json.dumps(found[name])}"
            for name in sorted(found)
            if name in used
        ]
        parts.append(f" {json.dumps(arch)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
