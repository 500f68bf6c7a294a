"""Every error a user can meet: what, where, why, what to do next, and its exit code."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar


class ExitCode(enum.IntEnum):
    """What the process exit code means; the README's table is generated from this."""

    OK = 0
    BUG = 1
    USAGE = 2
    NOTHING_SELECTED = 3
    HOST_LACKS_TOOL = 4
    BUILD_FAILED = 5
    TEST_FAILED = 6
    DOCTOR_BLOCKING = 7
    INTERRUPTED = 130


EXIT_CODE_MEANING: dict[ExitCode, str] = {
    ExitCode.OK: "ok",
    ExitCode.BUG: "our bug",
    ExitCode.USAGE: "usage or bad input",
    ExitCode.NOTHING_SELECTED: "nothing selected",
    ExitCode.HOST_LACKS_TOOL: "the host lacks a tool, a network or room, or another run is at it",
    ExitCode.BUILD_FAILED: "build failed",
    ExitCode.TEST_FAILED: "package test failed",
    ExitCode.DOCTOR_BLOCKING: "doctor found a blocking problem",
    ExitCode.INTERRUPTED: "interrupted",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """A place in a file a user wrote; line and column count from 1."""

    path: Path
    line: int | None = None
    column: int | None = None
    text: str | None = None

    def __str__(self) -> str:
        parts = [str(self.path), *(str(n) for n in (self.line, self.column) if n is not None)]
        return ":".join(parts)


class NybforgeError(Exception):
    """The base of all errors shown to a user. `what` is one sentence without a full stop."""

    id: ClassVar[str] = "NF001"
    exit_code: ClassVar[ExitCode] = ExitCode.BUG

    def __init__(
        self,
        what: str,
        *,
        where: Location | Path | str | None = None,
        why: str | None = None,
        hint: str | None = None,
        detail: Sequence[str] = (),
    ) -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.why = why
        self.hint = hint
        self.detail = tuple(detail)  # further lines as they are, e.g. the end of a log

    def lines(self) -> list[str]:
        """Return the error as shown on a terminal, one entry a line."""
        out = [f"error[{self.id}]: {self.what}"]
        if self.where is not None:
            out.append(f"  --> {self.where}")
        if isinstance(self.where, Location) and self.where.text is not None:
            number = "" if self.where.line is None else str(self.where.line)
            out.append(f"  {number} | {self.where.text}")
            if self.where.column is not None:
                out.append(f"  {' ' * len(number)} | {' ' * (self.where.column - 1)}^")
        out.extend(f"  | {line}" for line in self.detail)
        if self.why:
            out.append(f"  why: {self.why}")
        if self.hint:
            out.extend(("", f"hint: {self.hint}"))
        return out

    def to_json(self) -> dict[str, object]:
        """Return the error as the `error` member of a JSON document."""
        where: object = None if self.where is None else str(self.where)
        if isinstance(self.where, Location):
            where = {
                "path": str(self.where.path),
                "line": self.where.line,
                "column": self.where.column,
            }
        return {
            "id": self.id,
            "what": self.what,
            "where": where,
            "why": self.why,
            "hint": self.hint,
            "detail": list(self.detail),
            "exit_code": int(self.exit_code),
        }


class UsageError(NybforgeError):
    """The command line does not make sense: an unknown target, a missing argument."""

    id = "NF100"
    exit_code = ExitCode.USAGE


class InputError(NybforgeError):
    """A file the user gave cannot be read or holds something wrong."""

    id = "NF101"
    exit_code = ExitCode.USAGE


class RuleError(NybforgeError):
    """A variant file breaks a compatibility rule: compiler too new, unknown architecture."""

    id = "NF102"
    exit_code = ExitCode.USAGE


class NothingSelected(NybforgeError):
    """The selection matches nothing."""

    id = "NF200"
    exit_code = ExitCode.NOTHING_SELECTED


class HostLacksTool(NybforgeError):
    """A program or compiler this machine does not have is needed."""

    id = "NF300"
    exit_code = ExitCode.HOST_LACKS_TOOL


class DownloadError(NybforgeError):
    """A pinned source, a package or a channel could not be fetched, or a source has other bytes."""

    id = "NF310"
    exit_code = ExitCode.HOST_LACKS_TOOL


class StorageError(NybforgeError):
    """A folder cannot be written: read-only, full, or gone."""

    id = "NF320"
    exit_code = ExitCode.HOST_LACKS_TOOL


class BusyError(NybforgeError):
    """Another nybforge holds the folder."""

    id = "NF330"
    exit_code = ExitCode.HOST_LACKS_TOOL


class BuildFailed(NybforgeError):
    """A build script, or the solve before it, failed."""

    id = "NF400"
    exit_code = ExitCode.BUILD_FAILED


class ChannelError(NybforgeError):
    """A channel's packages and its index do not agree."""

    id = "NF410"
    exit_code = ExitCode.BUILD_FAILED


class SolveError(NybforgeError):
    """The solver found no environment for the request."""

    id = "NF420"
    exit_code = ExitCode.BUILD_FAILED


class TestFailed(NybforgeError):
    """A package was built but its own tests failed."""

    id = "NF500"
    exit_code = ExitCode.TEST_FAILED


class DriftError(NybforgeError):
    """A generated file is not what its sources say."""

    id = "NF700"
    exit_code = ExitCode.USAGE


class LockError(NybforgeError):
    """A lock cannot be used: another platform, a missing hash, a package the channel lacks."""

    id = "NF710"
    exit_code = ExitCode.USAGE


class PrefixError(NybforgeError):
    """A live environment is not what its lock or the recipe's facts say."""

    id = "NF720"
    exit_code = ExitCode.DOCTOR_BLOCKING


class BundleError(NybforgeError):
    """A bundle or a mirror cannot be made or read: a package is missing or has other bytes."""

    id = "NF730"
    exit_code = ExitCode.USAGE


class LabError(NybforgeError):
    """A lab cannot be entered: no such environment, or it lacks its activation."""

    id = "NF740"
    exit_code = ExitCode.USAGE


class Problems(NybforgeError):
    """Several independent errors of one run, reported together."""

    id = "NF002"

    def __init__(self, errors: Iterable[NybforgeError]) -> None:
        self.errors = tuple(errors)
        if not self.errors:
            raise ValueError("Problems needs at least one error")
        super().__init__(f"{len(self.errors)} problems")

    @property
    def first(self) -> NybforgeError:
        """The error whose exit code the run ends with."""
        return self.errors[0]

    def lines(self) -> list[str]:
        """Return all the errors, a blank line between two."""
        out: list[str] = []
        for error in self.errors:
            out.extend(([""] if out else []) + error.lines())
        return out


def exit_code_of(error: NybforgeError) -> ExitCode:
    """Return the exit code that a run ending in `error` has."""
    return error.first.exit_code if isinstance(error, Problems) else error.exit_code


def raise_all(errors: Sequence[NybforgeError]) -> None:
    """Raise nothing for no error, the error itself for one, `Problems` for more.

    What several targets say in the same words is said once.
    """
    different = list({tuple(error.lines()): error for error in reversed(errors)}.values())[::-1]
    if len(different) == 1:
        raise different[0]
    if different:
        raise Problems(different)
