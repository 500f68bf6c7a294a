"""Copy a channel's new packages to a folder, an object store or a server."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.channel import Channel
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "destination",
        metavar="DEST",
        help="a folder; an object store, s3://BUCKET/PREFIX (with the credentials in AWS_* "
        "variables); or a server, quetz+URL/CHANNEL, prefix+URL/CHANNEL or "
        "anaconda+URL/OWNER (with the token in QUETZ_API_KEY, PREFIX_API_KEY or "
        "ANACONDA_API_KEY)",
    )
    parser.add_argument(
        "--key", metavar="CERTIFICATE", help="publish only if this key signed every package"
    )
    parser.epilog = (
        "examples:\n  nybforge channel publish /srv/channel\n"
        "  nybforge channel publish s3://our-bucket/channel --key lab.key.crt"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Check the channel, copy its packages, then replace the indexes."""
    from nybforge.channel import Channel
    from nybforge.errors import NothingSelected, UsageError
    from nybforge.publishing.publish import publish
    from nybforge.publishing.server import open_server
    from nybforge.publishing.store import Folder, open_store
    from nybforge.sharing import unchanged

    channel = Channel(context.output)
    if not any(channel.lines(subdir) for subdir in channel.subdirs()):
        raise NothingSelected(
            "the channel has no packages",
            where=channel.path,
            hint=context.build_hint(channel.path),
        )
    server = open_server(args.destination, context.env)
    store = None if server else open_store(args.destination, context.cwd, context.env)
    if isinstance(store, Folder) and store.path.resolve() == channel.path.resolve():
        raise UsageError(
            "a channel cannot be published into itself",
            where=channel.path,
            hint="name the channel to publish with --output, or another destination",
        )
    with unchanged(channel, context):
        _check(channel, args, context)
        if server is not None:
            done = server.publish(channel)
        else:
            assert store is not None
            done = publish(channel, store, context.report.note)
    lines = [f"copied    {each}" for each in done.copied]
    lines.append(f"{len(done.copied)} copied, {len(done.kept)} already published")
    if done.snapshot:
        lines.append(f"the previous index is kept as {done.snapshot}")
    document = {
        "destination": args.destination,
        "copied": done.copied,
        "kept": done.kept,
        "snapshot": done.snapshot,
    }
    context.report.answer("channel-publish", document, lines)
    return ExitCode.OK


def _check(channel: Channel, args: argparse.Namespace, context: Context) -> None:
    """Raise an error unless the packages match the index and, if a certificate is named, are
    signed."""
    from nybforge.attestation.check import Check
    from nybforge.attestation.keys import read_signer
    from nybforge.errors import AttestationError, ChannelError
    from nybforge.run import quoted
    from nybforge.verified import verified_of

    check = Check(signer=read_signer(context.cwd / args.key) if args.key else None)
    verified = verified_of(channel.url, context.env)
    wrong = channel.disagreements(verified=verified, check=check)
    verified.write()
    if not wrong:
        return
    kind = AttestationError if all(e.kind == "unattested" for e in wrong) else ChannelError
    key = ["--key", args.key] if args.key else []
    words = ["nybforge", "channel", "verify", channel.path, *key]
    raise kind(
        f"the channel was not published: {counted(len(wrong), 'package')} failed the check",
        where=channel.path,
        detail=[f"{each.file}: {each.what}" for each in wrong[:10]],
        hint=quoted(words),
    )
