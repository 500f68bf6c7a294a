"""Measure the overhead of the lazy stubs and the tracer for a call, a library and a launch.

    python benchmarks/stubs.py --build BUILD --wheels FOLDER --out benchmarks/results/stubs.json

BUILD is a CMake build of csrc with -DNYBBLE_BENCH=ON. FOLDER contains unpacked vendor libraries, at
any depth. The program builds a fake driver with every function of the table. The time of a call is
the minimum over several new processes; the time of a library is the median.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from origin import ROOT, origin

KINDS = ("libcudart.so.*", "libnvrtc.so.*", "libnvJitLink.so.*")
NAMES = {"libcudart": "cudart", "libnvrtc": "nvrtc", "libnvJitLink": "nvjitlink"}


def run(*command: str | Path, **env: str) -> dict[str, Any]:
    done = subprocess.run(
        list(map(str, command)), env={**os.environ, **env}, capture_output=True, text=True
    )
    return dict(json.loads(done.stdout.splitlines()[-1]))


def least(records: list[dict[str, Any]], key: str) -> float:
    return round(min(float(one[key]) for one in records), 2)


def calls(build: Path, rounds: int) -> dict[str, float]:
    """Return the nanoseconds of a call through a stub, and its overhead over a PLT call."""
    records = [run(build / "bench/stub_bench") for _ in range(rounds)]
    keys = ("plt_3", "stub_3", "plt_11", "stub_11")
    found = {key: least(records, key) for key in keys}
    for count in (3, 11):
        found[f"over_{count}"] = round(found[f"stub_{count}"] - found[f"plt_{count}"], 2)
    return found


def launches(build: Path, rounds: int) -> dict[str, float]:
    """Return the nanoseconds of a launch with an empty driver, without and with the tracer."""
    plain, traced = [], []
    quiet = {"NYBBLE_TRACE_QUIET": "1"}
    for _ in range(rounds):
        plain.append(run(build / "bench/launch_bench"))
        traced.append(run(build / "bin/nybble-trace", build / "bench/launch_bench", **quiet))
    found = {"plain": least(plain, "launch_ns"), "traced": least(traced, "launch_ns")}
    return {**found, "over": round(found["traced"] - found["plain"], 2)}


def whole_driver(folder: Path) -> Path:
    """Build a library with every function of the driver's table; each does nothing."""
    sys.path.insert(0, str(ROOT / "csrc/stubs"))
    import tables  # type: ignore[import-not-found, unused-ignore]

    rows = tables.major_rows(tables.load(ROOT / "csrc/stubs/api/driver.yaml"), None)
    source = folder / "driver.c"
    source.write_text("".join(f"int {name}(void) {{ return 0; }}\n" for name in rows), "utf-8")
    library = folder / "libcuda.so.1"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return library


def libraries(build: Path, wheels: Path, rounds: int) -> list[dict[str, Any]]:
    """Return the microseconds to resolve each library after dlopen."""
    found = []
    with tempfile.TemporaryDirectory() as scratch:
        files = [("driver", whole_driver(Path(scratch)))]
        for kind in KINDS:
            files += [(NAMES[kind.split(".")[0]], path) for path in sorted(wheels.rglob(kind))]
        for name, path in files:
            reports = [run(build / "bench/resolve_bench", name, path) for _ in range(rounds)]
            each = [
                next(one for one in report["libraries"] if one["library"] == name)
                for report in reports
            ]
            times = sorted(float(one["resolved_in_us"]) for one in each)
            found.append(
                {
                    "library": name,
                    "file": path.name,
                    "version": each[0]["version"],
                    "missing": len(each[0]["missing"]),
                    "median_us": round(statistics.median(times), 1),
                    "worst_us": times[-1],
                }
            )
            if each[0]["path"] is None:
                raise SystemExit(f"{path}: {each[0]['attempts']}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="the overhead of stubs and tracer on this machine")
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--wheels", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    record = {
        **origin(),
        "rounds": arguments.rounds,
        "call_ns": calls(arguments.build, arguments.rounds),
        "traced_launch_ns": launches(arguments.build, arguments.rounds),
        "resolve": libraries(arguments.build, arguments.wheels, arguments.rounds),
    }
    arguments.out.write_text(json.dumps(record, indent=1) + "\n", "utf-8")
    print(json.dumps(record, indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
