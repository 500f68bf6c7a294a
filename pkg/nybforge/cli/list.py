"""List the targets, the versions that they pin, and the packages that are built."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.cli.options import add_targets
from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser)
    parser.epilog = "examples:\n  nybforge list\n  nybforge list cuda122 --json"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print one row per target."""
    from nybforge.channel import Channel
    from nybforge.plan import job_id
    from nybforge.platforms import host_platform
    from nybforge.report import table
    from nybforge.variants import load_targets, select

    channel = Channel(context.output)
    rows = []
    documents = []
    for variant in select(load_targets(context.root), args.targets):
        package = "libnybble" if variant.cuda is None else "nybble-kernels"
        record = channel.record(job_id(package, variant.target, host_platform()))
        document = {
            "target": variant.target,
            "cuda": variant.cuda,
            "toolkit": variant.toolkit,
            "gcc": variant.gcc,
            "device_compiler": variant.device_compiler,
            "compute_capabilities": list(variant.capabilities),
            "built_by_default": variant.built_by_default,
            "file": str(variant.path.relative_to(context.root)),
            "built": None if record is None else record.file,
        }
        documents.append(document)
        rows.append(
            [
                variant.target,
                variant.toolkit or "-",
                variant.gcc,
                variant.device_compiler or "-",
                "yes" if variant.built_by_default else "no",
                " ".join(variant.capabilities).replace("-real", "").replace("-virtual", "+ptx")
                or "-",
                "-" if record is None else record.file,
            ]
        )
    header = ["target", "toolkit", "gcc", "compiler", "by default", "capabilities", "built"]
    context.report.answer("list", {"targets": documents}, table(rows, header))
    return ExitCode.OK
