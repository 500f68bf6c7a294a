"""Merge the channels that several builds wrote into one channel."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode, UsageError

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "channel", nargs="+", metavar="DIR", help="channel that nybforge build wrote"
    )
    parser.add_argument(
        "--replace",
        action="store_true",
        help="if several channels have different builds of one package, use the build of the "
        "last channel",
    )
    parser.epilog = (
        "examples:\n  nybforge channel merge /scratch/n1/output /scratch/n2/output\n"
        "  nybforge channel merge --output /srv/channel output"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Copy the packages and index them once."""
    from nybforge.channel import Channel
    from nybforge.merge import merge

    target = Channel(context.output)
    sources = [Channel(context.cwd / each) for each in args.channel]
    for source in sources:
        if source.path.resolve() == target.path.resolve():
            raise UsageError(
                "a channel cannot be merged into itself",
                where=source.path,
                hint="name another channel to write with --output",
            )
    with target.lock(context.report.note):
        target.settle()
        done = merge(target, sources, replace=args.replace)
    document = {
        "channel": target.url,
        "copied": [
            {"job": job, "file": each.file, "sha256": each.sha256}
            for job, each in done.copied.items()
        ],
        "kept": list(done.kept),
    }
    lines = [f"copied    {each.file}" for each in done.copied.values()]
    lines += [f"kept      {job}" for job in done.kept]
    context.report.answer("channel-merge", document, [*lines, f"channel {target.url}"])
    return ExitCode.OK
