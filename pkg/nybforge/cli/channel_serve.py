"""Serve a channel over HTTP on this machine's loopback address."""

from __future__ import annotations

import argparse
import threading
from typing import TYPE_CHECKING

from nybforge.cli.options import whole

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("folder", nargs="?", metavar="DIR", help="channel (default: --output)")
    parser.add_argument(
        "--port",
        type=whole(0, 65535),
        default=0,
        metavar="N",
        help="port on 127.0.0.1 (default: any free port)",
    )
    parser.add_argument(
        "--seconds",
        type=_duration,
        metavar="S",
        help="stop after S seconds (default: run until Ctrl-C)",
    )
    parser.epilog = (
        "examples:\n  nybforge channel serve --port 8137\n"
        "  nybforge channel serve /srv/mirror --seconds 60 --json"
    )


def _duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if 0 <= seconds <= threading.TIMEOUT_MAX:
        return seconds
    raise argparse.ArgumentTypeError(f"{text!r} is not a valid number of seconds")


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print the address, then serve."""
    from glob import glob

    from nybforge.environments.serve import Server
    from nybforge.errors import BusyError, NothingSelected

    folder = context.cwd / args.folder if args.folder else context.output
    # a channel, or a folder of channels
    if not any(glob(f"{depth}/repodata.json", root_dir=folder) for depth in ("*", "*/*")):
        raise NothingSelected(
            "the folder contains no channel",
            where=folder,
            why=None if folder.is_dir() else "no such folder",
            hint=context.build_hint(folder),
        )
    server = Server(root=folder, port=args.port, log=context.report.child)
    try:
        server.__enter__()
    except OSError as error:
        raise BusyError(
            f"port {args.port} cannot be used: {error.strerror}",
            hint="omit --port to use any free port",
        ) from None
    try:
        context.report.answer(
            "channel-serve", {"channel": server.url, "folder": str(folder)}, [server.url]
        )
        context.report.stdout.flush()
        threading.Event().wait(args.seconds)
    finally:
        server.__exit__()
    return 0
