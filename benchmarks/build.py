"""Measure builds in a clean clone: one target, no change, small changes, all targets.

There are five small changes. Three are comments: in a C++ source, in nybble.h and in a Python
module. One change is a constant in a header that all int8 kernels include. One change is code in a
header of one kernel family. `undone` reverts a change, which restores the earlier packages.
`device` builds for one GPU, with empty folders. `estimates` measures how accurate the estimates of
the remaining time are.

    python benchmarks/build.py [--scenario one device unchanged changes all estimates] [--repeat 3]

With --repeat, the result of each scenario is its run with the median time. `ratios` divides this
result by the newest run of the scenario in results/build.json. `missed` lists the goals that are
not reached; the exit code is then 1. On a busy machine, only the processor times are comparable.

Downloads come from the cache, so run the program once before, or pass --cold. Peak memory is the
largest sampled sum of the process tree's resident sets. Disk is the size of build/, output/ and the
cache.
"""

from __future__ import annotations

import argparse
import json
import os
import re
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

# The changes: scenario -> (file pattern, old text, new text). The first matching file is changed.
# If the old text is empty, the new text is inserted at the beginning of the file.
CHANGES = {
    "comment": ("csrc/cpu/*.cc", "", "// measured\n"),
    "header": ("csrc/include/nybble/nybble.h", "", "/* measured */\n"),
    "python": ("pkg/nybble/errors.py", "", "# measured\n"),
    "constant": ("csrc/int8/device/codes.cuh", "", "constexpr int measured = 1;\n"),
    "kernel": ("csrc/int8/device/fused_linear.cuh", "float v[V], top = 0;", "float v[V], top = 1;"),
}
# scenario -> (value, limit)
GOALS = {
    "one": ("seconds", 90),
    "device": ("seconds", 40),
    "all": ("seconds", 480),
    "unchanged": ("seconds", 1.0),
    "comment": ("cpu_seconds", 6),
    "header": ("cpu_seconds", 10),
    "python": ("cpu_seconds", 4),
    "constant": ("cpu_seconds", 35),
    "kernel": ("cpu_seconds", 35),
    "header_undone": ("cpu_seconds", 2),
    "python_undone": ("cpu_seconds", 2),
    "constant_undone": ("cpu_seconds", 2),
    "kernel_undone": ("cpu_seconds", 2),
    "estimates": ("largest_error", 0.25),
    "installed": ("set_mib", 35),
}


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
    """Return how many images a set's last build compiled, assembled and took from the cache."""
    text = (clone / f"build/logs/{log}.log").read_text(encoding="utf-8", errors="replace")
    words = ("compiled", "assembled", "cached")
    return {word: len(re.findall(rf"^{word} ", text, re.MULTILINE)) for word in words}


def estimates(clone: Path, builds: int, device: str | None) -> dict[str, Any]:
    """Build one target repeatedly, for one device or for all. Return the largest error of the
    estimates after the first third of a build, as a fraction of the build's time."""
    command = ["./build_all.sh", "cuda122", "--force", *(["--device", device] if device else [])]
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
    errors = [each["largest_error"] for each in runs]
    worst = None if None in errors else max(errors, default=None)  # None: a build had no estimates
    return {"builds": runs, "largest_error": worst}


def installed(clone: Path) -> dict[str, Any]:
    """Return the size of the images of cuda122, as installed."""
    said = subprocess.run(
        [clone / ".venv/bin/nybforge", "size", "--json"],
        cwd=clone, capture_output=True, text=True, check=True,
    )  # fmt: skip
    sizes = {one["target"]: one["size"] for one in json.loads(said.stdout)["targets"]}
    return {"set_mib": round(sizes["cuda122"] / 2**20, 1)}


def changed(clone: Path, name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Make a change and build, then undo it and build; yield both results."""
    pattern, old, new = CHANGES[name]
    source = sorted(clone.glob(pattern))[0]
    before = source.read_text(encoding="utf-8")
    after = before.replace(old, new, 1)
    assert after != before, f"{source} has no {old!r}"
    for scenario, content in ((name, after), (f"{name}_undone", before)):
        source.write_text(content, encoding="utf-8")
        result = measured(["./build_all.sh", "cuda122"], clone)
        if name in ("constant", "kernel"):
            result["images"] = images(clone, "nybble-kernels-cuda122-noarch")
        yield scenario, result


def run(args: argparse.Namespace, clone: Path) -> dict[str, Any]:
    """Run the scenarios in order and return their results."""
    results: dict[str, Any] = {}
    scenarios, build = args.scenario, ["./build_all.sh"]
    # "unchanged" repeats the build of all targets, or else this one
    if {"one", "changes"} & set(scenarios) or {"all", "unchanged"} & set(scenarios) == {
        "unchanged"
    }:
        # Create the environment first, so that pip's time is not part of the build's.
        results["environment"] = measured(["bash", "-c", "./build_all.sh --help"], clone)
        results["one"] = measured([*build, "cuda122"], clone)
        results["installed"] = installed(clone)
    if "device" in scenarios:
        folders = ["env", "NYBFORGE_BUILD=device/build", "NYBFORGE_OUTPUT=device/output"]
        words = [*folders, *build, "cuda122", "--device", args.device or "sm_86"]
        results["device"] = measured(words, clone)
    if "unchanged" in scenarios and "all" not in scenarios:  # before a source changes
        results["unchanged"] = measured([*build, "cuda122"], clone)
    for name in CHANGES if "changes" in scenarios else ():
        results.update(changed(clone, name))
    if "estimates" in scenarios:
        results["estimates"] = estimates(clone, args.builds, args.device)
    if "all" in scenarios:
        results["all"] = measured(build, clone)
        if "unchanged" in scenarios:
            results["unchanged"] = measured(build, clone)
    return results


def missed(results: dict[str, Any]) -> list[str]:
    """Return the goals that the results do not reach."""
    found = []
    for name, (value, limit) in GOALS.items():
        if name not in results:
            continue
        got = results[name].get(value)
        if got is None or got > limit:
            found.append(f"{name}: {value} {got}, goal {limit}")
    return found


def median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return for each scenario the run with the median time; of two runs, return the longer one."""
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
        results = run(args, folder)
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
        default=["one", "changes", "all", "unchanged"],
        choices=["one", "device", "changes", "all", "unchanged", "estimates"],
    )
    parser.add_argument("--device", help="builds for device and estimates are for it")
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
    misses = missed(results)
    answer = {**began, "results": results, "ratios": compared, "missed": misses}
    json.dump(answer, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 1 if misses else 0


if __name__ == "__main__":
    raise SystemExit(main())
