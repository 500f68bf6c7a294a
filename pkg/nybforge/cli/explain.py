"""Explain an error id (NF101) or a finding of the doctor (no_driver)."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode, UsageError

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("id", metavar="ID", help="id of an error or of a finding")
    parser.epilog = "examples:\n  nybforge explain NF101\n  nybforge explain no_driver"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print the text of the error class, or the finding's page."""
    from nybforge.doctor import explanations
    from nybforge.errors import explained
    from nybforge.load import closest

    errors = explained()
    if args.id.upper() in errors:
        name, text = args.id.upper(), errors[args.id.upper()]
    else:
        findings = explanations()
        if args.id not in findings:
            near = closest(args.id, [*errors, *findings])
            meant = f"perhaps you meant {', '.join(near)}; " if near else ""
            hint = f"{meant}docs/errors.md and docs/findings.md list them"
            raise UsageError(f"unknown id {args.id!r}", hint=hint)
        name, text = args.id, findings[args.id]()
    context.report.answer("explanation", {"id": name, "text": text}, [name, "", text])
    return ExitCode.OK
