"""The context of a verb: checkout, environment, reporter, runner. Created once, never global."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from nybforge.errors import UsageError
from nybforge.report import Report
from nybforge.run import Runner
from nybforge.settings import Settings, read_settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Everything from outside that a verb may use."""

    root: Path  # the checkout, with recipe/, envs/, csrc/ and pkg/
    cwd: Path
    env: Mapping[str, str]
    report: Report
    runner: Runner
    output: Path  # the channel that builds are written to
    build: Path  # scratch, logs, downloads: safe to delete
    settings: Settings = field(default_factory=Settings)

    @property
    def writes(self) -> tuple[Path, ...]:
        """The folders that verbs write to."""
        with suppress(UsageError):
            return (self.output, self.build, cache_folder(self.env))
        return (self.output, self.build)


def make_context(
    report: Report, env: Mapping[str, str], cwd: Path, output: str | None = None
) -> Context:
    """Return the context of a command line run in `cwd`; `output` is its --output."""
    root = find_root(cwd, env)
    settings = read_settings(cwd, root)
    env = settings.environment(env)
    return Context(
        root=root,
        cwd=cwd,
        env=env,
        report=report,
        runner=Runner(report=report, env=env),
        output=cwd / (output or env.get("NYBFORGE_OUTPUT") or root / "output"),
        build=cwd / (env.get("NYBFORGE_BUILD") or root / "build"),
        settings=settings,
    )


def cache_folder(env: Mapping[str, str]) -> Path:
    """Return where downloads are kept: NYBFORGE_CACHE, or nybforge in the user's cache folder;
    raise UsageError for a user without a home (a container's `--user 12345`)."""
    if env.get("NYBFORGE_CACHE"):
        return Path(env["NYBFORGE_CACHE"]).absolute()
    if env.get("XDG_CACHE_HOME"):
        return Path(env["XDG_CACHE_HOME"]).absolute() / "nybforge"
    try:
        home = env.get("HOME") or Path.home()
    except RuntimeError:
        raise UsageError(
            "there is no folder for downloads: this user has no home",
            why="HOME is not set, and the system does not know the user",
            hint="name one: NYBFORGE_CACHE=/tmp/nybforge-cache",
        ) from None
    return Path(home).absolute() / ".cache/nybforge"


def find_root(start: Path, env: Mapping[str, str]) -> Path:
    """Return the checkout: NYBFORGE_ROOT, or the nearest folder upwards that has recipe/variants,
    or the checkout this package lies in."""
    if env.get("NYBFORGE_ROOT"):
        root = Path(env["NYBFORGE_ROOT"]).absolute()
        if not (root / "recipe/variants").is_dir():
            raise UsageError(
                "NYBFORGE_ROOT is not a checkout",
                where=root,
                why="it has no recipe/variants folder",
                hint="unset NYBFORGE_ROOT or point it at the checkout",
            )
        return root
    here = Path(__file__).resolve().parents[2]
    for folder in (start, *start.parents, here):
        if (folder / "recipe/variants").is_dir():
            return folder
    return here
