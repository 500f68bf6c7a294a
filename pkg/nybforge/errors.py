"""All errors: what, where, why, hint and exit code.

A class's docstring is the entry of its id in docs/errors.md and in `nybforge explain`.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path


class ExitCode(enum.IntEnum):
    """The exit codes, from which the table in docs/cli.md is generated."""

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
    ExitCode.BUG: "a bug in nybforge",
    ExitCode.USAGE: "wrong command line or input file",
    ExitCode.NOTHING_SELECTED: "nothing selected",
    ExitCode.HOST_LACKS_TOOL: "missing tool, network, disk space or permission, or a lock is held",
    ExitCode.BUILD_FAILED: "build, solve or Slurm job failed, or a channel or package is damaged",
    ExitCode.TEST_FAILED: "package test failed",
    ExitCode.DOCTOR_BLOCKING: "doctor or env verify found a blocking problem",
    ExitCode.INTERRUPTED: "interrupted",
}


class Location(NamedTuple):
    """A position in a user's file; line and column count from 1."""

    path: Path
    line: int | None = None
    column: int | None = None
    text: str | None = None

    def __str__(self) -> str:
        parts = [str(self.path), *(str(n) for n in (self.line, self.column) if n is not None)]
        return ":".join(parts)


class NybforgeError(Exception):
    """A bug in nybforge.

    The run met a condition that nybforge does not handle. Run the command again with `--debug` and
    report the traceback.
    """

    id: ClassVar[str] = "NF000"
    exit_code: ExitCode = ExitCode.BUG

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
        self.detail = tuple(detail)  # more lines to print verbatim, e.g. the end of a log

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
        out.append(f"  see: nybforge explain {self.id}")
        if self.hint:
            out.extend(("", f"hint: {self.hint}"))
        return out

    def to_json(self) -> dict[str, object]:
        """Return the error as the `error` member of a JSON document."""
        where: object = None if self.where is None else str(self.where)
        if isinstance(self.where, Location):
            path, line, column, _ = self.where
            where = {"path": str(path), "line": line, "column": column}
        return {
            "id": self.id,
            "what": self.what,
            "where": where,
            "why": self.why,
            "hint": self.hint,
            "detail": list(self.detail),
            "exit_code": int(self.exit_code),
        }


class Interrupted(NybforgeError):
    """The run was interrupted.

    Ctrl-C, the signal TERM or a closed terminal ended the run. Run the command again.
    """

    id = "NF001"
    exit_code = ExitCode.INTERRUPTED

    def lines(self) -> list[str]:
        """Return the error in one word: whoever interrupted the run needs no explanation."""
        return [self.what]


class UsageError(NybforgeError):
    """The command line is wrong.

    A verb, option or target is unknown, an argument is missing, or two options exclude each other.
    The hint names the most similar known word. `nybforge VERB --help` shows the usage.
    """

    id = "NF100"
    exit_code = ExitCode.USAGE


class InputError(NybforgeError):
    """A file cannot be read or has wrong content.

    The file is not valid YAML or JSON, or has an unknown or duplicate key or a value of the wrong
    type. The error shows the file, line and column. Correct the file.
    """

    id = "NF101"
    exit_code = ExitCode.USAGE


class RuleError(NybforgeError):
    """A variant file breaks a compatibility rule.

    For example, the file pins a GCC that the toolkit's nvcc does not accept, or lists an
    architecture that the toolkit does not know. `nybforge compat` shows what each toolkit accepts.
    """

    id = "NF102"
    exit_code = ExitCode.USAGE


class NothingSelected(NybforgeError):
    """The selection matches nothing.

    There is no such target, the channel is empty, or the package is not built yet. `nybforge list`
    shows the targets and the packages that are built.
    """

    id = "NF200"
    exit_code = ExitCode.NOTHING_SELECTED


class HostLacksTool(NybforgeError):
    """A program is missing on this machine.

    For example, GCC, git, or pip in `.venv` is missing. The hint names the program to install.
    """

    id = "NF300"
    exit_code = ExitCode.HOST_LACKS_TOOL


class DownloadError(NybforgeError):
    """A download failed.

    A pinned wheel, a package or a channel cannot be reached, or a file does not match its pin.
    Check the network, the proxy and pip's mirror (`pip config list`). The next run continues an
    interrupted download.
    """

    id = "NF310"
    exit_code = ExitCode.HOST_LACKS_TOOL


class StorageError(NybforgeError):
    """A folder cannot be written, or a file cannot be read.

    The file system is full, is read-only or limits the size of files, or the user has no
    permission. Free space with `nybforge channel clean`, or name another folder: NYBFORGE_BUILD,
    NYBFORGE_CACHE, NYBFORGE_OUTPUT.
    """

    id = "NF320"
    exit_code = ExitCode.HOST_LACKS_TOOL


class BusyError(NybforgeError):
    """Another nybforge holds the lock of a folder.

    Wait until that run ends, or use another folder.
    """

    id = "NF330"
    exit_code = ExitCode.HOST_LACKS_TOOL


class BuildFailed(NybforgeError):
    """A build script failed, or the solver failed before the build.

    The error shows the log's first error with its file and line, or the end of the log. It also
    shows the path of the log, and a command that runs the build script again in the kept work
    folder. `nybforge doctor --log FILE` looks for the cause.
    """

    id = "NF400"
    exit_code = ExitCode.BUILD_FAILED


class ChannelError(NybforgeError):
    """A channel's packages and its index disagree.

    If a package was changed, added or removed without updating the index, `nybforge channel verify
    --repair` rebuilds the index. If a different file is already published under the package's name,
    increase the build number in the recipe.
    """

    id = "NF410"
    exit_code = ExitCode.BUILD_FAILED


class AttestationError(ChannelError):
    """A package's attestation is missing or wrong.

    `nybforge channel sign` signs the attestations of a channel; docs/security.md has more.
    """

    id = "NF412"


class SolveError(NybforgeError):
    """The solver found no environment.

    The error shows the solver's explanation and, if one pin is the cause, that pin. Check the
    channels and the virtual packages (`--virtual __glibc=2.28 --virtual __cuda=12.2`).
    """

    id = "NF420"
    exit_code = ExitCode.BUILD_FAILED


class UnknownPackage(SolveError):
    """No channel has a package with this name.

    The name is misspelt, or the channel that has the package is not searched. The hint shows the
    most similar name.
    """

    id = "NF421"
    exit_code = ExitCode.USAGE


class ClusterError(NybforgeError):
    """Slurm rejected, lost or ended a job.

    A partition, account or option is wrong, or the job was cancelled, timed out or lost its node.
    The error shows the job's state in Slurm and its log. Packages of other jobs are kept in
    the channel. Correct `[slurm]` in nybforge.toml (e.g. `time`, `mem`) and run the command again.
    """

    id = "NF430"
    exit_code = ExitCode.BUILD_FAILED


class TestFailed(NybforgeError):
    """A package was built, but its own tests failed.

    The error shows the test's first error, or the end of its output, and the log's path. The
    package is not in the channel.
    """

    id = "NF500"
    exit_code = ExitCode.TEST_FAILED


class DriftError(NybforgeError):
    """A generated file is out of date.

    The file, or a source of the file, was edited. The hint shows the command that writes the file.
    """

    id = "NF700"
    exit_code = ExitCode.USAGE


class LockError(NybforgeError):
    """A lock cannot be used.

    The lock is for another platform, has no hash, or lists a package that the channel does not
    have. `nybforge env lock` writes the lock again.
    """

    id = "NF710"
    exit_code = ExitCode.USAGE


class PrefixError(NybforgeError):
    """An installed environment differs from its lock.

    `nybforge env verify` lists each item that is wrong. Create the environment again, or
    repair that item.
    """

    id = "NF720"
    exit_code = ExitCode.DOCTOR_BLOCKING


class BundleError(NybforgeError):
    """A bundle or mirror cannot be made or read.

    A package is missing or does not match its lock. Run the command in the hint on a
    machine that can reach the channels.
    """

    id = "NF730"
    exit_code = ExitCode.USAGE


class LabError(NybforgeError):
    """A lab cannot be entered.

    The environment does not exist, or has no activation scripts.
    Create it with `nybforge env create -f envs/bnb122lab.yml`.
    """

    id = "NF740"
    exit_code = ExitCode.USAGE


class Problems(NybforgeError):
    """Several errors in one run.

    Each error is printed with its own id. The first error sets the exit code.
    """

    id = "NF002"

    def __init__(self, errors: Iterable[NybforgeError]) -> None:
        self.errors = tuple(errors)
        if not self.errors:
            raise ValueError("Problems() needs at least one error")
        super().__init__(f"{len(self.errors)} problems")
        self.exit_code = self.errors[0].exit_code

    def lines(self) -> list[str]:
        """Return all the errors, a blank line between two."""
        return [line for each in self.errors for line in ("", *each.lines())][1:]


def error_classes() -> list[type[NybforgeError]]:
    """Return every class of this module, in the order of the ids."""
    classes: list[type[NybforgeError]] = [NybforgeError]
    for each in classes:
        classes += [one for one in each.__subclasses__() if one.__module__ == __name__]
    return sorted(classes, key=lambda one: one.id)


def explained() -> dict[str, str]:
    """Return id → text of every error."""
    import inspect

    return {one.id: inspect.cleandoc(one.__doc__ or "") for one in error_classes()}


def raise_all(errors: Sequence[NybforgeError]) -> None:
    """Raise one error unchanged, and several errors together as a `Problems`.

    Raise nothing if there is no error. The members of a `Problems` count as separate errors. A
    message that several targets share is printed once.
    """
    single = [
        one for each in errors for one in (each.errors if isinstance(each, Problems) else (each,))
    ]
    different = list({tuple(error.lines()): error for error in reversed(single)}.values())[::-1]
    if len(different) == 1:
        raise different[0]
    if different:
        raise Problems(different)
