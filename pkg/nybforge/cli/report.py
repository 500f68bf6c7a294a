"""Write one HTML page about the built packages: sizes, times, tests, devices, install commands."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.cli.options import add_targets
from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context

PAGE = "report.html"


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser, "all that are built")
    parser.add_argument(
        "-o",
        "--page",
        metavar="FILE",
        help=f"page to write (default: {PAGE}; none if JSON is printed)",
    )
    parser.epilog = (
        "examples:\n  nybforge report\n  nybforge report cuda122 -o /srv/www/nybble.html"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Collect the report of the output channel and write it."""
    from nybforge import doctor
    from nybforge.buildreport.collect import collect
    from nybforge.buildreport.page import report_page
    from nybforge.channel import Channel
    from nybforge.redact import cleaned
    from nybforge.storage import check_answer, write_answer
    from nybforge.variants import load_targets, select

    name = args.page or (None if args.json else PAGE)
    path = None if name is None else context.cwd / name
    if path is not None:
        check_answer(path)
    variants = load_targets(context.root)
    wanted = [variant.target for variant in select(variants, args.targets)] if args.targets else []
    facts = doctor.probe(context.env, context.runner)
    document = cleaned(collect(Channel(context.output), variants, wanted, facts))
    if path is not None:
        write_answer(path, report_page(document))
    context.report.answer("report", document, [str(path)])
    return ExitCode.OK
