"""The journal of a channel. It records when, where and how each job was last built, the results of
its tests, and its errors.

The build writes one file per job. The file is separate from the job's build record, which decides
whether a package is built again.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, ClassVar

from nybforge.channel import Channel
from nybforge.context import Context
from nybforge.errors import NybforgeError, Problems, StorageError
from nybforge.inputs import cores_of
from nybforge.plan import Step
from nybforge.progress import unit_of
from nybforge.redact import cleaned
from nybforge.storage import storage_errors, write_atomically

__all__ = [
    "Entry",
    "Failure",
    "Recorder",
    "Run",
    "Span",
    "Test",
    "copy_entry",
    "journal_paths",
    "new_run",
    "read_entry",
    "write_entry",
]

FOLDER = "journal"  # the journal's folder in the channel's own folder
MOST_SPANS = 5000
TYPES: Mapping[str, Any] = {"str": str, "float": (float, int), "int": int, "bool": bool}


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A part of a job: an image, an object or a phase. Times are in seconds since the job's
    start."""

    name: str
    kind: str  # unit (one process) or phase (a part of the engine's work)
    start: float
    end: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Test:
    """The result of one of a package's own tests."""

    __test__: ClassVar = False  # pytest must not collect this class

    name: str
    passed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """An error that ended a job."""

    id: str
    what: str
    why: str = ""
    hint: str = ""
    detail: tuple[str, ...] = ()  # lines of the log

    @classmethod
    def of(cls, error: NybforgeError) -> Failure:
        """Return the failure that an error describes."""
        return cls(
            id=error.id,
            what=error.what,
            why=error.why or "",
            hint=error.hint or "",
            detail=error.detail,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One call of `nybforge build`, on one machine or on the nodes of a cluster."""

    id: str = field(default_factory=lambda: secrets.token_hex(6))
    slots: int = 1  # packages that are built at once on this machine
    commit: str = ""  # the checkout's commit, with -dirty if files were changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """The facts about a job's last build, or about its failure."""

    job: str
    package: str
    target: str
    platform: str
    key: str
    run: Run
    outcome: str  # built, failed
    started: float  # seconds since 1970, UTC
    seconds: float
    node: str
    cores: int
    log: str
    tests: tuple[Test, ...] = ()
    spans: tuple[Span, ...] = ()
    errors: tuple[Failure, ...] = ()

    @property
    def began(self) -> str:
        """The start as text: 2026-11-28 10:15:02 UTC."""
        return datetime.fromtimestamp(self.started, timezone.utc).strftime("%Y-%m-%d %H:%M:%S UTC")


def _path(channel: Channel, job: str) -> Path:
    return channel.state(f"{FOLDER}/{job}.json")


def write_entry(channel: Channel, entry: Entry) -> None:
    """Write the job's entry. It replaces the entry of the previous build."""
    path = _path(channel, entry.job)
    with storage_errors(channel.path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, json.dumps(cleaned(asdict(entry)), ensure_ascii=False).encode())


def read_entry(path: Path) -> Entry:
    """Return the entry in the file. Raise ValueError or OSError if it cannot be read."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        parts = {"tests": Test, "spans": Span, "errors": Failure}
        lists = {
            name: tuple(_typed(part, each) for each in data[name]) for name, part in parts.items()
        }
        entry: Entry = _typed(Entry, {**data, **lists, "run": _typed(Run, data["run"])})
        if entry.job != path.stem:
            raise TypeError(f"it describes {entry.job}")
        return entry
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"not an entry of a build: {type(error).__name__}: {error}") from None


def _typed(kind: Any, data: Mapping[str, Any]) -> Any:
    """Return an object of the dataclass `kind`. Raise TypeError if the data do not match its
    fields."""
    value = kind(**data)
    for each in fields(kind):
        found = getattr(value, each.name)
        if not isinstance(found, TYPES.get(str(each.type), object)):
            raise TypeError(f"{each.name} is {type(found).__name__}, expected {each.type}")
    return value


def journal_paths(channel: Channel) -> tuple[Path, ...]:
    """Return the files of all entries, including the entries of jobs that never succeeded."""
    return tuple(sorted(channel.state(FOLDER).glob("*.json")))


def copy_entry(source: Channel, target: Channel, job: str) -> None:
    """Copy a job's entry into another channel. An entry that cannot be read is not copied."""
    with suppress(ValueError, OSError):
        write_entry(target, read_entry(_path(source, job)))


def new_run(context: Context, slots: int) -> Run:
    """Return a run that builds at most `slots` packages at once, from the checkout's commit."""
    asked = ["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
    said = context.runner.capture(asked, cwd=context.root)
    return Run(slots=slots, commit=said.stdout.strip() if said.returncode == 0 else "")


class Recorder:
    """Collects data from a step's log and work folder, and writes the step's entry."""

    def __init__(self, step: Step, run: Run, context: Context) -> None:
        self._step, self._run, self._clock = step, run, context.report.clock
        self._cores = cores_of(context.env)
        self._began, self._started = self._clock(), time.time()
        self.log = context.build / "logs" / f"{step.job}.log"
        self._spans: list[Span] = []
        self._phase = 0.0  # the end of the last phase
        self._object = 0.0  # when the last object was done
        self.tests: list[Test] = []

    def line(self, text: str) -> None:
        """Record a line of the step's log."""
        unit = unit_of(text)
        if unit is None or len(self._spans) >= MOST_SPANS:
            return
        now = self._clock() - self._began
        if unit.phase:
            self._add(unit.name, "phase", self._phase, now)
            self._phase = now
        elif unit.elapsed is not None:
            self._add(unit.name, "unit", max(0.0, now - unit.elapsed), now)
        elif not unit.cached:
            self._object = now

    def _add(self, name: str, kind: str, start: float, end: float) -> None:
        self._spans.append(Span(name=name, kind=kind, start=round(start, 3), end=round(end, 3)))

    def objects(self, work: Path) -> None:
        """Read the times of the compiled objects from ninja's log in the step's work folder."""
        for log in work.glob("bld/*/work/build/.ninja_log"):
            rows = [row.split("\t") for row in log.read_text("utf-8", "replace").splitlines()]
            times = [(int(r[0]) / 1e3, int(r[1]) / 1e3, r[3]) for r in rows if len(r) == 5]
            # ninja's times count from ninja's start; the log shows when the last object was done
            shift = self._object - max((end for _, end, _ in times), default=0.0)
            for start, end, name in times[:MOST_SPANS]:
                self._add(name, "unit", max(0.0, start + shift), max(0.0, end + shift))

    @contextmanager
    def written(self, channel: Channel) -> Iterator[None]:
        """When the context ends, write the entry of the built package or of the failure into the
        channel. An interrupted step gets no entry."""
        try:
            yield
        except NybforgeError as error:
            with suppress(StorageError):  # report the step's own error, not this error
                self._write(channel, error)
            raise
        self._write(channel)

    def _write(self, channel: Channel, error: NybforgeError | None = None) -> None:
        errors = error.errors if isinstance(error, Problems) else (error,) if error else ()
        seconds = self._clock() - self._began
        if error is None:
            self._add("publish", "phase", self._phase, seconds)
        entry = Entry(
            job=self._step.job,
            package=self._step.package,
            target=self._step.target,
            platform=self._step.platform,
            key=self._step.key,
            run=self._run,
            outcome="built" if error is None else "failed",
            started=round(self._started, 3),
            seconds=round(seconds, 3),
            node=os.uname().nodename,
            cores=self._cores,
            log=str(self.log),
            tests=tuple(self.tests),
            spans=tuple(sorted(self._spans, key=lambda one: (one.start, one.end))),
            errors=tuple(map(Failure.of, errors)),
        )
        write_entry(channel, entry)
