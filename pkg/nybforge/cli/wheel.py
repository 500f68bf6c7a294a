"""Repack the packages of the named or the default targets as wheels for pip and uv."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from nybforge.cli.build import build_plan
from nybforge.cli.options import DEFAULT_TARGETS, add_executor, add_targets, add_toolchain
from nybforge.errors import ExitCode, InputError

if TYPE_CHECKING:
    from nybforge.context import Context

SHIM = "nybble-bitsandbytes"


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_targets(parser, DEFAULT_TARGETS)
    add_toolchain(parser)
    add_executor(parser)
    parser.add_argument(
        "-o", "--dist", metavar="DIR", default="dist", help="folder for the wheels (default: dist)"
    )
    parser.set_defaults(jobs=None)  # the value is taken from nybforge.toml
    parser.epilog = "examples:\n  nybforge wheel cuda122\n  nybforge wheel -o /srv/wheels"


def execute(args: argparse.Namespace, context: Context) -> int:
    """Build the missing packages, repack them as wheels, and print the wheels."""
    from nybforge.run import quoted
    from nybforge.wheels.make import make_wheels

    args.package = list(dict.fromkeys([*args.package, SHIM]))
    folder = context.cwd / os.path.expanduser(args.dist)
    if folder.exists() and not folder.is_dir():  # checked before a build that takes minutes
        raise InputError("not a folder", where=folder, hint="choose another with -o")
    plan, _ = build_plan(args, context)
    with context.report.step("repack as wheels"):
        made = make_wheels(plan, context, folder)
    wheels = [
        {
            "file": each.path.name,
            "name": each.wheel.name,
            "version": each.wheel.version,
            "tag": each.wheel.tag,
            "size": each.size,
            "sha256": each.sha256,
        }
        for each in made
    ]
    extras = [step.target for step in plan.steps if step.package == "nybble-kernels"]
    wanted = f"nybble[{extras[0]}]" if len(extras) == 1 else "nybble"
    command = quoted(["pip", "install", wanted, "--find-links", args.dist])
    lines = [*(str(each.path) for each in made), "", f"$ {command}"]
    report = {"folder": str(folder), "wheels": wheels}
    context.report.answer("wheel", report, lines)
    return ExitCode.OK
