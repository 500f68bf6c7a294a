"""Make a key that signs packages, and the certificate that verifies its signatures."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.cli.options import whole

if TYPE_CHECKING:
    from nybforge.context import Context

MOST_NAME = 64  # limit of X.509 for a common name


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="file to write the private key to, which only you can read; the public certificate is "
        "written to FILE.crt",
    )
    parser.add_argument(
        "--name", type=_name, default="nybforge", help="name in the certificate (default: nybforge)"
    )
    parser.add_argument(
        "--days",
        type=whole(1, 36500),
        default=365,
        metavar="N",
        help="days until the certificate expires (default: 365)",
    )
    parser.epilog = (
        "examples:\n  nybforge channel key ~/.nybforge-key\n"
        "  nybforge channel key lab.key --name 'our lab' --days 90"
    )


def _name(text: str) -> str:
    if len(text) <= MOST_NAME and text.isprintable():
        return text
    raise argparse.ArgumentTypeError(
        f"{text!r} is not a valid name: at most {MOST_NAME} printable characters are allowed"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Write both files and print the key's id, not the key."""
    from nybforge.attestation.keys import certificate_path, make_key

    path = context.cwd / args.file
    keyid = make_key(path, args.name, args.days)
    certificate = certificate_path(path)
    context.report.answer(
        "channel-key",
        {"key": str(path), "certificate": str(certificate), "keyid": keyid, "days": args.days},
        [
            f"{path}  the key: keep it secret",
            f"{certificate}  the certificate: give it to the users of the packages",
            f"keyid {keyid}",
        ],
    )
    return 0
