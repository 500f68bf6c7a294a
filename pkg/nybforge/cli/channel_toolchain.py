"""Assemble the embedded toolchain: a channel of wheels and this machine's compilers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nybforge.cli.options import DEFAULT_TARGETS, add_targets
from nybforge.errors import ExitCode, UsageError

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.toolchain.model import Host, Wanted, Wheel
    from nybforge.toolchain.plan import ToolchainPlan
    from nybforge.toolchain.wheelhouse import Wheelhouse

EPILOG = """examples:
  nybforge channel toolchain cuda122 --dry-run
  nybforge channel toolchain --download-only --platform linux-aarch64 --python 3.12 cuda128
"""


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser, DEFAULT_TARGETS)
    parser.epilog = EPILOG
    parser.add_argument(
        "--dry-run", action="store_true", help="show what would be done, and do nothing"
    )
    parser.add_argument(
        "--download-only",
        action="store_true",
        help="only fill the download cache, so that it can be copied to a machine without network",
    )
    parser.add_argument(
        "--platform",
        metavar="NAME",
        help="platform to build for (default: the platform of this machine)",
    )
    parser.add_argument(
        "--python",
        metavar="X.Y",
        help="with --download-only: Python version of the other machine (default: the version "
        "that runs nybforge)",
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print the channel, its packages, and the compiler of each target."""
    from nybforge.platforms import PLATFORMS, platform_of
    from nybforge.prepare import toolchain_needs, with_wheels
    from nybforge.toolchain.host import probe_host
    from nybforge.variants import by_default, load_targets, select

    if args.platform is not None and platform_of(args.platform) is None:
        known = " and ".join(each.name for each in PLATFORMS)
        raise UsageError(f"unknown platform {args.platform!r}", hint=f"known: {known}")
    host = probe_host(context.runner, context.env)
    variants = load_targets(context.root)
    if args.targets:
        variants = select(variants, args.targets)
    else:
        platform = args.platform or host.platform
        variants = with_wheels(context, by_default(variants), platform)
    wanted = [toolchain_needs(variant, args.platform) for variant in variants]
    if args.download_only:
        return _download(args, context, host, wanted)
    if args.python is not None:
        raise UsageError(
            "--python needs --download-only, because a toolchain is always built for the Python "
            "that runs nybforge"
        )
    return _assemble(args, context, host, wanted)


def _download(
    args: argparse.Namespace, context: Context, host: Host, wanted: Sequence[Wanted]
) -> int:
    from nybforge.places import cache_folder
    from nybforge.toolchain.fetch import fetch
    from nybforge.toolchain.plan import wheels_for
    from nybforge.toolchain.sources import read_sources
    from nybforge.toolchain.wheelhouse import Wheelhouse

    toolkits = sorted({each.toolkit for each in wanted if each.toolkit is not None})
    platform, python = args.platform or host.platform, args.python or host.python.minor
    wheels = wheels_for(read_sources(context.root), platform, python, toolkits)
    house = Wheelhouse(cache_folder(context.env))
    rows = _wheel_rows(wheels, house)
    if not args.dry_run:
        fetch(
            *(wheels, house, context.runner, context.report),
            targets=args.targets,
            platform=platform,
            python=python,
        )
    document = {"dry_run": args.dry_run, "cache": str(house.folder), "downloads": rows}
    words = {"cached": "cached", "fetch": "fetch" if args.dry_run else "fetched"}
    lines = [f"{words[row['state']]:8} {row['file']}" for row in rows]
    lines.append(f"cache: {house.folder}")
    context.report.answer("channel-toolchain-download", document, lines)
    return ExitCode.OK


def _wheel_rows(wheels: Sequence[Wheel], house: Wheelhouse) -> list[dict[str, Any]]:
    return [
        {
            "file": wheel.file,
            "sha256": wheel.sha256,
            "bytes": wheel.size,
            "state": "cached" if house.has(wheel) else "fetch",
        }
        for wheel in wheels
    ]


def _assemble(
    args: argparse.Namespace, context: Context, host: Host, wanted: Sequence[Wanted]
) -> int:
    from nybforge.places import cache_folder
    from nybforge.toolchain.ensure import channel_folder, ensure_toolchain, missing_packages
    from nybforge.toolchain.plan import plan_toolchain
    from nybforge.toolchain.wheelhouse import Wheelhouse

    plan = plan_toolchain(context.root, host, wanted, complete=True)
    channel = channel_folder(context.build)
    missing = {package.file for package in missing_packages(plan, channel)}
    house = Wheelhouse(cache_folder(context.env))
    needed = [wheel for each in plan.packages if each.file in missing for wheel in each.wheels]
    downloads = _wheel_rows(list(dict.fromkeys(needed)), house)
    if not args.dry_run:
        ensure_toolchain(
            plan,
            build=context.build,
            env=context.env,
            runner=context.runner,
            report=context.report,
        )
    document = {
        "dry_run": args.dry_run,
        "channel": channel.absolute().as_uri(),
        "compilers": dict(plan.reasons),
        "overrides": {name: dict(values) for name, values in plan.overrides.items()},
        "packages": _package_rows(plan, missing),
        "downloads": downloads,
    }
    context.report.answer("channel-toolchain", document, _lines(document))
    return ExitCode.OK


def _package_rows(plan: ToolchainPlan, missing: set[str]) -> list[dict[str, Any]]:
    return [
        {
            "name": package.name,
            "version": package.version,
            "build": package.build,
            "subdir": package.subdir,
            "external": package.external,
            "state": "made" if package.file in missing else "present",
        }
        for package in plan.packages
    ]


def _lines(document: dict[str, Any]) -> list[str]:
    from nybforge.report import table
    from nybforge.toolchain.fetch import amount

    todo = "to make" if document["dry_run"] else "made"
    rows = [
        [
            todo if row["state"] == "made" else "present",
            f"{row['name']} {row['version']}",
            "this machine's" if row["external"] else "",
        ]
        for row in document["packages"]
    ]
    sizes = [row["bytes"] for row in document["downloads"] if row["state"] == "fetch"]
    lines = table(rows)
    lines += [f"{target}: {reason}" for target, reason in document["compilers"].items()]
    if document["dry_run"]:
        lines.append(f"to download: {amount(sizes, sum(each or 0 for each in sizes))}")
    return [*lines, f"channel: {document['channel']}"]
