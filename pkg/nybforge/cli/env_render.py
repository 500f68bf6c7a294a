"""Write envs/*.yml from the variant files, or check that these files are up to date."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from nybforge.errors import UsageError
from nybforge.report import counted

if TYPE_CHECKING:
    from nybforge.context import Context

# A name, a folder or a URL that YAML parses as a plain string.
CHANNEL = re.compile(r"(?:https?://[\w\[]|file:///|[\w./~])(?:(?!://)[\w./~%+@:=\[\]-])*(?<!:)")


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    one = parser.add_mutually_exclusive_group()
    one.add_argument(
        "--check", action="store_true", help="change nothing; fail if a file is out of date"
    )
    one.add_argument(
        "--toolkit-label",
        metavar="LABEL",
        help="write only the lab of this CUDA version, with packages from this label of "
        "NVIDIA's channel, e.g. cuda-12.9.2; use it if the pinned label no longer has a "
        "package",
    )
    parser.add_argument(
        "--channel",
        metavar="URL",
        help="take nybble and nybble-lab from this channel instead of this checkout's folders",
    )
    parser.add_argument(
        "-o", "--folder", metavar="DIR", help="folder to write to (default: envs in the checkout)"
    )
    parser.epilog = (
        "examples:\n  nybforge env render --check\n"
        "  nybforge env render --channel https://mirror.example/nybble -o site-envs\n"
        "  nybforge env render --toolkit-label cuda-12.9.2 -o my-envs"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Render all the files; write them or report how they differ."""
    from nybforge.environments.render import drift, foreign_files, render_all, write_all
    from nybforge.errors import DriftError, InputError

    if args.channel is not None:
        _check_channel(args.channel)
    folder = context.cwd / args.folder if args.folder else context.root / "envs"
    texts = render_all(context.root, args.channel, args.toolkit_label)
    if args.check:
        found = drift(folder, texts)
        if found:
            raise DriftError(
                f"{counted(len(found), 'environment file')} out of date",
                where=folder,
                detail=[f"{each.path.relative_to(folder)} {each.what}" for each in found],
                hint="nybforge env render",
            )
        changed = []
    else:
        # inside the checkout every file may be replaced
        theirs = foreign_files(folder, texts) if args.folder else []
        if theirs:
            raise InputError(
                "the folder already contains files of these names that nybforge did not write",
                where=folder,
                detail=[path.name for path in theirs],
                hint="nothing was written; choose another folder with -o",
            )
        changed = write_all(folder, texts)
    names = [str(path.relative_to(folder)) for path in changed]
    summary = f"{counted(len(texts), 'environment file')}, {len(names)} written"
    context.report.answer(
        "env-render",
        {"folder": str(folder), "files": sorted(texts), "written": names},
        [*(f"wrote {folder / name}" for name in names), summary],
    )
    return 0


def _check_channel(channel: str) -> None:
    """Raise UsageError unless the text is a channel that YAML parses as a string."""
    if CHANNEL.fullmatch(channel) is None:
        raise UsageError(
            f"{channel!r} is not a channel's address",
            hint="--channel expects a name (conda-forge), a folder (./channel), or a URL "
            "(https://, http://, file://); write spaces in a URL as %20",
        )
