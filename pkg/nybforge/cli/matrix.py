"""Print the build matrix for CI: one job per target and platform."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from nybforge.cli.options import DEFAULT_TARGETS, add_targets
from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.variants import Variant

# The label of GitHub's runners for each platform.
RUNNERS = {"linux-64": "ubuntu-24.04", "linux-aarch64": "ubuntu-24.04-arm"}


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser, DEFAULT_TARGETS)
    parser.epilog = "examples:\n  nybforge matrix cuda122 cuda130\n  nybforge matrix cpu"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print one row per job."""
    from nybforge.report import table
    from nybforge.variants import by_default, load_targets, select

    variants = load_targets(context.root)
    selected = select(variants, args.targets) if args.targets else by_default(variants)
    jobs = list(jobs_of(selected))
    header = list(jobs[0])
    rows = [[each[name] or "-" for name in header] for each in jobs]
    context.report.answer("matrix", {"include": jobs}, table(rows, header))
    return ExitCode.OK


def jobs_of(variants: Iterable[Variant]) -> Iterator[dict[str, str | None]]:
    """Yield the jobs. Every platform uses the same GPU images, so one job builds them. Only the
    target without CUDA has packages that differ between platforms, so it has one job for each
    platform."""
    for variant in variants:
        platforms = RUNNERS if variant.cuda is None else ("linux-64",)
        for platform in platforms:
            yield {
                "target": variant.target,
                "cuda": variant.cuda,
                "platform": platform,
                "runner": RUNNERS[platform],
                "artifact": f"nybble-{variant.target}-{platform}",
            }
