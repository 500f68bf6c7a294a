"""Show bytes of GPU code per image, target and package, and what each architecture costs."""

from __future__ import annotations

import argparse
from pathlib import Path

from nybforge.context import Context
from nybforge.errors import ExitCode, NothingSelected, UsageError
from nybforge.storage import write_answer


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the verb's options."""
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        help="packages, channels or folders with kernel sets (default: the output channel)",
    )
    parser.add_argument("--target", metavar="TARGET", help="only this target")
    parser.add_argument("--images", action="store_true", help="list every image")
    parser.add_argument("--plot", metavar="FILE.svg", help="write a picture as well")
    parser.epilog = "examples:\n  nybforge size --plot sizes.svg\n  nybforge size output --images"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Read the sizes and show them."""
    from nybforge import sizes
    from nybforge.variants import load_targets, select

    paths = [context.cwd / path for path in args.paths] or [context.output]
    missing = [path for path in paths if not path.exists()]
    if missing:
        raise UsageError("there is nothing there", where=missing[0], hint="nybforge build cuda122")
    if args.target:
        select(load_targets(context.root), [args.target])
    found = sizes.find(paths)
    if args.target:
        found = tuple(one for one in found if one.target == args.target)
    if not found:
        raise NothingSelected(
            "no kernel set found",
            where=paths[0],
            hint=f"nybforge build {args.target or 'cuda122'}, then nybforge size",
        )
    if args.plot:
        _write(context, context.cwd / args.plot, sizes.svg(found))
    data = {"targets": [one.to_json() for one in found]}
    context.report.answer("size", data, sizes.lines(found, args.images))
    return int(ExitCode.OK)


def _write(context: Context, path: Path, text: str) -> None:
    if path.suffix != ".svg":
        raise UsageError("the picture is SVG", where=path, hint=f"--plot {path.stem}.svg")
    write_answer(path, text)
    context.report.note(f"wrote {path}")
