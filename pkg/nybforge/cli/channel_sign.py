"""Sign the attestations of a channel's packages."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("channel", nargs="?", metavar="DIR", help="channel (default: --output)")
    parser.add_argument(
        "--key", metavar="FILE", required=True, help="key that nybforge channel key made"
    )
    parser.epilog = (
        "examples:\n  nybforge channel sign --key ~/.nybforge-key\n"
        "  nybforge channel sign /srv/channel --key lab.key"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Sign each package that the key has not signed."""
    from nybforge.attestation.check import sign
    from nybforge.attestation.keys import read_key
    from nybforge.channel import Channel
    from nybforge.errors import NothingSelected, NybforgeError, raise_all

    channel = Channel(context.cwd / args.channel if args.channel else context.output)
    key = read_key(context.cwd / args.key)
    signed: list[str] = []
    kept: list[str] = []
    errors: list[NybforgeError] = []
    with channel.lock(context.report.note):
        packages = [each for subdir in channel.subdirs() for each in channel.files(subdir)]
        if not packages:
            raise NothingSelected(
                "there is no package to sign", where=channel.path, hint="nybforge build"
            )
        for package in packages:
            file = f"{package.parent.name}/{package.name}"
            try:
                (signed if sign(package, key) else kept).append(file)
            except NybforgeError as error:
                errors.append(error)
    raise_all(errors)
    lines = [f"signed    {each}" for each in signed]
    lines.append(f"{len(signed)} signed, {len(kept)} already signed, with key {key.keyid[:16]}…")
    document = {"channel": channel.url, "keyid": key.keyid, "signed": signed, "kept": kept}
    context.report.answer("channel-sign", document, lines)
    return ExitCode.OK
