"""Copy all packages of a lock or an environment file into a channel with an index."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.cli.options import add_alias, add_virtual, alias_of
from nybforge.errors import UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.environments.lock import Lock


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--lock",
        action="append",
        default=[],
        metavar="FILE",
        help="lock whose packages are copied; may be repeated",
    )
    parser.add_argument(
        "-f",
        "--file",
        action="append",
        default=[],
        metavar="FILE",
        help="environment file that is solved, and whose packages are copied; may be repeated",
    )
    parser.add_argument(
        "--platform",
        action="append",
        metavar="NAME",
        help="platform of the packages; may be repeated (default: linux-64)",
    )
    add_virtual(parser, "__glibc=2.28, no __cuda")
    add_alias(parser)
    parser.add_argument(
        "-o", dest="folder", metavar="DIR", required=True, help="folder to write the mirror to"
    )
    parser.epilog = (
        "examples:\n"
        "  nybforge channel mirror --lock envs/locks/bnb122lab-forge.linux-64.txt -o /srv/mirror\n"
        "  nybforge env lock -f envs/bnb122lab-forge.yml --channel-alias file:///srv/mirror --check"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Fetch every package, verify its hash, then write the mirror."""
    from nybforge.environments.mirror import mirror, mirror_path
    from nybforge.environments.packing import fetch_packages
    from nybforge.scratch import claim

    if not args.lock and not args.file:
        raise UsageError(
            "nothing to mirror: --lock or --file is required", hint="nybforge channel mirror --help"
        )
    locks = _locks(args, context)
    packages = tuple({each.url: each for lock in locks for each in lock.packages}.values())
    waiting = context.report.note
    folder = context.cwd / args.folder
    for package in packages:  # checked before anything is fetched
        mirror_path(folder, package)
    with context.report.step(f"get {counted(len(packages), 'package')}"):
        claim(context.build)
        paths = fetch_packages(packages, context.build / "downloads/packages", waiting)
    done = mirror(locks, paths, folder, waiting)
    context.report.answer(
        "channel-mirror",
        {
            "folder": str(folder),
            "channels": list(done.channels),
            "copied": done.copied,
            "kept": done.kept,
        },
        [
            *(f"{folder / each}" for each in done.channels),
            f"{done.copied} copied, {done.kept} already present",
        ],
    )
    return 0


def _locks(args: argparse.Namespace, context: Context) -> list[Lock]:
    from nybforge.cli.env_lock import solved
    from nybforge.environments.lockfiles import read_locks
    from nybforge.environments.specs import read_environment

    alias = alias_of(args, context)
    locks = []
    for path in args.lock:
        for lock in read_locks(context.cwd / path, args.platform or [], alias):
            if lock.pip:
                context.report.note(f"{path}: pip packages not mirrored: {', '.join(lock.of_pip)}")
            locks.append(lock)
    for path in args.file:
        file = read_environment(context.cwd / path)
        for platform in args.platform or ["linux-64"]:
            locks.append(solved(file, platform, file.channels, args, context))
    return locks
