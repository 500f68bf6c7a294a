"""Show the size of GPU code per image, target and package, and how much each architecture adds."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.errors import ExitCode, NothingSelected, UsageError
from nybforge.places import build_command
from nybforge.storage import write_answer

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "words",
        metavar="WHAT",
        nargs="*",
        help="targets, packages, channels or folders with kernel sets (default: all targets of the "
        "output channel)",
    )
    parser.add_argument("--images", action="store_true", help="list every image")
    parser.add_argument("--plot", metavar="FILE.svg", help="also write a picture")
    parser.epilog = "examples:\n  nybforge size --plot sizes.svg\n  nybforge size cuda122 --images"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Read the sizes and show them."""
    from nybforge import sizes

    if args.plot and not args.plot.endswith(".svg"):  # checked first: the next build takes minutes
        raise UsageError(
            "--plot writes SVG pictures only",
            where=context.cwd / args.plot,
            hint=f"--plot {Path(args.plot).stem}.svg",
        )
    targets, paths = _asked(args.words, context)
    found = sizes.find(path for path in paths if path.exists())
    found = tuple(one for one in found if not targets or one.target in targets)
    if not found:
        what = "no kernel set was found"
        raise NothingSelected(
            f"{what} for {' '.join(targets)}" if targets else what,
            where=paths[0],
            why=None if paths[0].exists() else "the folder does not exist yet: nothing was built",
            hint=build_command(context.output, *(targets or ["cuda122"]))
            + ", then run this command again",
        )
    if args.plot:
        path = context.cwd / args.plot
        write_answer(path, sizes.svg(found))
        context.report.note(f"wrote {path}")
    data = {"targets": [one.to_json() for one in found]}
    context.report.answer("size", data, sizes.lines(found, args.images))
    return int(ExitCode.OK)


def _asked(words: Sequence[str], context: Context) -> tuple[tuple[str, ...], list[Path]]:
    """Return the selected targets and the places to read; a word that is an existing path is a
    place."""
    from nybforge.variants import load_targets, select

    paths = [context.cwd / word for word in words if (context.cwd / word).exists()]
    names = [word for word in words if not (context.cwd / word).exists()]
    unknown = next((name for name in names if "/" in name or "." in name), None)
    if unknown is not None:
        raise UsageError(
            "no such file or folder", where=context.cwd / unknown, hint="nybforge size"
        )
    targets = select(load_targets(context.root), names) if names else ()
    return tuple(one.target for one in targets), paths or [context.output]
