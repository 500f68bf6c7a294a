"""Run the C++ tests in each way that this machine supports: with sanitizers, and for Arm emulated.

    .venv/bin/python tests/native_suite.py [--way asan asan-o0 tsan arm arm-cpu arm-asan]
                                           [--only REGEX] [--fuzz SECONDS] [--seed N] [--json FILE]

Each way is a separate build under build/tests, and runs every suite once per CPU implementation of
its architecture; implementations that this processor does not support are skipped. arm-asan (the
sanitizers under emulation, two to three minutes a test), and asan-o0 and arm-cpu (the builds of
tests/integration) run only if --way names them. --fuzz calls the C interface for SECONDS in total,
divided among the implementations. --json adds the results to FILE if FILE has results of the same
commit, so that the suite can be run in parts. The exit status is 1 if something failed.
"""

from __future__ import annotations

import argparse
import datetime
import io
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from native_fixture import building

ROOT = Path(__file__).resolve().parents[1]
TOOLS = Path(sys.executable).parent
# float-cast-overflow (a float that no int can hold) is not part of GCC's "undefined".
ADDRESS = "address,undefined,float-cast-overflow"
SKIPPED = 77


class Missing(Exception):
    """Raised with the name of a missing prerequisite."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to build and run the suite."""

    name: str
    sanitizers: str
    flags: str = ""  # compiler flags in addition to the build type's flags
    arm: bool = False
    options: tuple[str, ...] = ()  # options for CMake

    @property
    def folder(self) -> Path:
        """The build folder."""
        return ROOT / "build/tests" / ("aarch64" if self.name == "arm" else self.name)


# Without -O1, the reference computations take several times as long. UBSan finds the same errors.
CHECKED = "-O1 -D_GLIBCXX_ASSERTIONS"
WAYS = {
    way.name: way
    for way in (
        Way("asan", ADDRESS, CHECKED),
        # compiles in a quarter of asan's time, but runs slowly: for tests with few calls
        Way("asan-o0", ADDRESS, "-O0 -D_GLIBCXX_ASSERTIONS"),
        Way("tsan", "thread", CHECKED),
        Way("arm", "", arm=True),
        # compiles in half of arm's time; the code for CUDA is the same on all processors
        Way("arm-cpu", "", arm=True, options=("-DNYBBLE_CUDA=OFF",)),
        Way("arm-asan", ADDRESS, CHECKED, arm=True),
    )
}


@dataclass(frozen=True, slots=True)
class Programs:
    """The compiler of a way, and the emulator that runs its programs (empty: not emulated)."""

    compiler: str
    emulator: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One test's result."""

    way: str
    test: str
    result: str  # passed, failed, skipped
    seconds: float
    output: str = ""  # the output of a failed test


def programs(way: Way) -> Programs:
    """Return the programs that are needed to build and run a way; raise Missing if there are
    none."""
    if not way.arm or platform.machine() == "aarch64":
        if way.arm and way.sanitizers:
            raise Missing("a machine that is not Arm; on Arm, asan and tsan run the same tests")
        if shutil.which("c++") is None:
            raise Missing("a C++17 compiler (c++)")
        return Programs("c++")
    from nybforge.emulation import emulation_for
    from nybforge.errors import HostLacksTool
    from nybforge.report import Report
    from nybforge.run import Runner

    sink = io.StringIO()
    try:
        found = emulation_for(
            "linux-aarch64", Runner(report=Report(stdout=sink, stderr=sink), env=os.environ)
        )
    except HostLacksTool as error:
        raise Missing(f"{error.what} ({error.hint})") from None
    return Programs(found.compiler.replace("gcc", "g++"), tuple(found.command))


def environment(way: Way, tools: Programs) -> dict[str, str]:
    """Return the environment of a way's tests; raise Missing if its sanitizers do not run."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe"
        command = [tools.compiler, "-x", "c++", "-", "-o", str(probe)]
        if way.sanitizers:
            command.append(f"-fsanitize={way.sanitizers}")
        built = subprocess.run(command, input="int main() {}", capture_output=True, text=True)

        def runs(leaks: int) -> bool:
            env = {**os.environ, "ASAN_OPTIONS": f"detect_leaks={leaks}"}
            argv = [*tools.emulator, str(probe)]
            return subprocess.run(argv, env=env, capture_output=True).returncode == 0

        if built.returncode or not runs(0):
            raise Missing(f"{tools.compiler} with -fsanitize={way.sanitizers}")
        leaks = int(runs(1))  # needs ptrace, which some containers and emulators refuse
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("NYBBLE_")},
        "ASAN_OPTIONS": f"detect_leaks={leaks}:detect_stack_use_after_return=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        "TSAN_OPTIONS": "halt_on_error=1:second_deadlock_stack=1",
        "OMP_NUM_THREADS": "3",
    }


def build(way: Way, tools: Programs, *targets: str) -> Path:
    """Build the targets of a way, or all, and return the build folder."""
    configure: list[str | Path] = [
        *(TOOLS / "cmake", "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={TOOLS / 'ninja'}"),
        *("-S", ROOT / "csrc", "-B", way.folder, "-DNYBBLE_TESTS=ON", *way.options),
        f"-DNYBBLE_SANITIZE={way.sanitizers}",
        f"-DCMAKE_CXX_FLAGS={way.flags}",
        f"-DCMAKE_BUILD_TYPE={'None' if way.sanitizers else 'Release'}",
    ]
    if tools.emulator:
        configure += [
            *("-DCMAKE_SYSTEM_NAME=Linux", "-DCMAKE_SYSTEM_PROCESSOR=aarch64"),
            f"-DCMAKE_C_COMPILER={tools.compiler.replace('g++', 'gcc')}",
            f"-DCMAKE_CXX_COMPILER={tools.compiler}",
            f"-DCMAKE_CROSSCOMPILING_EMULATOR={';'.join(tools.emulator)}",
        ]
    compile_: list[str | Path] = [
        TOOLS / "cmake",
        "--build",
        way.folder,
        "--parallel",
        "2",
        "--target",
        *(targets or ("all",)),
    ]
    with building(way.folder):
        for command in (configure, compile_):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                raise RuntimeError(f"{way.name}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return way.folder


def suite(way: Way, folder: Path, env: Mapping[str, str], only: str) -> Iterator[Row]:
    """Run the tests in one way (such as asan) and yield the result of each test."""
    report = folder / "suite.xml"
    report.unlink(missing_ok=True)
    argv: list[str | Path] = [
        TOOLS / "ctest",
        "--test-dir",
        folder,
        "--parallel",
        "2",
        "--timeout",
        "600",
    ]
    argv += ["--exclude-regex", "headers_alone", "--tests-regex", only, "--output-junit", report]
    subprocess.run(argv, env=dict(env), stdout=sys.stderr)  # prints each test when it ends
    if not report.exists():
        raise RuntimeError(f"{way.name}: ctest wrote no report")
    for case in ET.parse(report).getroot().iter("testcase"):
        said = case.findtext("system-out") or ""
        result = {"run": "passed", "fail": "failed"}.get(case.get("status", ""), "skipped")
        yield Row(
            way.name,
            case.get("name", ""),
            result,
            round(float(case.get("time", "0")), 1),
            said[-4000:] if result == "failed" else "",
        )


def fuzz(
    way: Way, tools: Programs, env: Mapping[str, str], seconds: int, seed: int
) -> Iterator[Row]:
    """Fuzz the C interface; each implementation and thread has a different seed."""
    listed = subprocess.run(
        [TOOLS / "ctest", "--test-dir", way.folder, "--show-only=json-v1"], capture_output=True
    )
    names = [one["name"] for one in json.loads(listed.stdout)["tests"]]
    implementations = [name.partition(".")[2] for name in names if name.startswith("fuzz.")]

    def one(implementation: str, share: float, number: int) -> subprocess.CompletedProcess[str]:
        argv = [*tools.emulator, str(way.folder / "tests/fuzz"), f"{share}", str(number)]
        command = [*argv, implementation, "2"]
        return subprocess.run(command, env=dict(env), capture_output=True, text=True)

    here = [each for each in implementations if one(each, 0.1, 1).returncode != SKIPPED]
    for index, implementation in enumerate(here):
        started = time.monotonic()
        number = seed + 100 * index
        done = one(implementation, seconds / len(here), number)
        said = done.stdout.strip() if done.returncode == 0 else done.stdout + done.stderr[-4000:]
        result = "failed" if done.returncode else "passed"
        took = round(time.monotonic() - started, 1)
        yield Row(way.name, f"fuzzed.{implementation}.{number}", result, took, said)


def save(file: Path, rows: list[Row], missing: dict[str, str]) -> None:
    """Add the rows to the file; start a new file for another commit."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    commit = head.stdout.strip()
    try:
        document: dict[str, Any] = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        document = {}
    if document.get("commit") != commit:
        document = {"commit": commit, "commands": [], "missing": {}, "rows": []}
    new = {(row.way, row.test) for row in rows}
    kept = [row for row in document["rows"] if (row["way"], row["test"]) not in new]
    cpu = re.search(r"model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text("utf-8"))
    compiler = subprocess.run(["c++", "--version"], capture_output=True, text=True).stdout
    document |= {
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "machine": f"{cpu.group(1) if cpu else platform.machine()}, {os.cpu_count()} cores",
        "compiler": compiler.partition("\n")[0],
        "commands": [*document["commands"], " ".join(sys.argv)],
        "missing": {**document["missing"], **missing},
        "rows": kept + [{k: getattr(row, k) for k in Row.__slots__} for row in rows],
    }
    file.write_text(json.dumps(document, indent=1) + "\n", "utf-8")


def run(way: Way, only: str, seconds: int, seed: int) -> Iterator[Row]:
    """Build a way and run the selected tests; raise Missing if the machine does not support it."""
    tools = programs(way)
    env = environment(way, tools)
    folder = build(way, tools)
    yield from suite(way, folder, env, only)
    if seconds:
        yield from fuzz(way, tools, env, seconds, seed)


def main() -> int:
    """Run the ways and print each result, then a summary."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--way", nargs="+", choices=WAYS, default=["asan", "tsan", "arm"])
    parser.add_argument("--only", default=".", metavar="REGEX", help="these tests alone")
    parser.add_argument("--fuzz", type=int, default=0, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    rows: list[Row] = []
    missing: dict[str, str] = {}
    for way in map(WAYS.__getitem__, args.way):
        started = time.monotonic()
        try:
            for row in run(way, args.only, args.fuzz, args.seed):
                rows.append(row)
                print(
                    f"{row.result:8}{row.seconds:7.1f} s  {row.way} {row.test}  {row.output}",
                    flush=True,
                )
        except Missing as error:
            missing[way.name] = str(error)
            print(f"{way.name}: missing: {error}")
            continue
        count = Counter(row.result for row in rows if row.way == way.name)
        words = ", ".join(f"{count[word]} {word}" for word in ("passed", "failed", "skipped"))
        print(f"{way.name}: {words}, {time.monotonic() - started:.0f} s with the build", flush=True)
    if args.json:
        save(args.json, rows, missing)
    return int(any(row.result == "failed" for row in rows))


if __name__ == "__main__":
    raise SystemExit(main())
