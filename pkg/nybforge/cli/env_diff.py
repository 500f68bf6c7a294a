"""Show what changed between two locks."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("before", metavar="LOCK", help="the older lock, in any supported format")
    parser.add_argument("after", metavar="LOCK", help="the newer lock")
    parser.add_argument(
        "--platform", help="platform to compare, if a lock contains several platforms"
    )
    parser.epilog = (
        "examples:\n  nybforge env diff old.txt envs/locks/bnb122lab-forge.linux-64.txt\n"
        "  nybforge env diff pixi.lock new.pixi.lock --platform linux-64 --json"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print one line per changed package."""
    from nybforge.environments.compare import compare
    from nybforge.environments.lockfiles import read_lock
    from nybforge.report import table

    before = read_lock(context.cwd / args.before, args.platform)
    after = read_lock(context.cwd / args.after, before.platform)
    changes = compare(before, after)
    rows = [[c.kind, c.name, c.before or "-", "->", c.after or "-"] for c in changes]
    same = len(after.packages) + len(after.pip) - sum(1 for c in changes if c.kind != "removed")
    data = [{"name": c.name, "kind": c.kind, "before": c.before, "after": c.after} for c in changes]
    context.report.answer(
        "env-diff",
        {"platform": before.platform, "changes": data, "same": same},
        [*table(rows), f"{len(changes)} changed, {same} the same"],
    )
    return 0
