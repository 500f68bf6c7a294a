"""Run the GPU tests under compute-sanitizer, in many processes on all devices, part by part.

python tests/gpu/sanitizer.py --seconds 400 --out FILE [--tools T…] [--jobs N] [--devices D…]
    [--variable TOOL:NAME=VALUE]… [-k EXPRESSION]

Each call of this program is a part. A part runs the tests that have no result in FILE yet, with one
tool after another, until its time is over. It rewrites FILE every 20 s. FILE has for each tool: the
remaining tests, the tests that the tool could not run (with its message), reports by kernel, and
the parts with their commits.

memcheck and synccheck watch only nybble's kernels, by name. initcheck must see every write, so it
watches all kernels. racecheck itself fails ("failed to handle a hardware exception") if a kernel
that copies TMA boxes is excluded; cuBLAS has such kernels too. So only kernels that copy no boxes
are excluded, such as torch's and bitsandbytes' own. Reports about other libraries' kernels are
counted separately.

Two tools report, as errors, actions that these kernels do on purpose. Each needs a special build:
* racecheck needs a set whose kernels are compiled with NYBBLE_EVERY_LANE_ARRIVES
  (csrc/device/wgmma.cuh says why): `--variable racecheck:NYBBLE_KERNELS_PATH=FOLDER`
* initcheck needs a library compiled with NYBBLE_FOR_INITCHECK (csrc/cuda/workspace.h):
  `--variable initcheck:NYBBLE_LIBRARY=FILE`

Under memcheck and initcheck, torch's allocator does not keep freed memory, so that the tool knows
each tensor as an allocation. Exceptions are tests that need kept memory, such as those that capture
graphs. Tests in which cuBLASLt replaces nybble's kernels run a second time without cuBLASLt. All
tests run with NYBBLE_TEST_LESS (tests/gpu/less.py), without repetitions and with smaller weights.

A result is stored with a digest of the inputs on which it depends (sanitizer_rests.py). A part runs
a test again if its digest has changed. Processes that share a device take turns. Under MPS
(nvidia-cuda-mps-control, with its CUDA_MPS_PIPE_DIRECTORY in this program's environment) they work
at the same time: on an H200, 26 processes of initcheck ran 2404 tests in 48 s with MPS, and 561
without. MPS does not help racecheck, whose kernels fill the device: a product that takes 0.03 s in
a single process took 30 s among 28 processes.
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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sanitizer_order import ranked
from sanitizer_pool import PYTEST, Group, Pool, pytest_run
from sanitizer_record import added, expected, standing
from sanitizer_reports import OURS
from sanitizer_rests import Grounds, watcher

TOOLS = ("memcheck", "initcheck", "racecheck", "synccheck")
ALONE = " without cuBLASLt"
LEFT_OUT = {
    "sticky": "uses an invalid address on purpose",
    "queued_on_the": "tests that a call does not wait, but under a tool each call waits",
    "is_an_assertion": "starts processes that lose their context on purpose",
    "stops_at_ids": "starts processes that lose their context on purpose",
    "offsets_stop": "starts processes that lose their context on purpose",
    "sharded_layers": "starts processes that communicate over NCCL",
    "without_cublaslt": "starts processes; the same tests run here without cuBLASLt",
    "memory_does_not_grow": "measures the device's memory, which other processes use too",
    "managed_memory_and_freed": "queries freed memory, which a tool keeps",
}
LARGE, MANY_DEVICES, COMPILED = "two_to_the", "test_two_devices", "test_gemm4_user"
STANDS_IN = re.compile(  # tests in which cuBLASLt replaces our kernels
    "int8_grad|products_are_exact|scaled_product|int8_products|layer|awkward_k|8bit_views"
    r"|products_(keep|of_operands).*f32|products_and|gradients_reach|the_gradient_is"
    r"|gradients_of_many.*256-|gradients_of_few.*f32.*-(65|100|300)\]"
)
UNCACHED = ("memcheck", "initcheck")
BY_NAME = ("memcheck", "synccheck")
PATIENT = 240  # seconds for a test under racecheck
WITHOUT_BOXES = (  # kernels of torch, bitsandbytes and the float64 reference (cuBLAS)
    *("at6native", "kQuantize", "kDequantize", "kgemm", "kOptimizer", "kPre"),
    *("f64f64", "tensorop_d", "dgemm", "sgemm", "gemv", "dot_kernel"),
)


def collected(expression: str, place: Path, given: dict[str, str]) -> list[tuple[str, bool]]:
    """Return the id of each test that the expression selects, and whether it needs torch's
    allocator to keep memory. Exit if library, kernel set and device do not fit together."""
    known = place / "collected.json"
    words = [*PYTEST, "--collect-only", "--require", "gpu", "-k", expression]
    done = pytest_run(words, {"list": str(known)}, given)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return [(name, keeps) for name, keeps in json.loads(known.read_text())]


def watching(tool: str, asked: list[str]) -> list[str]:
    """Return the tool's options that select the kernels to instrument; no options mean all."""
    if tool in BY_NAME:
        return [word for name in asked or OURS for word in ("--kernel-name", f"kns={name}")]
    if tool == "racecheck":
        return [word for n in WITHOUT_BOXES for word in ("--kernel-name-exclude", f"kns={n}")]
    return []


def groups(
    tool: str, known: list[tuple[str, bool]], given: dict[str, str], home: Path
) -> list[Group]:
    """Group a tool's tests by the environment variables with which they run."""
    uncached = {"PYTORCH_NO_CUDA_MEMORY_CACHING": "1"} if tool in UNCACHED else {}
    given = {**given, "NYBBLE_TEST_LESS": "1"}
    variables = {**given, **uncached}
    large = Group(tool, "", variables, home / "large", most=1)
    two = Group(tool, "", given, home / "two", most=2, devices=2)
    kept = Group(tool, "", given, home / "kept")
    plain = Group(tool, "", variables, home / "plain")
    without = {**variables, "NYBBLE_LIBCUBLASLT": "/nonexistent"}
    alone = Group(tool, ALONE, without, home / "alone")
    compiled = Group(tool, "", variables, home / "compiled", most=4)  # loading takes 40 s
    for name, keeps in known:
        if LARGE in name:
            if tool == "memcheck":
                large.ids.append(name)
        elif MANY_DEVICES in name:
            two.ids.append(name)
        elif keeps and uncached:
            kept.ids.append(name)
        else:
            (compiled if COMPILED in name else plain).ids.append(name)
            if STANDS_IN.search(name) and not keeps:
                alone.ids.append(name)
    made = [large, two, kept, compiled, alone, plain]
    if tool == "racecheck":  # too slow to run all tests
        compiled.most, alone.most = 3, 5
        for group in made:
            group.hangs = PATIENT
    return made


def shares(launches: list[str]) -> bool:
    """Return whether a kernel has dynamic shared memory, for which racecheck takes much longer."""
    return any(not line.endswith(" 0") for line in launches)


def planned(
    tool: str, entry: dict[str, Any], made: list[Group], asked: list[str],
    launches: dict[str, list[str]],
) -> set[str]:  # fmt: skip
    """Remove done tests from the groups, sort the others, and return their names. Tests that cover
    most kinds come first, because time may run out. Within a rank, quick tests come before slow
    ones; under racecheck, all quick tests come before all slow ones."""
    left = {name + group.ending for group in made for name in group.ids}
    left -= {*entry.get("done", ()), *entry.get("stopped", ())}
    slow = expected(entry)
    for group in made:
        group.watching = watching(tool, asked)
        group.ranks = ranked(group.ids)
        known = {n: launches.get(n + group.ending, []) for n in group.ids}
        long = {n: tool == "racecheck" and shares(known[n]) for n in group.ids}
        order = {n: (long[n], group.ranks[n], slow.get(n + group.ending, 0.0)) for n in group.ids}
        ids = [name for name in group.ids if name + group.ending in left]
        group.ids = sorted(ids, key=order.__getitem__)
    return left


def left_by_kind(made: list[Group], left: list[str]) -> dict[str, int]:
    """Count the remaining tests for each value of a parameter, and for each pair."""
    kinds = ("of every value", "of every pair of values", "of the others")
    counts, names = dict.fromkeys(kinds, 0), set(left)
    for group in made:
        for name, rank in group.ranks.items():
            counts[kinds[rank]] += name + group.ending in names
    return counts


def grounds(tool: str, given: dict[str, str]) -> Callable[..., str]:
    """Return a function that computes the digest of the inputs of a test's result with a tool."""
    env = {**os.environ, **given}
    of = Grounds(tool, Path(env.get("NYBBLE_KERNELS_PATH", "")), env.get("NYBBLE_LIBRARY", "")).of
    return lambda name, launches: of(name.removesuffix(ALONE), launches)


def said(*words: str) -> str:
    if shutil.which(words[0]) is None:
        return ""
    return subprocess.run(words, capture_output=True, text=True).stdout.strip()


def facts() -> dict[str, Any]:
    """Return the machine and the tool."""
    smi = said("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader")
    gpu, _, driver = smi.partition("\n")[0].partition(", ")
    version = re.search(r"\d{4}\.\d+(\.\d+)*", said("compute-sanitizer", "--version"))
    return {
        "what": "tests/gpu under compute-sanitizer; `stopped` and `left` did not run to their end",
        "gpu": gpu,
        "driver": driver,
        "compute_sanitizer": version[0] if version else "",
        "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        "command": f"python {' '.join(sys.argv)}",
        "left_out": {
            **LEFT_OUT,
            LARGE: "2^31 elements: only under memcheck",
        },
    }


def devices() -> list[str]:
    """Return the devices that this process may use."""
    given = os.environ.get("CUDA_VISIBLE_DEVICES", "")
    count = len(re.findall(r"^GPU ", said("nvidia-smi", "-L"), flags=re.MULTILINE))
    return given.split(",") if given else [str(i) for i in range(max(1, count))]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tools", nargs="+", default=TOOLS, choices=TOOLS)
    parser.add_argument("--seconds", type=float, default=3600, help="for all tools together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--devices", nargs="+", default=devices(), help="for CUDA_VISIBLE_DEVICES")
    parser.add_argument("-k", dest="expression", help="pytest's selection of the tests")
    parser.add_argument(
        "--kernels", nargs="+", default=[], help="check only kernels with these prefixes"
    )
    parser.add_argument(
        "--variable", action="append", default=[], metavar="TOOL:NAME=VALUE",
        help="an environment variable of a tool's processes; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--again", action="store_true", help="ignore the tools' earlier results in FILE"
    )
    parser.add_argument("--commit", default="", help="the commit of the tests")
    parser.add_argument("--logs", type=Path, help="keep the tools' logs here")
    parser.add_argument("--out", type=Path, help="the results, read and written as JSON")
    return parser.parse_args()


def former(path: Path | None) -> dict[str, Any]:
    """Return the results of an earlier part; exit for committed results, which are a summary."""
    if path is None or not path.exists():
        return {}
    document: dict[str, Any] = json.loads(path.read_text())
    if any(isinstance(document.get(tool, {}).get("done"), int) for tool in TOOLS):
        sys.exit(f"{path}: a summary without the tests' answers; name a part's file or a new one")
    return document


def main() -> int:
    options = arguments()
    if shutil.which("compute-sanitizer") is None:
        sys.exit("missing: compute-sanitizer (part of the CUDA toolkit)")
    place = options.logs or Path(tempfile.mkdtemp(prefix="sanitizer-"))
    place.mkdir(parents=True, exist_ok=True)
    document = {**former(options.out), **facts()}
    start = time.time()
    asked = [f"({options.expression})"] if options.expression else []
    expression = " and ".join([*asked, *(f"not {name}" for name in LEFT_OUT)])
    plan: dict[str, tuple[dict[str, Any], list[Group], set[str], Callable[..., str]]] = {}
    launches = document.setdefault("launches", {})
    for tool in options.tools:
        given = dict(
            one.partition(":")[2].split("=", 1)
            for one in options.variable
            if one.startswith(f"{tool}:")
        )
        known = collected(expression, place, given)
        made = groups(tool, known, given, Path(tempfile.mkdtemp(prefix=f"{tool}-", dir=place)))
        rests = grounds(tool, given)
        names = {name + group.ending for group in made for name in group.ids}
        # keep the results of unselected tests without checking them
        beyond = options.expression is not None
        entry = {} if options.again else document.get(tool, {})
        entry = standing(entry, None if beyond else names, launches, rests, options.commit)
        left = planned(tool, entry, made, options.kernels, launches)
        plan[tool] = (entry, made, left, rests)
    every = [group for _, made, _, _ in plan.values() for group in made]

    def tell() -> None:
        for tool, (entry, made, left, rests) in plan.items():
            mine = {
                "commit": options.commit, "devices": len({*options.devices}),
                "processes": options.jobs, "seconds_of_all_tools": round(time.time() - start, 1),
                "watched": " ".join(made[0].watching) or "all kernels",
            }  # fmt: skip
            found = [one for group in made for one in group.so_far()]
            document[tool] = added(entry, found, left, mine, rests)
            document[tool]["left_by_kind"] = left_by_kind(made, document[tool]["left"])
            for one in found:
                launches.update({name: answer.launches for name, answer in one.ended.items()})
        entries = [document[tool] for tool in TOOLS if tool in document]
        document["commits"] = sorted({name for one in entries for name in one.get("commits", ())})
        if options.out:
            written = options.out.with_suffix(".new")
            written.write_text(json.dumps(document, indent=1) + "\n")
            written.replace(options.out)

    watching = str(watcher(place) or "")
    Pool(every, options.devices, options.jobs, start + options.seconds, tell, watching).run()
    tell()
    for tool in plan:
        shown = {**document[tool], **{key: len(document[tool][key]) for key in ("left", "done")}}
        print(tool, json.dumps(shown, indent=1), flush=True)
    return 0 if not any(document[tool]["reports_in_nybble"] for tool in options.tools) else 1


if __name__ == "__main__":
    sys.exit(main())
