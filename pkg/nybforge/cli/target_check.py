"""List the CUDA toolkits in the package index, and the targets that pin an outdated toolkit."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.toolchain.listing import Listed
    from nybforge.toolchain.sources import Tool

MAJORS = ("12.0", "13.0")  # one CUDA version for each naming scheme of the wheels


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""
    parser.epilog = "examples:\n  nybforge target check\n  nybforge target check --json"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Compare the index with the targets."""
    from nybforge.newtoolkit import distributions, newest_of_each
    from nybforge.report import table
    from nybforge.toolchain.listing import listed
    from nybforge.toolchain.sources import read_sources
    from nybforge.variants import load_targets

    pinned = read_sources(context.root).toolkits
    targets: dict[str, list[str]] = {}
    for each in load_targets(context.root):
        targets.setdefault(each.cuda or "", []).append(each.target)
    names = [distributions(cuda) for cuda in MAJORS]
    files = listed(sorted({name for each in names for name in each.values()}), context.runner)
    newest = {cuda: v for each in names for cuda, v in newest_of_each(files, each["nvcc"]).items()}
    rows: list[dict[str, str | list[str]]] = []
    body: list[list[str]] = []
    for cuda, version in newest.items():
        behind = _behind(cuda, pinned.get(cuda, {}), files)
        here = targets.get(cuda, [])
        state = "behind" if behind else "current" if here else "no target"
        rows.append(
            {"cuda": cuda, "newest": version, "targets": here, "state": state, "behind": behind}
        )
        step = f"nybforge target add {cuda}" if state == "no target" else ""
        body.append([cuda, version, " ".join(here) or "-", state, "; ".join(behind) or step])
    header = ["CUDA", "newest nvcc", "targets", "state", ""]
    context.report.answer("target-check", {"toolkits": rows}, table(body, header))
    return int(ExitCode.OK)


def _behind(cuda: str, parts: Mapping[str, Tool], files: tuple[Listed, ...]) -> list[str]:
    """Return the components whose pins are not the newest in the index."""
    from nybforge.newtoolkit import OWN_NUMBERS, newest_of_each

    found = []
    for part, tool in parts.items():
        if part in OWN_NUMBERS:
            continue
        newest = newest_of_each(files, tool.name).get(cuda)
        if newest is not None and newest != tool.version:
            found.append(f"{part} {newest} (pinned {tool.version})")
    return found
