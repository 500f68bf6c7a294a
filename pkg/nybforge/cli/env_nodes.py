"""Creates an environment on each node of a Slurm partition, from a solve or from a bundle."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nybble.compat.children import python_command
from nybforge.cli.options import slurm_options_of
from nybforge.errors import ExitCode, InputError, UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.slurm.tasks import Ended

__all__ = ["create_on_nodes"]


def create_on_nodes(args: argparse.Namespace, context: Context) -> int:
    """Create the environment on each node; print one report, which begins with the differences."""
    from nybforge.run import quoted
    from nybforge.slurm.build import site_of
    from nybforge.slurm.differences import differences
    from nybforge.slurm.nodes import nodes_of, on_each_node
    from nybforge.slurm.worker import install_on_node

    words = _command(args, context)
    argv = words if args.bundle else python_command(*words)
    options = slurm_options_of(args, context)
    nodes, away = nodes_of(context, options)
    ended: dict[str, Ended] = {}
    if not args.dry_run:
        call = (site_of(context), argv, options.minutes * 60)
        ended = on_each_node(context, options, nodes, install_on_node, call)
    found = differences({node: {"packages": one.value} for node, one in ended.items() if one.ok})
    document = {
        "prefix": args.prefix,
        "command": list(words),
        "dry_run": args.dry_run,
        "nodes": [_row(node, ended.get(node)) for node in nodes],
        "away": away,
        "differences": [each.to_json() for each in found],
    }
    lines = [f"$ {quoted(words)}", *(line for each in found for line in each.lines())]
    lines += [line for node in nodes for line in _lines(node, ended.get(node))]
    lines += [f"{node}: skipped because it is {state}" for node, state in away.items()]
    context.report.answer("env-nodes", document, lines)
    failed = any(not each.ok for each in ended.values())
    return ExitCode.BUILD_FAILED if failed else ExitCode.OK


def _row(node: str, run: Ended | None) -> dict[str, object]:
    """Return a node's part of the JSON document."""
    return {
        "node": node,
        "state": "PLANNED" if run is None else run.state,
        "packages": len(run.value) if run is not None and run.ok else 0,
        "error": None if run is None or run.ok else _reason(run.value, run.error),
        "log": None if run is None else str(run.slurm_log),
    }


def _lines(node: str, run: Ended | None) -> list[str]:
    if run is None:
        return [f"{node}: planned"]
    if run.ok:
        return [f"{node}: {counted(len(run.value), 'package')}"]
    return [f"{node}: {run.state.lower()}: {_reason(run.value, run.error)}", f"  {run.slurm_log}"]


def _reason(errors: object, text: str) -> str:
    if isinstance(errors, list) and errors:
        return f"{errors[0]['what']}{f': {why}' if (why := errors[0]['why']) else ''}"
    return text.strip().splitlines()[-1] if text.strip() else "it ended without a result"


def _command(args: argparse.Namespace, context: Context) -> Sequence[str]:
    """Return the command that each node runs."""
    if not args.prefix or not args.prefix.startswith("/"):
        raise UsageError(
            "--executor slurm needs an absolute --prefix",
            why="each node creates the folder on its own disk",
            hint="--prefix /tmp/nybble; for a folder that the nodes share, omit --executor "
            "and run the command once",
        )
    if args.modulefile:
        raise UsageError(
            "--modulefile and --executor slurm exclude each other",
            hint="create the environment on one node with --modulefile, and copy the module file",
        )
    if args.bundle:
        return _bundle_command(args, context.cwd / args.bundle)
    words = [*args.specs, "--prefix", args.prefix, "--output", str(context.output), "--json"]
    words += ["--file", str(context.cwd / args.file)] if args.file else []
    words += [word for each in args.channel for word in ("--channel", each)]
    words += ["--channel-alias", args.channel_alias] if args.channel_alias else []
    words += ["--no-toolchain"] if args.no_toolchain else []
    return ("nybforge", "env", "create", *words)


def _bundle_command(args: argparse.Namespace, bundle: Path) -> Sequence[str]:
    if args.specs or args.file:
        raise UsageError(
            "--bundle and packages exclude each other",
            why="the bundle already contains all packages that it installs",
            hint=f"give either --bundle {args.bundle} or package names",
        )
    if not bundle.is_file():
        raise InputError("no such file", where=bundle, hint="nybforge bundle -o NAME.sh")
    return ("sh", str(bundle), "--prefix", args.prefix)
