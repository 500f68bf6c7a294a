"""Options that several verbs share. Each option is added by its own function."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nybforge.choices import EXECUTORS, TOOLCHAINS
from nybforge.errors import UsageError
from nybforge.packages import EXTRAS

if TYPE_CHECKING:
    from nybforge.context import Context
    from nybforge.executor import Executor
    from nybforge.prepare import Prepared
    from nybforge.slurm.options import SlurmOptions


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """Return the type of an option that takes a whole number in these bounds."""
    bounds = f"from {low} up" if high is None else f"from {low} to {high}"

    def number(text: str) -> int:
        if text.isascii() and text.isdecimal() and low <= int(text) <= (high or int(text)):
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a number {bounds}")

    return number


DEFAULT_TARGETS = "all that are built by default"


def add_targets(parser: argparse.ArgumentParser, default: str = "all") -> None:
    """Add the argument for the targets that a verb works on; `default` describes the targets if
    none is named."""
    action = parser.add_argument(
        "targets", nargs="*", metavar="TARGET", help=f"targets (default: {default})"
    )
    action.completer = target_names  # type: ignore[attr-defined] # argcomplete reads it


def target_names(**_asked: object) -> list[str]:
    """Return the names of the targets, for a shell's completion."""
    from nybforge.places import find_root

    root = find_root(Path.cwd(), os.environ)
    return sorted(path.stem for path in (root / "recipe/variants").glob("*.yaml"))


def add_toolchain(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose compilers and tools."""
    group = parser.add_argument_group("toolchain")
    group.add_argument(
        "--toolchain",
        choices=TOOLCHAINS,
        help="where compilers and tools come from: embedded (this machine and wheels; the default) "
        "or conda-forge",
    )
    group.add_argument(
        "--platform",
        choices=("linux-64", "linux-aarch64"),
        help="also cross-compile the library for this platform (default: only for this machine)",
    )
    parser.add_argument(
        "--package",
        action="append",
        default=[],
        choices=EXTRAS,
        help="also build this optional package; may be repeated",
    )
    parser.add_argument(
        "--device",
        "--devices",
        action="append",
        default=[],
        metavar="NAME",
        help="build kernels only for these devices, without PTX: auto (this machine's GPUs), "
        "sm_86, h100, jetson-orin; separate several by commas",
    )
    parser.add_argument(
        "--force", action="store_true", help="also rebuild packages that are up to date"
    )


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose where jobs run."""
    group = parser.add_argument_group("executor")
    group.add_argument(
        "--executor",
        choices=EXECUTORS,
        default=EXECUTORS[0],
        help="where jobs run: local (this machine; the default) or slurm (needs submitit)",
    )
    group.add_argument(
        "--partition",
        metavar="NAME",
        help="Slurm partition (default: slurm.partition in nybforge.toml, or the default of the "
        "cluster)",
    )


def on_slurm(args: argparse.Namespace) -> bool:
    """Return whether jobs run on Slurm. Raise UsageError if a partition is named, but jobs do not
    run on Slurm."""
    slurm: bool = args.executor == "slurm"
    if args.partition is not None and not slurm:
        raise UsageError(
            "--partition needs --executor slurm",
            hint=f"--executor slurm --partition {args.partition}",
        )
    return slurm


def slurm_options_of(args: argparse.Namespace, context: Context) -> SlurmOptions:
    """Return the options of Slurm jobs."""
    from nybforge.slurm.options import slurm_options

    return slurm_options(dict(context.settings.slurm), args.partition)


def executor_of(args: argparse.Namespace, context: Context) -> Executor:
    """Return the executor that builds the steps of a plan."""
    from nybforge.executor import Local, Slurm

    if on_slurm(args):
        return Slurm(options=slurm_options_of(args, context), toolchain=args.toolchain)
    return Local(jobs=args.jobs)


def prepared(args: argparse.Namespace, context: Context) -> Prepared:
    """Return the plan for the targets and the toolchain."""
    from nybforge.prepare import prepare

    return prepare(
        context,
        args.targets,
        toolchain=args.toolchain,
        force=args.force,
        platform=args.platform,
        extras=args.package,
        devices=args.device,
    )


def add_file(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the argument for the environment file that a verb reads."""
    parser.add_argument("-f", "--file", metavar="FILE", help=what)


def without_file(words: Sequence[str], args: argparse.Namespace) -> list[str]:
    """Return the arguments that are not environment files; make an environment file the value of
    --file. The names of packages and targets do not end in .yml."""
    files = [word for word in words if word.endswith((".yml", ".yaml"))]
    args.file = one_file([*([args.file] if args.file else []), *files])
    return [word for word in words if word not in files]


def one_file(files: Sequence[str]) -> str | None:
    """Return the file, or None without one; raise UsageError for several environment files."""
    if len(files) > 1:
        raise UsageError(
            f"several environment files: {', '.join(files)}", hint="run the command once per file"
        )
    return files[0] if files else None


def add_channels(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the options for the channels to solve with, and for the alias of channel names."""
    parser.add_argument(
        "-c",
        "--channel",
        action="append",
        default=[],
        metavar="CHANNEL",
        help=f"{what}; may be repeated",
    )
    add_alias(parser)


def add_alias(parser: argparse.ArgumentParser) -> None:
    """Add the option for the channel alias, which is the base URL of channel names."""
    parser.add_argument(
        "--channel-alias",
        metavar="URL",
        help="base URL to which the names of channels are appended (default: "
        "NYBFORGE_CHANNEL_ALIAS, or conda's own alias)",
    )


def alias_of(args: argparse.Namespace, context: Context) -> str:
    """Return the base URL of channel names."""
    from nybforge.environments.specs import DEFAULT_ALIAS

    given = args.channel_alias or context.env.get("NYBFORGE_CHANNEL_ALIAS")
    return str(given or DEFAULT_ALIAS)


def add_virtual(parser: argparse.ArgumentParser, default: str) -> None:
    """Add the option for the virtual packages of the machines that a verb solves for."""
    parser.add_argument(
        "--virtual",
        action="append",
        default=[],
        metavar="NAME=VERSION",
        help=f"virtual package of the machine to solve for, e.g. __cuda=12.2 (default: {default})",
    )
