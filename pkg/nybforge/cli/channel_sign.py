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
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--key", metavar="FILE", help="key that nybforge channel key made")
    how.add_argument(
        "--sigstore",
        action="store_true",
        help="sign with the identity of this CI workflow (needs a network and the package "
        "sigstore)",
    )
    parser.add_argument(
        "--trust-config",
        metavar="FILE",
        help="file with the services and keys of a private Sigstore (a client trust configuration)",
    )
    parser.epilog = (
        "examples:\n  nybforge channel sign --key ~/.nybforge-key\n"
        "  nybforge channel sign /srv/channel --key lab.key"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Sign each package that the key has not signed."""
    from functools import partial

    from nybforge.attestation.check import sign, signed_with
    from nybforge.attestation.keys import read_key
    from nybforge.attestation.sigstored import add_bundles
    from nybforge.channel import Channel
    from nybforge.errors import NothingSelected, NybforgeError, UsageError, raise_all

    channel = Channel(context.cwd / args.channel if args.channel else context.output)
    key = read_key(context.cwd / args.key) if args.key else None
    if args.trust_config and key is not None:
        raise UsageError("--trust-config needs --sigstore")
    trust = context.cwd / args.trust_config if args.trust_config else None
    how = partial(add_bundles, trust=trust) if key is None else signed_with(key)
    signed: list[str] = []
    kept: list[str] = []
    errors: list[NybforgeError] = []
    if not any(channel.files(subdir) for subdir in channel.subdirs()):
        raise NothingSelected(
            "the channel has no packages to sign",
            where=channel.path,
            hint=context.build_hint(channel.path),
        )
    with channel.lock(context.report.note):
        for package in [each for subdir in channel.subdirs() for each in channel.files(subdir)]:
            file = f"{package.parent.name}/{package.name}"
            try:
                (signed if sign(package, how) else kept).append(file)
            except NybforgeError as error:
                errors.append(error)
    raise_all(errors)
    lines = [f"signed    {each}" for each in signed]
    who = "Sigstore" if key is None else f"key {key.keyid[:16]}…"
    lines.append(f"{len(signed)} signed, {len(kept)} already signed, with {who}")
    keyid = None if key is None else key.keyid
    document = {"channel": channel.url, "keyid": keyid, "signed": signed, "kept": kept}
    context.report.answer("channel-sign", document, lines)
    return ExitCode.OK
