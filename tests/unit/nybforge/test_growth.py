"""Limits the growth of a command's cost. Each test compares the cost with the cost of other work in
the same process or on the same machine. benchmarks/scale.py measures the curves."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nybforge import load, verified
from nybforge.channel import Channel
from nybforge.package import index_entry
from nybforge.repodata import line_of

COUNT = 2000

pytestmark = pytest.mark.slow


def cpu_s(work: Callable[[], object], times: int = 3) -> float:
    """Return the minimum processor time of several runs, in seconds."""
    found = []
    for _ in range(times):
        before = time.process_time()
        work()
        found.append(time.process_time() - before)
    return min(found)


@pytest.fixture
def large(tmp_path: Path, package: Callable[..., Path]) -> Channel:
    """A channel with many packages, which are copies of one file."""
    channel = Channel(tmp_path / "channel")
    one = package(tmp_path / "in", "one")
    entry = index_entry(one)
    folder = channel.path / "noarch"
    folder.mkdir(parents=True)
    lines = {}
    for number in range(COUNT):
        name = f"p{number}-1.0-h0_0.conda"
        (folder / name).write_bytes(one.read_bytes())
        lines[name] = line_of(entry)
    with channel.lock(print):
        channel._write_index("noarch", lines)
    return channel


def test_adding_a_package_does_not_parse_the_index(
    large: Channel, package: Callable[..., Path], tmp_path: Path
) -> None:
    """Adding a package takes about as long as parsing the index once."""
    text = (large.path / "noarch/repodata.json").read_bytes()
    new = package(tmp_path / "new", "new")
    with large.lock(print):
        added = cpu_s(lambda: large.publish(new, "new-noarch", "key", {}))
    assert added < 3 * cpu_s(lambda: json.loads(text))


def test_an_unchanged_channel_is_not_read_again(
    large: Channel, nybforge: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verified, "SETTLED_S", -10)
    everything = cpu_s(lambda: nybforge("channel", "verify", "--all"), 1)
    again = cpu_s(lambda: nybforge("channel", "verify"))
    assert again < everything / 3


def test_equal_parts_of_target_files_are_composed_once(root: Path) -> None:
    """Reading a file takes less than half of the time if its parts are known from another file."""
    text = (root / "recipe/variants/cuda122.yaml").read_text("utf-8")

    numbers = iter(range(10_000))  # makes each text new, because known texts are not parsed again

    def in_parts() -> None:
        for _ in range(20):
            load.parse(f'{text}\ntarget_suffix:\n  - "g{next(numbers)}"\n', Path("x.yaml"))

    def whole() -> None:
        for _ in range(20):
            load._composed(f'{text}\ntarget_suffix:\n  - "g{next(numbers)}"\n')

    in_parts()
    assert cpu_s(in_parts, 5) < cpu_s(whole, 5) / 2


@pytest.mark.parametrize("words", [["--version"], ["--help"]])
def test_a_start_imports_little(root: Path, words: list[str]) -> None:
    """A start of nybforge takes about four times as long as a start of Python alone. Importing all
    of nybforge would make it 15 times as long."""
    sys.path.insert(0, str(root / "benchmarks"))
    try:
        from scale import cpu_seconds
    finally:
        sys.path.remove(str(root / "benchmarks"))
    program = [sys.executable, "-m", "nybforge", *words]
    started = min(cpu_seconds(*program) for _ in range(7))
    alone = min(cpu_seconds(sys.executable, "-c", "pass") for _ in range(7))
    assert started < 8 * alone
