"""Run bitsandbytes' own tests over nybble's module bitsandbytes, and compare with a recorded list.

    python tests/clients/upstream.py CHECKOUT
    NYBBLE_BNB_STRICT=1 python tests/clients/upstream.py CHECKOUT --device cuda test_modules.py

CHECKOUT is a checkout of bitsandbytes; nothing is fetched, and nothing of it is in this repository.
upstream_failures.toml lists the tests that may fail, each with the reason. --real runs them over
the installed bitsandbytes instead, to compare results and times. The tests need lion-pytorch.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import tomllib

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
MARKS = "not slow and not benchmark and not deprecated"  # as in bitsandbytes' pyproject.toml


@dataclass(frozen=True)
class Row:
    """Tests that may fail: a pattern of ids, the devices, and the reason why nybble's behavior is
    better."""

    tests: str
    reason: str
    strict: str = "fails"  # with NYBBLE_BNB_STRICT=1: "passes" or "fails"
    always: bool = True  # False: the result depends on the processor
    devices: tuple[str, ...] = ("cpu", "cuda")

    def applies(self, strict: bool, device: str) -> bool:
        return device in self.devices and not (strict and self.strict == "passes")

    def allows(self, test: str) -> bool:
        return fnmatchcase(test, self.tests.replace("[", "[[]"))


@dataclass
class Outcome:
    """The results of one file."""

    passed: int = 0
    skipped: int = 0
    seconds: float = 0.0  # processor time, including child processes
    failed: dict[str, str] = field(default_factory=dict)  # id -> message


def recorded(strict: bool, device: str) -> list[Row]:
    text = (HERE / "upstream_failures.toml").read_text("utf-8")
    rows = [Row(**one) for one in tomllib.loads(text)["failure"]]
    return [row for row in rows if row.applies(strict, device)]


def run(tests: Path, name: str, device: str, real: bool, more: Iterable[str]) -> Outcome:
    """Run one test file in its own process and return its results."""
    env = {**os.environ, "BNB_TEST_DEVICE": device}
    if not real:
        parts = [str(ROOT / "pkg/bitsandbytes_shim"), str(ROOT / "pkg")]
        env["PYTHONPATH"] = os.pathsep.join([*parts, env.get("PYTHONPATH", "")])
    report = tests.parent / f"{name}.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", MARKS]
    command += [f"--junitxml={report}", f"tests/{name}", *more]
    before = processor_time()
    done = subprocess.run(command, cwd=tests.parent, env=env, capture_output=True, text=True)
    if not report.exists() or done.returncode not in (0, 1, 5):
        return Outcome(failed={f"{name}::collection": (done.stdout + done.stderr)[-600:]})
    return read(report, name, processor_time() - before)


def processor_time() -> float:
    """Return the processor time, in seconds, of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def read(report: Path, name: str, seconds: float) -> Outcome:
    """Return the results in a JUnit file."""
    found = Outcome(seconds=seconds)
    for case in ET.parse(report).iter("testcase"):
        kinds = {child.tag: child for child in case}
        owner = case.get("classname", "").partition(name.removesuffix(".py"))[2].strip(".")
        problem = kinds.get("failure", kinds.get("error"))
        if problem is not None:
            test = "::".join(filter(None, (name, owner, case.get("name"))))
            found.failed[test] = problem.get("message", "").partition("\n")[0]
        elif "skipped" in kinds:
            found.skipped += 1
        else:
            found.passed += 1
    return found


def compare(outcomes: dict[str, Outcome], rows: list[Row], whole: bool) -> Iterator[str]:
    """Yield the differences from the recorded list."""
    failed = {test: text for one in outcomes.values() for test, text in one.failed.items()}
    for test, text in failed.items():
        if not any(row.allows(test) for row in rows):
            yield f"not listed: {test}: {text}"
    for row in rows if whole else ():
        ran = row.tests.partition("::")[0] in outcomes
        if ran and row.always and not any(map(row.allows, failed)):
            yield f"listed, but passes: {row.tests}"


def arguments(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("checkout", type=Path, help="a checkout of bitsandbytes")
    parser.add_argument("files", nargs="*", help="names in its folder tests (default: all)")
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--real", action="store_true", help="test the installed bitsandbytes")
    parser.add_argument("-k", metavar="EXPRESSION", help="run matching tests only")
    given = parser.parse_intermixed_args(argv)
    if not (given.checkout / "tests").is_dir():
        parser.error(f"not a checkout of bitsandbytes: {given.checkout} (no folder tests)")
    return given


def main(argv: list[str]) -> int:
    given: Any = arguments(argv)
    source = given.checkout / "tests"
    strict = os.environ.get("NYBBLE_BNB_STRICT", "0") not in ("", "0")
    rows = [] if given.real else recorded(strict, given.device)
    left_out = {row.tests.partition("::")[0] for row in rows if row.tests.endswith(".py::*")}
    names = given.files or sorted(path.name for path in source.glob("test_*.py"))
    outcomes = {}
    with tempfile.TemporaryDirectory() as folder:
        # a copy, because pytest would import bitsandbytes from the checkout
        tests = Path(shutil.copytree(source, Path(folder) / "tests"))
        print(f"{'file':32} {'passed':>7} {'failed':>7} {'skipped':>8} {'CPU s':>8}")
        for name in (one for one in names if one not in left_out):
            more = [] if given.k is None else ["-k", given.k]
            one = outcomes[name] = run(tests, name, given.device, given.real, more)
            counts = f"{one.passed:7} {len(one.failed):7} {one.skipped:8} {one.seconds:8.1f}"
            print(f"{name:32} {counts}", flush=True)
    problems = list(compare(outcomes, rows, whole=given.k is None))
    print(*problems, sep="\n")
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
