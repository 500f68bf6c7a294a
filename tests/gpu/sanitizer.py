"""compute-sanitizer over the GPU tests, many processes at once, in parts that continue each other.

python tests/gpu/sanitizer.py --tools racecheck --seconds 120 --out FILE [--jobs N] [-k EXPRESSION]

A part runs what FILE does not name as done, until its time is over, and writes FILE again: for
each tool the tests left, those it could not run with its own words, reports by kernel, and the
parts with their commits. memcheck and synccheck watch nybble's kernels alone, by name. initcheck
has to see every write, so it watches all, and so does racecheck, which fails by itself ("failed to
handle a hardware exception") where a kernel that copies boxes is left out, as cuBLAS' in a program
of torch alone; torch's own reports are counted apart. racecheck's set is to be compiled with
NVCC_APPEND_FLAGS=-DNYBBLE_EVERY_LANE_ARRIVES (csrc/kernels/wgmma.cuh says why).
Under memcheck and initcheck torch's allocator keeps no memory, so that each tensor is an allocation
that the tool knows (tests that capture graphs need it to). Tests whose kernels cuBLASLt stands in
for run once more without it. The tool `launches` is torch's profiler: it tells which of the set's
kernels the tests launch.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sanitizer_reports import OURS, Found, added, complaints, own_words, read

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("memcheck", "racecheck", "synccheck", "initcheck", "launches")
LEFT_OUT = {
    "two_to_the": "2^31 elements",
    "sticky": "a wild address on purpose",
    "queued_on_the": "a launch that must not wait",
    "freed_early": "a launch that must not wait",
    "sharded": "processes of their own",
    "without_cublaslt": "processes of their own; the same tests run here without cuBLASLt",
    "gemm4_user": "users' functions: NVRTC takes 14 s for each, in every process",
    "two_devices": "needs two devices",
}
STANDS_IN = re.compile("test_int8|gradient|awkward")
UNCACHED = ("memcheck", "initcheck")
MOST = 40  # processes one after another, each of which a tool may end
GRACE = 12  # seconds that a test begun in time has before its process is ended
PYTEST = (
    *(sys.executable, "-m", "pytest", "tests/gpu", "-q", "-o", "addopts=", "--tb=short"),
    *("-p", "no:cacheprovider", "-p", "no:benchmark", "-p", "no:xdist", "-p", "sanitizer_part"),
)


@dataclass(slots=True)
class Group:
    """Tests that run under the same variables."""

    ending: str  # of the tests' names in the results
    variables: dict[str, str]
    ids: list[str] = field(default_factory=list)


def pytest_run(words: list[str], told: dict[str, Any], more: dict[str, str]) -> Any:
    path = os.pathsep.join((str(ROOT / "tests/gpu"), os.environ.get("PYTHONPATH", "")))
    one = {"PYTHONPATH": path, "NYBBLE_PART": json.dumps(told), "OMP_NUM_THREADS": "1"}
    env = {**os.environ, **more, **one}
    return subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True)


def collected(expression: str, place: Path) -> list[tuple[str, bool]]:
    """Return the ids of the tests that the expression selects, and whether they capture graphs."""
    known = place / "collected.json"
    done = pytest_run([*PYTEST, "--collect-only", "-k", expression], {"list": str(known)}, {})
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return [(name, captures) for name, captures in json.loads(known.read_text())]


def groups(tool: str, known: list[tuple[str, bool]]) -> list[Group]:
    """Sort the tests by the variables that they run under."""
    uncached = {"PYTORCH_NO_CUDA_MEMORY_CACHING": "1"} if tool in UNCACHED else {}
    plain, kept = Group("", uncached), Group("", {})
    alone = Group(" without cuBLASLt", {**plain.variables, "NYBBLE_LIBCUBLASLT": "/nonexistent"})
    for name, captures in known:
        (kept if captures and uncached else plain).ids.append(name)
        if STANDS_IN.search(name) and not captures:
            alone.ids.append(name)
    return [plain, kept, alone]


def kernels() -> set[str]:
    """Return the names of the kernels in the images of the set under NYBBLE_KERNELS_PATH."""
    names = set()
    for path in Path(os.environ.get("NYBBLE_KERNELS_PATH", "")).glob("*/*.cubin"):
        names |= set(re.findall(rb"\0\.nv\.info\.([a-z][a-z0-9_]+)\0", path.read_bytes()))
    return {name.decode() for name in names}


def watched(tool: str, asked: list[str]) -> list[str]:
    """Return the beginnings of the names of the kernels that a tool instruments; none: all."""
    return [] if tool in ("initcheck", "racecheck") else asked or list(OURS)


def command_of(tool: str, log: Path, names: list[str]) -> list[str]:
    if tool == "launches":
        return []
    return [
        "compute-sanitizer", "--tool", tool,
        *(word for name in names for word in ("--kernel-name", f"kns={name}")),
        "--log-file", str(log), "--print-limit", "400", "--target-processes", "application-only",
        "--report-api-errors", "no",
    ]  # fmt: skip


def work(tool: str, group: Group, name: str, told: dict[str, Any], names: list[str]) -> Found:
    """One process after another, until the time is over or the tests are."""
    found, place = Found(), Path(told["place"])
    for turn in range(MOST):
        mine = f"{name}.{turn}"
        log = place / f"{mine}.log"
        own = {**told, "name": mine, "log": str(log)}
        limit = told["until"] + GRACE - time.time()
        words = ["timeout", "-k", "2", f"{limit:.0f}", *command_of(tool, log, names), *PYTEST]
        done = pytest_run(words, own, group.variables)
        (place / f"{mine}.txt").write_text(done.stdout + done.stderr)
        text = log.read_text("ascii", "replace") if log.exists() else ""
        counts, first = complaints(text)
        found.complaints += counts
        found.first = found.first or first
        ended = own_words(text, done.stderr)
        if time.time() >= told["until"] + GRACE - 1:
            ended = f"not finished after {GRACE} s or more"
        broken = read(place / f"{mine}.lines", text, group.ending, ended, found)
        if broken is None or time.time() > told["until"]:
            break
    return found


def part(
    tool: str, entry: dict[str, Any], known: list[tuple[str, bool]], place: Path, options: Any
) -> dict[str, Any]:
    """Run what is left of a tool's tests until the time is over; return the tool's new entry."""
    start, made = time.time(), groups(tool, known)
    left = set(entry.get("left", [name + g.ending for g in made for name in g.ids]))
    for group in made:
        group.ids = [name for name in group.ids if name + group.ending in left]
    total = sum(len(group.ids) for group in made)
    names = watched(tool, options.kernels)
    calls: list[Any] = []
    for i, group in enumerate(group for group in made if group.ids):
        home = place / tool / str(i)
        shutil.rmtree(home, ignore_errors=True)
        (home / "taken").mkdir(parents=True)
        (home / "ids.json").write_text(json.dumps(group.ids))
        count = max(1, round(options.jobs * len(group.ids) / total))
        told = {
            "ids": str(home / "ids.json"),
            "place": str(home),
            "until": start + options.seconds,
            "launched": tool == "launches",
        }
        calls += [(tool, group, str(j), {**told, "first": j / count}, names) for j in range(count)]
    with ThreadPoolExecutor(len(calls) or 1) as pool:
        found = list(pool.map(lambda call: work(*call), calls))
    seconds = {name: took for one in found for name, took in one.seconds.items()}
    slowest = sorted(seconds, key=lambda name: -seconds[name])[:12]
    print(*(f"{seconds[name]:7.1f} s {name}" for name in slowest), sep="\n")
    took = round(time.time() - start, 1)
    mine = {"commit": options.commit, "processes": len(calls), "seconds": took}
    return added(entry, found, left, mine, kernels())


def facts() -> dict[str, Any]:
    """Return the machine and the tool."""

    def said(*words: str) -> str:
        return subprocess.run(words, capture_output=True, text=True).stdout.strip()

    smi = said("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader")
    gpu, _, driver = smi.partition("\n")[0].partition(", ")
    return {
        "what": "tests/gpu under compute-sanitizer; `stopped` and `left` did not run to their end",
        "gpu": gpu,
        "driver": driver,
        "compute_sanitizer": "".join(re.findall(r"Version (\S+)", said("compute-sanitizer", "-V"))),
        "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        "command": f"python {' '.join(sys.argv)}",
        "left_out": LEFT_OUT,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tools", nargs="+", default=TOOLS, choices=TOOLS)
    parser.add_argument("--seconds", type=float, default=3600, help="for each tool")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("-k", dest="expression", help="pytest's selection of the tests")
    parser.add_argument("--kernels", nargs="+", default=[], help="watch these alone, by beginning")
    parser.add_argument("--name", help="of the entry in FILE (default: the tool's)")
    parser.add_argument("--again", action="store_true", help="forget what FILE says of the tools")
    parser.add_argument("--commit", default="", help="what the tests ran at")
    parser.add_argument("--logs", type=Path, help="keep the tools' logs here")
    parser.add_argument("--out", type=Path, help="the results, read and written as JSON")
    options = parser.parse_args()
    if shutil.which("compute-sanitizer") is None:
        sys.exit("missing: compute-sanitizer (part of the CUDA toolkit)")
    place = options.logs or Path(tempfile.mkdtemp(prefix="sanitizer-"))
    place.mkdir(parents=True, exist_ok=True)
    document: dict[str, Any] = {}
    if options.out and options.out.exists():
        document = json.loads(options.out.read_text())
    document = {**document, **facts()}
    known = collected(options.expression or " and ".join(f"not {n}" for n in LEFT_OUT), place)
    for tool in options.tools:
        name = options.name or tool
        entry = {} if options.again else document.get(name, {})
        document[name] = part(tool, entry, known, place, options)
        shown = {**document[name], "left": len(document[name]["left"])}
        print(name, json.dumps(shown, indent=1), flush=True)
        if options.out:
            options.out.write_text(json.dumps(document, indent=1) + "\n")
    clean = not any(document[options.name or tool]["reports_in_nybble"] for tool in options.tools)
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
