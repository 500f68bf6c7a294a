"""Run many processes at once under the tools of compute-sanitizer, on all devices.

Every slot has a device and runs one process after another. A process takes tests of a group (a
tool's tests with the same variables) until none are left. Then the slot continues with the next
group, so that no device waits for a tool's last tests. If a tool aborts, only the current test is
lost.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sanitizer_part import mark_of
from sanitizer_reports import Found, complaints, hung_in, own_words, read

ROOT = Path(__file__).resolve().parents[2]
GRACE = 20  # seconds a running test may go on after time is up; then it is killed
OWN_FAILURE = re.compile("hardware exception|Internal")
HANGS = 100  # seconds for a test; then its process dumps its stacks and exits
OFTEN = 20  # seconds between two reports of the results so far
FUTILE = 3  # limit for consecutive processes of a group that finish no test
PYTEST = (
    *(sys.executable, "-m", "pytest", "tests/gpu", "-q", "-o", "addopts=", "--tb=short"),
    *("-p", "no:cacheprovider", "-p", "no:benchmark", "-p", "no:xdist", "-p", "sanitizer_part"),
)


@dataclass(slots=True)
class Group:
    """Tests of a tool that run with the same environment variables."""

    tool: str
    ending: str  # suffix of the tests' names in the results
    variables: dict[str, str]
    place: Path  # folder for the output of its processes
    ids: list[str] = field(default_factory=list)
    # the tool's options that select the kernels to check
    watching: list[str] = field(default_factory=list)
    most: int = 1000  # limit for simultaneous processes
    ranks: dict[str, int] = field(default_factory=dict)  # test -> rank, from sanitizer_order.py
    devices: int = 1  # number of devices that a process sees
    hangs: int = HANGS
    running: int = 0
    begun: int = 0
    futile: int = 0
    found: list[Found] = field(default_factory=list)
    alive: set[int] = field(default_factory=set)  # processes that are not in `found` yet

    def begin(self) -> None:
        (self.place / "taken").mkdir(parents=True, exist_ok=True)
        (self.place / "ids.json").write_text(json.dumps(self.ids))

    def untaken(self) -> int:
        return len(self.ids) - len(os.listdir(self.place / "taken"))

    def wants_another(self) -> bool:
        """Return whether to start another process: tests are left, and over four per process."""
        left = self.untaken() if self.futile < FUTILE and self.running < self.most else 0
        return left > 4 * self.running

    def found_in(self, turn: int, error: str = "") -> tuple[Found, str]:
        """Return a process's results, and the message of the tool or the process about its end."""
        log, stacks = self.place / f"{turn}.log", self.place / f"{turn}.stacks"
        text = log.read_text("ascii", "replace") if log.exists() else ""
        found = Found()
        found.complaints, found.first = complaints(text)
        where = hung_in(stacks.read_text() if stacks.exists() else "")
        ended = f"did not go on: {where}" if where else own_words(text, error)
        read(self.place / f"{turn}.lines", text, self.ending, ended, found)
        return found, ended

    def so_far(self) -> list[Found]:
        """Return the results of all processes, including those that are still running."""
        running = [self.found_in(turn)[0] for turn in sorted(self.alive)]
        for found in running:
            found.stopped.clear()
            found.silent.clear()
        return [*self.found, *running]

    def command(self, log: Path) -> list[str]:
        return [
            *("compute-sanitizer", "--tool", self.tool, *self.watching, "--log-file", str(log)),
            *("--print-limit", "4000", "--show-backtrace", "no", "--report-api-errors", "no"),
            *("--target-processes", "application-only"),
            # Seconds until torch is imported and uses a device, on a busy machine. After the
            # default, 10 s, the tool exits and leaves its process waiting.
            *("--launch-timeout", "100", "--kill"),
            *(("--racecheck-num-workers", "1") if self.tool == "racecheck" else ()),
        ]


def pytest_run(words: list[str], told: dict[str, Any], more: dict[str, str]) -> Any:
    path = os.pathsep.join((str(ROOT / "tests/gpu"), os.environ.get("PYTHONPATH", "")))
    one = {"PYTHONPATH": path, "NYBBLE_PART": json.dumps(told), "OMP_NUM_THREADS": "1"}
    env = {**os.environ, **more, **one}
    return subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True)


class Pool:
    """The groups, in the order in which to run them, and the slots that run them."""

    def __init__(
        self, groups: list[Group], devices: list[str], jobs: int, until: float,
        tell: Callable[[], None] = lambda: None, watcher: str = "",
    ) -> None:  # fmt: skip
        self.groups = [group for group in groups if group.ids]
        self.devices = devices
        self.jobs = jobs
        self.until = until
        self.tell = tell
        self.watcher = watcher  # path of the library that records launches
        self.lock = threading.Lock()

    def run(self) -> None:
        for group in self.groups:
            group.begin()
        over = threading.Event()
        telling = threading.Thread(target=self.tell_often, args=(over,))
        telling.start()
        try:
            with ThreadPoolExecutor(self.jobs) as pool:
                list(pool.map(self.slot, range(self.jobs)))
        finally:
            over.set()
            telling.join()

    def tell_often(self, over: threading.Event) -> None:
        """Report the results periodically, so that little is lost if the program is killed."""
        while not over.wait(OFTEN):
            with self.lock:
                self.tell()

    def next_group(self) -> tuple[Group, int] | None:
        with self.lock:
            for group in self.groups:
                if group.wants_another():
                    group.running += 1
                    group.begun += 1
                    group.alive.add(group.begun - 1)
                    return group, group.begun - 1
        return None

    def slot(self, index: int) -> None:
        while time.time() < self.until:
            chosen = self.next_group()
            if chosen is None:  # wait: a running process may abort and leave tests
                if not any(group.running for group in self.groups):
                    return
                time.sleep(0.5)
                continue
            group, turn = chosen
            found = self.process(group, turn, index)
            with self.lock:
                group.running -= 1
                group.alive.discard(turn)
                group.futile = 0 if found.ended or found.stopped else group.futile + 1
                group.found.append(found)

    def process(self, group: Group, turn: int, index: int) -> Found:
        """Run one process, which takes tests until none are left or the time is over."""
        name, log = str(turn), group.place / f"{turn}.log"
        told = {
            "ids": str(group.place / "ids.json"), "place": str(group.place), "name": name,
            "log": str(log), "until": self.until, "watcher": self.watcher,
            "hangs": group.hangs,
        }  # fmt: skip
        watching = group.watching
        mine = self.devices[index % len(self.devices)]  # a device may be listed more than once
        seen = [mine, *(one for one in dict.fromkeys(self.devices) if one != mine)]
        variables = {**group.variables, "CUDA_VISIBLE_DEVICES": ",".join(seen[: group.devices])}
        if self.watcher:
            variables["NYBBLE_LIBCUDA"] = self.watcher
        limit = max(1, self.until + GRACE - time.time())
        words = ["timeout", "-k", "2", f"{limit:.0f}", *group.command(log), *PYTEST]
        done = pytest_run(words, told, variables)
        (group.place / f"{name}.txt").write_text(done.stdout + done.stderr)
        found, ended = group.found_in(turn, done.stderr)
        if time.time() >= self.until + GRACE - 1:  # cut off by the time, not by the tool
            found.cut = {*found.stopped}
            found.stopped.clear()
        elif watching and OWN_FAILURE.search(ended):
            self.watch_all(group, found)
        return found

    def watch_all(self, group: Group, found: Found) -> None:
        """Let this tool check every kernel from now on, and run its aborted tests again."""
        group.watching = []
        for name in found.stopped:
            (group.place / "taken" / mark_of(name.removesuffix(group.ending))).unlink()
        found.stopped.clear()
