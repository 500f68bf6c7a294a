"""Restore the index that a published channel had before its last change."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("destination", metavar="DEST", help="folder, or s3://BUCKET/PREFIX")
    parser.add_argument(
        "--to", metavar="SNAPSHOT", help="earlier index to restore (default: the newest one)"
    )
    parser.add_argument(
        "--list", action="store_true", help="list the earlier indexes, and restore none"
    )
    parser.epilog = (
        "examples:\n  nybforge channel rollback /srv/channel --list\n"
        "  nybforge channel rollback s3://our-bucket/channel"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Replace the indexes. The packages stay."""
    from nybforge.publishing.indexes import Change, snapshots
    from nybforge.publishing.publish import open_published
    from nybforge.publishing.rollback import rollback

    store = open_published(args.destination, context.cwd, context.env)
    done = Change()
    if args.list:
        lines = list(reversed(snapshots(store))) or ["the destination has no earlier index"]
    else:
        done = rollback(store, args.to, context.report.note)
        lines = [f"again     {each}" for each in done.added]
        lines += [f"removed   {each}" for each in done.removed]
        lines.append(f"the previous index is kept as {done.snapshot}")
    document = {
        "destination": args.destination,
        "snapshots": snapshots(store),
        "added": done.added,
        "removed": done.removed,
    }
    context.report.answer("channel-rollback", document, lines)
    return 0
