"""Remove old builds from a published channel; without --apply, only list them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.cli.options import whole

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("destination", metavar="DEST", help="folder, or s3://BUCKET/PREFIX")
    parser.add_argument(
        "--keep",
        type=whole(1),
        required=True,
        metavar="N",
        help="number of newest builds to keep for each package, platform and variant",
    )
    parser.add_argument("--apply", action="store_true", help="remove them")
    parser.epilog = (
        "examples:\n  nybforge channel prune /srv/channel --keep 3\n"
        "  nybforge channel prune s3://our-bucket/channel --keep 3 --apply"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """List or remove the packages."""
    from nybforge.publishing.prune import apply, chosen
    from nybforge.publishing.publish import open_published

    store = open_published(args.destination, context.cwd, context.env)
    found = apply(store, args.keep, context.report.note) if args.apply else chosen(store, args.keep)
    total = sum(each.size for each in found)
    lines = [f"{each.size / 2**20:9.1f} MiB  {each.file}: {each.why}" for each in found]
    done = "removed" if args.apply else "would be removed (--apply removes them)"
    lines.append(f"{total / 2**20:9.1f} MiB  {done}" if found else "nothing to remove")
    rows = [{"file": each.file, "size": each.size, "why": each.why} for each in found]
    document = {"destination": args.destination, "applied": args.apply, "removed": rows}
    context.report.answer("channel-prune", document, lines)
    return 0
