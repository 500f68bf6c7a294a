"""List the environments on this machine, and the files from which they are created."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the example."""
    parser.epilog = "examples:\n  nybforge env list\n  nybforge env list --json"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print a row for each environment, then a row for each file without an environment."""
    from nybforge.environments.activation import environments
    from nybforge.installer import UNFINISHED
    from nybforge.report import table

    files = {path.stem: path for path in sorted((context.root / "envs").glob("*.yml"))}
    documents = []
    for prefix in environments(context.build, context.env):
        made = files.get(prefix.name)
        documents.append(
            {
                "name": prefix.name,
                "prefix": str(prefix),
                "packages": sum(1 for _ in (prefix / "conda-meta").glob("*.json")),
                "complete": not (prefix / UNFINISHED).exists(),
                "file": None if made is None else str(made.relative_to(context.root)),
            }
        )
    there = {each["name"] for each in documents}
    documents += [
        {
            "name": name,
            "prefix": None,
            "packages": 0,
            "complete": False,
            "file": str(path.relative_to(context.root)),
        }
        for name, path in files.items()
        if name not in there
    ]
    rows = [
        [
            str(each["name"]),
            str(each["packages"]) if each["prefix"] else "-",
            str(each["file"] or "-"),
            _where(each["prefix"], bool(each["complete"])),
        ]
        for each in documents
    ]
    lines = table(rows, ["name", "packages", "file", "folder"])
    if any(each["prefix"] is None for each in documents):
        lines += ["", "to create one: nybforge env create -f FILE"]
    context.report.answer("env-list", {"environments": documents}, lines)
    return ExitCode.OK


def _where(prefix: object, complete: bool) -> str:
    if prefix is None:
        return "not created"
    return str(prefix) if complete else f"{prefix} (incomplete: create it again)"
