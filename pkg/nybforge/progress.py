"""Estimates the progress and the remaining time of a build from the time that each unit of work
took in the last build.

A line of a job's log reports that a unit is done. A unit is an image, an object or a phase of the
engine.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from nybforge.plan import PER_TARGET, Step
from nybforge.report import Glance
from nybforge.storage import write_atomically

__all__ = ["FOLDER", "LAST", "Progress", "makespan", "unit_of"]

FOLDER = "times"  # the folder's name below the build folder
DEVICES = "@"  # in a file name, precedes the devices that a build was for
LAST = "last.json"  # the estimates of the last build, for benchmarks/build.py
MOST_ESTIMATES = 5000
CACHED = 0.3  # objects that took less than this share of their last time came from a cache
PACE = (0.1, 20.0)  # limits of this build's pace relative to the last build

# The lines that nvrtcc, ninja and the engine print when a unit is done.
UNIT = re.compile(
    r"(?P<verb>compiled|assembled|linked|cached|skipped)\s+(?P<image>[^\s:]+)"
    r"(?:\s+(?P<seconds>\d+\.\d+) s\b(?:.*, (?P<elapsed>\d+\.\d+) s elapsed)?)?"
    r"|\[\d+/\d+\] (?P<object>.+)"
    r"|(?P<phase>✔ .+|Checking for symlinks|Artifact|Collecting tests|Testing commands)"
)
# The lines from which a first build knows how many images or objects a job will make.
PLANNED = re.compile(r"planned\s+(?P<images>\d+) images$|\[\d+/(?P<objects>\d+)\] ")


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit of work: its name, and its own processor time if the log contains it."""

    name: str
    seconds: float | None = None
    cached: bool = False
    phase: bool = False
    elapsed: float | None = None  # wall-clock seconds from start to end


def unit_of(line: str) -> Unit | None:
    """Return the unit that a line of a log reports as done; None if it reports none.

    >>> unit_of("compiled  gemm4.sm_90a.cubin  15.3 s, 205 MiB")
    Unit(name='gemm4.sm_90a.cubin', seconds=15.3, cached=False, phase=False, elapsed=None)
    >>> unit_of("[3/97] Building CXX object a.cc.o").name
    'Building CXX object a.cc.o'
    """
    found = UNIT.match(line)
    if found is None:
        return None
    own = float(found["seconds"]) if found["seconds"] else None
    name = found["image"] or found["object"] or found["phase"]
    elapsed = float(found["elapsed"]) if found["elapsed"] else None
    phase = found["phase"] is not None
    cached = found["verb"] in ("cached", "skipped")
    return Unit(name, own, cached=cached, phase=phase, elapsed=elapsed)


@dataclass(slots=True)
class Cost:
    """The seconds that a unit takes in its job, and the number of the job's phases before it."""

    seconds: float
    phase: int


@dataclass(slots=True)
class Job:
    """The state of one job: the units that it had in the last build, and the units that are done
    now."""

    after: Sequence[str]
    expected: dict[str, Cost]
    left: dict[str, float] = field(default_factory=dict)
    done: dict[str, tuple[Unit, Cost]] = field(default_factory=dict)
    started: float | None = None
    last: float = 0.0  # when the last unit was done
    phase: int = 0
    ended: bool = False
    planned: int = 0  # images or objects, according to the job's log

    def __post_init__(self) -> None:
        self.left = {name: cost.seconds for name, cost in self.expected.items()}

    def see(self, unit: Unit, now: float) -> None:
        """Record that a unit is done."""
        name = unit.name
        while name in self.done:
            name += "+"
        self.done[name] = unit, Cost(now - self.last, self.phase)
        self.last = now
        self.left.pop(name, None)
        if unit.phase:  # do not wait for units that this phase had in the last build, but not now
            for each, cost in self.expected.items():
                if cost.phase <= self.phase:
                    self.left.pop(each, None)
            self.phase += 1

    def costs(self) -> dict[str, Cost]:
        """Return the cost of each unit. For a cached unit, return the cost of making it.

        If units run at the same time, the time between two ends says little about either of them.
        Therefore the phase's elapsed time is shared among its units, in proportion to the seconds
        that each of them ran.
        """
        from_cache = self._objects_from_cache()
        timed = [(unit.seconds, cost) for unit, cost in self.done.values() if unit.seconds]
        own = sum(seconds for seconds, _ in timed)
        scale = sum(cost.seconds for _, cost in timed) / own if own else 0.0
        out: dict[str, Cost] = {}
        for name, (unit, cost) in self.done.items():
            if unit.cached or name in from_cache:
                before = self.expected.get(name)
                out[name] = Cost(before.seconds if before else cost.seconds, cost.phase)
            else:
                out[name] = Cost(unit.seconds * scale, cost.phase) if unit.seconds else cost
        return out

    def _objects_from_cache(self) -> set[str]:
        """Return the objects if most of them came from a compiler cache. The log does not show
        this, so the total time of the objects decides.
        """
        names = {
            name
            for name, (unit, _) in self.done.items()
            if name in self.expected and not (unit.seconds or unit.phase or unit.cached)
        }
        took = sum(self.done[name][1].seconds for name in names)
        return (
            names if took < CACHED * sum(self.expected[name].seconds for name in names) else set()
        )

    def counted(self) -> str:
        """Return how many units are done: "3 of 9". If there was no last build, phases do not
        count. Return "12 done" if the total is unknown, or if the job does more than in the last
        build (for example, for more architectures)."""
        done, total = len(self.done), len(self.expected)
        if not total:
            done = sum(not unit.phase for unit, _ in self.done.values())
            total = self.planned
        return f"{done} of {total}" if total and done <= total else f"{done} done"

    def remaining(self, now: float, pace: float) -> float:
        """Return the seconds until the job ends."""
        if self.ended:
            return 0.0
        largest = max(self.left.values(), default=0.0) * pace
        return max(0.0, sum(self.left.values()) * pace - min(self.since(now), largest))

    def since(self, now: float) -> float:
        """Return how long the current unit has been running."""
        return 0.0 if self.started is None or self.ended else now - self.last


class Progress:
    """The progress of a build's jobs, which report from several threads."""

    def __init__(
        self,
        steps: Sequence[Step],
        slots: int,
        folder: Path,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder, self._clock, self._slots = folder, clock, slots
        names = {step.job for step in steps}
        self._files = {step.job: folder / _file_name(step) for step in steps}
        self._jobs = {
            step.job: Job(
                after=[name for name in step.after if name in names],
                expected=_remembered(folder, step),
            )
            for step in steps
        }
        self._lock = threading.Lock()
        self._began = clock()
        self._estimates: list[tuple[float, float]] = []

    def start(self, job: str) -> None:
        """Record that a job starts."""
        with self._lock:
            self._jobs[job].started = self._jobs[job].last = self._clock()

    def skip(self, job: str) -> None:
        """Record that a job needs no work; keep the costs of its last build."""
        with self._lock:
            self._jobs[job].ended = True

    def line(self, job: str, text: str) -> None:
        """Record a line of a job's log."""
        planned, unit = PLANNED.match(text), unit_of(text)
        with self._lock:
            if planned:
                self._jobs[job].planned = int(planned["images"] or planned["objects"])
            if unit is None:
                return
            now = self._clock()
            self._jobs[job].see(unit, now)
            left = self._left(now)
            if left is not None and len(self._estimates) < MOST_ESTIMATES:
                spent = now - self._began
                self._estimates.append((round(spent, 3), round(spent + left, 3)))

    def end(self, job: str) -> None:
        """Record that a job succeeded, and store the costs of its units."""
        with self._lock:
            one = self._jobs[job]
            one.see(Unit("published", phase=True), self._clock())
            one.ended = True
            costs = {name: [round(c.seconds, 3), c.phase] for name, c in one.costs().items()}
        self._write(self._files[job], {"units": costs})

    def finish(self) -> None:
        """Write the build's estimates to a file, for the benchmark."""
        took = round(self._clock() - self._began, 3)
        self._write(self._folder / LAST, {"seconds": took, "estimates": self._estimates})

    def glance(self) -> Glance:
        """Return the progress of the build at this moment."""
        with self._lock:
            now = self._clock()
            left = self._left(now)
            spent = now - self._began
            running = [
                f"{name} {job.counted()}"
                for name, job in self._jobs.items()
                if job.started is not None and not job.ended
            ]
        done = None if left is None else spent / max(spent + left, 0.001)
        return Glance(text=", ".join(running), done=done, left=left)

    def _left(self, now: float) -> float | None:
        """Return the seconds until the build ends; None if a job was never built here."""
        jobs = self._jobs
        if any(not job.expected and not job.ended for job in jobs.values()):
            return None
        pace = self._pace(now)
        return makespan(
            {name: job.remaining(now, pace) for name, job in jobs.items() if not job.ended},
            {name: job.after for name, job in jobs.items()},
            {name for name, job in jobs.items() if job.started is not None},
            self._slots,
        )

    def _pace(self, now: float) -> float:
        """Return how many seconds this build takes for one second of the last build."""
        spent = before = 0.0
        total = sum(cost.seconds for job in self._jobs.values() for cost in job.expected.values())
        for job in self._jobs.values():
            for name, (unit, cost) in job.done.items():
                if name in job.expected and not unit.cached:
                    spent += cost.seconds
                    before += job.expected[name].seconds
            # a unit that runs longer than the longest remaining unit is late
            longest, since = max(job.left.values(), default=0.0), job.since(now)
            if since > longest:
                spent += since
                before += longest
        prior = 0.1 * total + 0.1  # the first units say little about the pace of the whole build
        return min(max((spent + prior) / (before + prior), PACE[0]), PACE[1])

    def _write(self, path: Path, document: Mapping[str, object]) -> None:
        with suppress(Exception):  # a failure to write the estimates must not fail the build
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(path, json.dumps(document).encode())


def makespan(
    left: Mapping[str, float], after: Mapping[str, Sequence[str]], running: set[str], slots: int
) -> float:
    """Return when all jobs are done, if at most `slots` run at once; `left` maps each job to its
    remaining seconds.

    >>> makespan({"a": 3, "b": 4, "c": 5}, {"c": ["a"], "a": [], "b": []}, {"a"}, 2)
    8.0
    """
    active = {name: left[name] for name in left if name in running}
    waiting = [name for name in left if name not in running]
    total = 0.0
    while active or waiting:
        for name in list(waiting):
            free = len(active) < slots
            if free and not any(one in active or one in waiting for one in after[name]):
                waiting.remove(name)
                active[name] = left[name]
        if not active:
            break
        step = min(active.values())
        total += step
        active = {name: rest - step for name, rest in active.items() if rest > step}
    return total


def _file_name(step: Step) -> str:
    """Return the name of the file with the costs of the job's last build. A build for chosen
    devices has a file of its own, because it does less work.
    """
    chosen = step.overrides.get("compute_capabilities", "").replace("-real", "").split()
    return f"{step.job}{DEVICES if chosen else ''}{'+'.join(chosen)}.json"


def _remembered(folder: Path, step: Step) -> dict[str, Cost]:
    """Return the costs of the units in the job's last build, or else in the package's newest build
    for another target and the same devices.
    """
    own = _read(folder / _file_name(step))
    if own or step.package not in PER_TARGET:
        return own
    devices = _file_name(step).partition(DEVICES)[2]
    with suppress(OSError):
        others = sorted(folder.glob(f"{step.package}-*.json"), key=lambda p: -p.stat().st_mtime)
        same = (path for path in others if path.name.partition(DEVICES)[2] == devices)
        return next((found for path in same if (found := _read(path))), {})
    return {}


def _read(path: Path) -> dict[str, Cost]:
    try:
        units = json.loads(path.read_text(encoding="utf-8"))["units"]
        return {
            str(name): Cost(max(0.0, float(cost)), int(phase))
            for name, (cost, phase) in units.items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}
