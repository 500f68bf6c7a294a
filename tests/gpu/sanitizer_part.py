"""The pytest plugin of sanitizer.py, for one of many processes that share a list of tests.

Until the time is over, a process takes the next test that no other process has taken. It writes a
line when a test begins and when it ends. So if a tool aborts, the test's name is known.
"""

from __future__ import annotations

import faulthandler
import hashlib
import inspect
import json
import os
import re
import time
from pathlib import Path
from typing import Any

import pytest
from sanitizer_rests import launched

PART = "NYBBLE_PART"  # the process's request, as JSON
# Matches tests that need torch's allocator to keep memory: tests of graphs, of streams that use
# freed memory, and of the allocator's limit.
KEEPS = re.compile(r"CUDAGraph|captured\(|record_stream|OutOfMemoryError")
BEGINS = 100  # seconds until the first test; later the process dumps its stacks and exits
KEPT = 600  # characters of a failed test's message


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Part(json.loads(os.environ[PART])))


class Part:
    """The work of one process. `told` is the process's task. With the key `list`, the process only
    lists the tests. Otherwise `told` has the keys `ids`, `until`, `place`, `name`, `log`, `watcher`
    (from sanitizer_rests.py, or "") and `hangs` (seconds)."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.lost = False  # whether the device context is lost; then this process cannot continue
        if "list" not in told:
            self.stacks = (Path(told["place"]) / f"{told['name']}.stacks").open("w")
            self.ends_itself_in(BEGINS)
        self.launches = launched(told["watcher"]) if told.get("watcher") else list

    def ends_itself_in(self, seconds: float) -> None:
        """Dump the stacks and exit after that time, to show where a test hangs under a tool."""
        faulthandler.dump_traceback_later(seconds, exit=True, file=self.stacks)

    @pytest.hookimpl(trylast=True)  # after -k
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if "list" in self.told:
            known = [(item.nodeid, keeps(item)) for item in items]
            Path(self.told["list"]).write_text(json.dumps(known))
            return
        ids = json.loads(Path(self.told["ids"]).read_text())
        have = {item.nodeid: item for item in items}
        items[:] = [have[name] for name in ids if name in have]

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.config.option.collectonly:
            return None
        for item in session.items:
            if time.time() > self.told["until"] or self.lost:
                break
            if self.taken(item.nodeid):
                self.say(begins=item.nodeid, log=self.size())
                self.ends_itself_in(self.told["hangs"])
                self.launches()  # drop the launches of fixtures that several tests share
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        self.ends_itself_in(BEGINS)
        return True

    def taken(self, name: str) -> bool:
        """Take a test and return True, unless another process has taken it."""
        mark = Path(self.told["place"]) / "taken" / mark_of(name)
        try:
            mark.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.lost:
            return
        text = last_words(str(report.longrepr)) if report.failed else ""
        self.lost = report.failed and is_lost()
        if self.lost:
            self.say(lost=text)
        elif report.when == "call" or report.outcome != "passed":
            self.say(test=report.nodeid, outcome=report.outcome, text=text)
        if report.when == "teardown" and not self.lost:
            self.say(ends=report.nodeid, log=self.size(), launches=self.launches())

    def size(self) -> int:
        log = Path(self.told["log"])
        return log.stat().st_size if log.exists() else 0

    def say(self, **words: Any) -> None:
        with (Path(self.told["place"]) / f"{self.told['name']}.lines").open("a") as lines:
            lines.write(json.dumps({"time": round(time.time(), 2), **words}) + "\n")


def last_words(report: str) -> str:
    """Return the beginning of the lines that pytest marks as the error in a test's report."""
    marked = [line[1:].strip() for line in report.splitlines() if line.startswith("E ")]
    return ("\n".join(marked) or report)[:KEPT]


def mark_of(name: str) -> str:
    """Return the name of the file whose existence means that the test is taken."""
    return hashlib.sha1(name.encode()).hexdigest()


def keeps(item: pytest.Item) -> bool:
    """Return whether the test needs torch's allocator to keep memory."""
    function = getattr(item, "function", None)
    return function is not None and KEEPS.search(inspect.getsource(function)) is not None


def is_lost() -> bool:
    import torch

    try:
        torch.cuda.synchronize()
    except RuntimeError:
        return True
    return False
