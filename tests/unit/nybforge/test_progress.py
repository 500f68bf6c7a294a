"""The estimate of a build's time: weighted units, ten simulated builds, pipes, narrow terminals."""

from __future__ import annotations

import io
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from steps import step_of

from nybforge.progress import LAST, Cost, Job, Progress, makespan, unit_of
from nybforge.report import Glance, Report

PHASES = ("✔ Successfully updated the build environment", "Checking for symlinks ...")
END = ("Testing commands:", "✔ all tests passed!")
IMAGES = {
    f"f{n}.sm_{arch}.cubin": 0.1 + n * n * arch / 100 for n in range(6) for arch in (60, 80, 90)
}
OBJECTS = {f"Building CXX object {n}.cc.o": 1.0 + n % 7 for n in range(40)}


LIBRARY = step_of("libnybble")
KERNELS = step_of("nybble-kernels", "nybble-kernels-cuda122-noarch")
PYTHON = step_of("nybble", "nybble-noarch", after=(LIBRARY.job,))
STEPS = (LIBRARY, KERNELS, PYTHON)


@dataclass
class Machine:
    """A simulated machine that builds the three jobs. The times differ a little in each build."""

    folder: Path
    now: float = 0.0
    lines: list[tuple[float, str, str]] = field(default_factory=list)

    def job(self, name: str, begin: float, costs: list[tuple[str, float]]) -> float:
        self.lines.append((begin, name, "start"))
        for line, cost in costs:
            begin += cost
            self.lines.append((begin, name, line))
        self.lines.append((begin + 0.2, name, "end"))
        return begin + 0.2

    def build(
        self, seed: int, speed: float = 1.0, cached: int = 0, hits: bool = False
    ) -> list[tuple[float, float]]:
        """Return (time, estimated total time) at each line, and the true time as the last item.
        With `hits`, objects come from a compiler cache."""
        chance = random.Random(seed)

        def noisy(cost: float) -> float:
            return cost * speed * chance.uniform(0.8, 1.25)

        self.lines = []
        images = list(IMAGES.items())
        chance.shuffle(images)  # units that run in parallel end in any order
        kernels = [(PHASES[0], noisy(1.0))]
        kernels += [(f"cached    {name}", 0.01) for name, _ in images[:cached]]
        for name, cost in images[cached:]:
            wall = noisy(cost)
            kernels.append((f"compiled  {name}  {2 * wall:.1f} s, 90 MiB", wall))
        kernels += [(PHASES[1], 0.1), *((line, noisy(1.0)) for line in END)]
        library = [(PHASES[0], noisy(1.0))]
        library += [
            (f"[{n}/{len(OBJECTS)}] {name}", noisy(0.02 if hits else cost))
            for n, (name, cost) in enumerate(OBJECTS.items(), 1)
        ]
        library += [(PHASES[1], 0.1), *((line, noisy(1.0)) for line in END)]
        first = self.job(LIBRARY.job, 0.0, library)
        last = self.job(PYTHON.job, first, [(PHASES[0], noisy(0.5)), (END[1], noisy(1.0))])
        took = max(self.job(KERNELS.job, 0.0, kernels), last)
        self.now = 0.0
        progress = Progress(STEPS, 2, self.folder, lambda: self.now)
        estimates = []
        for moment, job, line in sorted(self.lines, key=lambda each: each[0]):
            self.now = moment
            glance = progress.glance()
            if glance.left is not None:
                estimates.append((moment, moment + glance.left))
            if line == "start":
                progress.start(job)
            elif line == "end":
                progress.end(job)
            else:
                progress.line(job, line)
        progress.finish()
        return [*estimates, (took, took)]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "times")


def wrong(estimates: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Yield those estimates in the last two thirds of the build that are wrong by more than a
    quarter."""
    took = estimates[-1][0]
    return (
        (moment, whole)
        for moment, whole in estimates
        if moment >= took / 3 and abs(whole - took) > took / 4
    )


@pytest.mark.parametrize(
    "speed", [1.0, 0.6, 1.5, 8.0], ids=["as before", "faster", "slower", "on a busy machine"]
)
def test_ten_builds_are_estimated_within_a_quarter(machine: Machine, speed: float) -> None:
    machine.build(0)
    for seed in range(1, 11):
        estimates = machine.build(seed, speed)
        assert len(estimates) > 60
        assert list(wrong(estimates)) == [], seed


@pytest.mark.parametrize("cached", [len(IMAGES) - 1, len(IMAGES) // 2])
def test_what_comes_from_the_cache_is_not_waited_for(machine: Machine, cached: int) -> None:
    machine.build(0)
    assert list(wrong(machine.build(1, cached=cached))) == []
    # and the cost of the cached units is still known
    assert list(wrong(machine.build(2))) == []


def test_ptx_whose_cubins_are_cached_is_not_waited_for(machine: Machine) -> None:
    machine.build(0)
    progress = Progress([KERNELS], 1, machine.folder, lambda: 0.0)
    progress.start(KERNELS.job)
    before = progress.glance().left
    for name in IMAGES:
        progress.line(KERNELS.job, f"skipped   {name}: its cubins are cached")
    left = progress.glance().left
    assert before is not None
    assert left is not None
    assert left < before - 0.9 * sum(IMAGES.values())


def test_a_build_from_the_compiler_cache_does_not_change_what_objects_cost(
    machine: Machine,
) -> None:
    machine.build(0)
    machine.build(1, cached=len(IMAGES), hits=True)
    assert list(wrong(machine.build(2))) == []


def test_a_first_build_has_no_estimate(machine: Machine) -> None:
    assert len(machine.build(0)) == 1
    # images for another target are expected to cost the same
    other = step_of("nybble-kernels", "nybble-kernels-cuda130-noarch")
    assert Progress([other], 2, machine.folder).glance().left is not None


def test_a_build_for_chosen_devices_has_costs_of_its_own(machine: Machine) -> None:
    def units(job: str, chosen: str = "") -> str:
        overrides = {"compute_capabilities": chosen} if chosen else {}
        step = step_of("nybble-kernels", job, overrides=overrides)
        progress = Progress([step], 2, machine.folder, lambda: machine.now)
        progress.start(step.job)
        said = progress.glance().text
        for name in IMAGES:
            if not chosen or name.split(".")[1].removeprefix("sm_") in chosen:
                progress.line(step.job, f"compiled  {name}  1.0 s, 90 MiB, 1.0 s elapsed")
        progress.end(step.job)
        return said

    job, other = KERNELS.job, "nybble-kernels-cuda130-noarch"
    few, many = len(IMAGES) // 3 + 1, len(IMAGES) + 1  # and "published"
    assert units(job, "80-real") == f"{job} 0 done"
    assert units(job) == f"{job} 0 done"
    assert units(job, "80-real") == f"{job} 0 of {few}"
    assert units(job) == f"{job} 0 of {many}"
    # images for another target and the same devices are expected to cost the same
    assert units(other, "80-real") == f"{other} 0 of {few}"
    assert units(other) == f"{other} 0 of {many}"


def test_damaged_times_are_no_times(machine: Machine) -> None:
    machine.build(0)
    for text in (
        "",
        "{",
        "[]",
        '{"units": 3}',
        '{"units": {"a": 1}}',
        '{"units": {"a": ["x", 0]}}',
    ):
        (machine.folder / f"{PYTHON.job}.json").write_text(text)
        assert Progress(STEPS, 2, machine.folder).glance().left is None
    assert (machine.folder / LAST).is_file()


def test_jobs_wait_for_others_and_for_a_free_place() -> None:
    alone = dict.fromkeys("abcd", ())
    left = dict.fromkeys("abcd", 2.0)
    assert [makespan(left, alone, set(), slots) for slots in (1, 2, 4)] == [8.0, 4.0, 2.0]
    assert makespan(left, {**alone, "b": ["a"], "c": ["b"]}, set(), 4) == 6.0


def waited(report: Report, seconds: float) -> list[str]:
    with report.watch(lambda: Glance(text="libnybble 3 of 9", done=0.25, left=130.0)):
        time.sleep(seconds)
    return report.stderr.getvalue().splitlines()  # type: ignore[attr-defined]


def test_a_pipe_gets_a_line_at_most_every_30_s() -> None:
    report = Report(stdout=io.StringIO(), stderr=io.StringIO())
    assert report.every_s == 30
    assert waited(report, 0.3) == []
    report = Report(stdout=io.StringIO(), stderr=io.StringIO(), every_s=0.2)
    began, lines = time.monotonic(), []
    while not lines and time.monotonic() < began + 60:  # a busy machine starts the thread late
        lines += waited(report, 0.7)
    assert 1 <= len(lines) <= (time.monotonic() - began) / 0.2
    assert set(lines) == {"progress     25%, about 2:10 left: libnybble 3 of 9"}
    quiet = Report(stdout=io.StringIO(), stderr=io.StringIO(), every_s=0.05, quiet=True)
    assert waited(quiet, 0.3) == []


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("width", [20, 40, 80, 200])
@pytest.mark.parametrize("color", [True, False])
def test_a_bar_fits_the_terminal(width: int, color: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    env = {} if color else {"NO_COLOR": "1"}
    stderr = Terminal()
    report = Report(stdout=io.StringIO(), stderr=stderr, env=env)
    with report.watch(lambda: Glance(text="libnybble 3 of 9", done=0.25, left=130.0)):
        end = time.monotonic() + 10
        while "25%" not in stderr.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
    text = stderr.getvalue()
    assert "25%" in text
    assert ("2:10 left" in text) or width == 20
    assert ("\x1b[38" in text or "\x1b[3" in text) == color or width < 60
    drawn = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", text).replace("\r", "\n").split("\n")
    assert max(map(len, drawn)) <= width


def test_a_skipped_job_counts_no_longer_and_keeps_the_costs_of_its_last_build(
    tmp_path: Path,
) -> None:
    machine = Machine(tmp_path)
    machine.build(1)
    progress = Progress(STEPS, 2, tmp_path, lambda: 0.0)
    before, stored = progress.glance().left, (tmp_path / f"{KERNELS.job}.json").read_bytes()
    progress.skip(KERNELS.job)
    progress.skip(LIBRARY.job)
    left = progress.glance().left
    assert before is not None
    assert left is not None
    assert left < before / 10
    assert (tmp_path / f"{KERNELS.job}.json").read_bytes() == stored


def test_a_job_that_does_more_than_last_time_has_no_total() -> None:
    job = Job(after=[], expected={"a": Cost(1.0, 0)})
    assert job.counted() == "0 of 1"
    for name in "bc":
        unit = unit_of(f"compiled  {name}  0.1 s")
        assert unit is not None
        job.see(unit, 1.0)
    assert job.counted() == "2 done"


@pytest.mark.parametrize(
    ("first", "then"), [("planned   9 images", "cached    f.sm_80.cubin"), ("[1/9] a.o", "✔ done")]
)
def test_a_first_build_knows_its_images_and_objects(
    machine: Machine, first: str, then: str
) -> None:
    progress = Progress((KERNELS,), 2, machine.folder, lambda: 0.0)
    progress.start(KERNELS.job)
    for line in (PHASES[0], first, then):  # phases do not count
        progress.line(KERNELS.job, line)
    assert progress.glance().text == f"{KERNELS.job} 1 of 9"
    assert progress.glance().left is None


def test_the_first_build_of_a_job_has_no_total(machine: Machine) -> None:
    for said in (f"{LIBRARY.job} 0 done", f"{LIBRARY.job} 0 of {len(OBJECTS) + 5}"):
        progress = Progress((LIBRARY,), 2, machine.folder, lambda: 0.0)
        progress.start(LIBRARY.job)
        assert progress.glance().text == said
        machine.build(0)
