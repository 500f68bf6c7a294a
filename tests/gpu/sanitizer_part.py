"""pytest plugin of sanitizer.py: one of many processes that share a list of tests, until a time.

A process takes the next test that no other has taken and writes a line when a test begins and when
it ends: what a tool breaks off is known by name.
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
# Tests that need torch's allocator to keep memory: graphs, streams that use freed memory, its
# limit.
KEEPS = re.compile(r"CUDAGraph|captured\(|record_stream|OutOfMemoryError")
BEGINS = 100  # seconds until a process's first test, or it ends itself with its stacks
KEPT = 600  # characters of a failed test's message


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Part(json.loads(os.environ[PART])))


class Part:
    """What one process does: `told` has `list` alone, or `ids`, `until`, `place`, `name`, `log`,
    `watcher` (sanitizer_rests.py's, or "") and `hangs` (seconds)."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.lost = False  # the device's context: this process can do no more
        if "list" not in told:
            self.stacks = (Path(told["place"]) / f"{told['name']}.stacks").open("w")
            self.ends_itself_in(BEGINS)
        self.launches = launched(told["watcher"]) if told.get("watcher") else list

    def ends_itself_in(self, seconds: float) -> None:
        """A test that hangs under a tool ends with its stacks, which show the place."""
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
                self.launches()  # of a fixture of more than one test
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        self.ends_itself_in(BEGINS)
        return True

    def taken(self, name: str) -> bool:
        """Take a test, unless another process has."""
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
    """Return what pytest marks as the error in a test's report, from its beginning."""
    marked = [line[1:].strip() for line in report.splitlines() if line.startswith("E ")]
    return ("\n".join(marked) or report)[:KEPT]


def mark_of(name: str) -> str:
    """Return the file's name that says that a test is taken."""
    return hashlib.sha1(name.encode()).hexdigest()


def keeps(item: pytest.Item) -> bool:
    """Whether the test needs torch's allocator to keep memory."""
    function = getattr(item, "function", None)
    return function is not None and KEEPS.search(inspect.getsource(function)) is not None


def is_lost() -> bool:
    import torch

    try:
        torch.cuda.synchronize()
    except RuntimeError:
        return True
    return False
