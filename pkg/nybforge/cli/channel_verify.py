"""Compare a channel's packages with its index and their attestations."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode
from nybforge.report import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nybforge.attestation.check import Check
    from nybforge.channel import Channel, Repair
    from nybforge.context import Context
    from nybforge.differences import Disagreement

UNSIGNED = (
    "do not install packages that are not signed as expected; if they are yours, build them "
    "again or sign them (nybforge channel sign --key FILE)"
)


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("channel", nargs="?", metavar="DIR", help="channel (default: --output)")
    parser.add_argument(
        "--repair",
        action="store_true",
        help="rewrite the index and remove changed packages, which the next build makes again",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="read every byte, even of files that have not changed since the last check",
    )
    parser.add_argument(
        "--key",
        metavar="CERTIFICATE",
        help="also check that this key signed the provenance of every package",
    )
    parser.add_argument(
        "--sigstore",
        nargs=2,
        metavar=("IDENTITY", "ISSUER"),
        help="also check that this identity signed every package with Sigstore; IDENTITY is "
        "e.g. a workflow's URL, ISSUER is the URL of the CI's OIDC service",
    )
    parser.add_argument(
        "--trust-config",
        metavar="FILE",
        help="with --sigstore: file with the keys of a private Sigstore (a client trust "
        "configuration), with which the check needs no network",
    )
    parser.epilog = (
        "examples:\n  nybforge channel verify\n"
        "  nybforge channel verify --all --key lab.key.crt\n"
        "  nybforge channel verify /srv/mirror/conda-forge --repair"
    )


def _channels_inside(folder: Path) -> str:
    """Return the commands that verify the channels in the folder, or "" if there are none.

    The channels of a mirror are in its subfolders, at most as deep as nvidia/label/cuda-12.2.2.
    """
    import glob

    from nybforge.run import quoted

    depths = ("*/*", "*/*/*", "*/*/*/*")
    found = {p for each in depths for p in glob.glob(f"{each}/repodata.json", root_dir=folder)}
    channels = sorted({folder / Path(each).parent.parent for each in found})
    commands = "; ".join(quoted(["nybforge", "channel", "verify", each]) for each in channels)
    return commands and f"its channels: {commands}"


def _channel(args: argparse.Namespace, context: Context) -> Channel:
    """Return the channel. Raise an error if the folder is not a channel, because --repair would
    turn it into one."""
    from nybforge.channel import Channel
    from nybforge.errors import NothingSelected

    channel = Channel(context.cwd / args.channel if args.channel else context.output)
    if channel.is_one():
        return channel
    raise NothingSelected(
        "the folder contains no channel",
        where=channel.path,
        why="the folder contains neither packages nor an index"
        if channel.path.is_dir()
        else "no such folder",
        hint=_channels_inside(channel.path) or context.build_hint(channel.path),
    )


def _check(args: argparse.Namespace, context: Context) -> Check:
    from nybforge.attestation.check import Check
    from nybforge.attestation.keys import read_signer
    from nybforge.attestation.sigstored import Identity
    from nybforge.errors import UsageError

    if args.trust_config and not args.sigstore:
        raise UsageError("--trust-config needs --sigstore", hint="--sigstore IDENTITY ISSUER")
    trust = context.cwd / args.trust_config if args.trust_config else None
    identity = None
    if args.sigstore:
        name, issuer = args.sigstore
        identity = Identity(name, issuer, trust)
    return Check(
        signer=read_signer(context.cwd / args.key) if args.key else None,
        identity=identity,
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print every difference; exit code 5 if there is one."""
    from nybforge.verified import verified_of

    channel, check = _channel(args, context), _check(args, context)
    verified = verified_of(channel.url, context.env, everything=args.all)
    wrong = channel.disagreements(verified=verified, check=check)
    verified.write()
    repairs: tuple[Repair, ...] = ()
    if args.repair and wrong:
        with channel.lock(context.report.note):
            # check again under the lock, because a build may have changed the channel meanwhile
            wrong = channel.disagreements(verified=verified, check=check)
            repairs = channel.repair(wrong)
    # repair cannot sign packages
    left = [each for each in wrong if each.kind == "unattested" or not args.repair]
    lines = [f"{each.done:10} {each.file}: {each.what}" for each in repairs]
    lines += [f"{each.kind:10} {each.file}: {each.what}" for each in left]
    count = sum(len(channel.files(subdir)) for subdir in channel.subdirs())
    if not wrong:
        signed = f"; all are signed with {args.key}" if args.key else ""
        lines.append(
            f"{counted(count, 'package')} checked, no difference from the index{signed}: "
            f"{channel.url}"
        )
    document = {
        "channel": channel.url,
        "packages": count,
        "repaired": bool(repairs),
        "problems": [{"file": w.file, "problem": w.kind, "what": w.what} for w in wrong],
        "repairs": [{"file": r.file, "done": r.done, "what": r.what} for r in repairs],
    }
    context.report.answer("channel-verify", document, lines)
    _hint(channel, left, repairs, context)
    return ExitCode.BUILD_FAILED if left else ExitCode.OK


def _hint(
    channel: Channel,
    left: Sequence[Disagreement],
    repairs: Sequence[Repair],
    context: Context,
) -> None:
    from nybforge.run import quoted

    if any(each.done == "removed" for each in repairs):
        context.report.note(
            "hint: to restore removed packages, run nybforge build or channel mirror"
        )
    if any(each.kind != "unattested" for each in left):
        place = quoted([channel.path])
        context.report.note(f"hint: nybforge channel verify {place} --repair")
    elif left:
        context.report.note("hint: " + UNSIGNED)
