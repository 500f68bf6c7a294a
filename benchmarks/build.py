"""Measure builds in a clean clone: one target, nothing changed, a changed kernel, all targets.

The scenario `estimates` measures how accurate the estimates of the remaining time are.

    python benchmarks/build.py [--scenario one unchanged kernel all estimates] [--repeat 3]

With --repeat, the result of each scenario is its run with the median time. `ratios` divides it by
the newest run of the scenario in results/build.json.

Downloads come from the cache, so run the program once before, or pass --cold. Peak memory is the
largest sampled sum of the process tree's resident sets. Disk is the size of build/, output/ and the
cache.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from origin import ROOT, origin

PAGE = os.sysconf("SC_PAGE_SIZE")


def tree_of(process: int) -> Iterator[int]:
    """Yield the process and its descendants."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
    waiting = [process]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += parents.get(one, [])


def resident(process: int) -> int:
    """Return the process tree's resident memory in bytes; shared pages count once per process."""
    total = 0
    for one in tree_of(process):
        try:
            total += int(Path(f"/proc/{one}/statm").read_text().split()[1]) * PAGE
        except OSError:
            continue
    return total


def disk(folder: Path) -> int:
    """Return the bytes on disk below a folder; hard links count once."""
    said = subprocess.run(["du", "-s", "-B1", str(folder)], capture_output=True, text=True)
    return int(said.stdout.split()[0]) if said.returncode == 0 else 0


def measured(argv: list[str], clone: Path) -> dict[str, Any]:
    """Run a command in the clone and return its time, CPU time and peak memory."""
    before = os.times()
    started = time.monotonic()
    child = subprocess.Popen(argv, cwd=clone, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    peak = 0
    done = threading.Event()

    def sample() -> None:
        nonlocal peak
        while not done.wait(0.2):
            peak = max(peak, resident(child.pid))

    sampler = threading.Thread(target=sample)
    sampler.start()
    _, text = child.communicate()
    took = time.monotonic() - started
    done.set()
    sampler.join()
    after = os.times()
    if child.returncode != 0:
        sys.stderr.write(text.decode(errors="replace"))
        raise SystemExit(f"{' '.join(argv)} ended with {child.returncode}")
    return {
        "command": " ".join(argv),
        "seconds": round(took, 1),
        "cpu_seconds": round(
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system,
            1,
        ),
        "peak_memory_mib": round(peak / 2**20),
        "steps": [line for line in text.decode(errors="replace").splitlines() if line[:2] == "ok"],
    }


def images(clone: Path, log: str) -> dict[str, int]:
    """Return how many images a set's last build compiled and how many came from the cache."""
    text = (clone / f"build/logs/{log}.log").read_text(encoding="utf-8", errors="replace")
    return {"compiled": text.count("compiled "), "cached": text.count("cached ")}


def estimates(clone: Path, builds: int) -> dict[str, Any]:
    """Build one target repeatedly. Return, for each build, the largest error of its estimates
    after the first third, as a fraction of the build's time."""
    command = ["./build_all.sh", "cuda122", "--force"]
    times = clone / "build/times/last.json"
    measured(command, clone)  # the first build has no estimates
    runs = []
    for _ in range(builds):
        shutil.rmtree(clone / "build/cache/images", ignore_errors=True)
        measured(command, clone)
        said = json.loads(times.read_text(encoding="utf-8"))
        took = said["seconds"]
        late = [whole for spent, whole in said["estimates"] if spent >= took / 3]
        worst = max((abs(whole - took) / took for whole in late), default=None)
        runs.append({"seconds": took, "estimates": len(late), "largest_error": worst})
    return {"builds": runs, "within": 0.25}


def run(scenarios: list[str], clone: Path, builds: int) -> dict[str, Any]:
    """Run the scenarios in order and return their results."""
    results: dict[str, Any] = {}
    build = ["./build_all.sh"]
    if "one" in scenarios:
        # Create the environment first, so that pip's time is not part of the build's.
        results["environment"] = measured(["bash", "-c", "./build_all.sh --help"], clone)
        results["one"] = measured([*build, "cuda122"], clone)
    if "unchanged" in scenarios and "all" not in scenarios:  # before a kernel changes
        results["unchanged"] = measured([*build, "cuda122"], clone)
    if "kernel" in scenarios:
        source = sorted((clone / "csrc").glob("*/device/*.cu"))[0]
        source.write_text(
            source.read_text(encoding="utf-8") + "\nconstexpr int measured = 1;\n", encoding="utf-8"
        )
        results["kernel"] = measured([*build, "cuda122"], clone)
        results["kernel"]["images"] = images(clone, "nybble-kernels-cuda122-noarch")
        subprocess.run(["git", "checkout", "-q", str(source)], cwd=clone, check=True)
    if "estimates" in scenarios:
        results["estimates"] = estimates(clone, builds)
    if "all" in scenarios:
        results["all"] = measured(build, clone)
        if "unchanged" in scenarios:
            results["unchanged"] = measured(build, clone)
    return results


def median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return each scenario's run with the median time; if there are two runs, the longer one."""
    return {
        name: sorted((each[name] for each in runs), key=lambda one: one.get("seconds", 0))[
            len(runs) // 2
        ]
        for name in runs[0]
    }


def ratios(results: dict[str, Any], before: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Return each scenario's numbers divided by the numbers of its newest earlier run."""
    found = {}
    for name, result in results.items():
        runs = [run["results"][name] for run in before if name in run["results"]]
        old: dict[str, Any] = runs[-1] if runs else {}
        found[name] = {
            key: round(result[key] / old[key], 2)
            for key in ("seconds", "cpu_seconds", "peak_memory_mib")
            if result.get(key) and old.get(key)
        }
    return {name: numbers for name, numbers in found.items() if numbers}


def in_clone(folder: Path, cache: Path, args: argparse.Namespace) -> dict[str, Any]:
    """Run the scenarios in a new clone and return their results."""
    if args.cold:
        shutil.rmtree(cache, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    try:
        results = run(args.scenario, folder, args.builds)
        results["disk_mib"] = {
            name: round(disk(place) / 2**20)
            for name, place in {
                "build": folder / "build",
                "channel": folder / "output",
                "downloads": cache,
            }.items()
        }
        return results
    finally:
        if args.keep is None:
            shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Measure and print one JSON document."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--scenario",
        nargs="+",
        default=["one", "kernel", "all", "unchanged"],
        choices=["one", "kernel", "all", "unchanged", "estimates"],
    )
    parser.add_argument("--builds", type=int, default=10, help="builds for estimates (default: 10)")
    parser.add_argument("--repeat", type=int, default=1, help="measured clones (default: 1)")
    parser.add_argument("--keep", type=Path, help="clone into this new folder and keep it")
    parser.add_argument("--cold", action="store_true", help="with an empty download cache")
    args = parser.parse_args()
    folder = args.keep or Path(tempfile.mkdtemp(prefix="nybforge-bench-"))
    cache = Path(os.environ.get("NYBFORGE_CACHE") or Path.home() / ".cache/nybforge")
    if args.cold:
        cache = folder.with_name(folder.name + "-cache")
        os.environ["NYBFORGE_CACHE"] = str(cache)
    known = json.loads((ROOT / "benchmarks/results/build.json").read_text(encoding="utf-8"))
    began = origin()
    runs = [in_clone(folder, cache, args) for _ in range(1 if args.keep else args.repeat)]
    results = median(runs)
    compared = ratios(results, known["runs"])
    json.dump({**began, "results": results, "ratios": compared}, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
