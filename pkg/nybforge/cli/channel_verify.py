"""Compare a channel's packages with its index and their attestations."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode

if TYPE_CHECKING:
    from nybforge.channel import Repair
    from nybforge.context import Context

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
        help="rewrite the index and remove changed packages; the next build rebuilds them",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="read every byte, also of files that did not change since the last check",
    )
    parser.add_argument(
        "--key",
        metavar="CERTIFICATE",
        help="also check that this key signed the provenance of every package",
    )
    parser.epilog = (
        "examples:\n  nybforge channel verify\n"
        "  nybforge channel verify --all --key lab.key.crt\n"
        "  nybforge channel verify /srv/mirror/conda-forge --repair"
    )


def _where_else(folder: Path, *, given: bool) -> str:
    """Return the hint for a folder that is not a channel.

    The channels of a mirror are in its subfolders, at most as deep as nvidia/label/cuda-12.2.2.
    """
    from nybforge.run import quoted

    depths = ("*/*", "*/*/*", "*/*/*/*")
    found = sorted({p.parent.parent for d in depths for p in folder.glob(f"{d}/repodata.json")})
    if found:
        return "its channels: " + "; ".join(
            quoted(["nybforge", "channel", "verify", each]) for each in found
        )
    return "create one with nybforge channel mirror" if given else "nybforge build"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Print every difference; exit code 5 if there is one."""
    from nybforge.attestation.check import Check
    from nybforge.attestation.keys import read_signer
    from nybforge.channel import Channel
    from nybforge.run import quoted
    from nybforge.verified import verified_of

    channel = Channel(context.cwd / args.channel if args.channel else context.output)
    if not channel.is_one():  # --repair would turn any folder into a channel
        from nybforge.errors import NothingSelected

        raise NothingSelected(
            "there is no channel",
            where=channel.path,
            why="the folder has neither packages nor an index" if channel.path.is_dir() else None,
            hint=_where_else(channel.path, given=bool(args.channel)),
        )
    check = Check(signer=read_signer(context.cwd / args.key) if args.key else None)
    verified = verified_of(channel.url, context.env, everything=args.all)
    wrong = channel.disagreements(verified=verified, check=check)
    verified.write()
    repairs: tuple[Repair, ...] = ()
    if args.repair and wrong:
        with channel.lock(context.report.note):
            # a build may be changing it
            wrong = channel.disagreements(verified=verified, check=check)
            repairs = channel.repair(wrong)
    if args.repair:
        lines = [f"{each.done:10} {each.file}: {each.what}" for each in repairs]
    else:
        lines = [f"{each.kind:10} {each.file}: {each.what}" for each in wrong]
    count = sum(len(channel.files(subdir)) for subdir in channel.subdirs())
    document = {
        "channel": channel.url,
        "packages": count,
        "repaired": bool(repairs),
        "problems": [{"file": w.file, "problem": w.kind, "what": w.what} for w in wrong],
        "repairs": [{"file": r.file, "done": r.done, "what": r.what} for r in repairs],
    }
    if not wrong:
        signed = f"; all are signed with {args.key}" if args.key else ""
        lines.append(f"{count} packages, all match the index{signed}: {channel.url}")
    context.report.answer("channel-verify", document, lines)
    if any(each.done == "removed" for each in repairs):
        context.report.note(
            "hint: to restore removed packages, run nybforge build or channel mirror"
        )
    if wrong and not args.repair:
        place = quoted([channel.path])
        if any(each.kind != "unattested" for each in wrong):
            context.report.note(f"hint: nybforge channel verify {place} --repair")
        else:
            context.report.note("hint: " + UNSIGNED)
        return ExitCode.BUILD_FAILED
    return ExitCode.OK
