"""What a verb is handed: tree, environment, reporter, runner. Read once, never global."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nybforge.errors import UsageError
from nybforge.report import Report
from nybforge.run import Runner


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Everything from outside that a verb may use."""

    root: Path  # the checkout: recipe/, envs/, csrc/, pkg/ lie below it
    cwd: Path
    env: Mapping[str, str]
    report: Report
    runner: Runner
    output: Path  # the channel that builds go to
    build: Path  # scratch, logs, downloads: safe to delete


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
