"""How tests/gpu/sanitizer.py distributes tests among processes, with processes that run nothing."""

from __future__ import annotations

import importlib
import json
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tests/gpu"))
    return importlib.import_module("sanitizer_pool")


def saying(pool: Any, breaks: str = "") -> Any:
    """Return a pool class whose processes each take a test. While kernels are excluded, the test
    `breaks` aborts its process, as racecheck's own failure does."""

    answer = importlib.import_module("sanitizer_reports").Answer

    class Saying(pool.Pool):
        order: ClassVar[list[tuple[str, str]]] = []

        def process(self, group: Any, turn: int, index: int) -> Any:
            found = pool.Found()
            device = self.devices[index % len(self.devices)]
            for name in json.loads((group.place / "ids.json").read_text()):
                mark = group.place / "taken" / pool.mark_of(name)
                try:
                    mark.touch(exist_ok=False)
                except FileExistsError:
                    continue
                self.order.append((group.tool, device))
                if name == breaks:
                    found.stopped[name + group.ending] = "Internal Sanitizer Error"
                    if group.watching:
                        self.watch_all(group, found)
                    break
                found.ended[name + group.ending] = answer()
                time.sleep(0.02)  # meanwhile, other processes run their tests
                break
            return found

    return Saying


def group(pool: Any, tool: str, place: Path, names: list[str]) -> Any:
    return pool.Group(tool, " alone", {}, place / tool, ids=names)


def test_every_test_runs_once_tool_after_tool_on_all_devices(pool: Any, tmp_path: Path) -> None:
    names = [f"test_{i}" for i in range(40)]
    made = [group(pool, tool, tmp_path, names) for tool in ("memcheck", "initcheck")]
    slots = saying(pool)(made, ["0", "1"], 4, time.time() + 60)
    slots.run()
    for one in made:
        ended = sorted(name for found in one.found for name in found.ended)
        assert ended == sorted(f"{name} alone" for name in names)
    assert {device for _, device in slots.order} == {"0", "1"}
    assert [tool for tool, _ in slots.order[:20]] == ["memcheck"] * 20


def test_a_test_that_the_tool_itself_fails_at_runs_again_with_every_kernel(
    pool: Any, tmp_path: Path
) -> None:
    made = group(pool, "racecheck", tmp_path, ["test_a", "test_b"])
    made.watching = ["--kernel-name-exclude", "kns=others"]
    saying(pool, breaks="test_b")([made], ["0"], 1, time.time() + 60).run()
    assert made.watching == []
    stopped = [found.stopped for found in made.found if found.stopped]
    assert stopped == [{"test_b alone": "Internal Sanitizer Error"}]
    assert made.untaken() == 0


def test_a_group_whose_processes_do_nothing_is_given_up(pool: Any, tmp_path: Path) -> None:
    class Idle(pool.Pool):
        def process(self, group: Any, turn: int, index: int) -> Any:
            return pool.Found()

    made = group(pool, "memcheck", tmp_path, ["test_a"])
    Idle([made], ["0"], 2, time.time() + 60).run()
    assert len(made.found) == pool.FUTILE


def test_results_are_reported_while_processes_run(
    pool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the program is killed, only the results of a few seconds are lost."""
    monkeypatch.setattr(pool, "OFTEN", 0.01)
    made = group(pool, "memcheck", tmp_path, ["test_a"])
    told: list[set[str]] = []

    class Slow(pool.Pool):
        def process(self, group: Any, turn: int, index: int) -> Any:
            (group.place / "taken" / pool.mark_of("test_a")).touch()
            said = ({"begins": "test_a", "log": 0}, {"ends": "test_a", "log": 0})
            lines = "".join(json.dumps({"time": 1.0, **one}) + "\n" for one in said)
            (group.place / f"{turn}.lines").write_text(lines)
            while not told or not told[-1]:
                time.sleep(0.01)
            return pool.Found()

    def tell() -> None:
        told.append({name for found in made.so_far() for name in found.ended})

    Slow([made], ["0"], 1, time.time() + 60, tell).run()
    assert {"test_a alone"} in told  # the last report may come after the process has ended


def test_every_value_of_every_parameter_comes_first(pool: Any) -> None:
    ranked = importlib.import_module("sanitizer_order").ranked
    names = [f"test_a[{x}-{y}-{z}]" for x in "abc" for y in "def" for z in "ghi"] + ["test_b"]
    ranks = ranked(names)
    first = [name for name in names if ranks[name] == 0]
    assert "test_b" in first
    for value in "abcdefghi":
        assert any(value in name.partition("[")[2] for name in first), value
    pairs = [name for name in names if ranks[name] < 2]
    assert all(any(x in n and y in n for n in pairs) for x in "abc" for y in "ghi")
    assert len(first) < len(pairs) < len(names)
