"""The context of a verb: checkout, environment, reporter, runner. The context is created once and
is never global."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from nybforge.errors import InputError, UsageError
from nybforge.places import build_command, cache_folder, find_root
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.settings import Settings, read_settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Everything outside the verb's own code that the verb may use."""

    root: Path  # the checkout, with recipe/, envs/, csrc/ and pkg/
    cwd: Path
    env: Mapping[str, str]
    report: Report
    runner: Runner
    output: Path  # the channel that builds are written to
    build: Path  # scratch, logs, the toolchain, environments without --prefix
    settings: Settings = field(default_factory=Settings)

    def build_hint(self, folder: Path) -> str:
        """Return the hint for a folder that is not a channel, or is a channel without packages."""
        command = build_command(folder)
        if folder == self.output:
            return command
        return f"check the folder's name, or build packages into it: {command}"

    @property
    def writes(self) -> tuple[Path, ...]:
        """The folders that verbs write to."""
        with suppress(UsageError):
            return (self.output, self.build, cache_folder(self.env))
        return (self.output, self.build)


def make_context(
    report: Report, env: Mapping[str, str], cwd: Path, output: str | None = None
) -> Context:
    """Return the context of a command line that runs in `cwd`; `output` is the value of --output.
    Raise InputError if it is a file: verbs that read a channel would report an empty channel."""
    root = find_root(cwd, env)
    settings = read_settings(cwd, root)
    env = settings.environment(env)
    channel = cwd / (output or env.get("NYBFORGE_OUTPUT") or root / "output")
    if os.path.isfile(channel):
        raise InputError(
            "the channel is not a folder",
            where=channel,
            hint="name a folder with --output or NYBFORGE_OUTPUT",
        )
    return Context(
        root=root,
        cwd=cwd,
        env=env,
        report=report,
        runner=Runner(report=report, env=env),
        output=channel,
        build=cwd / (env.get("NYBFORGE_BUILD") or root / "build"),
        settings=settings,
    )
