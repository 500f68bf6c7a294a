"""compute-sanitizer over the GPU tests, many processes at once, told apart by kernel.

python tests/gpu/sanitizer.py [--tools memcheck racecheck …] [--jobs N] [-k EXPRESSION] [--out FILE]

memcheck and synccheck watch nybble's kernels alone, by name; racecheck all but the wide product;
initcheck has to see every write, so it watches all. Reports are sorted by the kernel they are at:
torch's and bitsandbytes' own are counted apart. Then the tests run once under torch's profiler,
which tells which of the set's kernels they launch: those not launched are named. Writes JSON.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("memcheck", "racecheck", "synccheck", "initcheck")
OURS = ("quantize_", "dequantize_", "gemm4_", "int8_", "optim_")  # how our kernels' names begin
# racecheck does not follow a warp's __syncwarp to the lane that arrives at an mbarrier for it, as
# the wide product does: it reports each pair of such accesses, by the hundred thousand. (H200: none
# once all lanes arrive, each for itself.)
UNFOLLOWED = "gemm4_wide"
# Not under a checker: 2^31 elements, a wild address on purpose, launches that must not wait, other
# processes, users' functions (the same kernels; NVRTC takes 14 s for each, in every process).
LEFT_OUT = (
    "not two_to_the and not sticky and not queued_on_the and not freed_early and not sharded "
    "and not without_cublaslt and not gemm4_user and not two_devices"
)
# Not under the slow two: initcheck watches torch's float64 references as well.
SLOW = ("racecheck", "initcheck")
LARGE = re.compile(r"11008|5120|4096, 4096|16384|40000|300-bf16-\(|overlap|gemm4_order|same_bits")
QUIET = ("-q", "-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:benchmark", "-p", "no:xdist")
LIMIT = 300  # seconds of one process
PYTEST = (sys.executable, "-m", "pytest", *QUIET)
STANDS_IN = r"test_int8|gradient|awkward"  # tests of the kernels for machines without cuBLASLt
RECORDER = "NYBBLE_LAUNCHED"  # where a profiled process writes the kernels it launched


@dataclass(frozen=True, slots=True)
class Shard:
    """The tests of one process."""

    name: str
    ids: list[str]
    variables: dict[str, str]

    def start(self, words: list[str], place: Path, more: dict[str, str]) -> Any:
        """Run pytest over the ids, `words` ahead of it."""
        names = place / f"{self.name}.ids"
        names.write_text("\n".join(self.ids) + "\n")
        command = ["timeout", str(LIMIT), *words, f"@{names}"]
        env = {**os.environ, **self.variables, **more}
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What one process under a tool came to."""

    passed: int
    failed: list[str]
    complaints: collections.Counter[str]  # by the kernel they are at
    first: str  # report of one of our kernels


def pytest_configure(config: pytest.Config) -> None:
    """As a plugin (-p sanitizer): record the kernels that the session launches."""
    from torch.profiler import ProfilerActivity, profile

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        recorder = profile(activities=[ProfilerActivity.CUDA], acc_events=True)
        recorder.start()

    def finish() -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            recorder.stop()
            names = sorted({event.name for event in recorder.events() or ()})
        Path(os.environ[RECORDER]).write_text(json.dumps(names))

    config.add_cleanup(finish)


def collected(expression: str) -> list[str]:
    """Return the ids of the tests that the expression selects."""
    command = [*PYTEST, "tests/gpu", "--collect-only", "-k", expression]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return [line for line in done.stdout.splitlines() if "::" in line]


def kernels() -> set[str]:
    """Return the names of the kernels in the images of the set under NYBBLE_KERNELS_PATH."""
    names = set()
    for path in Path(os.environ.get("NYBBLE_KERNELS_PATH", "")).glob("*/*.cubin"):
        names |= set(re.findall(rb"\0\.nv\.info\.([a-z][a-z0-9_]+)\0", path.read_bytes()))
    return {name.decode() for name in names}


def shards(ids: list[str], jobs: int) -> list[Shard]:
    """Deal the tests out so that each process gets some of every family, and once more those whose
    kernels cuBLASLt stands in for, without it."""
    alone = [one for one in ids if re.search(STANDS_IN, one)]
    dealt = [(ids, i, jobs, {}) for i in range(jobs)]
    more = max(1, jobs // 5)
    dealt += [(alone, i, more, {"NYBBLE_LIBCUBLASLT": "/nonexistent"}) for i in range(more)]
    made = [
        Shard(f"{i}", part[first::step], env) for i, (part, first, step, env) in enumerate(dealt)
    ]
    return [shard for shard in made if shard.ids]


def command_of(tool: str, log: Path) -> list[str]:
    watched = [] if tool in SLOW else OURS
    filters = [word for name in watched for word in ("--kernel-name", f"kns={name}")]
    if tool == "racecheck":
        filters = ["--kernel-name-exclude", f"kns={UNFOLLOWED}"]
    return [
        "compute-sanitizer", "--tool", tool, *filters, "--log-file", str(log), "--print-limit",
        "400", "--target-processes", "application-only", "--report-api-errors", "no",
    ]  # fmt: skip


def is_ours(kernel: str) -> bool:
    return kernel.startswith(OURS)


def complaints(log: str) -> tuple[collections.Counter[str], str]:
    """Count a log's reports by kernel and return the first report of a kernel of ours."""
    counts: collections.Counter[str] = collections.Counter()
    first = ""
    reports = re.split(r"^========= *\n", log, flags=re.MULTILINE)
    for report in reports:
        if not re.search(r"Invalid|Uninitialized|hazard|Race reported|Barrier|Misaligned", report):
            continue
        names = re.findall(r"\bat (?:void )?([A-Za-z_][\w:]*)(?=[<(+])", report)
        kernel = next((name for name in names if is_ours(name)), names[0] if names else "unknown")
        counts[kernel] += 1
        if is_ours(kernel) and not first:
            first = report.strip()
    return counts, first


def check(tool: str, shard: Shard, place: Path) -> Run:
    """Run some tests under a tool."""
    log = place / f"{tool}-{shard.name}.log"
    # Where launches overlap racecheck fails by itself: "failed to handle a hardware exception".
    more = {"CUDA_LAUNCH_BLOCKING": "1"} if tool == "racecheck" else {}
    words = [*command_of(tool, log), *PYTEST, "--tb=short", "--durations=3"]
    done = shard.start(words, place, more)
    (place / f"{tool}-{shard.name}.txt").write_text(done.stdout + done.stderr)
    found, first = complaints(log.read_text(errors="replace") if log.exists() else "")
    passed = re.search(r"(\d+) passed", done.stdout)
    failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, flags=re.MULTILINE)
    if not re.search(r"\d+ (?:passed|failed|skipped)", done.stdout):
        failed.append(f"process {shard.name} ended with {done.returncode}: {done.stderr[-300:]}")
    return Run(passed=int(passed[1]) if passed else 0, failed=failed, complaints=found, first=first)


def under(tool: str, ids: list[str], jobs: int, place: Path) -> dict[str, Any]:
    """Run the tests under a tool and return its part of the document."""
    start = time.monotonic()
    with ThreadPoolExecutor(2 * jobs) as pool:
        runs = list(pool.map(lambda shard: check(tool, shard, place), shards(ids, jobs)))
    total: collections.Counter[str] = sum(
        (run.complaints for run in runs), collections.Counter[str]()
    )
    return {
        "tests": len(ids),
        "passed": sum(run.passed for run in runs),
        "failed": [name for run in runs for name in run.failed],
        "reports_in_nybble": {name: n for name, n in total.items() if is_ours(name)},
        "first_report": next((run.first for run in runs if run.first), None),
        "reports_elsewhere": {name: n for name, n in total.items() if not is_ours(name)},
        "seconds": round(time.monotonic() - start, 1),
    }


def launched(ids: list[str], jobs: int, place: Path) -> set[str]:
    """Return the kernels that the tests launch, by a run without a tool."""

    def one(shard: Shard) -> set[str]:
        out = place / f"launched-{shard.name}.json"
        path = os.pathsep.join((str(ROOT / "tests/gpu"), os.environ.get("PYTHONPATH", "")))
        more = {RECORDER: str(out), "PYTHONPATH": path}
        done = shard.start([*PYTEST, "-p", "sanitizer"], place, more)
        (place / f"launched-{shard.name}.txt").write_text(done.stdout + done.stderr)
        return set(json.loads(out.read_text())) if out.exists() else set()

    with ThreadPoolExecutor(2 * jobs) as pool:
        return set().union(*pool.map(one, shards(ids, jobs)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tools", nargs="+", default=TOOLS, choices=TOOLS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("-k", dest="expression", help="pytest's selection of the tests")
    parser.add_argument("--no-kernels", action="store_true", help="do not ask which are launched")
    parser.add_argument("--logs", type=Path, help="keep the tools' logs here")
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    options = parser.parse_args()
    if shutil.which("compute-sanitizer") is None:
        sys.exit("missing: compute-sanitizer (part of the CUDA toolkit)")
    place = options.logs or Path(tempfile.mkdtemp(prefix="sanitizer-"))
    place.mkdir(parents=True, exist_ok=True)
    document: dict[str, Any] = {"command": " ".join(["python", *sys.argv])}
    ids = collected(options.expression or LEFT_OUT)
    for tool in options.tools:
        part = [one for one in ids if tool not in SLOW or not LARGE.search(one)]
        document[tool] = under(tool, part, options.jobs, place)
        print(tool, json.dumps(document[tool], indent=1), flush=True)
        if options.out:
            options.out.write_text(json.dumps(document, indent=1) + "\n")
    if not options.no_kernels:
        have, seen = kernels(), launched(ids, options.jobs, place)
        document["kernels"] = {"launched": len(have & seen), "not_launched": sorted(have - seen)}
        print(json.dumps(document["kernels"]), flush=True)
        if options.out:
            options.out.write_text(json.dumps(document, indent=1) + "\n")
    clean = all(not document[t]["reports_in_nybble"] for t in options.tools)
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
