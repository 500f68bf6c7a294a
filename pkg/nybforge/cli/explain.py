"""Explain an error id (NF101) or a finding of the doctor (no_driver)."""

from __future__ import annotations

import argparse

from nybforge.context import Context
from nybforge.errors import ExitCode, UsageError


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("id", metavar="ID", help="error id, or name of a page in docs/findings")
    parser.epilog = "examples:\n  nybforge explain NF101\n  nybforge explain no_driver"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Answer with the text of the error class, or with the finding's page."""
    from nybforge.errors import explained
    from nybforge.load import closest

    errors = explained()
    findings = context.root / "docs/findings"
    page = findings / f"{args.id}.md"
    if args.id.upper() in errors:
        name, text = args.id.upper(), errors[args.id.upper()]
    elif args.id.isidentifier() and page.is_file():
        name, text = args.id, page.read_text("utf-8").partition("\n")[2].strip()
    else:
        near = closest(args.id, [*errors, *(each.stem for each in findings.glob("*.md"))])
        meant = f"perhaps you meant {', '.join(near)}; " if near else ""
        raise UsageError(
            f"unknown id {args.id!r}", hint=f"{meant}docs/errors.md and docs/findings list them"
        )
    context.report.answer("explanation", {"id": name, "text": text}, [name, "", text])
    return ExitCode.OK
