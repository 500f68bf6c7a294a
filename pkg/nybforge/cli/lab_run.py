"""Run a command inside a lab, with the lab's variables set, without conda."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from nybble.compat.children import find_program

if TYPE_CHECKING:
    from nybforge.context import Context


def configure_parser(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "name",
        metavar="NAME",
        help="name of the lab, or the path of its folder, which must contain a /",
    )
    parser.add_argument(
        "command", metavar="-- CMD", nargs=argparse.REMAINDER, help="the command and its arguments"
    )
    parser.epilog = (
        "examples:\n  nybforge lab run bnb122lab -- python -m build --wheel\n"
        "  nybforge lab run build/envs/bnb122lab -- nvcc --version"
    )


def execute(args: argparse.Namespace, context: Context) -> int:
    """Activate the environment and run the command; return its exit code."""
    from nybforge.environments.activation import entry, find_prefix, installed
    from nybforge.errors import HostLacksTool, UsageError
    from nybforge.run import quoted

    command = args.command[1:] if args.command[:1] == ["--"] else args.command
    if not command:
        raise UsageError(
            "no command to run",
            hint=f"nybforge lab run {quoted([args.name])} -- nvcc --version",
        )
    if command[0].startswith("-"):
        raise UsageError(
            f"expected a command, found an option: {command[0]}",
            why="options of lab run must precede NAME; all words after NAME belong to the command",
            hint="nybforge lab run --help",
        )
    prefix = find_prefix(args.name, context)
    packages = installed(prefix)
    whole = not {"nybble-lab", "jetpack-cuda"}.isdisjoint(packages)
    extra = [] if whole else [_own_script(context, prefix, packages)]
    found = context.runner.capture(["bash", "--version"])
    way = entry(
        prefix,
        command,
        env=context.env,
        extra=extra,
        shell="sh" if found.returncode is None else "bash",
    )
    code = context.runner.interactive(way.argv, env=way.env)
    # 127 means not found in a shell, but an existing command may also exit with 127
    if code == 127 and find_program(command[0], way.env) is None:
        if "/" in command[0] and (context.cwd / command[0]).exists():
            raise HostLacksTool(
                f"{command[0]} cannot be run",
                where=context.cwd / command[0],
                hint="give the name of a program, or write the interpreter before the file: "
                "python FILE",
            )
        raise HostLacksTool(
            f"{command[0]} is neither in this lab nor on PATH",
            where=prefix / "bin",
            hint=f"to list what is missing: nybforge env verify {quoted([args.name])}",
        )
    return code


def _own_script(context: Context, prefix: Path, packages: dict[str, str]) -> Path:
    """Write the activation script of nybble-lab and return its path."""
    from nybforge.environments.activation import fill_script
    from nybforge.environments.labs import lab_in
    from nybforge.errors import LabError
    from nybforge.scratch import claim
    from nybforge.storage import storage_errors, write_atomically

    lab = lab_in(context.root, packages)
    if lab is None:
        raise LabError(
            "the environment is not a lab: expected the package nybble-lab, or cuda-nvcc in the "
            "version of a target",
            where=prefix,
            hint="create one with `nybforge env create -f envs/bnb122lab.yml`",
        )
    source = context.root / "recipe/nybble-lab/activate.sh"
    path = context.build / "labs" / f"{lab.name}-activate.sh"
    claim(context.build)
    # write atomically, because another run may be reading the script
    with storage_errors(path.parent):
        path.parent.mkdir(exist_ok=True)
        write_atomically(path, fill_script(source.read_text(encoding="utf-8"), lab).encode())
    return path
